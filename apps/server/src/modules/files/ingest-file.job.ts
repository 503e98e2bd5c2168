import { z } from "zod";
import type { Job } from "../../adapters/jobs/index.ts";

/** A fault of ours may pass; after so many the person is told. */
export const READ_TRIES = 4;

/** Read, cut into passages, index: handled by the retrieval module, which knows what passages are. */
export const ingestFile: Job<{ fileId: string }> = {
  name: "ingest-file",
  payload: z.strictObject({ fileId: z.uuid() }),
  retries: READ_TRIES - 1,
  expireInSeconds: 30 * 60,
};
