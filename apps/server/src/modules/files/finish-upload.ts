import type { FileFailure, FileStatus } from "@metatron/contract/files/constants";
import type { Trx } from "../../adapters/db/index.ts";
import { sniffType } from "../../adapters/parsers/index.ts";
import { notFound } from "../../http/app-error.ts";
import { auditDocument } from "./audit-document.ts";
import { sendDeleteObjects } from "./delete-objects.job.ts";
import { type FileRow, ownerOf } from "./file-row.ts";
import { findSameContent, readFile } from "./files.repo.ts";
import type { FilesDeps } from "./files-deps.ts";
import { imageTypeOf } from "./image-type.ts";
import { ingestFile, readingGroup } from "./ingest-file.job.ts";
import type { Inspected } from "./inspect-object.ts";
import { readAgain } from "./read-progress.ts";

const UNIQUE_VIOLATION = "23505";
const UNKNOWN_TYPE = "application/octet-stream";

type UploadedDeps = Pick<FilesDeps, "db" | "jobs">;

export interface Validity {
  validFrom?: string | undefined;
  validUntil?: string | undefined;
  revision?: string | undefined;
}

export interface Arrived {
  file: FileRow;
  inspected: Inspected;
  validity: Validity;
}

/**
 * Completes an upload whose bytes have all arrived: updates the row and queues the reading, or returns the
 * file with the same bytes.
 */
export async function finishUpload(deps: UploadedDeps, arrived: Arrived): Promise<FileRow> {
  const { file } = arrived;
  try {
    const finished = await deps.db.transaction().execute((trx) => finish(deps, trx, arrived));
    // Another request completed the upload first.
    const there = finished ?? (await readFile(deps.db, file.id));
    if (!there) throw notFound();
    return there;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === UNIQUE_VIOLATION)) throw error;
    return keepTheFirst(deps, arrived);
  }
}

async function finish({ jobs }: UploadedDeps, trx: Trx, { file, inspected, validity }: Arrived) {
  const verdict = judge(file, inspected);
  const finished = await trx
    .updateTable("files")
    .set({
      ...verdict,
      sha256: inspected.sha256,
      size: inspected.size,
      upload_id: null,
      updated_at: new Date(),
      valid_from: validity.validFrom ?? null,
      valid_until: validity.validUntil ?? null,
      revision: validity.revision ?? null,
    })
    .where("id", "=", file.id)
    .where("status", "=", "pending")
    .returningAll()
    .executeTakeFirst();
  if (finished) await auditDocument(trx, finished, { action: "document_added", actorId: file.person_id });
  if (finished?.status === "queued")
    await jobs.send(ingestFile, { fileId: file.id }, { trx, group: readingGroup(file) });
  return finished;
}

type Verdict = { status: FileStatus; type: string; reason: FileFailure | null };

/** Decides by the bytes; the name and the declared type are not trusted. */
function judge({ purpose, name }: FileRow, { head }: Inspected): Verdict {
  if (purpose === "image") {
    const type = imageTypeOf(head);
    return type
      ? { status: "ready", type, reason: null }
      : { status: "failed", type: UNKNOWN_TYPE, reason: "type_mismatch" };
  }
  const sniffed = sniffType(head, name);
  return "type" in sniffed
    ? { status: "queued", type: sniffed.type, reason: null }
    : { status: "failed", type: UNKNOWN_TYPE, reason: sniffed.reason };
}

/** The same bytes exist already: the second upload becomes an alias of the first file. */
async function keepTheFirst(deps: UploadedDeps, { file, inspected }: Arrived): Promise<FileRow> {
  const { person_id: personId } = file;
  const owner = ownerOf(file);
  const first = owner && (await findSameContent(deps.db, { owner, sha256: inspected.sha256 }));
  if (!first) throw new Error("The file that has these bytes went while it was looked for.");
  await deps.db.transaction().execute(async (trx) => {
    await trx
      .insertInto("file_duplicates")
      .values({ id: file.id, person_id: personId, file_id: first.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const gone = await trx
      .deleteFrom("files")
      .where("id", "=", file.id)
      .where("status", "=", "pending")
      .returning("object_key")
      .execute();
    await sendDeleteObjects(
      deps.jobs,
      trx,
      gone.map((row) => row.object_key),
    );
  });
  // Uploading an unreadable file again requests another attempt.
  if (first.status === "failed") await readAgain(deps, first.id);
  return (await readFile(deps.db, first.id)) ?? first;
}
