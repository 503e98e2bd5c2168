import type { Message } from "@metatron/contract/chat/message";
import { toolTextOf } from "@metatron/turn/tool-text";
import { sql } from "kysely";
import type { Db, StoredSteer } from "../../adapters/db/index.ts";
import { toJsonb } from "../../adapters/db/jsonb.ts";
import { isOneOf, prepared } from "../../adapters/db/prepared.ts";
import { queueAnswerPushes } from "../push/index.ts";
import { searchEntry, withAdded } from "./searched-text.ts";

export interface FinishedAnswer
  extends Pick<
    Message,
    | "text"
    | "content"
    | "citations"
    | "urls"
    | "usage"
    | "category"
    | "model"
    | "grounded"
    | "online"
    | "errorCode"
    | "steps"
    | "memory"
  > {
  id: string;
  conversationId: string;
  personId: string;
  state: Exclude<Message["state"], "streaming">;
  seconds: number;
  cost: number | null;
  /** The process that wrote the answer. After a takeover, only the new process may end the answer. */
  writerId?: string;
  /**
   * How many of the person's added messages the answer has taken into account. If undefined, the answer ends
   * regardless of added messages.
   */
  steers?: number;
}

/** `steers` holds all added messages; the answer continues until it has taken all of them into account. */
export type FinishOutcome = { isStored: true } | { isStored: false; steers: readonly StoredSteer[] };

/**
 * Writes many ended answers in one statement: the message, its search entry and its usage, and deletes the
 * drafts.
 */
export async function finishAnswers(db: Db, answers: readonly FinishedAnswer[]): Promise<FinishOutcome[]> {
  const now = new Date().toISOString();
  const input = answers.map((answer) => ({
    now,
    id: answer.id,
    conversation_id: answer.conversationId,
    person_id: answer.personId,
    state: answer.state,
    text: answer.text,
    content: answer.content,
    citations: answer.citations,
    urls: answer.urls,
    usage: answer.usage,
    category: answer.category,
    model: answer.model,
    seconds: answer.seconds,
    grounded: answer.grounded,
    online: answer.online,
    error_code: answer.errorCode,
    steps: answer.steps ?? null,
    memory: answer.memory ?? null,
    tool_text: answer.steps ? toolTextOf({ steps: answer.steps }) : "",
    writer_id: answer.writerId ?? null,
    steers: answer.steers ?? null,
    cost: answer.cost,
  }));
  const { rows } = await sql<{ id: string }>`${prepared("finish-answers")}
    with input as materialized (
      select * from jsonb_to_recordset(${toJsonb(input)}::jsonb) as i(
        now timestamptz, id uuid, conversation_id uuid, person_id uuid, state text, text text, content jsonb,
        citations jsonb, urls jsonb, usage jsonb, category jsonb, model text, seconds real, grounded boolean,
        online boolean, error_code text, steps jsonb, memory jsonb, tool_text text, writer_id uuid, steers int, cost numeric)
    ), done as (
      update messages m set
        state = i.state, text = i.text, content = i.content, citations = i.citations, urls = i.urls,
        usage = nullif(i.usage, 'null'), category = nullif(i.category, 'null'), model = i.model,
        time_response = i.seconds, is_grounded = i.grounded, is_online = i.online, error_code = i.error_code, steps = nullif(i.steps, 'null'), memory = nullif(i.memory, 'null'), tool_text = i.tool_text,
        writer_id = null, updated_at = i.now, search = ${searchEntry(withAdded({ text: sql`i.text`, toolText: sql`i.tool_text`, steers: sql`m.steers` }))}
      -- Other nodes mark an answer as interrupted while its writer can't reach the database. Such a row has no
      -- usage yet, unlike one that its writer has ended, so an answer that is stored twice is counted once.
      from input i where m.id = i.id and m.conversation_id = i.conversation_id
        and ${isOneOf(sql`m.id`, sql`select id from input`)}
        and (m.state = 'streaming' or m.state = 'interrupted' and m.usage is null)
        and (i.writer_id is null or m.writer_id is null or m.writer_id = i.writer_id)
        and (m.state <> 'streaming' or i.steers is null or jsonb_array_length(m.steers) = i.steers)
      returning m.id, m.conversation_id, m.person_id, m.state, i.usage as used, i.seconds, i.cost, i.now
    ), gone as (
      delete from answer_drafts d using done where d.message_id = done.id
    ), over as (
      delete from turns t using done where t.id = done.id
    ), called as (
      delete from tool_calls t using done where t.turn_id = done.id
    ), touched as (
      update conversations c set updated_at = greatest(c.updated_at, i.now), digest = ''
      from input i where c.id = i.conversation_id and c.person_id = i.person_id
        and ${isOneOf(sql`c.id`, sql`select conversation_id from input`)}
    ), announced as (${queueAnswerPushes("done")}
    ), counted as (
      insert into model_usage (person_id, message_id, purpose, model, input_tokens, output_tokens, seconds, cost, at)
      select person_id, id, 'answer', used ->> 'model', (used ->> 'inputTokens')::int,
        (used ->> 'outputTokens')::int, seconds, cost, now
      from done where jsonb_typeof(used) = 'object'
    )
    select id from done`.execute(db);
  const stored = new Set(rows.map(({ id }) => id));
  const added = await readAdded(
    db,
    answers.filter(({ id }) => !stored.has(id)),
  );
  return answers.map(({ id }) => {
    const steers = added.get(id);
    return steers ? { isStored: false, steers } : { isStored: true };
  });
}

/**
 * Reads the added messages of the answers that the statement above left open. This is a separate statement,
 * because the one above does not see messages that were added while it waited for the row lock. Deleted
 * answers and answers of other processes are skipped.
 */
async function readAdded(db: Db, open: readonly FinishedAnswer[]) {
  const asked = open.filter(({ steers }) => steers !== undefined);
  if (asked.length === 0) return new Map<string, readonly StoredSteer[]>();
  const rows = await db
    .selectFrom("messages")
    .select(["id", "steers", "writer_id"])
    .where(
      "id",
      "in",
      asked.map(({ id }) => id),
    )
    .where("state", "=", "streaming")
    .execute();
  return new Map(
    asked.flatMap(({ id, writerId, steers = 0 }) => {
      const row = rows.find((each) => each.id === id);
      const isOwn = writerId === undefined || row?.writer_id === null || row?.writer_id === writerId;
      return row && isOwn && row.steers.length > steers ? [[id, row.steers] as const] : [];
    }),
  );
}
