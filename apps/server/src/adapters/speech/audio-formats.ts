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

const UNKNOWN_LENGTH = 0xffffffff;

/** Finds the format and the samples of a WAV file; undefined if the file is incomplete. */
export function readWav(
  bytes: Uint8Array,
): { format: Buffer; data: Uint8Array; seconds: number } | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let format: Buffer | undefined;
  for (let at = 12; at + 8 <= buffer.length; ) {
    const name = buffer.toString("latin1", at, at + 4);
    const length = buffer.readUInt32LE(at + 4);
    const start = at + 8;
    if (name === "fmt ") format = buffer.subarray(start, start + length);
    if (name === "data") {
      if (!format || format.length < 16) return undefined;
      // A program that writes to a pipe does not know the length when it writes the header.
      const data = bytes.subarray(start, Math.min(start + length, bytes.length));
      return { format, data, seconds: data.length / Math.max(1, format.readUInt32LE(8)) };
    }
    at = start + length + (length % 2);
  }
  return undefined;
}

/** The header of a WAV stream whose samples follow. */
export function openWav(format: Buffer): Buffer {
  const head = Buffer.alloc(12 + 8 + format.length + 8);
  head.write("RIFF", 0, "latin1");
  head.writeUInt32LE(UNKNOWN_LENGTH, 4);
  head.write("WAVEfmt ", 8, "latin1");
  head.writeUInt32LE(format.length, 16);
  format.copy(head, 20);
  head.write("data", 20 + format.length, "latin1");
  head.writeUInt32LE(UNKNOWN_LENGTH, 24 + format.length);
  return head;
}
