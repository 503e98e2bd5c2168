import type { FileFailure } from "@metatron/contract/files/constants";
import { sql } from "kysely";
import type { Db, TextBlock, Trx } from "../../adapters/db/index.ts";
import { toJsonb } from "../../adapters/db/jsonb.ts";
import type { FileRow } from "./file-row.ts";
import type { FilesDeps } from "./files-deps.ts";
import { ingestFile, readingGroup } from "./ingest-file.job.ts";

/** Limits the retries of a document that crashes its process. */
const MOST_ATTEMPTS = 10;

/**
 * A file that this process is reading. After a takeover by another process, the results of this one are
 * discarded.
 */
export interface Reading {
  readingId: string;
  /** Identifies this reading. */
  token: string;
  file: FileRow;
}

/** The result of a reading without its passages, which are written in the same transaction. */
export interface ReadResult {
  text: string;
  pageStarts: readonly number[];
  blocks: readonly TextBlock[];
  pages: number | null;
  title: string | null;
  facts: {
    owner?: string;
    revision?: string;
    validFrom?: string;
    validUntil?: string;
    supersedes?: string;
  };
  numChunks: number;
  numTokens: number;
}

export interface ReaderDeps {
  db: Db;
  /** Id of this process in `writers`: when the process is gone, another one reads its files. */
  watch: { writerId: string };
}

/**
 * Takes the file over from a reader that may have died; only the newest reading's results are kept. Undefined
 * if the file is gone or already read.
 */
export async function startReading({ db, watch }: ReaderDeps, fileId: string): Promise<Reading | undefined> {
  const readingId = watch.writerId;
  // The process id is not enough: the same process may still read the content from before a replacement.
  const token = crypto.randomUUID();
  const file = await db
    .updateTable("files")
    .set((eb) => ({
      status: "reading",
      reading_id: readingId,
      reading_token: token,
      pages_done: 0,
      reason: null,
      updated_at: new Date(),
      attempts: eb("attempts", "+", 1),
    }))
    .where("id", "=", fileId)
    .where("status", "in", ["queued", "reading"])
    .returningAll()
    .executeTakeFirst();
  if (!file) return undefined;
  const reading = { readingId, token, file };
  if (file.attempts <= MOST_ATTEMPTS) return reading;
  await failReading(db, reading, "internal");
  return undefined;
}

/** False after another reader has taken the file over; the caller must stop. */
export async function reportProgress(
  db: Db,
  { readingId, token, file }: Reading,
  { pagesDone, pages }: { pagesDone: number; pages: number | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("files")
    .set({ pages_done: pagesDone, pages, updated_at: new Date() })
    .where("id", "=", file.id)
    .where("reading_id", "=", readingId)
    .where("reading_token", "=", token)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Call in the transaction that writes the passages. False if the results are stale: roll back. The person's
 * metadata of the upload wins, and the document's own metadata fills the rest.
 */
export async function finishReading(trx: Trx, reading: Reading, result: ReadResult): Promise<boolean> {
  const { file, readingId, token } = reading;
  const { pageStarts, blocks, pages, facts } = result;
  // PostgreSQL's `text` can't hold NUL. A space keeps the offsets.
  const text = result.text.replaceAll("\0", " ");
  const { numUpdatedRows } = await trx
    .updateTable("files")
    .set({
      status: "ready",
      reason: null,
      reading_id: null,
      attempts: 0,
      updated_at: new Date(),
      pages,
      pages_done: pages,
      num_chars: text.length,
      num_chunks: result.numChunks,
      num_tokens: result.numTokens,
      title: unlessEdited("title", result.title),
      document_owner: unlessEdited("document_owner", facts.owner),
      revision: unlessEdited("revision", facts.revision),
      valid_from: unlessEdited("valid_from", facts.validFrom),
      valid_until: unlessEdited("valid_until", facts.validUntil),
      supersedes: facts.supersedes ?? null,
    })
    .where("id", "=", file.id)
    .where("reading_id", "=", readingId)
    .where("reading_token", "=", token)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const values = { text, page_starts: toJsonb(pageStarts), blocks: toJsonb(blocks) };
  await trx
    .insertInto("file_texts")
    .values({ file_id: file.id, ...values })
    .onConflict((conflict) => conflict.column("file_id").doUpdateSet(values))
    .execute();
  return true;
}

/**
 * Compared with the row of now: a person may have changed the fields while the document was read, also to
 * nothing.
 */
function unlessEdited(
  column: "title" | "document_owner" | "revision" | "valid_from" | "valid_until",
  read: string | null | undefined,
) {
  const type = sql.raw(column.startsWith("valid_") ? "date" : "text");
  return sql<string | null>`case when metadata_version > 1 then ${sql.ref(column)}
    else coalesce(${sql.ref(column)}, ${read ?? null}::${type}) end`;
}

export async function failReading(
  db: Db,
  { file, readingId, token }: Reading,
  reason: FileFailure,
): Promise<void> {
  await db
    .updateTable("files")
    .set({ status: "failed", reason, reading_id: null, attempts: 0, updated_at: new Date() })
    .where("id", "=", file.id)
    .where("reading_id", "=", readingId)
    .where("reading_token", "=", token)
    .execute();
}

/** After an outage that the document did not cause: the attempt does not count. */
export async function postponeReading(db: Db, { file, readingId }: Reading): Promise<void> {
  await db
    .updateTable("files")
    .set((eb) => ({
      status: "queued",
      reading_id: null,
      attempts: eb("attempts", "-", 1),
      updated_at: new Date(),
    }))
    .where("id", "=", file.id)
    .where("reading_id", "=", readingId)
    .execute();
}

/** Queues the file to be read again, for example after a change of the parsers. */
export async function readAgain({ db, jobs }: Pick<FilesDeps, "db" | "jobs">, fileId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const queued = await trx
      .updateTable("files")
      .set({ status: "queued", reason: null, reading_id: null, updated_at: new Date() })
      .where("id", "=", fileId)
      .where("status", "in", ["ready", "failed"])
      .where("purpose", "<>", "image")
      .returning(["person_id", "source"])
      .executeTakeFirst();
    if (queued) await jobs.send(ingestFile, { fileId }, { trx, group: readingGroup(queued) });
  });
}
