// Nobody writes a paragraph this long, and the stack of a regular expression holds only so many letters.
const MAX_CHARS = 200_000;

/**
 * A line or paragraph of Markdown as people read it. No part may hold the sign that opens it: an opening sign without
 * its end would be followed to the end of the text, and the next one again.
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
