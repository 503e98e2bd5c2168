import { toolCallsOf } from "@metatron/turn/turn";
import type { TFunction } from "i18next";
import { escapeMarkdown } from "../../../lib/escape-markdown.ts";
import type { MessageRow } from "../../../local-db/rows.ts";
import { copyMarkdown, copyRich } from "../../../ui/markdown/copy-rich.ts";
import { toolSentence } from "../../tools/tool-sentence.ts";
import { answerMarkdown } from "./answer-parts.ts";
import type { CopyFormat } from "./message-handlers.ts";

type CopiedAnswer = Pick<MessageRow, "text" | "content" | "steps" | "state">;

/** Resolves to false where the browser refuses: no permission, or a page without focus. */
export async function copyAnswer(answer: CopiedAnswer, format: CopyFormat, t: TFunction): Promise<boolean> {
  const text = copiedMarkdown(answer, t);
  try {
    await (format === "rich" ? copyRich(text) : copyMarkdown(text));
    return true;
  } catch {
    return false;
  }
}

/** The answer, and one line for each of its tool calls, as in an export. */
export function copiedMarkdown(answer: CopiedAnswer, t: TFunction): string {
  const isLive = answer.state === "streaming";
  const lines = toolCallsOf({ steps: answer.steps ?? [] }).map(
    (call) => `_${escapeMarkdown(toolSentence(t, call, { isLive }))}_`,
  );
  return [answerMarkdown(answer), ...lines].filter((part) => part !== "").join("\n\n");
}
