import { plainText } from "./plain-text.ts";
import { toHtml } from "./to-html.ts";

/** Copies the Markdown as it was written. Rejects where the browser refuses. */
export async function copyMarkdown(markdown: string): Promise<void> {
  await navigator.clipboard.writeText(markdown);
}

/** Copies text with its looks for Word, mail and sheets; programs that take only letters get them without marks. */
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
