import type { Db, Trx } from "../../adapters/db/index.ts";
import { sendDeleteObjects } from "./delete-objects.job.ts";
import type { FilesDeps } from "./files.ts";

/** Texts and passages go by their foreign keys, in the same transaction as the row. */
export function removeFile(deps: FilesDeps, fileId: string, trx?: Trx): Promise<void> {
  return within(deps.db, trx, async (inside) => {
    const gone = await inside.deleteFrom("files").where("id", "=", fileId).returning("object_key").execute();
    await forgetObjects(deps, inside, gone);
  });
}

export async function removeAllOf(deps: FilesDeps, ownerIds: readonly string[], trx?: Trx): Promise<void> {
  if (ownerIds.length === 0) return;
  await within(deps.db, trx, async (inside) => {
    const gone = await inside
      .deleteFrom("files")
      .where("owner_id", "in", [...ownerIds])
      .returning("object_key")
      .execute();
    await forgetObjects(deps, inside, gone);
  });
}

async function forgetObjects({ jobs }: FilesDeps, trx: Trx, gone: { object_key: string }[]): Promise<void> {
  await sendDeleteObjects(
    jobs,
    trx,
    gone.map((row) => row.object_key),
  );
}

function within(db: Db, trx: Trx | undefined, work: (inside: Trx) => Promise<void>): Promise<void> {
  return trx ? work(trx) : db.transaction().execute(work);
}
