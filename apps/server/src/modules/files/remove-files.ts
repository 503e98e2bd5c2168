import { type SqlBool, sql } from "kysely";
import type { Db, Trx } from "../../adapters/db/index.ts";
import { sendDeleteObjects } from "./delete-objects.job.ts";
import type { FileOwner } from "./file-owner.ts";
import type { FileRow } from "./file-row.ts";
import type { FilesDeps } from "./files-deps.ts";

type RemovalDeps = Pick<FilesDeps, "db" | "jobs">;

/**
 * Texts and passages are deleted by their foreign keys, in the row's transaction; objects are deleted after
 * the commit.
 */
export function removeFile(deps: RemovalDeps, fileId: string, trx?: Trx): Promise<void> {
  return within(deps.db, trx, async (inside) => {
    const gone = await inside.deleteFrom("files").where("id", "=", fileId).returning("object_key").execute();
    await forgetObjects(deps, inside, gone);
  });
}

/** Several files of one owner at once; returns the deleted rows. */
export async function removeFiles(
  { jobs }: Pick<RemovalDeps, "jobs">,
  trx: Trx,
  { owner, fileIds }: { owner: FileOwner; fileIds: readonly string[] },
): Promise<FileRow[]> {
  const gone = await trx
    .deleteFrom("files")
    .where("owner_id", "=", owner.id)
    .where("owner_kind", "=", owner.kind)
    .where(sql<SqlBool>`id = any(${[...fileIds]}::uuid[])`)
    .returningAll()
    .execute();
  await sendDeleteObjects(
    jobs,
    trx,
    gone.map((row) => row.object_key),
  );
  return gone;
}

export async function removeFilesOf(deps: RemovalDeps, owner: FileOwner, trx?: Trx): Promise<void> {
  await within(deps.db, trx, async (inside) => {
    const gone = await inside
      .deleteFrom("files")
      .where("owner_id", "=", owner.id)
      .where("owner_kind", "=", owner.kind)
      .returning("object_key")
      .execute();
    await forgetObjects(deps, inside, gone);
  });
}

async function forgetObjects({ jobs }: RemovalDeps, trx: Trx, gone: { object_key: string }[]): Promise<void> {
  await sendDeleteObjects(
    jobs,
    trx,
    gone.map((row) => row.object_key),
  );
}

function within(db: Db, trx: Trx | undefined, work: (inside: Trx) => Promise<void>): Promise<void> {
  return trx ? work(trx) : db.transaction().execute(work);
}
