const LONGEST = 60;

/** A title without a model, the same here and there: the question's first sentence, cut at a word. */
export function titleFromQuestion(text: string): string {
  const plain = text
    .replace(/[#*_`>|[\]]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const sentence = plain.match(/^.{12,}?[.?!](?=\s|$)/u)?.[0] ?? plain;
  if (sentence.length <= LONGEST) return sentence || "…";
  const cut = sentence.slice(0, LONGEST);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), LONGEST / 2)).trimEnd()}…`;
}
