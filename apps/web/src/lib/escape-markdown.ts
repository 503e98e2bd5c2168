/** Plain text as one line of Markdown: a person's words and names of tools are no markup. */
export const escapeMarkdown = (text: string) => text.replace(/[\\`*_[\]<>#]/g, "\\$&").replace(/\s+/g, " ");
