import { closeBracket, dropOpenBracket, openBracket } from "./brackets.ts";
import { cleanText } from "./clean-text.ts";
import { pairDelimiters, readDelimiter } from "./delimiters.ts";
import { readEntity } from "./entities.ts";
import type { Inline } from "./inlines.ts";
import { readAutolink, readCode, readEmail, readMath } from "./parse-spans.ts";
import { type InlineOptions, type Scan, type Taken, taken } from "./scan.ts";

/**
 * Delimiters beyond this number are shown as text; no real paragraph has as many, and pairing costs more than
 * scanning.
 */
const MAX_DELIMITERS = 400;
/** Each formula is dozens of elements in the page. */
const MAX_FORMULAS = 40;

/** Parses a run of text in one pass: each character is visited a bounded number of times. */
export function parseInline(source: string, options: InlineOptions = {}): Inline[] {
  const cleaned = cleanText(source);
  const scan: Scan = {
    text: options.isOpen ? withoutLooseEnd(cleaned) : cleaned,
    at: 0,
    pieces: [],
    brackets: [],
    delimiters: 0,
    formulas: 0,
    loneTicks: new Set(),
    hasLoneComment: false,
    options,
  };
  while (scan.at < scan.text.length) {
    const next = readPlain(scan) ?? READERS[scan.text[scan.at] ?? ""]?.(scan) ?? readLetter(scan);
    scan.at = next.to;
    scan.pieces.push(...next.pieces);
  }
  if (options.isOpen) dropOpenBracket(scan);
  return pairDelimiters(scan.pieces, options.isOpen === true);
}

/** The node that a character may start; null where the character is literal. */
const READERS: Record<string, (scan: Scan) => Taken | null> = {
  "\\": readEscape,
  "`": readCodeSpan,
  "*": readRun,
  _: readRun,
  "~": readRun,
  "!": (scan) => (scan.text[scan.at + 1] === "[" ? openBracket(scan, "![") : null),
  "[": (scan) => readCitation(scan) ?? openBracket(scan, "["),
  "]": closeBracket,
  "<": readTag,
  "&": readReference,
  $: readFormula,
  ":": readAddress,
  "@": readAddress,
  "\n": readLineEnd,
};

const PLAIN = /[^\\`*_~[\]!<&$:@\n]+/y;

function readPlain({ text, at }: Scan): Taken | null {
  PLAIN.lastIndex = at;
  const plain = PLAIN.exec(text)?.[0];
  return plain ? taken(at + plain.length, { type: "text", text: plain }) : null;
}

const readLetter = ({ text, at }: Scan): Taken => taken(at + 1, { type: "text", text: text[at] ?? "" });

function readEscape(scan: Scan): Taken | null {
  const { text, at } = scan;
  const next = text[at + 1] ?? "";
  const formula = next === "(" || next === "[" ? readFormula(scan) : null;
  if (formula) return formula;
  if (next === "\n") return taken(at + 2, { type: "break" });
  return /[!-/:-@[-`{-~]/.test(next) ? taken(at + 2, { type: "text", text: next }) : null;
}

function readCodeSpan({ text, at, loneTicks, options }: Scan): Taken {
  const { run, inline, to } = readCode(text, at, loneTicks);
  if (inline) return taken(to, inline);
  if (!options.isOpen) return taken(at + run, { type: "text", text: "`".repeat(run) });
  return taken(text.length, { type: "code", text: text.slice(at + run) });
}

function readRun(scan: Scan): Taken {
  const run = readDelimiter(scan.text, scan.at);
  scan.delimiters += 1;
  const isMark = scan.delimiters <= MAX_DELIMITERS && (run.canOpen || run.canClose);
  return taken(scan.at + run.count, isMark ? run : { type: "text", text: run.mark.repeat(run.count) });
}

