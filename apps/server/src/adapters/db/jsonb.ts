import { cleanText } from "@metatron/text/clean-text";

/**
 * Escapes that JSON allows and `jsonb` rejects: `\u0000` and lone surrogates. Other escapes are matched whole
 * and kept.
 */
const ESCAPES = /\\(?:u(0000|d[89a-f][0-9a-f]{2})|.)/g;

/**
 * Serializes a value as JSON that `jsonb` accepts. JSON.stringify writes NUL and lone surrogates as escapes,
 * and PostgreSQL rejects the whole statement because of them, so they are replaced as `cleanText` does.
 */
export function toJsonb(value: unknown): string {
  const json = JSON.stringify(value) ?? "null";
  if (!json.includes("\\u0000") && !json.includes("\\ud")) return json;
  // A literal backslash is escaped itself, so `\\u0000` is plain text of six characters and must stay.
  return json.replace(ESCAPES, (found, refused?: string) =>
    refused === undefined ? found : cleanText(JSON.parse(`"${found}"`)),
  );
}
