import { cutText } from "@metatron/text/cut-text";
import type { BaseLogger } from "pino";
import type { ModelRegistry } from "../../adapters/models/index.ts";
import type { PassageRow } from "./passage-row.ts";
import type { RankedCandidate } from "./rank-candidates.ts";

/** How well each document answers the query; undefined where the model failed. */
export type Rerank = (
  query: string,
  documents: readonly string[],
) => Promise<readonly (number | undefined)[] | undefined>;

/** The time for reranking more passages is not worth the better order. */
export const MOST_RERANKED = 30;
const LONGEST_RERANKED_CHARS = 2000;
const RERANK_WITHIN_MS = 3000;

/** Returns the reranker for one person's search; undefined if no model is configured. */
export function createRerank({
  models,
  log,
}: {
  models: Pick<ModelRegistry, "rerank" | "rerankModel">;
  log: BaseLogger;
}): (personId: string | undefined) => Rerank | undefined {
  if (!models.rerankModel) return () => undefined;
  return (personId) => async (query, documents) => {
    try {
      const signal = AbortSignal.timeout(RERANK_WITHIN_MS);
      return await models.rerank(query, documents, { personId, signal });
    } catch (error) {
      // The order by words and vectors is good enough to answer from.
      log.warn({ err: error }, "search without reranking");
      return undefined;
    }
  };
}

/**
 * Orders by the reranker's scores. Without scores the order stays, and passages without a score come last.
 */
export async function reranked(
  judged: readonly RankedCandidate[],
  { byId, rerank, query }: { byId: ReadonlyMap<number, PassageRow>; rerank: Rerank; query: string },
): Promise<readonly RankedCandidate[]> {
  const there = judged.filter(({ id }) => byId.has(id)).slice(0, MOST_RERANKED);
  if (there.length < 2) return judged;
  const scores = await rerank(
    query,
    there.map(({ id }) => textOf(byId.get(id))),
  );
  if (!scores) return judged;
  // Some services return logits, which may be negative; others return values from 0 to 1.
  const areLogits = scores.some((score = 0) => score < 0 || score > 1);
  return there
    .map((found, at) => {
      const score = scores[at] ?? (areLogits ? Number.NEGATIVE_INFINITY : 0);
      return { ...found, score: areLogits ? 1 / (1 + Math.exp(-score)) : score };
    })
    .sort((a, b) => b.score - a.score);
}

function textOf(row: PassageRow | undefined): string {
  const parts = [row?.title, row?.section, row?.text].filter(Boolean);
  return cutText(parts.join("\n"), LONGEST_RERANKED_CHARS);
}
