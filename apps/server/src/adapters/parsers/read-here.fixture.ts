import { defaultParseLimits, type ParseLimits } from "./parse-limits.ts";
import type { ParseProgress } from "./parsed-document.ts";
import { readDocument } from "./read-document.ts";

export interface HereOptions {
  limits?: Partial<ParseLimits>;
  onProgress?: (progress: ParseProgress) => void;
}

/** Reads a document without a thread, for tests. */
export function readHere(name: string, bytes: Buffer | string, { limits, onProgress }: HereOptions = {}) {
  return readDocument({
    bytes: Buffer.from(bytes),
    name,
    limits: { ...defaultParseLimits, ...limits },
    onProgress: onProgress ?? (() => undefined),
    onOcr: () => undefined,
  });
}

/** Each block as `kind: text`, a heading with its level. */
export async function blocksOf(name: string, bytes: Buffer | string): Promise<string[]> {
  const { blocks, text } = await readHere(name, bytes);
  return blocks.map(({ kind, level, start, end }) => `${kind}${level ?? ""}: ${text.slice(start, end)}`);
}
