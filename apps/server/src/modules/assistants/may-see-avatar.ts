import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import { type Asker, findAccess } from "./find-access.ts";

/** People who see an assistant see its picture; editors also see the pictures of other versions. */
export async function maySeeAvatar({ db }: { db: Db }, asker: Asker, fileId: string): Promise<boolean> {
  const shown = await db.selectFrom("assistants").select("id").where("avatar_file_id", "=", fileId).execute();
  for (const { id } of shown) if (await isShownTo(id)) return true;
  const { rows } = await sql<{ id: string }>`
    select distinct v.assistant_id as id from assistant_versions v join assistants a on a.id = v.assistant_id
    where (a.is_official
        or exists (select 1 from assistant_members m where m.assistant_id = a.id and m.person_id = ${asker.personId}::uuid)
        or exists (select 1 from assistant_grants g where g.assistant_id = a.id))
      and v.content ->> 'avatarFileId' = ${fileId}`.execute(db);
  for (const { id } of rows) if (await isShownTo(id)) return true;
  return false;

  async function isShownTo(assistantId: string): Promise<boolean> {
    const access = await findAccess(db, asker, assistantId);
    return access !== undefined && (access.can.edit || access.shown.avatar_file_id === fileId);
  }
}
