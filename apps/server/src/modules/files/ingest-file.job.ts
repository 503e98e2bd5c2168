import { z } from "zod";
import type { Job } from "../../adapters/jobs/index.ts";
import type { FileRow } from "./file-row.ts";

/** A fault of ours may pass; after so many the person is told. */
export const READ_TRIES = 4;

/**
 * Whose reading it is: a process reads one file of a person at a time, so that somebody else's small file does not wait
 * for fifty large ones. The demo's documents are nobody's.
 */
export const readingGroup = ({ person_id, source }: Pick<FileRow, "person_id" | "source">) =>
  source === "demo" ? undefined : person_id;

/** Read, cut into passages, index: handled by the retrieval module, which knows what passages are. */
export const ingestFile: Job<{ fileId: string }> = {
  name: "ingest-file",
  payload: z.strictObject({ fileId: z.uuid() }),
  retries: READ_TRIES - 1,
  expireInSeconds: 30 * 60,
};
