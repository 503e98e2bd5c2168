const MAX_TARGET_CHARS = 2_048;
const MAX_TITLE_CHARS = 500;
const MAX_OPEN_PARENTHESES = 32;

/** The part after `](`: a complete URL, an unfinished URL, or neither. */
export type LinkTarget = { state: "whole"; url: string; to: number } | { state: "unfinished" } | null;

/** Parses `(url "title")` from its parenthesis at `at`. */
export function readTarget(text: string, at: number): LinkTarget {
  let to = skipSpace(text, at + 1);
  const address = text[to] === "<" ? readAngled(text, to) : readBare(text, to);
  if (!address || address.state === "unfinished") return address;
  to = skipSpace(text, address.to);
  if (to > address.to && /["'(]/.test(text[to] ?? "")) {
    const end = endOfTitle(text, to);
    if (end === null) return to + MAX_TITLE_CHARS > text.length ? { state: "unfinished" } : null;
    to = skipSpace(text, end);
  }
  if (to >= text.length) return { state: "unfinished" };
  return text[to] === ")" ? { state: "whole", url: withoutEscapes(address.url), to: to + 1 } : null;
}

function readAngled(text: string, at: number): LinkTarget {
  const limit = Math.min(text.length, at + MAX_TARGET_CHARS);
  for (let to = at + 1; to < limit; to += 1) {
    const letter = text[to];
    if (letter === ">") return { state: "whole", url: text.slice(at + 1, to), to: to + 1 };
    if (letter === "<" || letter === "\n") return null;
    if (letter === "\\") to += 1;
  }
  return limit === text.length ? { state: "unfinished" } : null;
}

function readBare(text: string, at: number): LinkTarget {
  const limit = Math.min(text.length, at + MAX_TARGET_CHARS);
  let open = 0;
  let to = at;
  for (; to < limit; to += 1) {
    const code = text.charCodeAt(to);
    if (code <= 32) break;
    if (code === 92) to += 1;
    else if (code === 40 && ++open > MAX_OPEN_PARENTHESES) return null;
    else if (code === 41 && --open < 0) break;
  }
  if (to >= text.length) return { state: "unfinished" };
  return to < limit && open <= 0 ? { state: "whole", url: text.slice(at, to), to } : null;
}

function endOfTitle(text: string, at: number): number | null {
  const close = text[at] === "(" ? ")" : (text[at] ?? '"');
  const limit = Math.min(text.length, at + MAX_TITLE_CHARS);
  for (let to = at + 1; to < limit; to += 1) {
    if (text[to] === close) return to + 1;
    if (text[to] === "\\") to += 1;
  }
  return null;
}

function skipSpace(text: string, at: number): number {
  let to = at;
  while (to < text.length && /\s/.test(text[to] ?? "")) to += 1;
  return to;
}

const withoutEscapes = (url: string): string => url.replace(/\\([!-/:-@[-`{-~])/g, "$1");
