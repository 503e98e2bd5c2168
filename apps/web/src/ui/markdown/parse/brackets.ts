import { definitionKey } from "./blocks.ts";
import { pairDelimiters } from "./delimiters.ts";
import { inlineText } from "./inlines.ts";
import { readTarget } from "./parse-link.ts";
import { safeUrl } from "./safe-url.ts";
import { type Scan, type Taken, taken } from "./scan.ts";

/** Brackets beyond this number are shown as text; no real paragraph has as many. */
const MAX_BRACKETS = 400;
/** An unclosed bracket further back than this is not an unfinished link. */
const MAX_OPEN_LABEL_CHARS = 300;

export function openBracket(scan: Scan, mark: "[" | "!["): Taken {
  const to = scan.at + mark.length;
  const isImage = mark === "![";
  if (scan.brackets.length < MAX_BRACKETS) {
    scan.brackets.push({ piece: scan.pieces.length, at: to, isImage, isText: false });
  }
  return taken(to, { type: "text", text: mark });
}

/** Turns everything since the bracket into a link or an image; null where the bracket is plain text. */
export function closeBracket(scan: Scan): Taken | null {
  const bracket = scan.brackets.pop();
  if (!bracket || bracket.isText) return null;
  const target = readLinkEnd(scan, scan.text.slice(bracket.at, scan.at));
  if (!target) return null;
  const children = pairDelimiters(scan.pieces.splice(bracket.piece).slice(1), false);
  const href = target.url === null ? null : safeUrl(target.url);
  if (bracket.isImage) {
    // An image with an unfinished URL is not shown yet.
    if (target.url === null) return taken(target.to);
    return taken(target.to, { type: "image", href, alt: inlineText(children) });
  }
  for (const outer of scan.brackets) outer.isText ||= !outer.isImage;
  const label = children.flatMap((child) => (child.type === "link" ? child.children : [child]));
  // A link with an unsafe URL is reduced to its label.
  if (href === null && target.url !== null) return taken(target.to, ...label);
  return taken(target.to, { type: "link", href, children: label });
}

/** `[label` is shown as its label; an unfinished image is not shown yet. */
export function dropOpenBracket({ text, brackets, pieces }: Scan): void {
  const last = brackets.at(-1);
  if (!last || text.length - last.at > MAX_OPEN_LABEL_CHARS) return;
  if (last.isImage) pieces.length = last.piece;
  else pieces[last.piece] = { type: "text", text: "" };
}

const NAME = /\[([^[\]]{0,200})\]/y;

/** The part after the label: `(url)`, `[name]`, or nothing where the label is a name defined elsewhere. */
function readLinkEnd({ text, at, options }: Scan, label: string): { url: string | null; to: number } | null {
  const next = text[at + 1];
  const unfinished = options.isOpen ? { url: null, to: text.length } : null;
  if (next === "(") {
    const target = readTarget(text, at + 1);
    if (target?.state === "whole") return target;
    if (target && unfinished) return unfinished;
  }
  if (next === undefined && unfinished) return unfinished;
  if (!options.definitions?.size) return null;
  NAME.lastIndex = at + 1;
  const [named = "", name] = NAME.exec(text) ?? [];
  const url = options.definitions.get(definitionKey(name || label.slice(0, 200)));
  return url === undefined ? null : { url, to: at + 1 + named.length };
}
