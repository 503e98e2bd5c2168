import { cleanText } from "@metatron/text/clean-text";

/** Escapes that JSON allows and `jsonb` refuses, `\u0000` and lone surrogates; other escapes are stepped over whole. */
const ESCAPES = /\\(?:u(0000|d[89a-f][0-9a-f]{2})|.)/g;

/**
 * JSON as `jsonb` can hold it. JSON.stringify writes NUL and lone surrogates as escapes, for which PostgreSQL refuses
 * the whole statement, so they go the way that `cleanText` gives them.
 */
export function toJsonb(value: unknown): string {
  const json = JSON.stringify(value) ?? "null";
  if (!json.includes("\\u0000") && !json.includes("\\ud")) return json;
  // A backslash that somebody wrote is escaped itself, so `\\u0000` is six harmless letters and must stay.
  return json.replace(ESCAPES, (found, refused?: string) =>
    refused === undefined ? found : cleanText(JSON.parse(`"${found}"`)),
  );
}
