/**
 * Whether pasted or dropped data is files without text; a spreadsheet's cells come as both text and image.
 */
export function isOnlyFiles({ types, files }: Pick<DataTransfer, "types" | "files">): boolean {
  return files.length > 0 && !types.includes("text/plain");
}

/** From this length a pasted text is attached as a file: it would fill the field and hide the question. */
const LONG_PASTE_CHARS = 6_000;

/** The pasted text that is too long for the field; null for any other. */
export function longText({ getData }: { getData: (type: string) => string }): string | null {
  const text = getData("text/plain");
  return text.length >= LONG_PASTE_CHARS ? text : null;
}

/** During a drag the files can't be read yet; only their presence is known. */
export function bringsFiles({ types }: Pick<DataTransfer, "types">): boolean {
  return types.includes("Files") && !types.includes("text/plain");
}
