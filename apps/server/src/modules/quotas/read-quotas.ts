import { type QuotaKind, quotaKinds } from "@metatron/contract/quotas/constants";
import type { QuotaLimits, QuotaReport, QuotaUse } from "@metatron/contract/quotas/quotas";
import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import { tomorrow } from "./quota-error.ts";
import { COUNTED_SOURCES } from "./stored-files.ts";

const TOP = 5;

interface UseRow {
  kind: QuotaKind;
  person_id: string;
  name: string | null;
  email: string | null;
  used: number;
  total: number;
  people: number;
}

/** Every quota with its limit and its heaviest users. */
export async function readQuotas(db: Db, limits: QuotaLimits, now = new Date()): Promise<QuotaReport> {
  const rows = Map.groupBy(await readUse(db, now), (row) => row.kind);
  return {
    renewsAt: tomorrow(now).toISOString(),
    quotas: quotaKinds.map((kind) => toQuotaUse(kind, limits[kind], rows.get(kind) ?? [])),
  };
}

function toQuotaUse(kind: QuotaKind, limit: number, rows: readonly UseRow[]): QuotaUse {
  return {
    kind,
    limit: limit === 0 ? null : limit,
    // A message is measured when it is sent, so there is no sum.
    used: kind === "message" ? null : (rows[0]?.total ?? 0),
    people: rows[0]?.people ?? 0,
    top: rows.map(({ person_id, name, email, used }) => ({ person: { id: person_id, name, email }, used })),
  };
}

async function readUse(db: Db, now: Date): Promise<UseRow[]> {
  const day = now.toISOString().slice(0, 10);
  const { rows } = await sql<UseRow>`
    with use as (
      select kind, person_id::text, amount as used from media_usage where day = ${day} and amount > 0
      union all
      select 'stored', person_id::text, sum(size)::bigint from files
      where source in (${sql.join(COUNTED_SOURCES)}) group by person_id
      union all
      select 'tokens', person_id::text, sum(input_tokens + output_tokens)::bigint from model_usage
      where at >= ${`${day}T00:00:00Z`}::timestamptz group by person_id
    ), ranked as (
      select *, row_number() over (partition by kind order by used desc, person_id) as place,
        sum(used) over (partition by kind)::bigint as total,
        count(*) over (partition by kind)::int as people
      from use where used > 0
    )
    select r.kind, r.person_id, p.name, p.email, r.used, r.total, r.people
    from ranked r left join people p on p.id::text = r.person_id
    where r.place <= ${TOP} order by r.kind, r.place`.execute(db);
  return rows;
}
