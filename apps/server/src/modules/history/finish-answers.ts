import type { Message } from "@metatron/contract/message";
import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import { toJsonb } from "../../adapters/db/jsonb.ts";
import { prepared } from "../../adapters/db/prepared.ts";

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
  > {
  id: string;
  conversationId: string;
  personId: string;
  state: Exclude<Message["state"], "streaming">;
  seconds: number;
  cost: number | null;
  /** The process that wrote the answer; a process that took the turn over is the only one that may end it. */
  writerId?: string;
}

/** Writes many ended answers in one statement: the message, its search entry, the usage; the draft goes. */
export async function finishAnswers(db: Db, answers: readonly FinishedAnswer[]): Promise<undefined[]> {
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
    writer_id: answer.writerId ?? null,
    cost: answer.cost,
  }));
  await sql`${prepared("finish-answers")}
    with input as materialized (
      select * from jsonb_to_recordset(${toJsonb(input)}::jsonb) as i(
        now timestamptz, id uuid, conversation_id uuid, person_id uuid, state text, text text, content jsonb,
        citations jsonb, urls jsonb, usage jsonb, category jsonb, model text, seconds real, grounded boolean,
        online boolean, error_code text, steps jsonb, writer_id uuid, cost numeric)
    ), done as (
      update messages m set
        state = i.state, text = i.text, content = i.content, citations = i.citations, urls = i.urls,
        usage = nullif(i.usage, 'null'), category = nullif(i.category, 'null'), model = i.model,
        time_response = i.seconds, is_grounded = i.grounded, is_online = i.online, error_code = i.error_code, steps = nullif(i.steps, 'null'),
        writer_id = null, updated_at = i.now, search = to_tsvector('es', left(i.text, 200000))
      -- Other nodes mark an answer as interrupted while its writer can't reach the database. Such a row has no
      -- usage yet, unlike one that its writer has ended, so an answer that is stored twice is counted once.
      from input i where m.id = i.id and m.conversation_id = i.conversation_id
        and (m.state = 'streaming' or m.state = 'interrupted' and m.usage is null)
        and (i.writer_id is null or m.writer_id is null or m.writer_id = i.writer_id)
      returning m.id
    ), gone as (
      delete from answer_drafts d using done where d.message_id = done.id
    ), over as (
      delete from turns t using done where t.id = done.id
    ), called as (
      delete from tool_calls t using done where t.turn_id = done.id
    ), touched as (
      update conversations c set updated_at = greatest(c.updated_at, i.now), digest = ''
      from input i where c.id = i.conversation_id and c.person_id = i.person_id
    )
    insert into model_usage (person_id, message_id, purpose, model, input_tokens, output_tokens, seconds, cost, at)
    select i.person_id, i.id, 'answer', i.usage ->> 'model', (i.usage ->> 'inputTokens')::int,
      (i.usage ->> 'outputTokens')::int, i.seconds, i.cost, i.now
    from input i join done on done.id = i.id
    where jsonb_typeof(i.usage) = 'object'`.execute(db);
  return answers.map(() => undefined);
}
