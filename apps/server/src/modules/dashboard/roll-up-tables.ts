import type { Brand } from "@metatron/contract/enums";
import { type RawBuilder, sql } from "kysely";

export interface Span {
  from: string;
  to: string;
}

export interface RollUpTable {
  name: string;
  keys: readonly string[];
  counts: readonly string[];
  /** The count that shows whether rows were deleted since the day was last counted. */
  weight: string;
  rows: (span: Span) => RawBuilder<unknown>;
}

/** Each bucket is a tenth longer, so percentiles are accurate to about 5 %. */
const SHORTEST_SECONDS = 0.01;
const STEP = 1.1;

/** The geometric middle of a bucket. */
export const secondsOf = (bucket: number): number => SHORTEST_SECONDS * STEP ** (bucket + 0.5);

const between = (column: RawBuilder<unknown>, { from, to }: Span) => sql`
  ${column} >= ${from}::date::timestamp at time zone 'utc'
  and ${column} < (${to}::date + 1)::timestamp at time zone 'utc'`;

const created = sql`m.created_at`;

/** A clock that is days ahead would put its events on days in the future. */
const IS_DATED_WELL = sql`e.at <= e.received_at + interval '1 day'`;

export const ROLL_UP_TABLES: readonly RollUpTable[] = [
  {
    name: "daily_use",
    keys: ["day", "brand", "role"],
    counts: "conversations questions answers errors grounded groundable good bad".split(" "),
    weight: "questions",
    rows: (span) => sql`
      select day, brand, leading_role(p.roles) as role,
        sum(conversations)::int as conversations, sum(questions)::int as questions, sum(answers)::int as answers,
        sum(errors)::int as errors, sum(grounded)::int as grounded, sum(groundable)::int as groundable,
        sum(good)::int as good, sum(bad)::int as bad
      from (
        select day_of(m.created_at) as day, brand_of(c.chat, c.assistant_id) as brand, m.person_id,
          0 as conversations, count(*) filter (where m.role = 'user') as questions,
          count(*) filter (where m.role = 'assistant' and m.state in ('complete', 'stopped')) as answers,
          count(*) filter (where m.role = 'assistant' and m.state in ('failed', 'interrupted')) as errors,
          count(*) filter (where m.role = 'assistant' and m.state = 'complete' and m.is_grounded) as grounded,
          count(*) filter (where m.role = 'assistant' and m.state = 'complete' and (m.is_grounded
            or brand_of(c.chat, c.assistant_id) <> 'chatlibre'
              and coalesce(m.category ->> 'name', '') <> 'out_of_scope')) as groundable,
          count(*) filter (where m.role = 'assistant' and m.feedback = 'good') as good,
          count(*) filter (where m.role = 'assistant' and m.feedback = 'bad') as bad
        from messages m join conversations c on c.id = m.conversation_id
        where ${between(created, span)}
        group by 1, 2, 3
        union all
        select day_of(c.created_at), brand_of(c.chat, c.assistant_id), c.person_id, count(*), 0, 0, 0, 0, 0, 0, 0
        from conversations c where ${between(sql`c.created_at`, span)}
        group by 1, 2, 3
      ) counted join people p on p.id = counted.person_id
      group by 1, 2, 3`,
  },
  {
    name: "daily_times",
    keys: ["day", "bucket"],
    counts: ["answers"],
    weight: "answers",
    rows: (span) => sql`
      select day_of(m.created_at) as day,
        floor(ln(greatest(m.time_response, ${SHORTEST_SECONDS}) / ${SHORTEST_SECONDS}) / ln(${STEP}::float8))::smallint
          as bucket,
        count(*)::int as answers
      from messages m
      where m.role = 'assistant' and m.state = 'complete' and m.time_response is not null
        and ${between(created, span)}
      group by 1, 2`,
  },
  {
    name: "daily_topics",
    keys: ["day", "brand", "category"],
    counts: ["questions"],
    weight: "questions",
    rows: (span) => sql`
      select day_of(m.created_at) as day, brand_of(c.chat, c.assistant_id) as brand,
        m.category ->> 'label' as category, count(*)::int as questions
      from messages m join conversations c on c.id = m.conversation_id
      where m.role = 'assistant' and m.category is not null and ${between(created, span)}
      group by 1, 2, 3`,
  },
  {
    name: "daily_models",
    keys: ["day", "model", "role"],
    counts: ["calls", "input_tokens", "output_tokens", "cost"],
    weight: "calls",
    rows: (span) => sql`
      select day_of(u.at) as day, u.model, leading_role(p.roles) as role, count(*)::int as calls,
        sum(u.input_tokens)::bigint as input_tokens, sum(u.output_tokens)::bigint as output_tokens,
        coalesce(sum(u.cost), 0) as cost
      from model_usage u join people p on p.id = u.person_id
      where ${between(sql`u.at`, span)}
      group by 1, 2, 3`,
  },
  {
    name: "daily_votes",
    keys: ["day", "score"],
    counts: ["votes"],
    weight: "votes",
    rows: (span) => sql`
      select day_of(v.at) as day, v.score, count(*)::int as votes
      from csat_answers v where ${between(sql`v.at`, span)}
      group by 1, 2`,
  },
  {
    name: "daily_events",
    keys: ["day", "name"],
    counts: ["times"],
    weight: "times",
    rows: (span) => sql`
      select day_of(e.at) as day, e.name, count(*)::int as times
      from usage_events e where ${between(sql`e.at`, span)} and ${IS_DATED_WELL}
      group by 1, 2`,
  },
];

/** The bit of each brand in `daily_people.brands`. */
export const BRAND_BITS: Record<Brand, number> = { rh: 1, chatlibre: 2, amelia: 4 };

/** The active people per day. These rows are only added, never removed. */
export const peopleRows = (span: Span): RawBuilder<unknown> => sql`
  select day, seen.person_id, bit_or(brands)::smallint as brands
  from (
    select day_of(m.created_at) as day, m.person_id,
      case brand_of(c.chat, c.assistant_id) ${sql.join(
        Object.entries(BRAND_BITS).map(([brand, bit]) => sql`when ${brand} then ${sql.lit(bit)}`),
        sql` `,
      )} end as brands
    from messages m join conversations c on c.id = m.conversation_id
    where m.role = 'user' and ${between(created, span)}
    union all
    select day_of(e.at), e.person_id, 0
    from usage_events e where ${between(sql`e.at`, span)} and ${IS_DATED_WELL}
    group by 1, 2
  ) seen join people p on p.id = seen.person_id
  group by 1, 2`;

/** The days with new or changed rows; a late row makes its own day due, however long ago. */
export const changedDays = (since: Date | null): RawBuilder<{ day: string }> => {
  const from = since ?? new Date(0);
  return sql<{ day: string }>`
    select day_of(m.created_at) as day from messages m where m.updated_at > ${from} group by 1
    union select day_of(c.created_at) from conversations c where c.updated_at > ${from} group by 1
    union select day_of(u.at) from model_usage u where u.at > ${from} group by 1
    union select day_of(v.at) from csat_answers v where v.at > ${from} group by 1
    union select day_of(e.at) from usage_events e where e.received_at > ${from} and ${IS_DATED_WELL} group by 1
    order by day`;
};
