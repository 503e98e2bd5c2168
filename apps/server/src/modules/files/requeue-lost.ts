import { sql } from "kysely";
import type { FilesDeps } from "./files.ts";
import { ingestFile } from "./ingest-file.job.ts";

/** A job that failed for good leaves its file waiting; most files wait far less. */
const QUEUED_FOR_SECONDS = 6 * 60 * 60;

/** Queues again what was being read by a process that is gone; answers how many. */
export async function requeueLost(
  { db, jobs }: Pick<FilesDeps, "db" | "jobs">,
  { silentForSeconds }: { silentForSeconds: number },
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string }>`
      update files set status = 'queued', reading_id = null, updated_at = now()
      where status = 'reading' and updated_at <= now() - make_interval(secs => ${silentForSeconds})
        or status = 'queued' and updated_at <= now() - make_interval(secs => ${QUEUED_FOR_SECONDS})
      returning id`.execute(trx);
    for (const { id } of rows) await jobs.send(ingestFile, { fileId: id }, { trx });
    return rows.length;
  });
}
