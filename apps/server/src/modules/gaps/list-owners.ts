import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import { OFFICIAL_IDS } from "../specialised/index.ts";

/** Who owns the documents of the official assistants; people's own documents are not an administrator's to see. */
export async function listOwners(db: Db): Promise<string[]> {
  const { rows } = await sql<{ owner: string }>`
    select distinct document_owner as owner from files
    where owner_kind = 'assistant' and owner_id = any(${Object.values(OFFICIAL_IDS)}::uuid[]) and coalesce(document_owner, '') <> ''
    order by 1`.execute(db);
  return rows.map(({ owner }) => owner);
}
