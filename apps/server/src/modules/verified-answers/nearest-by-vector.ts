import type { BaseLogger } from "pino";
import type { ModelRegistry } from "../../adapters/models/index.ts";

const NEAREST = 3;
const WITHIN_MS = 3000;
const MOST_TEXTS = 200;

interface NearestDeps {
  models: Pick<ModelRegistry, "embed" | "embeddingModel">;
  log: Pick<BaseLogger, "warn">;
}

/**
 * The indices of the texts nearest to the question by meaning; none without an embedding model. Nearness alone
 * decides nothing: every question has nearest ones.
 */
export async function nearestByVector(
  { models, log }: NearestDeps,
  { question, texts, personId }: { question: string; texts: readonly string[]; personId: string | undefined },
): Promise<number[]> {
  if (!models.embeddingModel || texts.length === 0) return [];
  try {
    const options = { personId, signal: AbortSignal.timeout(WITHIN_MS), kind: "query" as const };
    const embedded = await models.embed([question, ...texts.slice(0, MOST_TEXTS)], options);
    const [asked, ...known] = embedded?.vectors ?? [];
    if (!asked) return [];
    return known
      .map((vector, at) => ({ at, similarity: cosine(asked, vector) }))
      .sort((a, b) => b.similarity - a.similarity)
      .slice(0, NEAREST)
      .map(({ at }) => at);
  } catch (error) {
    // The words of the questions still find most of the same ones.
    log.warn({ err: error }, "verified answers without embeddings");
    return [];
  }
}

function cosine(a: readonly number[], b: readonly number[]): number {
  let [product, ofA, ofB] = [0, 0, 0];
  for (const [at, value] of a.entries()) {
    const other = b[at] ?? 0;
    product += value * other;
    ofA += value * value;
    ofB += other * other;
  }
  return product / (Math.sqrt(ofA * ofB) || 1);
}
