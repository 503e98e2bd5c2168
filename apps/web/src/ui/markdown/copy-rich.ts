import { plainText } from "./plain-text.ts";
import { toHtml } from "./to-html.ts";

/** Copies the Markdown source. Rejects where the browser refuses. */
export async function copyMarkdown(markdown: string): Promise<void> {
  await navigator.clipboard.writeText(markdown);
}

/** Copies HTML for Word, mail and spreadsheets, with plain text without Markdown marks as fallback. */
export async function copyRich(markdown: string): Promise<void> {
  const plain = plainText(markdown, { tables: "tabs" });
  if (typeof ClipboardItem === "undefined") return navigator.clipboard.writeText(plain);
  const as = (type: string, text: string) => new Blob([text], { type });
  await navigator.clipboard.write([
    new ClipboardItem({
      "text/html": as("text/html", toHtml(markdown)),
      "text/plain": as("text/plain", plain),
    }),
  ]);
}
