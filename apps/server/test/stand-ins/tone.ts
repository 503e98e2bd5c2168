const RATE = 8000;
const HERTZ = 220;

/** A WAV that really sounds. */
export function toneOf(seconds: number): Buffer {
  const samples = Math.round(RATE * seconds);
  const head = Buffer.alloc(44);
  head.write("RIFF", 0, "latin1");
  head.writeUInt32LE(36 + samples * 2, 4);
  head.write("WAVEfmt ", 8, "latin1");
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write("data", 36, "latin1");
  head.writeUInt32LE(samples * 2, 40);
  const sound = Buffer.alloc(samples * 2);
  for (let at = 0; at < samples; at += 1)
    sound.writeInt16LE(Math.round(Math.sin((at / RATE) * HERTZ * 2 * Math.PI) * 8000), at * 2);
  return Buffer.concat([head, sound]);
}
