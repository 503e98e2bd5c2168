import { type Inline, joinTexts } from "./inlines.ts";

/** A run of `*`, `_` or `~` that may begin or end emphasis. */
export interface Delimiter {
  type: "delimiter";
  mark: string;
  count: number;
  /** The original length: the rule of three needs it after part of the run is consumed. */
  length: number;
  canOpen: boolean;
  canClose: boolean;
}

export type Piece = Inline | Delimiter;

const SPACE = /^\s?$/;
const PUNCTUATION = /[\p{P}\p{S}]/u;

export function readDelimiter(text: string, at: number): Delimiter {
  const mark = text[at] ?? "";
  let to = at;
  while (text[to] === mark) to += 1;
  const count = to - at;
  const before = previousCharacter(text, at);
  const after = String.fromCodePoint(text.codePointAt(to) ?? 32);
  const opensLeft = !SPACE.test(after) && (!PUNCTUATION.test(after) || !isWord(before));
  const closesRight = !SPACE.test(before) && (!PUNCTUATION.test(before) || !isWord(after));
  const run = { type: "delimiter" as const, mark, count, length: count };
  if (mark === "_") {
    return {
      ...run,
      canOpen: opensLeft && (!closesRight || PUNCTUATION.test(before)),
      canClose: closesRight && (!opensLeft || PUNCTUATION.test(after)),
    };
  }
  // Models write "**Nota:**texto": two stars next to text are meant as emphasis, whatever is on the other
  // side.
  if (count > 1) return { ...run, canOpen: !SPACE.test(after), canClose: !SPACE.test(before) };
  return { ...run, canOpen: mark !== "~" && opensLeft, canClose: mark !== "~" && closesRight };
}

/**
 * Pairs the runs and wraps the content between them. With `isOpen`, unclosed runs near the end count as
 * closed.
 */
export function pairDelimiters(pieces: readonly Piece[], isOpen: boolean): Inline[] {
  const out: Piece[] = [];
  const openers: number[] = [];
  const failed = new Map<string, number>();
  for (const piece of pieces) {
    if (piece.type !== "delimiter") {
      out.push(piece);
      continue;
    }
    const run = { ...piece };
    if (run.canClose) closeRun(run, { out, openers, failed });
    if (run.count === 0) continue;
    if (run.canOpen) openers.push(out.length);
    out.push(run);
  }
  if (isOpen) closeAtEnd(out, openers);
  return joinTexts(out.map(asText));
}

interface Pairing {
  out: Piece[];
  openers: number[];
  /** The number of openers when this kind of run last found no match, so that they are not searched again. */
  failed: Map<string, number>;
}

function closeRun(run: Delimiter, { out, openers, failed }: Pairing): void {
  while (run.count > 0) {
    const key = `${run.mark}${run.canOpen}${run.length % 3}`;
    const floor = failed.get(key) ?? 0;
    const index = openers.findLastIndex((at, order) => order >= floor && isPair(out[at], run));
    if (index < 0) {
      failed.set(key, openers.length);
      return;
    }
    wrap(out, openers, index, run);
    for (const [other, depth] of failed) if (depth > openers.length) failed.set(other, openers.length);
  }
}

function isPair(opener: Piece | undefined, closer: Delimiter): boolean {
  if (opener?.type !== "delimiter" || opener.mark !== closer.mark) return false;
  if (opener.mark === "~") return opener.count > 1 && closer.count > 1;
  if (!opener.canClose && !closer.canOpen) return true;
  const isThird = (opener.length + closer.length) % 3 === 0;
  return !isThird || (opener.length % 3 === 0 && closer.length % 3 === 0);
}

function wrap(out: Piece[], openers: number[], index: number, closer: Pick<Delimiter, "count">): void {
  const at = openers[index] ?? 0;
  const opener = out[at];
  if (opener?.type !== "delimiter") return;
  const used = opener.count > 1 && closer.count > 1 ? 2 : 1;
  const children = joinTexts(out.splice(at + 1).map(asText));
  const type = opener.mark === "~" ? "strike" : used === 2 ? "strong" : "em";
  opener.count -= used;
  closer.count -= used;
  openers.length = opener.count > 0 ? index + 1 : index;
  if (opener.count === 0) out.length = at;
  out.push({ type, children });
}

/** An unpaired mark further back was probably meant as a literal star or underscore. */
const MAX_OPEN_CHARS = 400;

function closeAtEnd(out: Piece[], openers: number[]): void {
  while (openers.length > 0) {
    const index = openers.length - 1;
    const at = openers[index] ?? 0;
    const opener = out[at];
    if (opener?.type !== "delimiter" || lengthFrom(out, at + 1) > MAX_OPEN_CHARS) return;
    if (opener.mark === "~" && opener.count < 2) return;
    if (at === out.length - 1) {
      out.pop();
      openers.pop();
    } else wrap(out, openers, index, { count: opener.count });
  }
}

function lengthFrom(out: readonly Piece[], at: number): number {
  let length = 0;
  for (const piece of out.slice(at)) length += piece.type === "text" ? piece.text.length : 1;
  return length;
}

const asText = (piece: Piece): Inline =>
  piece.type === "delimiter" ? { type: "text", text: piece.mark.repeat(piece.count) } : piece;

const isWord = (letter: string): boolean => !SPACE.test(letter) && !PUNCTUATION.test(letter);

function previousCharacter(text: string, at: number): string {
  const last = text[at - 1] ?? " ";
  const isLowHalf = (last.charCodeAt(0) & 0xfc00) === 0xdc00;
  return isLowHalf ? text.slice(at - 2, at) : last;
}
