/** Hands what a call brought to the browser's downloads. */
export async function saveResponse(response: Response, name: string): Promise<void> {
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads it after the click; a minute is plenty.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
