import { z } from "zod";
import type { Trx } from "../../adapters/db/index.ts";
import { defineHandler, type Job, type JobHandler, type Jobs } from "../../adapters/jobs/index.ts";
import type { Storage } from "../../adapters/storage/index.ts";

const KEYS_PER_JOB = 200;

/** Deletes the objects of deleted rows after the commit, with retries. */
const deleteObjects: Job<{ keys: string[] }> = {
  name: "delete-objects",
  payload: z.strictObject({ keys: z.array(z.string()) }),
  retries: 10,
};

export function deleteObjectsHandler({ storage }: { storage: Storage }): JobHandler {
  return defineHandler(deleteObjects, async ({ keys }) => {
    for (const key of keys) await storage.delete(key);
  });
}

export async function sendDeleteObjects(jobs: Jobs, trx: Trx, keys: readonly string[]): Promise<void> {
  for (let at = 0; at < keys.length; at += KEYS_PER_JOB) {
    await jobs.send(deleteObjects, { keys: keys.slice(at, at + KEYS_PER_JOB) }, { trx });
  }
}
