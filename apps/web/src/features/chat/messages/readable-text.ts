/** What an answer says, without the marks of its Markdown. */
export function readableText(markdown: string): string {
  return markdown;
}
