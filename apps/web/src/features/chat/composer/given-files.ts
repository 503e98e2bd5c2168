/**
 * Whether pasted or dropped data is files without text; a spreadsheet's cells come as both text and image.
 */
export function isOnlyFiles({ types, files }: Pick<DataTransfer, "types" | "files">): boolean {
  return files.length > 0 && !types.includes("text/plain");
}

/** During a drag the files can't be read yet; only their presence is known. */
export function bringsFiles({ types }: Pick<DataTransfer, "types">): boolean {
  return types.includes("Files") && !types.includes("text/plain");
}
