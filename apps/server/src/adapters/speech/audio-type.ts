const MARKS: readonly [type: string, isThis: (head: string) => boolean][] = [
  ["audio/wav", (head) => head.startsWith("RIFF") && head.slice(8, 12) === "WAVE"],
  ["audio/mpeg", (head) => head.startsWith("ID3") || /^\xff[\xe2-\xff]/.test(head)],
  ["audio/ogg", (head) => head.startsWith("OggS")],
  ["audio/flac", (head) => head.startsWith("fLaC")],
  ["audio/webm", (head) => head.startsWith("\x1a\x45\xdf\xa3")],
  ["audio/mp4", (head) => head.slice(4, 8) === "ftyp"],
];

/** Detects the media type by the first bytes; undefined if browsers can't play it. */
export function audioTypeOf(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
  return MARKS.find(([, isThis]) => isThis(head))?.[0];
}
