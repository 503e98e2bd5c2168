/** Saves the body of a response as a browser download. */
export async function saveResponse(response: Response, name: string): Promise<void> {
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the blob after the click, so the URL must not be revoked at once.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
