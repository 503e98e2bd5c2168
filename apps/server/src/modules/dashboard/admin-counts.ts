import type { AdminCounts } from "@metatron/contract/dashboard/dashboard";
import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";

/** The number of unhandled entries, for the badges of the admin screens. */
export async function readAdminCounts(db: Db): Promise<AdminCounts> {
  const { rows } = await sql<AdminCounts>`
    select (select count(*) from feedback where state = 'received')::int as feedback,
      (select count(*) from issues where state = 'open')::int as reports,
      (select count(*) from knowledge_gaps where state = 'open')::int as gaps,
      (select count(*) from cases where status = 'open')::int as cases`.execute(db);
  return rows[0] ?? { feedback: 0, reports: 0, gaps: 0, cases: 0 };
}
