import type { DocumentEdit } from "@metatron/contract/files/document";
import type { Trx } from "../../../adapters/db/index.ts";
import { auditDocument, type FileRow } from "../../files/index.ts";
import { removeNotices } from "../../notices/index.ts";
import { retitleDocument } from "../../retrieval/index.ts";

export type Fields = Omit<DocumentEdit, "version" | "responsible"> & {
  /** The id of the person; null: nobody. */
  responsibleId?: string | null;
};

const COLUMNS = {
  title: "title",
  documentOwner: "document_owner",
  revision: "revision",
  validFrom: "valid_from",
  validUntil: "valid_until",
  responsibleId: "responsible_id",
} as const satisfies Record<keyof Required<Fields>, keyof FileRow>;

const NAMES = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];

/** Whether the document would end before it begins. */
export function isWrongOrder(file: FileRow, { validFrom, validUntil }: Fields): boolean {
  const from = validFrom === undefined ? file.valid_from : validFrom;
  const until = validUntil === undefined ? file.valid_until : validUntil;
  return from !== null && until !== null && until < from;
}

/** The names of the fields that differ from what is stored. */
const changedFields = (file: FileRow, fields: Fields): (keyof Fields)[] =>
  NAMES.filter((name) => fields[name] !== undefined && fields[name] !== file[COLUMNS[name]]);

/** Stores changed fields of a locked row, with everything that depends on them. */
export async function storeMetadata(
  trx: Trx,
  file: FileRow,
  { fields, actorId, hasVectors }: { fields: Fields; actorId: string; hasVectors: boolean },
): Promise<void> {
  const changed = changedFields(file, fields);
  if (changed.length === 0) return;
  await trx
    .updateTable("files")
    .set({
      ...Object.fromEntries(changed.map((name) => [COLUMNS[name], fields[name]])),
      metadata_version: file.metadata_version + 1,
    })
    .where("id", "=", file.id)
    .execute();
  if (changed.includes("title"))
    await retitleDocument(trx, { fileId: file.id, title: fields.title ?? file.name, hasVectors });
  // Notices name the date and the title; the next round announces the document with the new ones.
  if (changed.includes("validUntil") || changed.includes("title"))
    await removeNotices(trx, { fileIds: [file.id] });
  await auditDocument(trx, file, { action: "document_edited", actorId, fields: changed });
}
