import { CHARACTERS_PER_TOKEN } from "@metatron/contract/constants";
import { isDatabaseUnavailable, type Trx } from "../../adapters/db/index.ts";
import { defineHandler, type JobHandler } from "../../adapters/jobs/index.ts";
import {
  type ParsedDocument,
  ParseError,
  type ParseLimits,
  parseDocument,
} from "../../adapters/parsers/index.ts";
import { isStorageUnavailable } from "../../adapters/storage/index.ts";
import {
  countOcr,
  type FileRow,
  type FilesDeps,
  failReading,
  finishReading,
  ingestFile,
  openLocalCopy,
  postponeReading,
  READ_TRIES,
  type ReaderDeps,
  type Reading,
  readingGroup,
  reportProgress,
  startReading,
} from "../files/index.ts";
import { chunkDocument } from "./chunk-document.ts";
import { fillVectors } from "./fill-vectors.job.ts";
import { indexChunks } from "./index-chunks.ts";

export interface IngestDeps extends ReaderDeps, Pick<FilesDeps, "storage" | "jobs"> {
  limits?: Partial<ParseLimits> | undefined;
  /** OCR pages per person and day; undefined = no limit. */
  ocrPerDay?: number | undefined;
  /** Whether passages are embedded too. */
  hasVectors: boolean;
}

const TWO_AT_ONCE = 2;
const ONE_OF_A_PERSON = 1;
const REPORT_EVERY_MS = 500;

/** Reads, splits and indexes a file. The passages and the file's new state are committed together. */
export const ingestFileHandler = (deps: IngestDeps): JobHandler =>
  defineHandler(ingestFile, ({ fileId }) => ingestOne(deps, fileId), TWO_AT_ONCE, ONE_OF_A_PERSON);

async function ingestOne(deps: IngestDeps, fileId: string): Promise<void> {
  const reading = await startReading(deps, fileId);
  if (!reading) return;
  try {
    const parsed = await parse(deps, reading);
    if (!parsed) return;
    await deps.db.transaction().execute((trx) => keep(deps, trx, reading, parsed));
  } catch (error) {
    if (error instanceof TakenOver) return;
    if (error instanceof ParseError) return failReading(deps.db, reading, error.reason);
    // The lease on the job expires, and the file is read once the database is back.
    if (isDatabaseUnavailable(error)) throw error;
    if (isStorageUnavailable(error)) {
      await postponeReading(deps.db, reading);
      throw error;
    }
    if (reading.file.attempts >= READ_TRIES) await failReading(deps.db, reading, "internal");
    throw error;
  }
}

/** Another process took the file over, and only its results are stored. */
class TakenOver extends Error {}

async function parse(deps: IngestDeps, reading: Reading): Promise<ParsedDocument | undefined> {
  const { db, limits, ocrPerDay = 0 } = deps;
  const copy = await openLocalCopy(deps, reading.file);
  if (!copy) {
    await failReading(deps.db, reading, "missing_upload");
    return undefined;
  }
  const stop = new AbortController();
  let reported = 0;
  try {
    const { name, type, person_id: personId, source } = reading.file;
    const read = (counted?: { onOcr: () => void; signal: AbortSignal }) =>
      parseDocument({
        path: copy.path,
        name,
        type,
        owner: readingGroup(reading.file),
        signal: counted ? AbortSignal.any([stop.signal, counted.signal]) : stop.signal,
        ...(counted ? { onOcr: counted.onOcr } : {}),
        ...(limits ? { limits } : {}),
        onProgress(progress) {
          if (Date.now() - reported < REPORT_EVERY_MS) return;
          reported = Date.now();
          reportProgress(deps.db, reading, progress).then(
            (isOurs) => {
              if (!isOurs) stop.abort(new TakenOver());
            },
            // A failed progress report is ignored: the next one replaces it.
            () => undefined,
          );
        },
      });
    // The OCR quota applies to uploads only: connectors bring thousands of files, and no person sends them.
    return await (source === "upload" ? countOcr(db, { personId, perDay: ocrPerDay }, read) : read());
  } finally {
    await copy.remove();
  }
}

/** Locks the row: a title that a person sets at the same time is indexed by one of the two transactions. */
async function titleOf(trx: Trx, { id, name }: FileRow, parsed: ParsedDocument): Promise<string> {
  const row = await trx
    .selectFrom("files")
    .select(["title", "metadata_version"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  const isEdited = (row?.metadata_version ?? 1) > 1;
  return row?.title ?? (isEdited ? null : parsed.title) ?? name;
}

async function keep({ jobs, hasVectors }: IngestDeps, trx: Trx, reading: Reading, parsed: ParsedDocument) {
  const { file } = reading;
  const chunks = chunkDocument(parsed);
  if (file.owner_id) {
    const title = await titleOf(trx, file, parsed);
    await indexChunks(trx, { fileId: file.id, collectionId: file.owner_id, title, chunks });
  }
  const { text, pageStarts, blocks, pages, title, facts } = parsed;
  const numTokens = Math.ceil(text.length / CHARACTERS_PER_TOKEN);
  const counts = { numChunks: chunks.length, numTokens };
  const isOurs = await finishReading(trx, reading, {
    text,
    pageStarts,
    blocks,
    pages,
    title,
    facts,
    ...counts,
  });
  if (!isOurs) throw new TakenOver();
  if (hasVectors) await jobs.send(fillVectors, {}, { trx, key: "one" });
}
