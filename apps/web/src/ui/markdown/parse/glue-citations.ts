import { type Inline, inlineText, joinTexts } from "./inlines.ts";

/** A longer word is not grouped: together with its chips it would not fit a phone's line. */
const MAX_WORD_CHARS = 28;

interface GlueOptions {
  active?: number | null;
  /** Side by side, citations with the same number on their chips are one chip. */
  shownNumber?: (number: number) => number;
}

/** Groups citations with the preceding word, and highlights the sentence of the selected citation. */
export function glueCitations(inlines: readonly Inline[], options: GlueOptions = {}): Inline[] {
  const { active = null } = options;
  if (!inlines.some(holdsCitation)) return [...inlines];
  const out: Inline[] = [];
  let at = 0;
  while (at < inlines.length) {
    const inline = inlines[at] as Inline; // `at` is inside the list.
    if (inline.type !== "citation") {
      out.push(
        "children" in inline ? { ...inline, children: glueCitations(inline.children, options) } : inline,
      );
      at += 1;
      continue;
    }
    const { chips, to } = citationsFrom(inlines, at);
    at = to;
    const { mark, rest } = splitClosing(inlines[at]);
    const word = takeLastWord(out);
    const glued: Inline = { type: "glued", children: [...word, ...onePerChip(chips, options), ...mark] };
    const isActive = chips.some(({ number }) => number === active);
    if (isActive) out.push({ type: "cited", children: [...takeSentence(out), glued] });
    else out.push(glued);
    if (mark.length > 0) {
      out.push(...rest);
      at += 1;
    }
  }
  return joinTexts(out);
}

const holdsCitation = (inline: Inline): boolean =>
  inline.type === "citation" || ("children" in inline && inline.children.some(holdsCitation));

type Citation = Extract<Inline, { type: "citation" }>;

function citationsFrom(inlines: readonly Inline[], at: number): { chips: Citation[]; to: number } {
  const chips: Citation[] = [];
  let to = at;
  for (let next = at; next < inlines.length; next += 1) {
    const inline = inlines[next];
    // "[1] [2]" is one position with two citations.
    if (inline?.type === "text" && inline.text === " ") continue;
    if (inline?.type !== "citation") break;
    chips.push(inline);
    to = next + 1;
  }
  return { chips, to };
}

/** The chip of the selected citation is kept, because the focus returns to it. */
function onePerChip(chips: readonly Citation[], { active, shownNumber = same }: GlueOptions): Citation[] {
  const kept = new Map<number, Citation>();
  for (const chip of chips) {
    const shown = shownNumber(chip.number);
    if (!kept.has(shown) || chip.number === active) kept.set(shown, chip);
  }
  return [...kept.values()];
}

const same = (number: number) => number;

/** Keeps the full stop after "[1]" on the same line. */
function splitClosing(next: Inline | undefined): { mark: Inline[]; rest: Inline[] } {
  const mark = next?.type === "text" ? (/^[.,;:!?…)»”"]+/.exec(next.text)?.[0] ?? "") : "";
  if (next?.type !== "text" || !mark) return { mark: [], rest: [] };
  const rest = next.text.slice(mark.length);
  return { mark: [{ type: "text", text: mark }], rest: rest ? [{ type: "text", text: rest }] : [] };
}

/** Removes the last word from the end, also from inside emphasis, and returns it. */
function takeLastWord(out: Inline[]): Inline[] {
  const last = out.pop();
  if (!last) return [];
  if (last.type === "text") {
    const text = last.text.trimEnd();
    const word = /(?<!\S)\S*$/.exec(text.slice(-MAX_WORD_CHARS))?.[0] ?? "";
    const isWhole = word.length < MAX_WORD_CHARS || /\s/.test(text[text.length - word.length - 1] ?? " ");
    if (!isWhole) {
      out.push({ type: "text", text });
      return [];
    }
    if (text.length > word.length) out.push({ type: "text", text: text.slice(0, text.length - word.length) });
    return word ? [{ type: "text", text: word }] : [];
  }
  if (last.type === "strong" || last.type === "em" || last.type === "strike") {
    const children = [...last.children];
    const word = takeLastWord(children);
    if (children.length > 0) out.push({ ...last, children });
    return word.length > 0 ? [{ ...last, children: word }] : [];
  }
  const isShort =
    inlineText([last]).length <= MAX_WORD_CHARS && last.type !== "glued" && last.type !== "cited";
  if (isShort && last.type !== "break") return [last];
  out.push(last);
  return [];
}

/** Removes everything back to the end of the previous sentence or clause, and returns it. */
function takeSentence(out: Inline[]): Inline[] {
  const sentence: Inline[] = [];
  while (out.length > 0) {
    const last = out.at(-1);
    if (!last || last.type === "glued" || last.type === "cited" || last.type === "break") {
      keepSpace(out, sentence);
      break;
    }
    out.pop();
    const end = last.type === "text" ? endOfClause(last.text) : -1;
    if (last.type !== "text" || end < 0) {
      sentence.unshift(last);
      continue;
    }
    out.push({ type: "text", text: last.text.slice(0, end) });
    if (end < last.text.length) sentence.unshift({ type: "text", text: last.text.slice(end) });
    break;
  }
  return sentence;
}

/** The highlight begins under the first letter, not under the space before it. */
function keepSpace(out: Inline[], sentence: Inline[]): void {
  const [first, ...rest] = sentence;
  if (first?.type !== "text" || !/^\s/.test(first.text)) return;
  const text = first.text.trimStart();
  out.push({ type: "text", text: first.text.slice(0, first.text.length - text.length) });
  sentence.splice(0, sentence.length, ...(text ? [{ type: "text" as const, text }] : []), ...rest);
}

function endOfClause(text: string): number {
  const ends = [...text.matchAll(/[.;:!?…]["»”)]*\s+/g)];
  const last = ends.at(-1);
  return last ? last.index + last[0].length : -1;
}
