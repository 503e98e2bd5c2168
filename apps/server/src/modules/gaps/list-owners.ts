import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import { OFFICIAL_IDS } from "../specialised/index.ts";

/** The owners of the official assistants' documents; administrators may not see private documents. */
export async function listOwners(db: Db): Promise<string[]> {
  const { rows } = await sql<{ owner: string }>`
    select distinct document_owner as owner from files
    where owner_kind = 'assistant' and owner_id = any(${Object.values(OFFICIAL_IDS)}::uuid[]) and coalesce(document_owner, '') <> ''
    order by 1`.execute(db);
  return rows.map(({ owner }) => owner);
}
