/** Longer marks are not citations: a model that lists twenty sources at once cites none of them. */
const LONGEST_MARK = 48;
const MOST_IN_A_RANGE = 12;
const OPENING = new Set(["[", "【"]);
/** The characters allowed between the brackets of `[1, 3]`, `[1-2]`, `[ 1 ]` and `【1†source】`. */
const INSIDE = /^[\d\s,;\-–—†\p{L}:]*$/u;
const NUMBERS = /^\s*\d{1,3}(?:\s*(?:[,;]|[-–—])\s*\d{1,3}){0,15}\s*$/;

export interface CitationFilter {
  /** Returns the text that can be shown now; text that could still become a citation is held back. */
  push(delta: string): string;
  /** Returns the held-back text at the end of the stream. */
  flush(): string;
}

/**
 * Rewrites citations while an answer streams: every spelling becomes `[1]` or `[1, 3]`, and a number without
 * a source is removed. Runs before the events of a turn are created, so the stream and the stored answer are
 * equal. Code and links are not changed.
 */
export function createCitationFilter(isKnown: (n: number) => boolean): CitationFilter {
  let held = "";
  let code: string | null = null;
  let ticks = "";

  function push(delta: string): string {
    if (code === null && ticks === "" && held.trim() === "" && !/[[【`]/.test(delta)) return pushPlain(delta);
    let out = "";
    for (const char of delta) out += take(char);
    return out;
  }

  /** The hot path: without a bracket only trailing spaces can belong to a citation. */
  function pushPlain(delta: string): string {
    const text = held + delta;
    let end = text.length;
    while (end > 0 && text[end - 1] === " " && text.length - end < LONGEST_MARK) end -= 1;
    held = text.slice(end);
    return text.slice(0, end);
  }

  function take(char: string): string {
    if (char === "`") {
      ticks += char;
      const before = held;
      held = "";
      return `${before}${char}`;
    }
    if (ticks !== "") closeTicks();
    if (code !== null) {
      // Inline code ends with its paragraph, closed or not.
      if (char === "\n" && code.length < 3) code = null;
      return char;
    }
    return held === "" ? begin(char) : extendMark(char);
  }

  function closeTicks() {
    if (code === null) code = ticks;
    else if (ticks.length >= code.length) code = null;
    ticks = "";
  }

  /** Spaces are held back too: they are removed together with a citation that follows them. */
  function begin(char: string): string {
    if (char !== " " && !OPENING.has(char)) return char;
    held = char;
    return "";
  }

  function extendMark(char: string): string {
    const mark = held.trimStart();
    if (mark === "") {
      if (char !== " " && !OPENING.has(char)) return release(char);
      held += char;
      return held.length > LONGEST_MARK ? release("") : "";
    }
    const closing = mark.startsWith("【") ? "】" : "]";
    if (mark.endsWith(closing)) return completeMark(char);
    const isOpen = char === closing || INSIDE.test(char);
    if (!isOpen || held.length > LONGEST_MARK) return release("") + take(char);
    held += char;
    return "";
  }

  /** The character after a closing bracket distinguishes a citation from a link. */
  function completeMark(next: string): string {
    const mark = held;
    held = "";
    const isLink = next === "(" && mark.trimStart().startsWith("[");
    if (isLink) return mark + begin(next);
    const text = rewrite(mark, isKnown);
    // The space before a removed citation is dropped where punctuation or another space follows.
    const gap = text === "" && mark.startsWith(" ") && !/[\s.,;:!?)\]»]/u.test(next) ? " " : "";
    return text + gap + take(next);
  }

  function release(after: string): string {
    const text = held;
    held = "";
    return text + after;
  }

  return {
    push,
    flush() {
      const mark = held;
      held = "";
      ticks = "";
      const isWhole = /[\]】]$/.test(mark);
      return isWhole ? rewrite(mark, isKnown) : mark;
    },
  };
}

/**
 * The normalised mark with its known numbers; empty without a known number, unchanged if it is not a
 * citation.
 */
function rewrite(held: string, isKnown: (n: number) => boolean): string {
  const mark = held.trimStart();
  const space = held.slice(0, held.length - mark.length);
  const inner = mark.slice(1, -1);
  const numbers = numbersIn(mark.startsWith("【") ? (inner.split("†")[0] ?? "") : inner);
  if (!numbers) return held;
  const known = [...new Set(numbers)].filter(isKnown);
  return known.length === 0 ? "" : `${space}[${known.join(", ")}]`;
}

function numbersIn(inner: string): number[] | undefined {
  if (!NUMBERS.test(inner)) return undefined;
  return inner.split(/[,;]/).flatMap((piece) => {
    const [from = 0, to = from] = piece.split(/[-–—]/).map(Number);
    const length = Math.min(to - from, MOST_IN_A_RANGE);
    return length < 0 ? [from, to] : Array.from({ length: length + 1 }, (_, at) => from + at);
  });
}
