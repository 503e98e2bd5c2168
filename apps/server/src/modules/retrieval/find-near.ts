import type { BaseLogger } from "pino";
import type { Db } from "../../adapters/db/index.ts";
import type { ModelRegistry } from "../../adapters/models/index.ts";
import type { Scope } from "./find-candidates.ts";
import { type JudgedNear, judgeNearness } from "./judge-nearness.ts";
import { countPassages } from "./read-passages.ts";
import type { VectorIndex } from "./vector-index.ts";

const NEAREST = 50;
const EMBED_WITHIN_MS = 3000;
/** Vectors that tell how near a question is to passages about other things. */
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

/** Passages that are near to a question in meaning; undefined where there are no vectors or the model does not answer. */
export function createFindNear({ db, log, models, vectors }: FindNearDeps): FindNear {
  let sample: { vectors: Promise<number[][]>; until: number } | undefined;
  if (!vectors) return async () => undefined;
  const index = vectors;

  function currentSample(): Promise<number[][]> {
    if (!sample || sample.until < Date.now()) {
      const drawn = index.sample(SAMPLE);
      sample = { vectors: drawn, until: Date.now() + SAMPLE_FOR_MS };
      // A small sample is of documents that are just being embedded, and is drawn again.
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
      // Words alone still find most of it; no answer at all would be worse.
      log.warn({ err: error }, "search without embeddings");
      return undefined;
    }
  };
}
