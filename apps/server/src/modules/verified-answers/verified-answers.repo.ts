import type { VerifiedAnswerState } from "@metatron/contract/verified-answers/constants";
import type { Selectable } from "kysely";
import type { Db, Tables, Trx } from "../../adapters/db/index.ts";
import { readFiles, supersedingFiles } from "../files/index.ts";

export type VerifiedRow = Selectable<Tables["verified_answers"]> & {
  reviewer: string | null;
  assistant_name: string | null;
};

/** With the reviewer's and the assistant's names, as they are now. */
export const selectVerified = (db: Db | Trx) =>
  db
    .selectFrom("verified_answers as v")
    .leftJoin("people as p", "p.id", "v.reviewer_id")
    .leftJoin("assistants as a", "a.id", "v.assistant_id")
    .selectAll("v")
    .select(["p.name as reviewer", "a.name as assistant_name"]);

export const dayOf = (now: Date) => now.toISOString().slice(0, 10);

/**
 * The state of each answer. An answer rests on its documents: when one of them is gone, replaced, rewritten or past
 * its validity, a person must look at the answer again before it is used.
 */
export async function statesOf(
  db: Db,
  rows: readonly Pick<VerifiedRow, "id" | "expires_on" | "sources">[],
  now: Date,
): Promise<ReadonlyMap<string, VerifiedAnswerState>> {
  const today = dayOf(now);
  const ids = rows.flatMap(({ sources }) => sources.flatMap(({ fileId }) => fileId ?? []));
  const files = new Map((await readFiles(db, [...new Set(ids)])).map((file) => [file.id, file]));
  const newer = await supersedingFiles(
    db,
    [...files.values()].map((file) => ({
      fileId: file.id,
      collectionId: file.owner_id ?? file.id,
      title: file.title ?? file.name,
      fileName: file.name,
      revision: file.revision,
    })),
    today,
  );
  const isIntact = ({ fileId, version }: VerifiedRow["sources"][number]) => {
    if (fileId === null) return true;
    const file = files.get(fileId);
    if (!file || file.sha256 !== version || newer.has(fileId)) return false;
    return file.valid_until === null || file.valid_until >= today;
  };
  return new Map(
    rows.map(({ id, expires_on, sources }) => [
      id,
      expires_on < today ? "expired" : sources.every(isIntact) ? "valid" : "source_changed",
    ]),
  );
}
