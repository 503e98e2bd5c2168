import type { BaseLogger } from "pino";
import type { Db } from "../../adapters/db/index.ts";
import type { ModelRegistry } from "../../adapters/models/index.ts";
import type { Scope } from "./find-candidates.ts";
import { type JudgedNear, judgeNearness } from "./judge-nearness.ts";
import { countPassages } from "./read-passages.ts";
import type { VectorIndex } from "./vector-index.ts";

const NEAREST = 50;
const EMBED_WITHIN_MS = 3000;
/** Number of sampled vectors, which show how similar a question is to unrelated passages. */
const SAMPLE = 256;
const SAMPLE_FOR_MS = 600_000;

export interface FindNearDeps {
  db: Db;
  log: BaseLogger;
  models: Pick<ModelRegistry, "embed">;
  vectors: VectorIndex | undefined;
}

export type FindNear = (
  search: Scope & { query: string; personId?: string | undefined },
) => Promise<JudgedNear[] | undefined>;

/**
 * Finds passages that are similar in meaning to a question; undefined without vectors or if the model does
 * not respond.
 */
export function createFindNear({ db, log, models, vectors }: FindNearDeps): FindNear {
  let sample: { vectors: Promise<number[][]>; until: number } | undefined;
  if (!vectors) return async () => undefined;
  const index = vectors;

  function currentSample(): Promise<number[][]> {
    if (!sample || sample.until < Date.now()) {
      const drawn = index.sample(SAMPLE);
      sample = { vectors: drawn, until: Date.now() + SAMPLE_FOR_MS };
      // A small sample means that documents are being embedded right now, so the sample is drawn again next
      // time.
      drawn.then(
        (found) => found.length < SAMPLE && forgetSample(),
        () => forgetSample(),
      );
    }
    return sample.vectors;
  }

  function forgetSample() {
    sample = undefined;
  }

  return async ({ query, collections, fileIds, personId }) => {
    try {
      const signal = AbortSignal.timeout(EMBED_WITHIN_MS);
      const [vector] = (await models.embed([query], { personId, signal, kind: "query" }))?.vectors ?? [];
      if (!vector) return undefined;
      const near = await index.nearest(vector, { collections, fileIds }, NEAREST);
      const drawn = await currentSample();
      const count = await countPassages(db, collections);
      return judgeNearness(near, { query: vector, sample: drawn, count });
    } catch (error) {
      // The search by words still finds most passages; failing the answer would be worse.
      log.warn({ err: error }, "search without embeddings");
      return undefined;
    }
  };
}
