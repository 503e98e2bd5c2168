import { sql } from "kysely";
import type { BaseLogger } from "pino";
import type { FileRow } from "./file-row.ts";
import type { FilesDeps } from "./files.ts";
import { ingestFile, readingGroup } from "./ingest-file.job.ts";

/** Processes say every two seconds that they live; one that is only busy is not taken for lost. */
const SILENT_AFTER_SECONDS = 10;
/** A job that failed for good leaves its file waiting; most files wait far less. */
const QUEUED_FOR_SECONDS = 6 * 60 * 60;
const LOOK_EVERY_MS = 5000;

type RequeueDeps = Pick<FilesDeps, "db" | "jobs">;

/** Queues again what was being read by a process that is gone; answers how many. */
export async function requeueLost({ db, jobs }: RequeueDeps): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<Pick<FileRow, "id" | "person_id" | "source">>`
      update files set status = 'queued', reading_id = null, updated_at = now()
      where status = 'reading' and not exists (
          select 1 from writers
          where writers.id = files.reading_id
            and seen_at > now() - make_interval(secs => ${SILENT_AFTER_SECONDS}))
        or status = 'queued' and updated_at <= now() - make_interval(secs => ${QUEUED_FOR_SECONDS})
      returning id, person_id, source`.execute(trx);
    for (const file of rows)
      await jobs.send(ingestFile, { fileId: file.id }, { trx, group: readingGroup(file) });
    return rows.length;
  });
}

/** Where background jobs run: a file goes on soon after the process that read it has died. */
export async function watchReaders(deps: RequeueDeps & { log: BaseLogger }) {
  await requeueLost(deps);
  const timer = setInterval(() => {
    requeueLost(deps).catch((error) =>
      deps.log.warn({ err: error }, "lost readings could not be looked for"),
    );
  }, LOOK_EVERY_MS);
  return { close: () => clearInterval(timer) };
}