const CITATION = /\[\^?(\d{1,3}(?: ?[,;] ?\d{1,3}){0,8})\](?!\()/y;
const NOTE = /\[\^([^\s[\]]{1,40})\]/y;

function readCitation({ text, at, options: { isCited } }: Scan): Taken | null {
  CITATION.lastIndex = at;
  const [cited, list = ""] = CITATION.exec(text) ?? [];
  const numbers = list.split(/[,;]/).map(Number);
  if (cited && isCited && numbers.every(isCited)) {
    return taken(at + cited.length, ...numbers.map((number) => ({ type: "citation" as const, number })));
  }
  NOTE.lastIndex = at;
  const [note, label] = NOTE.exec(text) ?? [];
  return note && label ? taken(at + note.length, { type: "note", label }) : null;
}

const LINE_BREAK = /<br ?\/?>/iy;

/** HTML is shown as text, except `<br>`, `<sub>`, `<sup>` and `<kbd>`; comments are dropped. */
function readTag(scan: Scan): Taken | null {
  const { text, at } = scan;
  LINE_BREAK.lastIndex = at;
  const lineBreak = LINE_BREAK.exec(text)?.[0];
  if (lineBreak) return taken(at + lineBreak.length, { type: "break" });
  if (!scan.hasLoneComment && text.startsWith("<!--", at)) {
    const end = text.indexOf("-->", at + 4);
    scan.hasLoneComment = end < 0;
    if (end > 0) return taken(end + 3);
  }
  const link = readAutolink(text, at);
  return readSmallTag(scan) ?? (link ? taken(link.to, link.inline) : null);
}

const SMALL_TAG = /<(sub|sup|kbd)>/iy;
/** Their content is a few characters; a longer one was not meant, and looking for its end costs time. */
const MAX_SMALL_CHARS = 200;

/** The three tags have no attributes, and their content is parsed like any text: no HTML is ever inserted. */
function readSmallTag({ text, at, options }: Scan): Taken | null {
  SMALL_TAG.lastIndex = at;
  const [opening, name] = SMALL_TAG.exec(text) ?? [];
  if (!opening || !name) return null;
  const type = name.toLowerCase() as "sub" | "sup" | "kbd"; // The expression matches no other name.
  const from = at + opening.length;
  const rest = text.slice(from, from + MAX_SMALL_CHARS);
  const length = rest.toLowerCase().indexOf(`</${type}>`);
  if (length < 0 && !(options.isOpen && from + rest.length === text.length)) return null;
  const inner = length < 0 ? rest : rest.slice(0, length);
  const children = parseInline(inner, { ...options, isOpen: length < 0 });
  return taken(length < 0 ? text.length : from + length + opening.length + 1, { type, children });
}

function readReference({ text, at }: Scan): Taken | null {
  const entity = readEntity(text, at);
  return entity ? taken(entity.to, { type: "text", text: cleanText(entity.text) }) : null;
}

function readFormula(scan: Scan): Taken | null {
  const formula = scan.formulas < MAX_FORMULAS ? readMath(scan.text, scan.at) : null;
  if (!formula) return null;
  scan.formulas += 1;
  return taken(formula.to, formula.inline);
}

/** A bare URL or mail address is detected at its `:` or `@`, when its beginning has already been read as text. */
function readAddress({ text, at, pieces, options }: Scan): Taken | null {
  const found = readAutolink(text, at) ?? readEmail(text, at);
  const last = pieces.at(-1);
  if (!found || last?.type !== "text" || !last.text.endsWith(found.before)) return null;
  const kept = last.text.slice(0, last.text.length - found.before.length);
  pieces[pieces.length - 1] = { type: "text", text: kept };
  const isUnfinished = options.isOpen && found.to === text.length;
  return taken(found.to, isUnfinished ? { ...found.inline, href: null } : found.inline);
}

function readLineEnd({ at, pieces }: Scan): Taken {
  const last = pieces.at(-1);
  if (last?.type !== "text" || !last.text.endsWith("  ")) return taken(at + 1, { type: "text", text: "\n" });
  pieces[pieces.length - 1] = { type: "text", text: last.text.trimEnd() };
  return taken(at + 1, { type: "break" });
}

/**
 * An incomplete citation, entity, tag or closing mark is held back until the next characters decide its
 * meaning.
 */
function withoutLooseEnd(text: string): string {
  let end = text.length;
  while (end > 0 && "*_~`\\!".includes(text[end - 1] ?? "")) end -= 1;
  const tail = text.slice(Math.max(0, end - 24), end);
  const loose = /(?:\[\^?[\d,; ]{0,12}|&#?[A-Za-z\d]{0,8}|<[A-Za-z/!-]{0,8})$/.exec(tail)?.[0] ?? "";
  return text.slice(0, end - loose.length);
}
