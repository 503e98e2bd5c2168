import { numberCitations, numberOfIn, renumberMarkdown } from "@metatron/turn/number-citations";
import { toolCallsOf } from "@metatron/turn/turn";
import { escapeMarkdown } from "../../../lib/escape-markdown.ts";
import type { MessageRow } from "../../../local-db/rows.ts";
import { copyMarkdown, copyRich } from "../../../ui/markdown/copy-rich.ts";
import { toolSentence } from "../../tools/tool-sentence.ts";
import { type DescribeWords, describeSources } from "../export/describe-sources.ts";
import { sourcesMarkdown } from "../export/to-markdown.ts";
import { answerMarkdown } from "./answer-parts.ts";
import type { CopyFormat } from "./message-handlers.ts";

type Copied = Pick<MessageRow, "text" | "content" | "citations" | "urls" | "steps" | "state">;

/** Resolves to false where the browser refuses: no permission, or a page without focus. */
export async function copyAnswer(
  answer: Copied,
  { format, words }: { format: CopyFormat; words: DescribeWords },
): Promise<boolean> {
  const text = copiedMarkdown(answer, words);
  try {
    await (format === "rich" ? copyRich(text) : copyMarkdown(text));
    return true;
  } catch {
    return false;
  }
}

/**
 * The answer with the numbers that the screen shows, the person's additions as quotations, a line for each tool
 * call as in an export, and its sources.
 */
export function copiedMarkdown(answer: Copied, words: DescribeWords): string {
  const numbered = numberCitations(answer.text, answer.citations);
  const numberOf = numberOfIn(numbered);
  const links = answer.urls.map(({ url, title }) => `- [${asLabel(title || url)}](<${url}>)`);
  const isLive = answer.state === "streaming";
  const calls = toolCallsOf({ steps: answer.steps ?? [] }).map(
    (call) => `_${escapeMarkdown(toolSentence(words.t, call, { isLive }))}_`,
  );
  return [
    answerMarkdown(answer, (text) => renumberMarkdown(text, numberOf)),
    ...calls,
    ...sourcesMarkdown(describeSources(numbered, words), words.t("list.document.sources")),
    ...(links.length > 0 ? [`**${words.t("list.document.links")}**`, links.join("\n")] : []),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

const asLabel = (text: string) => text.replace(/[\\[\]]/g, "\\$&");
