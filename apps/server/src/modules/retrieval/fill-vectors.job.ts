import type { BaseLogger } from "pino";
import { z } from "zod";
import { defineHandler, type Job, type JobHandler } from "../../adapters/jobs/index.ts";
import { type ModelRegistry, OutboundRefused } from "../../adapters/models/index.ts";
import type { MissingVector, VectorIndex } from "./vector-index.ts";

/** Embeds the passages without a vector: new ones, and all passages after a change of the embedding model. */
export const fillVectors: Job<Record<string, never>> = {
  name: "fill-vectors",
  payload: z.strictObject({}),
  schedule: "*/10 * * * *",
};

const AT_ONCE = 64;
const REPORT_EVERY_MS = 30_000;
/**
 * More rounds than any library needs; a provider that stores nothing must not keep the job running for ever.
 */
const MOST_ROUNDS = 20_000;

export interface FillVectorsDeps {
  models: Pick<ModelRegistry, "embed">;
  vectors: VectorIndex;
  log: BaseLogger;
}

export const fillVectorsHandler = (deps: FillVectorsDeps): JobHandler =>
  defineHandler(fillVectors, async () => {
    let reportedAt = Date.now();
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const missing = await deps.vectors.missing(AT_ONCE);
      // The vectors of an earlier model are unused once all passages have a vector of this model.
      if (missing.length === 0) return deps.vectors.dropOthers();
      await deps.vectors.store(await embedAll(deps, missing));
      if (Date.now() - reportedAt < REPORT_EVERY_MS) continue;
      reportedAt = Date.now();
      deps.log.info(await deps.vectors.progress(), "passages are being turned into vectors");
    }
  });

async function embedAll({ models, log }: FillVectorsDeps, chunks: readonly MissingVector[]) {
  const embed = async (some: readonly MissingVector[]) => {
    const { vectors = [] } = (await models.embed(some.map(({ text }) => text))) ?? {};
    return some.map((chunk, at) => ({ chunk, vector: vectors[at] ?? null }));
  };
  try {
    return await embed(chunks);
  } catch (error) {
    if (!(error instanceof OutboundRefused)) throw error;
  }
  // A passage that the outbound policy refuses must not block the vectors of the others.
  const each = [];
  for (const chunk of chunks) {
    try {
      each.push(...(await embed([chunk])));
    } catch (error) {
      if (!(error instanceof OutboundRefused)) throw error;
      log.info({ fileId: chunk.fileId }, "passage stays without a vector");
      each.push({ chunk, vector: null });
    }
  }
  return each;
}
