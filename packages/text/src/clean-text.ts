/**
 * Text as both the browser and the database can hold it: PostgreSQL refuses NUL and turns lone surrogates into
 * U+FFFD, so a row that kept them would never have the same digest on both sides.
 */
export function cleanText(text: string): string {
  const whole = text.isWellFormed() ? text : text.toWellFormed();
  return whole.includes("\0") ? whole.replaceAll("\0", "") : whole;
}

/**
 * One line: a name, a title, a file name. White space and control characters become one space. Controls of the reading
 * order go, or `cv\u202Efdp.exe` would be read as `cvexe.pdf`; in texts of several lines they stay.
 */
export function cleanLine(text: string): string {
  return cleanText(text)
    .replace(/\p{Bidi_Control}+/gu, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

/** JSON from outside (an API, a file), with every text in it cleaned. Read plainly where nothing is to be cleaned. */
export function parseCleanJson(json: string): unknown {
  if (!/\\u(?:0000|d[89a-f])/i.test(json)) return JSON.parse(json);
  return JSON.parse(json, (_name, value) => (typeof value === "string" ? cleanText(value) : value));
}

export interface TextCleaner {
  take(piece: string): string;
  /** What was held back of the last piece. */
  end(): string;
}

/** `cleanText` for a text that arrives in pieces: a pair of surrogates cut in two by the pieces stays whole. */
export function createTextCleaner(): TextCleaner {
  let held = "";
  return {
    take(piece) {
      const all = held + piece;
      held = endsInHighSurrogate(all) ? all.slice(-1) : "";
      return cleanText(held === "" ? all : all.slice(0, -1));
    },
    end() {
      const rest = cleanText(held);
      held = "";
      return rest;
    },
  };
}

function endsInHighSurrogate(text: string): boolean {
  const last = text.charCodeAt(text.length - 1);
  return last >= 0xd800 && last <= 0xdbff;
}
