import type { Db } from "../../adapters/db/index.ts";
import { type NamedDocument, supersedingFiles } from "../files/index.ts";

/** The documents among these that a newer one of their collection replaces. */
export async function supersededFiles(
  db: Db,
  documents: readonly NamedDocument[],
  today?: string,
): Promise<ReadonlySet<string>> {
  return new Set((await supersedingFiles(db, documents, today)).keys());
}

/** A document is reliable only if none of these is true. */
export function validityOn(
  today: string,
  { fileId, validFrom, validUntil }: { fileId: string; validFrom: string | null; validUntil: string | null },
  superseded: ReadonlySet<string>,
) {
  return {
    isNotYetValid: validFrom !== null && validFrom > today,
    isExpired: validUntil !== null && validUntil < today,
    isSuperseded: superseded.has(fileId),
  };
}
