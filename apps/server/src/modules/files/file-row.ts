import type { Artifact, FileMetadata } from "@metatron/contract/files/file";
import type { Selectable } from "kysely";
import type { Db, Tables } from "../../adapters/db/index.ts";
import type { FileOwner } from "./file-owner.ts";
import { supersedingFiles } from "./superseding-files.ts";

export type FileRow = Selectable<Tables["files"]>;

/** Undefined for a picture that no conversation names. */
export function ownerOf({ owner_id: id, owner_kind: kind }: FileRow): FileOwner | undefined {
  return id !== null && kind !== null ? { kind, id } : undefined;
}

export function toMetadata(row: FileRow): FileMetadata {
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    size: row.size,
    createAt: row.create_at.toISOString(),
    status: row.status,
    ...(row.status === "failed" ? { reason: row.reason ?? "internal" } : {}),
    ...(row.status === "reading" ? { pagesDone: row.pages_done ?? 0 } : {}),
    pages: row.pages,
    numChars: row.num_chars,
    numChunks: row.num_chunks,
    numTokens: row.num_tokens,
  };
}

export function toArtifact(row: FileRow): Artifact {
  const { valid_from: validFrom, valid_until: validUntil, revision, url, title } = row;
  const { document_owner: documentOwner, metadata_version: metadataVersion } = row;
  return {
    ...toMetadata(row),
    title,
    validFrom,
    validUntil,
    revision,
    documentOwner,
    metadataVersion,
    url,
  };
}

/** Adds the responsible person, whom only people who may edit the document see. */
export async function withResponsible(
  db: Db,
  rows: readonly FileRow[],
  artifacts: readonly Artifact[],
): Promise<Artifact[]> {
  const ids = [...new Set(rows.flatMap(({ responsible_id }) => responsible_id ?? []))];
  const people = ids.length
    ? await db.selectFrom("people").select(["id", "name", "email"]).where("id", "in", ids).execute()
    : [];
  const known = new Map(people.map(({ id, name, email }) => [id, { name, email }]));
  const idOf = new Map(rows.map(({ id, responsible_id }) => [id, responsible_id]));
  return artifacts.map((artifact) => ({
    ...artifact,
    responsible: known.get(idOf.get(artifact.id) ?? "") ?? null,
  }));
}

/** Includes the newer documents that replace some of these. */
export async function toArtifacts(db: Db, rows: readonly FileRow[]): Promise<Artifact[]> {
  const newer = await supersedingFiles(
    db,
    rows.map((row) => ({
      fileId: row.id,
      collectionId: row.owner_id ?? row.id,
      title: row.title ?? row.name,
      fileName: row.name,
      revision: row.revision,
    })),
  );
  return rows.map((row) => {
    const by = newer.get(row.id);
    const supersededBy = by && { fileId: by.id, title: by.title, revision: by.revision };
    return { ...toArtifact(row), ...(supersededBy ? { supersededBy } : {}) };
  });
}
