import { cutText } from "@metatron/text/cut-text";

const LONGEST = 80;

/** A title as a file name that is valid on every system; accents are kept. */
export function fileNameOf(title: string, extension: string): string {
  const plain = title
    .normalize("NFC")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: file systems refuse them.
    .replace(/[\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2066-\u2069<>:"/\\|?*]+/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .toWellFormed();
  const name = cutText(plain, LONGEST)
    .replace(/(?<![. ])[. ]+$/, "")
    .replace(/^\.+/, "");
  return `${name || "metatron"}.${extension}`;
}
