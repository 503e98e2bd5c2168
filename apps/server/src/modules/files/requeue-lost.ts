import type { FilesDeps } from "./files.ts";
import { ingestFile } from "./ingest-file.job.ts";

const MOST_AT_ONCE = 500;

type RequeueDeps = Pick<FilesDeps, "db" | "jobs">;

/**
 * Queues again the files that wait or are being read without a job that will do it: their job ran out of tries while
 * workers died, or ended in an outage of the database. The lease on a running job is the jobs' own. Answers how many.
 */
export async function requeueLost({ db, jobs }: RequeueDeps): Promise<number> {
  const unfinished = await db
    .selectFrom("files")
    .select(["id", "updated_at"])
    .where("status", "in", ["queued", "reading"])
    .orderBy("updated_at")
    .limit(MOST_AT_ONCE)
    .execute();
  const lost = await jobs.missing(
    ingestFile,
    unfinished.map(({ id }) => ({ fileId: id })),
  );
  let requeued = 0;
  for (const { fileId } of lost) {
    const seenAt = unfinished.find(({ id }) => id === fileId)?.updated_at;
    if (seenAt && (await requeue({ db, jobs }, fileId, seenAt))) requeued += 1;
  }
  return requeued;
}

/** Only as it was seen: its job may just have ended, or another node may have queued the file. */
function requeue({ db, jobs }: RequeueDeps, fileId: string, seenAt: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("files")
      .set({ status: "queued", reading_id: null, updated_at: new Date() })
      .where("id", "=", fileId)
      .where("status", "in", ["queued", "reading"])
      .where("updated_at", "=", seenAt)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await jobs.send(ingestFile, { fileId }, { trx });
    return numUpdatedRows > 0n;
  });
}
