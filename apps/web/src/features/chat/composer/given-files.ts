/** Whether what is pasted or dropped is files and nothing to read; a spreadsheet's cells come as both text and picture. */
export function isOnlyFiles({ types, files }: Pick<DataTransfer, "types" | "files">): boolean {
  return files.length > 0 && !types.includes("text/plain");
}

/** While something is dragged over the page its files can't be seen yet, only that there are some. */
export function bringsFiles({ types }: Pick<DataTransfer, "types">): boolean {
  return types.includes("Files") && !types.includes("text/plain");
}
