import { createHash } from "node:crypto";
import type { FileSource, UploadPurpose } from "@metatron/contract/files/constants";
import type { Trx } from "../../adapters/db/index.ts";
import { AppError } from "../../http/app-error.ts";
import { mustHaveRoom } from "../quotas/index.ts";
import { auditDocument } from "./audit-document.ts";
import { sendDeleteObjects } from "./delete-objects.job.ts";
import { ownerFor } from "./file-owner.ts";
import type { FileRow } from "./file-row.ts";
import { findSameContent, readFile } from "./files.repo.ts";
import type { FilesDeps } from "./files-deps.ts";
import { ingestFile, readingGroup } from "./ingest-file.job.ts";
import { installationId } from "./installation.ts";
import { contentKey } from "./object-keys.ts";
import { takeRoom } from "./take-room.ts";

export interface NewFile {
  id?: string;
  personId: string;
  purpose: UploadPurpose;
  ownerId: string | null;
  name: string;
  type: string;
  bytes: Uint8Array;
  source?: FileSource;
  sourceKey?: string;
  sourceChangedAt?: Date;
  url?: string;
  title?: string;
  documentOwner?: string;
  revision?: string;
  validFrom?: string;
  validUntil?: string;
}

/**
 * Stores the object and its row and queues the reading (a picture is ready at once). A known source key with
 * other content replaces the file under the same id; with the same content nothing happens.
 */
export async function addFile(deps: FilesDeps, file: NewFile): Promise<FileRow> {
  const sha256 = createHash("sha256").update(file.bytes).digest("hex");
  const known = await findKnown(deps, file);
  if (known?.sha256 === sha256) return refresh(deps, known, file);
  if (known && file.sourceKey === undefined) throw idTaken();

  const id = known?.id ?? file.id ?? crypto.randomUUID();
  const key = contentKey(await installationId(deps.db), { fileId: id, sha256 });
  // The object is stored before the row, so that a row never points to a missing object. An object without a
  // row is removed by find-orphans.
  const sent = sentPicture(file);
  if (sent) await mustHaveRoom(deps.db, { ...sent, limit: deps.quotas.stored });
  await deps.storage.put({ key, body: file.bytes, type: file.type, size: file.bytes.byteLength });
  return deps.db.transaction().execute(store).catch(forget);

  async function store(trx: Trx): Promise<FileRow> {
    const values = { ...valuesOf(file), sha256, object_key: key };
    const row = known ? await replace(trx, known, values) : await insert(trx, { id, ...values });
    if (!row) {
      const there = await otherThere(trx, { file, id, sha256 });
      if (there.object_key !== key) await sendDeleteObjects(deps.jobs, trx, [key]);
      return there;
    }
    if (known) {
      await sendDeleteObjects(deps.jobs, trx, [known.object_key]);
      // No actor: the source changed the document. The choice of the source was audited before.
      await auditDocument(trx, row, { action: "document_replaced", actorId: null });
    }
    if (sent && !known) await takeRoom(trx, sent, deps.quotas);
    if (row.status === "queued")
      await deps.jobs.send(ingestFile, { fileId: row.id }, { trx, group: readingGroup(row) });
    return row;
  }

  async function forget(error: unknown): Promise<never> {
    // A picture over the quota gets no row, so its object would stay until the next search for orphans.
    if (sent && !known) await deps.storage.delete(key);
    throw error;
  }
}

/**
 * A picture inside a message. Uploads are counted when they are announced, and generated pictures are not
 * counted.
 */
function sentPicture({ personId, purpose, source = "upload", bytes }: NewFile) {
  if (purpose !== "image" || source !== "upload") return undefined;
  return { personId, purpose, bytes: bytes.byteLength };
}

type Values = ReturnType<typeof valuesOf> & { sha256: string; object_key: string };

function valuesOf(file: NewFile) {
  return {
    person_id: file.personId,
    purpose: file.purpose,
    owner_id: file.ownerId,
    name: file.name,
    type: file.type,
    size: file.bytes.byteLength,
    // Pictures are not indexed.
    status: file.purpose === "image" ? ("ready" as const) : ("queued" as const),
    reason: null,
    reading_id: null,
    attempts: 0,
    title: file.title ?? null,
    document_owner: file.documentOwner ?? null,
    revision: file.revision ?? null,
    valid_from: file.validFrom ?? null,
    valid_until: file.validUntil ?? null,
    source: file.source ?? ("upload" as const),
    source_key: file.sourceKey ?? null,
    source_changed_at: file.sourceChangedAt ?? null,
    url: file.url ?? null,
    updated_at: new Date(),
  };
}

async function findKnown({ db }: FilesDeps, file: NewFile): Promise<FileRow | undefined> {
  const { sourceKey, purpose, ownerId, source = "upload" } = file;
  if (sourceKey === undefined) return file.id ? readFile(db, file.id) : undefined;
  return db
    .selectFrom("files")
    .selectAll()
    .where("owner_id", "is not distinct from", ownerId)
    .where("purpose", "=", purpose)
    .where("source", "=", source)
    .where("source_key", "=", sourceKey)
    .executeTakeFirst();
}

function insert(trx: Trx, values: Values & { id: string }): Promise<FileRow | undefined> {
  return trx
    .insertInto("files")
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** What people set after the first reading stays; the rest comes from the new content. */
function replace(trx: Trx, known: FileRow, values: Values): Promise<FileRow | undefined> {
  const { title, document_owner, revision, valid_from, valid_until, ...content } = values;
  return trx
    .updateTable("files")
    .set(known.metadata_version > 1 ? content : values)
    .where("id", "=", known.id)
    .returningAll()
    .executeTakeFirst();
}

/** The content is unchanged: only the metadata of the source can be new. */
async function refresh({ db }: FilesDeps, known: FileRow, file: NewFile): Promise<FileRow> {
  if (file.sourceKey === undefined) {
    const isSame =
      known.person_id === file.personId && known.purpose === file.purpose && known.owner_id === file.ownerId;
    if (!isSame) throw idTaken();
    return known;
  }
  const told = { name: file.name, url: file.url ?? null, source_changed_at: file.sourceChangedAt ?? null };
  return db
    .updateTable("files")
    .set(told)
    .where("id", "=", known.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Another request stored the same file between the check and the insert. */
async function otherThere(
  trx: Trx,
  { file, id, sha256 }: { file: NewFile; id: string; sha256: string },
): Promise<FileRow> {
  const owner = file.ownerId === null ? undefined : ownerFor(file.purpose, file.ownerId);
  const same =
    owner && file.sourceKey === undefined
      ? await findSameContent(trx, { owner, sha256 })
      : await readFile(trx, id);
  if (!same || same.sha256 !== sha256) throw idTaken();
  return same;
}

const idTaken = () => new AppError("id_taken", "Another file has this id.");
