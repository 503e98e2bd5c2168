import { type Definitions, definitionKey } from "./blocks.ts";
import { cleanText } from "./clean-text.ts";
import { type Piece, pairDelimiters, readDelimiter } from "./delimiters.ts";
import { readEntity } from "./entities.ts";
import { type Inline, inlineText } from "./inlines.ts";
import { readTarget } from "./parse-link.ts";
import { readAutolink, readCode, readEmail, readMath } from "./parse-spans.ts";
import { safeUrl } from "./safe-url.ts";

export interface InlineOptions {
  definitions?: Definitions;
  /** Whether `[n]` is a source of this text; any other number stays as written. */
  isCited?: (number: number) => boolean;
  /** More text is coming: what was begun at the end is shown as if it were finished. */
  isOpen?: boolean;
}

/** Marks past these are shown as text; no real paragraph has as many, and pairing costs more than reading. */
const MAX_DELIMITERS = 400;
const MAX_BRACKETS = 400;

interface Bracket {
  /** Place of the bracket's own text among the pieces. */
  piece: number;
  /** Place in the text right after the bracket. */
  at: number;
  isImage: boolean;
  /** A link inside a link would open two places: brackets around one are text. */
  isText: boolean;
}

interface Scan {
  text: string;
  at: number;
  pieces: Piece[];
  brackets: Bracket[];
  delimiters: number;
  /** Lengths of backtick runs that have no partner further on. */
  loneTicks: Set<number>;
  /** A comment without an end was met: none of those after it has one. */
  hasLoneComment: boolean;
  options: InlineOptions;
}

export function parseInline(source: string, options: InlineOptions = {}): Inline[] {
  const cleaned = cleanText(source);
  const text = options.isOpen ? withoutLooseEnd(cleaned) : cleaned;
  const scan: Scan = {
    text,
    at: 0,
    pieces: [],
    brackets: [],
    delimiters: 0,
    loneTicks: new Set(),
    hasLoneComment: false,
    options,
  };
  while (scan.at < text.length) readNext(scan);
  if (options.isOpen) dropOpenBrackets(scan);
  return pairDelimiters(scan.pieces, options.isOpen === true);
}

const PLAIN = /[^\\`*_~[\]!<&$:@\n]+/y;

function readNext(scan: Scan): void {
  PLAIN.lastIndex = scan.at;
  const plain = PLAIN.exec(scan.text)?.[0];
  if (plain) return take(scan, plain.length, { type: "text", text: plain });
  switch (scan.text[scan.at]) {
    case "\\":
      return takeEscape(scan);
    case "`":
      return takeCode(scan);
    case "*":
    case "_":
    case "~":
      return takeDelimiter(scan);
    case "!":
      if (scan.text[scan.at + 1] === "[") return openBracket(scan, "![");
      return takeLetter(scan);
    case "[":
      return takeCitation(scan) ? undefined : openBracket(scan, "[");
    case "]":
      return closeBracket(scan);
    case "<":
      return takeTag(scan);
    case "&":
      return takeEntity(scan);
    case "$":
      return takeMath(scan);
    case ":":
    case "@":
      return takeAddress(scan);
    case "\n":
      return takeLineEnd(scan);
    default:
      return takeLetter(scan);
  }
}

function take(scan: Scan, length: number, piece: Piece): void {
  scan.at += length;
  scan.pieces.push(piece);
}

const takeLetter = (scan: Scan): void => take(scan, 1, { type: "text", text: scan.text[scan.at] ?? "" });

