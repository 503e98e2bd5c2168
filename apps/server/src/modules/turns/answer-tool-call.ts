import { isDeepStrictEqual } from "node:util";
import { formFaults } from "@metatron/contract/chat/form-faults";
import type { ToolCallAnswer } from "@metatron/contract/chat/tool-call-answer";
import type { FormAnswer } from "@metatron/contract/chat/tool-form";
import { sql } from "kysely";
import type { Db, StoredCallAnswer, Trx } from "../../adapters/db/index.ts";
import { toJsonb } from "../../adapters/db/jsonb.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import { recordAudit } from "../audit/index.ts";
import { type DeepSearch, PLAN_TOOL } from "./deep-search.ts";

export interface CallAnswer {
  personId: string;
  answerId: string;
  body: ToolCallAnswer;
}

/**
 * Stores the person's answer to a call that waits, on any node; the process of the turn reads it there. The
 * first answer counts. The same answer again is a retry and succeeds, and a different one is refused.
 */
export async function answerToolCall(
  { db, deepSearch }: { db: Db; deepSearch: Pick<DeepSearch, "confirm"> },
  { personId, answerId, body }: CallAnswer,
): Promise<void> {
  const { callId } = body;
  const { kind, answer } = toStored(body);
  await db.transaction().execute(async (trx) => {
    if ("form" in answer) await mustFit(trx, { personId, answerId, callId, answer: answer.form });
    const { rows } = await sql<AnsweredRow>`
      update waiting_calls w set answer = ${toJsonb(answer)}::jsonb, answered_at = now()
      from messages m
      where w.turn_id = ${answerId} and w.call_id = ${callId} and w.person_id = ${personId} and w.kind = ${kind}
        and w.answer is null and w.expires_at > now() and m.id = w.turn_id and m.state = 'streaming'
      returning w.tool, w.conversation_id as "conversationId"`.execute(trx);
    const [answered] = rows;
    if (!answered) return refuseUnlessRepeated(trx, { personId, answerId, callId, kind, answer });
    if (answered.tool === PLAN_TOOL) await deepSearch.confirm(trx, { personId, answerId });
    if ("approval" in answer) await recordApproval(trx, { personId, answerId, answered, answer });
    // The values leave for the other system, as the input of an approved call does.
    if ("form" in answer)
      await recordAudit(trx, {
        actorId: personId,
        action: answer.form.action === "accept" ? "tool.answered" : "tool.declined",
        subjectType: "tool",
        subjectId: answered.tool,
        details: { turnId: answerId, answer: answer.form.action },
      });
  });
}

function toStored(body: ToolCallAnswer): { kind: WaitingKind; answer: StoredCallAnswer } {
  if ("approval" in body) return { kind: "approval", answer: { approval: body.approval } };
  if ("reply" in body) return { kind: "question", answer: { reply: body.reply } };
  const { action, values } = body.form;
  return { kind: "form", answer: { form: { action, values: action === "accept" ? values : {} } } };
}

interface FilledForm {
  personId: string;
  answerId: string;
  callId: string;
  answer: FormAnswer;
}

/** The other system would refuse values that its form does not allow, and the call would be lost. */
async function mustFit(trx: Trx, { personId, answerId, callId, answer }: FilledForm): Promise<void> {
  const row = await trx
    .selectFrom("waiting_calls")
    .select("form")
    .where("turn_id", "=", answerId)
    .where("call_id", "=", callId)
    .where("person_id", "=", personId)
    .executeTakeFirst();
  if (!row?.form || answer.action !== "accept") return;
  const { fields } = row.form;
  const unknown = Object.keys(answer.values).filter((name) => !fields.some((field) => field.name === name));
  const errors = [
    ...unknown.map((name) => ({ path: `form.values.${name}`, message: "is not a field of the form" })),
    ...formFaults(fields, answer.values).map(({ name, fault }) => ({
      path: `form.values.${name}`,
      message: fault,
    })),
  ];
  if (errors.length > 0) throw new AppError("validation_failed", "The form is not filled in.", { errors });
}

type WaitingKind = "approval" | "question" | "form";

type AnsweredRow = { tool: string; conversationId: string };

interface Approval {
  personId: string;
  answerId: string;
  answered: AnsweredRow;
  answer: Extract<StoredCallAnswer, { approval: unknown }>;
}

async function recordApproval(trx: Trx, { personId, answerId, answered, answer }: Approval): Promise<void> {
  const { tool, conversationId } = answered;
  const { approval } = answer;
  if (approval === "conversation")
    await trx
      .insertInto("tool_grants")
      .values({ conversation_id: conversationId, person_id: personId, tool, granted_at: new Date() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await recordAudit(trx, {
    actorId: personId,
    action: approval === "never" ? "tool.declined" : "tool.approved",
    subjectType: "tool",
    subjectId: tool,
    details: { turnId: answerId, answer: approval },
  });
}

interface Refused {
  personId: string;
  answerId: string;
  callId: string;
  kind: WaitingKind;
  answer: StoredCallAnswer;
}

async function refuseUnlessRepeated(trx: Trx, { personId, answerId, callId, kind, answer }: Refused) {
  const row = await trx
    .selectFrom("waiting_calls")
    .select(["kind", "answer"])
    .where("turn_id", "=", answerId)
    .where("call_id", "=", callId)
    .where("person_id", "=", personId)
    .executeTakeFirst();
  if (!row) throw notFound();
  if (row.kind !== kind)
    throw new AppError("validation_failed", "The call waits for another kind of answer.", {
      errors: [{ path: row.kind === "question" ? "reply" : row.kind, message: "is missing" }],
    });
  if (isDeepStrictEqual(row.answer, answer)) return;
  throw new AppError("tool_call_answered", "The call has been answered, or no longer waits.");
}
