import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import { EMBEDDED_ANSWERER_ID } from "../../adapters/models/index.ts";
import { monthOf, startOfDay } from "./month.ts";

/** Answers that ended around midnight are included after this time. */
const PAST_READ_AGAIN_MS = 60 * 60_000;

export interface Spent {
  tokens: number;
  money: number;
}

export type SpentByRole = ReadonlyMap<string, Spent>;

/**
 * The spending of each role this month. Past days are cached for an hour, so a refresh reads only one day.
 */
export function createSpending(db: Db, now: () => Date = () => new Date()) {
  let past: { day: number; readAt: number; spent: SpentByRole } | undefined;

  return {
    async read(): Promise<SpentByRole> {
      const at = now();
      const today = startOfDay(at);
      const month = monthOf(at);
      const isStale = past?.day !== today.getTime() || at.getTime() - past.readAt > PAST_READ_AGAIN_MS;
      if (isStale) {
        const spent = await spentBetween(db, month.start, today);
        past = { day: today.getTime(), readAt: at.getTime(), spent };
      }
      return added(past?.spent ?? new Map(), await spentBetween(db, today, month.end));
    },
  };
}

/** A person's spending counts for each of their roles; the embedded answerer is free. */
async function spentBetween(db: Db, from: Date, to: Date): Promise<SpentByRole> {
  if (from.getTime() >= to.getTime()) return new Map();
  const { rows } = await sql<Spent & { role: string }>`
    with spent as (
      select person_id, sum(input_tokens + output_tokens) as tokens, coalesce(sum(cost), 0) as money
      from model_usage
      where at >= ${from} and at < ${to} and model <> ${EMBEDDED_ANSWERER_ID}
      group by person_id
    )
    select held.role, sum(s.tokens)::bigint as tokens, sum(s.money)::double precision as money
    from spent s join people p on p.id = s.person_id cross join lateral unnest(p.roles) as held(role)
    group by held.role`.execute(db);
  return new Map(rows.map(({ role, tokens, money }) => [role, { tokens, money }]));
}

function added(one: SpentByRole, other: SpentByRole): SpentByRole {
  const sum = new Map(one);
  for (const [role, { tokens, money }] of other) {
    const before = sum.get(role) ?? { tokens: 0, money: 0 };
    sum.set(role, { tokens: before.tokens + tokens, money: before.money + money });
  }
  return sum;
}
