const C1 = 0x239b961b;
const C2 = 0xab0e9789;
const C3 = 0x38b34ae5;
const C4 = 0xa1e38b93;

const encoder = new TextEncoder();

/**
 * MurmurHash3 x86 128-bit over the UTF-8 bytes, as 32 hexadecimal digits. Synchronous, which Web Crypto is not.
 * It finds differences and is no protection against someone who makes collisions on purpose.
 */
export function murmurHash(text: string): string {
  const bytes = encoder.encode(text);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const wholeBlocks = bytes.length - (bytes.length % 16);
  let h1 = 0;
  let h2 = 0;
  let h3 = 0;
  let h4 = 0;

  for (let at = 0; at < wholeBlocks; at += 16) {
    h1 ^= mix(view.getInt32(at, true), C1, 15, C2);
    h1 = Math.imul(rotate(h1, 19) + h2, 5) + 0x561ccd1b;
    h2 ^= mix(view.getInt32(at + 4, true), C2, 16, C3);
    h2 = Math.imul(rotate(h2, 17) + h3, 5) + 0x0bcaa747;
    h3 ^= mix(view.getInt32(at + 8, true), C3, 17, C4);
    h3 = Math.imul(rotate(h3, 15) + h4, 5) + 0x96cd1c35;
    h4 ^= mix(view.getInt32(at + 12, true), C4, 18, C1);
    h4 = Math.imul(rotate(h4, 13) + h1, 5) + 0x32ac3b17;
  }

  // The last block, filled with zeros: a zero word leaves its lane as it is.
  const tail = new DataView(new ArrayBuffer(16));
  for (let at = wholeBlocks; at < bytes.length; at += 1) tail.setUint8(at - wholeBlocks, bytes[at] ?? 0);
  h1 ^= mix(tail.getInt32(0, true), C1, 15, C2);
  h2 ^= mix(tail.getInt32(4, true), C2, 16, C3);
  h3 ^= mix(tail.getInt32(8, true), C3, 17, C4);
  h4 ^= mix(tail.getInt32(12, true), C4, 18, C1);

  return join(h1 ^ bytes.length, h2 ^ bytes.length, h3 ^ bytes.length, h4 ^ bytes.length);
}

function mix(word: number, first: number, turn: number, second: number): number {
  return Math.imul(rotate(Math.imul(word, first), turn), second);
}

function rotate(value: number, by: number): number {
  return (value << by) | (value >>> (32 - by));
}

function join(a: number, b: number, c: number, d: number): string {
  const sum = a + b + c + d;
  const first = scatter(sum | 0);
  const [second, third, fourth] = [scatter((b + sum) | 0), scatter((c + sum) | 0), scatter((d + sum) | 0)];
  const total = first + second + third + fourth;
  return hex(total) + hex(second + total) + hex(third + total) + hex(fourth + total);
}

function scatter(value: number): number {
  let h = value;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

function hex(value: number): string {
  return (value >>> 0).toString(16).padStart(8, "0");
}
