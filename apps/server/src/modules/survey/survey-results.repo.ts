import type { SurveyPeriod } from "@metatron/contract/survey/constants";
import type { SurveyFilters, SurveyItem, SurveyTrend } from "@metatron/contract/survey/survey";
import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import type { Db } from "../../adapters/db/index.ts";
import { cutPage, decodeCursor } from "../../http/paging.ts";

const position = z.tuple([z.iso.datetime(), z.uuid()]);
const DAY_MS = 24 * 60 * 60_000;

/** Without names: opinions about the product must not be linked to people. */
export async function listSurveyAnswers(
  db: Db,
  { limit, cursor, ...filters }: SurveyFilters & { limit: number; cursor?: string | undefined },
): Promise<{ items: SurveyItem[]; nextCursor: string | null }> {
  let selected = db
    .selectFrom("csat_answers")
    .select(["id", "score", "reason", "comment", "at"])
    .where(matching(filters))
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1);
  const after = decodeCursor(position, cursor);
  if (after) {
    const [at, id] = after;
    selected = selected.where((eb) => eb(eb.refTuple("at", "id"), "<", eb.tuple(new Date(at), id)));
  }
  const { rows, nextCursor } = cutPage(await selected.execute(), limit, ({ at, id }) => [
    at.toISOString(),
    id,
  ]);
  return { items: rows.map((row) => ({ ...row, at: row.at.toISOString() })), nextCursor };
}

export async function readSurveyTrend(
  db: Db,
  { by, ...filters }: SurveyFilters & { by: SurveyPeriod },
): Promise<SurveyTrend> {
  const { rows: periods } = await sql<SurveyTrend["periods"][number]>`
    with answers as (
      select date_trunc(${by}, at at time zone 'UTC') as start, score from csat_answers where ${matching(filters)}
    ),
    periods as (
      select generate_series(min(start), max(start), ${by === "week" ? "1 week" : "1 month"}::interval) as start
      from answers
    )
    select to_char(p.start, 'YYYY-MM-DD') as start, count(a.score)::integer as votes,
      avg(a.score)::double precision as mean
    from periods p left join answers a using (start) group by p.start order by p.start`.execute(db);
  const { rows: counted } = await sql<{ score: number; votes: number }>`
    select score, count(*)::integer as votes from csat_answers where ${matching(filters)} group by score`.execute(
    db,
  );
  const scores = [1, 2, 3, 4, 5].map((score) => counted.find((row) => row.score === score)?.votes ?? 0);
  const votes = scores.reduce((sum, each) => sum + each, 0);
  const points = scores.reduce((sum, each, index) => sum + each * (index + 1), 0);
  return { votes, mean: votes === 0 ? null : points / votes, scores, periods };
}

function matching({ score, reason, from, to, comment }: SurveyFilters): RawBuilder<boolean> {
  const conditions = [
    ...(score === undefined ? [] : [sql`score = ${score}`]),
    ...(reason === undefined ? [] : [sql`reason = ${reason}`]),
    ...(from === undefined ? [] : [sql`at >= ${new Date(from)}`]),
    ...(to === undefined ? [] : [sql`at < ${new Date(Date.parse(to) + DAY_MS)}`]),
    ...(comment === undefined ? [] : [sql`comment is not null and comment <> ''`]),
  ];
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}
