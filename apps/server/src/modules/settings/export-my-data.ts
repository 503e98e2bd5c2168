import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { AppError } from "../../http/app-error.ts";
import { recordAudit } from "../audit/index.ts";
import { type ExportDeps, exportEntries } from "./export/export-entries.ts";
import { writeZip } from "./export/write-zip.ts";

const RETRY_AFTER_SECONDS = 60;
const running = new Set<string>();

/** The archive is streamed and stored nowhere. One export at a time per person. */
export async function exportMyData(
  deps: ExportDeps,
  { personId, reply, now }: { personId: string; reply: FastifyReply; now: Date },
): Promise<FastifyReply> {
  if (running.has(personId))
    throw new AppError("rate_limited", "This person's data is being exported already.", {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  await deps.db.transaction().execute((trx) =>
    recordAudit(trx, {
      actorId: personId,
      action: "data_exported",
      subjectType: "person",
      subjectId: personId,
    }),
  );
  running.add(personId);
  const archive = Readable.from(writeZip(exportEntries(deps, personId, now)), { objectMode: false });
  archive.once("close", () => running.delete(personId));
  return reply
    .type("application/zip")
    .header("content-disposition", `attachment; filename="metatron-${now.toISOString().slice(0, 10)}.zip"`)
    .send(archive);
}
