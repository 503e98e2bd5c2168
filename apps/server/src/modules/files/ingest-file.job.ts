import { z } from "zod";
import type { Job } from "../../adapters/jobs/index.ts";
import type { FileRow } from "./file-row.ts";

/** An internal error may be temporary; after this many tries the file is marked as failed. */
export const READ_TRIES = 4;

/**
 * Concurrency group of a reading: a process reads one file per person at a time, so that another person's
 * small file does not wait for fifty large ones. Demo documents belong to no person.
 */
export const readingGroup = ({ person_id, source }: Pick<FileRow, "person_id" | "source">) =>
  source === "demo" ? undefined : person_id;

/** Reads, splits and indexes a file; handled by the retrieval module, which owns passages. */
export const ingestFile: Job<{ fileId: string }> = {
  name: "ingest-file",
  payload: z.strictObject({ fileId: z.uuid() }),
  retries: READ_TRIES - 1,
  expireInSeconds: 30 * 60,
};