function takeEscape(scan: Scan): void {
  const next = scan.text[scan.at + 1] ?? "";
  if (next === "(" || next === "[") {
    const math = readMath(scan.text, scan.at);
    if (math) return take(scan, math.to - scan.at, math.inline);
  }
  if (next === "\n") return take(scan, 2, { type: "break" });
  if (/[!-/:-@[-`{-~]/.test(next)) return take(scan, 2, { type: "text", text: next });
  return takeLetter(scan);
}

function takeCode(scan: Scan): void {
  const code = readCode(scan.text, scan.at, scan.loneTicks);
  if (code.inline) return take(scan, code.to - scan.at, code.inline);
  if (!scan.options.isOpen) return take(scan, code.run, { type: "text", text: "`".repeat(code.run) });
  const text = scan.text.slice(scan.at + code.run);
  take(scan, scan.text.length, { type: "code", text });
}

function takeDelimiter(scan: Scan): void {
  const run = readDelimiter(scan.text, scan.at);
  scan.delimiters += 1;
  const isMark = scan.delimiters <= MAX_DELIMITERS && (run.canOpen || run.canClose);
  take(scan, run.count, isMark ? run : { type: "text", text: run.mark.repeat(run.count) });
}

const CITATION = /\[\^?(\d{1,3}(?: ?[,;] ?\d{1,3}){0,8})\](?!\()/y;
const NOTE = /\[\^([^\s[\]]{1,40})\]/y;

function takeCitation(scan: Scan): boolean {
  CITATION.lastIndex = scan.at;
  const cited = CITATION.exec(scan.text);
  const numbers = cited?.[1]?.split(/[,;]/).map(Number) ?? [];
  const { isCited } = scan.options;
  if (cited && isCited && numbers.every(isCited)) {
    for (const number of numbers) scan.pieces.push({ type: "citation", number });
    scan.at += cited[0].length;
    return true;
  }
  NOTE.lastIndex = scan.at;
  const note = NOTE.exec(scan.text);
  if (!note?.[1]) return false;
  take(scan, note[0].length, { type: "note", label: note[1] });
  return true;
}

function openBracket(scan: Scan, mark: "[" | "!["): void {
  const bracket = {
    piece: scan.pieces.length,
    at: scan.at + mark.length,
    isImage: mark === "![",
    isText: false,
  };
  if (scan.brackets.length < MAX_BRACKETS) scan.brackets.push(bracket);
  take(scan, mark.length, { type: "text", text: mark });
}

function closeBracket(scan: Scan): void {
  const bracket = scan.brackets.pop();
  if (!bracket || bracket.isText) return takeLetter(scan);
  const label = scan.text.slice(bracket.at, scan.at);
  const target = readLinkEnd(scan, label);
  if (!target) return takeLetter(scan);
  const children = pairDelimiters(scan.pieces.splice(bracket.piece).slice(1), false);
  const href = target.url === null ? null : safeUrl(target.url);
  if (bracket.isImage) {
    if (target.url !== null) scan.pieces.push({ type: "image", href, alt: inlineText(children) });
  } else {
    for (const outer of scan.brackets) outer.isText ||= !outer.isImage;
    const label = children.flatMap((child) => (child.type === "link" ? child.children : [child]));
    scan.pieces.push({ type: "link", href, children: label });
  }
  scan.at = target.to;
}

/** What follows the label: `(address)`, `[name]`, or a name defined elsewhere. */
function readLinkEnd({ text, at, options }: Scan, label: string): { url: string | null; to: number } | null {
  const next = text[at + 1];
  if (next === "(") {
    const target = readTarget(text, at + 1);
    if (target?.state === "whole") return target;
    if (target && options.isOpen) return { url: null, to: text.length };
  }
  if (next === undefined && options.isOpen) return { url: null, to: text.length };
  if (!options.definitions?.size) return null;
  const named = next === "[" ? /\[([^[\]]{0,200})\]/y : null;
  if (named) named.lastIndex = at + 1;
  const name = named?.exec(text);
  const url = options.definitions.get(definitionKey(name?.[1] || label.slice(0, 200)));
  return url === undefined ? null : { url, to: at + 1 + (name?.[0].length ?? 0) };
}

const LINE_BREAK = /<br ?\/?>/iy;
const COMMENT_END = "-->";

function takeTag(scan: Scan): void {
  const { text, at } = scan;
  LINE_BREAK.lastIndex = at;
  const lineBreak = LINE_BREAK.exec(text)?.[0];
  if (lineBreak) return take(scan, lineBreak.length, { type: "break" });
  if (!scan.hasLoneComment && text.startsWith("<!--", at)) {
    const end = text.indexOf(COMMENT_END, at + 4);
    scan.hasLoneComment = end < 0;
    if (end > 0) {
      scan.at = end + COMMENT_END.length;
      return;
    }
  }
  const link = readAutolink(text, at);
  if (link) return take(scan, link.to - at, link.inline);
  takeLetter(scan);
}

function takeEntity(scan: Scan): void {
  const entity = readEntity(scan.text, scan.at);
  if (!entity) return takeLetter(scan);
  take(scan, entity.to - scan.at, { type: "text", text: cleanText(entity.text) });
}

function takeMath(scan: Scan): void {
  const math = readMath(scan.text, scan.at);
  if (math) take(scan, math.to - scan.at, math.inline);
  else takeLetter(scan);
}

/** A bare address is noticed at its `:` or `@`, when its beginning has been taken as text. */
function takeAddress(scan: Scan): void {
  const found = readAutolink(scan.text, scan.at) ?? readEmail(scan.text, scan.at);
  const last = scan.pieces.at(-1);
  if (!found || last?.type !== "text") return takeLetter(scan);
  if (!last.text.endsWith(found.before)) return takeLetter(scan);
  scan.pieces[scan.pieces.length - 1] = {
    type: "text",
    text: last.text.slice(0, last.text.length - found.before.length),
  };
  const isUnfinished = scan.options.isOpen && found.to === scan.text.length;
  const inline = isUnfinished ? { ...found.inline, href: null } : found.inline;
  take(scan, found.to - scan.at, inline);
}

function takeLineEnd(scan: Scan): void {
  const last = scan.pieces.at(-1);
  const isHard = last?.type === "text" && last.text.endsWith("  ");
  if (isHard) scan.pieces[scan.pieces.length - 1] = { type: "text", text: last.text.trimEnd() };
  take(scan, 1, isHard ? { type: "break" } : { type: "text", text: "\n" });
}

/** Half a citation, entity, tag or closing mark: the next letters say what it is, so it waits for them. */
function withoutLooseEnd(text: string): string {
  let end = text.length;
  while (end > 0 && "*_~`\\!".includes(text[end - 1] ?? "")) end -= 1;
  const tail = text.slice(Math.max(0, end - 24), end);
  const loose = /(?:\[\^?[\d,; ]{0,12}|&#?[A-Za-z\d]{0,8}|<[A-Za-z/!-]{0,8})$/.exec(tail)?.[0] ?? "";
  return text.slice(0, end - loose.length);
}

/** Further back, an unclosed bracket is not a link still being written. */
const MAX_OPEN_LABEL_CHARS = 300;

/** `[label` is shown as its label; an image that has only begun is not shown yet. */
function dropOpenBrackets({ text, brackets, pieces }: Scan): void {
  const last = brackets.at(-1);
  if (!last || text.length - last.at > MAX_OPEN_LABEL_CHARS) return;
  if (last.isImage) pieces.length = last.piece;
  else pieces[last.piece] = { type: "text", text: "" };
}
