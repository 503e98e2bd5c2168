// Real paragraphs are shorter, and a longer one could exhaust the stack of the regular expressions.
const MAX_CHARS = 200_000;

/**
 * Removes the inline markup of Markdown. No pattern may match its own opening sign inside: an unclosed sign
 * would be scanned to the end of the text, and so would the next one.
 */
export function plainInline(source: string): string {
  if (source.length > MAX_CHARS) return source;
  return source
    .replace(/!\[([^[\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, "$1")
    .replace(/\[([^[\]^][^[\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, "$1")
    .replace(/\[([^[\]^][^[\]]*)\]\[[^[\]]*\]/g, "$1")
    .replace(/<(https?:[^<>\s]+)>/g, "$1")
    .replace(/<br\s*\/?>/gi, " ")
    .replace(/<\/?[a-z][^<>]*>/gi, "")
    .replace(/(?<!`)(`+)(?!`)([^`\n]+)\1(?!`)/g, "$2")
    .replace(/\*\*(?=\S)((?:[^*]|\*(?!\*))+)(?<=\S)\*\*/g, "$1")
    .replace(/__(?=\S)((?:[^_]|_(?!_))+)(?<=\S)__/g, "$1")
    .replace(/(?<![\w*])\*(?=\S)([^*]+)(?<=\S)\*(?![\w*])/g, "$1")
    .replace(/(?<![\p{L}\d_])_(?=\S)((?:[^_]|(?<=[\p{L}\d])_(?=[\p{L}\d]))+)(?<=\S)_(?![\p{L}\d_])/gu, "$1")
    .replace(/~~([^~\n]+)~~/g, "$1")
    .replace(/\\([\\`*_{}[\]()#+\-.!~>])/g, "$1")
    .replace(/&nbsp;/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");
}
