import { call } from "../../api/call.ts";

const AT_ONCE = 64;

/**
 * Texts as vectors; null if no embedding model is configured or it does not answer: the search then uses
 * words alone.
 */
export async function embedTexts(texts: readonly string[], signal: AbortSignal): Promise<number[][] | null> {
  const vectors: number[][] = [];
  try {
    for (let from = 0; from < texts.length; from += AT_ONCE) {
      const input = texts.slice(from, from + AT_ONCE);
      const { data } = await call("createEmbeddings", { body: { input }, signal });
      for (const { index, embedding } of data) vectors[from + index] = embedding;
    }
  } catch {
    return null;
  }
  return vectors.length === texts.length ? vectors : null;
}
