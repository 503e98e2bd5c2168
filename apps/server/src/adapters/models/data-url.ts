/** The parts of a base64 `data:` URL. */
export function readDataUrl(dataUrl: string): { mediaType: string; base64: string } {
  const comma = dataUrl.indexOf(",");
  const mediaType = dataUrl.slice("data:".length, comma).split(";", 1)[0] ?? "";
  return { mediaType, base64: dataUrl.slice(comma + 1) };
}
