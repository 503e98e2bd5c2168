import type { Dashboard } from "@metatron/contract/dashboard/dashboard";
import { brands } from "@metatron/contract/enums";
import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import type { Span } from "./roll-up-tables.ts";

const MOST_TOPICS = 60;
const MOST_COSTS = 200;

export interface TwoSpans {
  now: Span;
  before: Span;
}

const inSpan = ({ from, to }: Span) => sql`day between ${from}::date and ${to}::date`;

const inEither = ({ now, before }: TwoSpans) => inSpan({ from: before.from, to: now.to });

/** Topics of questions by brand; the label is the category's, never a person's text. */
export async function readTopics(db: Db, spans: TwoSpans): Promise<Dashboard["topics"]> {
  const { rows } = await sql<Dashboard["topics"][number]>`
    select brand, category,
      coalesce(sum(questions) filter (where ${inSpan(spans.now)}), 0)::int as questions,
      coalesce(sum(questions) filter (where ${inSpan(spans.before)}), 0)::int as earlier
    from daily_topics where ${inEither(spans)}
    group by brand, category order by questions desc, category limit ${MOST_TOPICS}`.execute(db);
  return rows.filter(({ brand }) => brands.includes(brand));
}

export async function readCosts(db: Db, spans: TwoSpans): Promise<Dashboard["costs"]> {
  const now = inSpan(spans.now);
  const { rows } = await sql<Dashboard["costs"][number]>`
    select model, role, coalesce(sum(calls) filter (where ${now}), 0)::int as calls,
      coalesce(sum(input_tokens) filter (where ${now}), 0)::float8 as "inputTokens",
      coalesce(sum(output_tokens) filter (where ${now}), 0)::float8 as "outputTokens",
      coalesce(sum(cost) filter (where ${now}), 0)::float8 as cost,
      coalesce(sum(cost) filter (where ${inSpan(spans.before)}), 0)::float8 as "earlierCost"
    from daily_models where ${inEither(spans)}
    group by model, role order by cost desc, calls desc, model, role limit ${MOST_COSTS}`.execute(db);
  return rows;
}

export async function readEvents(db: Db, spans: TwoSpans): Promise<Dashboard["events"]> {
  const { rows } = await sql<Dashboard["events"][number]>`
    select name, coalesce(sum(times) filter (where ${inSpan(spans.now)}), 0)::int as times,
      coalesce(sum(times) filter (where ${inSpan(spans.before)}), 0)::int as earlier
    from daily_events where ${inEither(spans)}
    group by name order by times desc, name`.execute(db);
  return rows;
}
