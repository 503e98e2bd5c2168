import type { Artifact, FileMetadata } from "@metatron/contract/file";
import type { Selectable } from "kysely";
import type { Tables } from "../../adapters/db/index.ts";

export type FileRow = Selectable<Tables["files"]>;

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
  const { valid_from: validFrom, valid_until: validUntil, revision, url } = row;
  return { ...toMetadata(row), validFrom, validUntil, revision, url };
}
