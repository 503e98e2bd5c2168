import type { ToolForm } from "@metatron/contract/chat/tool-form";
import { type RawBuilder, sql } from "kysely";
import type { Db, StoredCallAnswer } from "../../adapters/db/index.ts";
import { toJsonb } from "../../adapters/db/jsonb.ts";
import { recordAudit } from "../audit/index.ts";
import { TurnTaken } from "./turn-taken.ts";

/** A call that nobody answers is declined after this time. */
const EXPIRES_AFTER_SECONDS = 24 * 60 * 60;
/** Another system keeps a call open during its form, which no system does for a day. */
export const FORM_EXPIRES_AFTER_SECONDS = 15 * 60;

export interface CallRef {
  turnId: string;
  callId: string;
}

export interface CallToWaitFor extends CallRef {
  attempt: number;
  personId: string;
  conversationId: string;
  tool: string;
  kind: "approval" | "question" | "form";
  form?: ToolForm;
}

/**
 * Stores that a call waits, and returns the answer if an earlier process already received one. Throws
 * `TurnTaken` once another process owns the turn.
 */
export async function storeWaiting(db: Db, call: CallToWaitFor): Promise<StoredCallAnswer | null> {
  const { turnId, callId, attempt, personId, conversationId, tool, kind, form } = call;
  const seconds = kind === "form" ? FORM_EXPIRES_AFTER_SECONDS : EXPIRES_AFTER_SECONDS;
  await sql`
    with own as (
      select id from turns where id = ${turnId} and attempt = ${attempt} for share
    )
    insert into waiting_calls (turn_id, call_id, person_id, conversation_id, tool, kind, form, asked_at, expires_at)
    select own.id, ${callId}, ${personId}, ${conversationId}, ${tool}, ${kind},
      ${form ? toJsonb(form) : null}::jsonb, now(), now() + make_interval(secs => ${seconds}) from own
    on conflict do nothing`.execute(db);
  const row = await db
    .selectFrom("waiting_calls as w")
    .innerJoin("turns as t", "t.id", "w.turn_id")
    .select("w.answer")
    .where("w.turn_id", "=", turnId)
    .where("w.call_id", "=", callId)
    .where("t.attempt", "=", attempt)
    .executeTakeFirst();
  if (!row) throw new TurnTaken("Another process goes on with this turn; the call must not wait here.");
  return row.answer;
}

export type AnsweredCall = CallRef & { answer: StoredCallAnswer };

/** The answers to these calls so far; calls whose time is over are answered here. */
export async function readAnswers(db: Db, calls: readonly CallRef[]): Promise<AnsweredCall[]> {
  const { rows } = await sql<CallRef & { answer: StoredCallAnswer | null }>`
    select w.turn_id as "turnId", w.call_id as "callId", w.answer from waiting_calls w
    join ${namedBy(calls)} on w.turn_id = c.turn_id and w.call_id = c.call_id
    where w.answer is not null or w.expires_at <= now()`.execute(db);
  const expired = rows.filter(({ answer }) => answer === null);
  const ended = expired.length > 0 ? await expire(db, expired) : [];
  return [...rows.flatMap(({ answer, ...call }) => (answer ? [{ ...call, answer }] : [])), ...ended];
}

function expire(db: Db, calls: readonly CallRef[]): Promise<AnsweredCall[]> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<AnsweredCall & { tool: string; kind: string }>`
      update waiting_calls w set answered_at = now(), answer = case when w.kind = 'approval'
        then '{"approval": "expired"}'::jsonb else '{"unanswered": true}'::jsonb end
      from ${namedBy(calls)} where w.turn_id = c.turn_id and w.call_id = c.call_id and w.answer is null
      returning w.turn_id as "turnId", w.call_id as "callId", w.answer, w.tool, w.kind`.execute(trx);
    for (const { turnId, tool, kind } of rows)
      await recordAudit(trx, {
        actorId: null,
        action: "tool.expired",
        subjectType: "tool",
        subjectId: tool,
        details: { turnId, kind },
      });
    return rows.map(({ turnId, callId, answer }) => ({ turnId, callId, answer }));
  });
}

const namedBy = (calls: readonly CallRef[]): RawBuilder<unknown> => sql`unnest(
  ${calls.map(({ turnId }) => turnId)}::uuid[], ${calls.map(({ callId }) => callId)}::text[]) as c (turn_id, call_id)`;

/** Whether the person allowed this tool for the rest of the conversation. */
export async function isGranted(
  db: Db,
  { personId, conversationId, tool }: { personId: string; conversationId: string; tool: string },
): Promise<boolean> {
  const row = await db
    .selectFrom("tool_grants")
    .select("tool")
    .where("conversation_id", "=", conversationId)
    .where("person_id", "=", personId)
    .where("tool", "=", tool)
    .executeTakeFirst();
  return row !== undefined;
}
