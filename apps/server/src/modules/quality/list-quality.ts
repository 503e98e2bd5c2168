import type { QualityOverview } from "@metatron/contract/quality/quality";
import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import type { Session } from "../../http/session.ts";
import { readRuns } from "./quality.repo.ts";

const MOST_ASSISTANTS = 200;

/**
 * Official assistants and assistants with a test set, for administrators. An administrator can open official
 * assistants and assistants that the administrator may edit.
 */
export async function listQuality(db: Db, { personId }: Session): Promise<QualityOverview> {
  const { rows } = await sql<OverviewRow>`
    select a.id, a.name, a.is_official, coalesce(s.is_nightly, a.is_official) as is_nightly,
      (select count(*)::int from assistant_tests t where t.assistant_id = a.id) as questions,
      a.is_official or exists (
        select 1 from assistant_members m
        where m.assistant_id = a.id and m.person_id = ${personId} and m.role in ('owner', 'editor')
      ) as can_open
    from assistants a left join quality_sets s on s.assistant_id = a.id
    where a.is_official or exists (select 1 from assistant_tests t where t.assistant_id = a.id)
    order by a.is_official desc, a.name, a.id limit ${MOST_ASSISTANTS}`.execute(db);
  const items = [];
  for (const row of rows) {
    const runs = await readRuns(db, { assistantId: row.id, limit: 3 });
    const [last, before] = runs.filter(({ state }) => state === "done");
    items.push({
      assistantId: row.id,
      name: row.name,
      official: row.is_official,
      canOpen: row.can_open,
      isNightly: row.is_nightly,
      questions: row.questions,
      isRunning: runs.some(({ state }) => state === "waiting" || state === "running"),
      last: last ?? null,
      before: before?.figures ?? null,
    });
  }
  return { items };
}

interface OverviewRow {
  id: string;
  name: string;
  is_official: boolean;
  is_nightly: boolean;
  questions: number;
  can_open: boolean;
}
