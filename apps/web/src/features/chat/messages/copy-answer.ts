import type { MessageRow } from "../../../local-db/rows.ts";
import { copyMarkdown, copyRich } from "../../../ui/markdown/copy-rich.ts";
import { answerMarkdown } from "./answer-parts.ts";
import type { CopyFormat } from "./message-handlers.ts";

/** Resolves to false where the browser refuses: no permission, or a page without focus. */
export async function copyAnswer(
  answer: Pick<MessageRow, "text" | "content">,
  format: CopyFormat,
): Promise<boolean> {
  const text = answerMarkdown(answer);
  try {
    await (format === "rich" ? copyRich(text) : copyMarkdown(text));
    return true;
  } catch {
    return false;
  }
}
