import type { TurnStep } from "@metatron/contract/chat/turn-step";
import { sql } from "kysely";
import type { Db, StoredSteer } from "../../adapters/db/index.ts";
import { toJsonb } from "../../adapters/db/jsonb.ts";
import { prepared } from "../../adapters/db/prepared.ts";
import { type AuditEntry, auditing } from "../audit/index.ts";
import type { CallLedger, CallOutcome } from "./run-tools.ts";
import type { TurnPlan } from "./turn-plan.ts";
import { TurnTaken } from "./turn-taken.ts";

export interface KeptTurn {
  turnId: string;
  attempt: number;
  plan: TurnPlan;
  steps: readonly TurnStep[];
  /** All messages that the person added to the turn, whether its steps have seen them or not. */
  steers: readonly StoredSteer[];
}

/**
 * Stores the work of a turn so far; throws `TurnTaken` if a later attempt exists. Returns the person's added
 * messages, read in the same statement.
 */
export async function keepTurn(
  db: Db,
  { turnId, attempt, plan, steps }: Omit<KeptTurn, "steers">,
): Promise<readonly StoredSteer[]> {
  const { rows } = await sql<{ steers: readonly StoredSteer[] }>`${prepared("keep-turn")}
    insert into turns (id, attempt, plan, steps, updated_at)
    select m.id, ${attempt}, ${toJsonb(plan)}::jsonb, ${toJsonb(steps)}::jsonb, now()
    from messages m where m.id = ${turnId} and m.state = 'streaming'
    on conflict (id) do update set plan = excluded.plan, steps = excluded.steps, updated_at = now()
      where turns.attempt = ${attempt}
    returning (select m.steers from messages m where m.id = turns.id) as steers`.execute(db);
  const [kept] = rows;
  if (!kept) throw new TurnTaken("Another process goes on with this turn, or it was deleted.");
  return kept.steers;
}

export async function readTurn(db: Db, turnId: string): Promise<KeptTurn | undefined> {
  const row = await db
    .selectFrom("turns as t")
    .innerJoin("messages as m", "m.id", "t.id")
    .selectAll("t")
    .select("m.steers")
    .where("t.id", "=", turnId)
    .executeTakeFirst();
  // Written by `keepTurn` of this product.
  return (
    row && {
      turnId,
      attempt: row.attempt,
      plan: row.plan as TurnPlan,
      steps: row.steps,
      steers: row.steers,
    }
  );
}

/**
 * Calls that change something, by turn and call: the intent before the call, the outcome after it. Both throw
 * `TurnTaken` once another process owns the turn, because that process has already reported the intent
 * without an outcome as unknown, or will run the call itself.
 */
export function createCallLedger(db: Db, attempt: number): CallLedger {
  return {
    async intend({ turnId, callId, personId, tool }) {
      const audited: AuditEntry = {
        actorId: personId,
        action: "tool.called",
        subjectType: "tool",
        subjectId: tool.name,
        details: { turnId, access: tool.access },
      };
      // One statement, so that no call runs without its entry in the audit. The lock makes a process that claims
      // the turn wait until the intent is visible.
      const { rows } = await sql<{ callId: string }>`${prepared("intend-call")}
        with own as (
          select id from turns where id = ${turnId} and attempt = ${attempt} for share
        ), intent as (
          insert into tool_calls (turn_id, call_id, tool, attempt, outcome, begun_at)
          select own.id, ${callId}, ${tool.name}, ${attempt}::int, 'null'::jsonb, now() from own
          on conflict do nothing
          returning call_id
        ), ${auditing(audited, { onlyIf: sql`exists (select 1 from intent)` })}
        select call_id as "callId" from intent`.execute(db);
      const isNew = rows.length > 0;
      if (isNew) return { state: "new" };
      const known = await db
        .selectFrom("tool_calls as c")
        .innerJoin("turns as t", "t.id", "c.turn_id")
        .select("c.outcome")
        .where("c.turn_id", "=", turnId)
        .where("c.call_id", "=", callId)
        .where("t.attempt", "=", attempt)
        .executeTakeFirst();
      if (!known)
        throw new TurnTaken("Another process goes on with this turn; the call must not begin here.");
      // Written by `recordOutcome`; null until then.
      const outcome = known.outcome as CallOutcome | null;
      return outcome === null ? { state: "unknown" } : { state: "known", outcome };
    },
    async recordOutcome({ turnId, callId, outcome }) {
      const { rows } = await sql<{ callId: string }>`${prepared("call-outcome")}
        with own as (
          select id from turns where id = ${turnId} and attempt = ${attempt} for share
        )
        update tool_calls c set outcome = ${toJsonb(outcome)}::jsonb, ended_at = now()
        from own where c.turn_id = own.id and c.call_id = ${callId} and c.attempt = ${attempt}
        returning c.call_id as "callId"`.execute(db);
      if (rows.length === 0)
        throw new TurnTaken("Another process goes on with this turn; the outcome came too late.");
    },
  };
}
