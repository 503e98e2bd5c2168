type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "macintosh";

const SAMPLE_BYTES = 64 * 1024;

/**
 * Decodes a file in any common encoding, without its byte order mark, and with
 *  as line ending.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  return text.replace(/\r\n?/g, "\n").replaceAll("\0", "");
}

/** Whether these bytes can be text in an encoding that `decodeText` supports. */
export function looksLikeText(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const encoding = encodingOf(sample);
  if (encoding !== "utf-8" && encoding !== "windows-1252" && encoding !== "macintosh") return true;
  const controls = sample.filter((byte) => byte < 32 && !isWhitespace(byte) && byte !== ESCAPE).length;
  return controls === 0 || (controls / sample.length < 0.002 && !sample.includes(0));
}

const ESCAPE = 0x1b;

function isWhitespace(byte: number): boolean {
  return byte >= 9 && byte <= 13;
}

function encodingOf(bytes: Uint8Array): Encoding {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return utf16WithoutMark(bytes) ?? (isUtf8(bytes) ? "utf-8" : singleByteEncoding(bytes));
}

/** In UTF-16, every other byte of Latin text is zero. */
function utf16WithoutMark(bytes: Uint8Array): Encoding | undefined {
  const sample = bytes.subarray(0, 4096);
  if (sample.length < 4) return undefined;
  const zeros = { even: 0, odd: 0 };
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2 === 0 ? "even" : "odd"] += 1;
  });
  const half = sample.length / 2;
  if (zeros.odd > half * 0.7 && zeros.even < half * 0.05) return "utf-16le";
  if (zeros.even > half * 0.7 && zeros.odd < half * 0.05) return "utf-16be";
  return undefined;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    // `stream` tolerates a character that is cut at the end of the sample.
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** Both encodings decode any bytes; the one that yields more Spanish letters is chosen. */
function singleByteEncoding(bytes: Uint8Array): Encoding {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const letters = (encoding: Encoding) =>
    new TextDecoder(encoding).decode(sample).match(/[áéíóúñüÁÉÍÓÚÑÜçãõ¿¡ºª]/g)?.length ?? 0;
  return letters("macintosh") > letters("windows-1252") ? "macintosh" : "windows-1252";
}
