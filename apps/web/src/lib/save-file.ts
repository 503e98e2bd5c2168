/** Longer than a browser takes to start reading the file. */
const KEEP_ADDRESS_MS = 60_000;

/** Offers a file that was made in the browser as a download. */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), { href, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), KEEP_ADDRESS_MS);
}
