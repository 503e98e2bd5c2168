import type { Inline } from "./inlines.ts";
import { safeUrl } from "./safe-url.ts";

const MAX_MATH_CHARS = 1_000;

export interface Span {
  inline: Inline;
  to: number;
}

export interface AddressSpan {
  inline: Extract<Inline, { type: "link" }>;
  to: number;
  /** Characters of the URL that were read as text before the URL was detected. */
  before: string;
}

/**
 * Code between equal runs of backticks. `loneTicks` remembers runs without a match, so that none is searched
 * for twice.
 */
export function readCode(
  text: string,
  at: number,
  loneTicks: Set<number>,
): { inline: Inline | null; to: number; run: number } {
  const run = runOf(text, at);
  const lone = { inline: null, to: at + run, run };
  if (loneTicks.has(run)) return lone;
  let next = text.indexOf("`", at + run);
  while (next >= 0) {
    const length = runOf(text, next);
    if (length === run) {
      return { inline: { type: "code", text: codeText(text.slice(at + run, next)) }, to: next + run, run };
    }
    next = text.indexOf("`", next + length);
  }
  loneTicks.add(run);
  return lone;
}

function codeText(raw: string): string {
  const line = raw.replaceAll("\n", " ");
  const isPadded = line.length > 2 && line.startsWith(" ") && line.endsWith(" ") && line.trim() !== "";
  return isPadded ? line.slice(1, -1) : line;
}

function runOf(text: string, at: number): number {
  let to = at;
  while (text[to] === "`") to += 1;
  return to - at;
}

/** `$x$`, `$$x$$`, `\(x\)` or `\[x\]` that begins at `at`. */
export function readMath(text: string, at: number): Span | null {
  if (text[at] === "$" && /[\p{L}\p{N}]/u.test(text[at - 1] ?? "")) return null;
  const open = text.startsWith("$$", at) ? "$$" : text[at] === "$" ? "$" : text.slice(at, at + 2);
  const close = open === "\\(" ? "\\)" : open === "\\[" ? "\\]" : open;
  const from = at + open.length;
  const within = text.slice(from, from + MAX_MATH_CHARS);
  const end = within.indexOf(close);
  if (end < 1) return null;
  const tex = within.slice(0, end);
  if (open === "$" && !isFormula(tex, text[from + end + 1] ?? "")) return null;
  const isDisplay = open === "$$" || open === "\\[";
  return { inline: { type: "math", tex: tex.trim(), isDisplay }, to: from + end + close.length };
}

/** "entre $5 y $10" is money: a formula has no space inside its marks, and no figure right after it. */
function isFormula(tex: string, after: string): boolean {
  if (/^\s|\s$/.test(tex) || /[\d\p{L}]/u.test(after) || tex.includes("\n")) return false;
  return !/^\d/.test(tex) || /[\\^_={}+*/<>]|^[\d.,]+$/.test(tex);
}

const ANGLED = /<((?:https?:\/\/|mailto:)[^\s<>]{1,2000}|[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+)>/iy;
const AFTER_COLON = /:\/\/[^\s<>[\]"`«»“”|\\^{}]{1,2000}/y;

/** `<https://…>`, or a bare `https://…` detected at its colon. */
export function readAutolink(text: string, at: number): AddressSpan | null {
  ANGLED.lastIndex = at;
  const [angled, address] = ANGLED.exec(text) ?? [];
  if (angled && address) {
    const inline = link(address.includes(":") ? address : `mailto:${address}`, address);
    return inline && { inline, to: at + angled.length, before: "" };
  }
  AFTER_COLON.lastIndex = at;
  const rest = AFTER_COLON.exec(text)?.[0];
  const scheme = /(?<![\p{L}\p{N}])https?$/iu.exec(text.slice(Math.max(0, at - 8), at))?.[0];
  if (!rest || !scheme) return null;
  const url = withoutClosing(scheme + rest);
  const inline = link(url, url);
  return inline && { inline, to: at + url.length - scheme.length, before: scheme };
}

const AFTER_AT = /@[A-Za-z\d-]{1,63}(?:\.[A-Za-z\d-]{1,63}){1,5}/y;

/** A bare mail address detected at its `@`. */
export function readEmail(text: string, at: number): AddressSpan | null {
  AFTER_AT.lastIndex = at;
  const host = AFTER_AT.exec(text)?.[0];
  const name = /(?<![\w.+-])[\w.+-]+$/.exec(text.slice(Math.max(0, at - 64), at))?.[0];
  if (!host || !name) return null;
  const address = name + host;
  const inline = link(`mailto:${address}`, address);
  return inline && { inline, to: at + host.length, before: name };
}

function link(url: string, text: string): AddressSpan["inline"] | null {
  const href = safeUrl(url);
  return href === null ? null : { type: "link", href, children: [{ type: "text", text }] };
}

/** A full stop after a URL, or the bracket around it, is not part of the URL. */
function withoutClosing(url: string): string {
  let end = url.length;
  let open = 0;
  for (const letter of url) open += letter === "(" ? 1 : letter === ")" ? -1 : 0;
  for (; end > 0; end -= 1) {
    const last = url[end - 1] ?? "";
    if (last === ")" && open < 0) open += 1;
    else if (!/[.,;:!?*_~'\])]/.test(last) || last === ")") break;
  }
  return url.slice(0, end);
}
