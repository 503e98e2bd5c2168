import type { FileRow } from "./file-row.ts";
import type { FilesDeps } from "./files-deps.ts";
import { ingestFile, readingGroup } from "./ingest-file.job.ts";

const MOST_AT_ONCE = 500;

type RequeueDeps = Pick<FilesDeps, "db" | "jobs">;

/**
 * Queues waiting or unfinished files that have no job: their job used up its tries while workers died, or
 * ended in an outage of the database. Leases of running jobs are handled by the job queue. Returns the number
 * of files.
 */
export async function requeueLost({ db, jobs }: RequeueDeps): Promise<number> {
  const unfinished = await db
    .selectFrom("files")
    .select(["id", "person_id", "source", "updated_at"])
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
    const seen = unfinished.find(({ id }) => id === fileId);
    if (seen && (await requeue({ db, jobs }, seen))) requeued += 1;
  }
  return requeued;
}

/**
 * Compares the state that was read: the job may just have ended, or another node may have queued the file.
 */
function requeue(
  { db, jobs }: RequeueDeps,
  seen: Pick<FileRow, "id" | "person_id" | "source" | "updated_at">,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("files")
      .set({ status: "queued", reading_id: null, updated_at: new Date() })
      .where("id", "=", seen.id)
      .where("status", "in", ["queued", "reading"])
      .where("updated_at", "=", seen.updated_at)
      .executeTakeFirst();
    if (numUpdatedRows > 0n)
      await jobs.send(ingestFile, { fileId: seen.id }, { trx, group: readingGroup(seen) });
    return numUpdatedRows > 0n;
  });
}
