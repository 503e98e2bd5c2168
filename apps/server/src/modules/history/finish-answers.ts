import { fileAddressOf } from "@metatron/contract/file-address";
import type { Message } from "@metatron/contract/message";
import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";

export interface FinishedAnswer
  extends Pick<
    Message,
    "text" | "citations" | "urls" | "usage" | "category" | "model" | "grounded" | "online" | "errorCode"
  > {
  id: string;
  conversationId: string;
  personId: string;
  state: Exclude<Message["state"], "streaming">;
  seconds: number;
  cost: number | null;
  /** Of an answer that is made of pictures. */
  pictureIds?: readonly string[];
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
    content: [
      ...(answer.text === "" ? [] : [{ type: "text", text: answer.text }]),
      ...(answer.pictureIds ?? []).map((fileId) => ({
        type: "image_url",
        image_url: { url: fileAddressOf(fileId) },
      })),
    ],
    citations: answer.citations,
    urls: answer.urls,
    usage: answer.usage,
    category: answer.category,
    model: answer.model,
    seconds: answer.seconds,
    grounded: answer.grounded,
    online: answer.online,
    error_code: answer.errorCode,
    cost: answer.cost,
  }));
  await sql`
    with input as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(input)}::jsonb) as i(
        now timestamptz, id uuid, conversation_id uuid, person_id uuid, state text, text text, content jsonb,
        citations jsonb, urls jsonb, usage jsonb, category jsonb, model text, seconds real, grounded boolean,
        online boolean, error_code text, cost numeric)
    ), done as (
      update messages m set
        state = i.state, text = i.text, content = i.content, citations = i.citations, urls = i.urls,
        usage = nullif(i.usage, 'null'), category = nullif(i.category, 'null'), model = i.model,
        time_response = i.seconds, is_grounded = i.grounded, is_online = i.online, error_code = i.error_code,
        writer_id = null, updated_at = i.now, search = to_tsvector('es', left(i.text, 200000))
      from input i where m.id = i.id and m.conversation_id = i.conversation_id and m.state = 'streaming'
      returning m.id
    ), gone as (
      delete from answer_drafts d using input i
      join messages m on m.id = i.id and m.conversation_id = i.conversation_id where d.message_id = i.id
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
