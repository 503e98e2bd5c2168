import type { Message } from "@metatron/contract/chat/message";
import type { ChatType } from "@metatron/contract/enums";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import { toJsonb } from "../../adapters/db/jsonb.ts";
import { isOneOf, prepared } from "../../adapters/db/prepared.ts";
import { searchEntry } from "./searched-text.ts";

/** A question with its still empty answer. */
export interface Send {
  personId: string;
  conversationId: string;
  /** Used only if this question starts the conversation. */
  title: string;
  chat: ChatType;
  assistantId: string | null;
  /** The category of the person's own knowledge base; only a first question sets it. */
  baseKnowledge: string | null;
  /** The project of the conversation; only a first question sets it. */
  projectId?: string | null;
  model: string;
  questionId: string;
  /** Undefined: after the newest message. Null: a first message. */
  parentId: string | null | undefined;
  kind: Message["type"];
  /** Kind of the answer; text by default. */
  answerKind?: Message["type"];
  content: Message["content"];
  text: string;
  files: Message["files"];
  answerId: string;
  online: boolean;
  writerId: string;
}

export type StoredSend =
  /** Stored by this call, which must now write the answer. */
  | { outcome: "stored"; isNewConversation: boolean; parentId: string | null }
  /** The same ids were stored before: the answer exists or is in flight. */
  | { outcome: "known" }
  /** Another person's conversation, a deleted one, or ids that are used elsewhere. */
  | { outcome: "not_found" };

/** What the statement reads for each send before it stores it, from the row `i` of the send. */
export interface ReadBefore {
  value: RawBuilder<unknown>;
  /** Whether the send whose value is `b.value` may be stored; of any other one only the value is read. */
  mayStore: RawBuilder<unknown>;
}

export interface ReadSend<Value> {
  value: Value;
  /** Undefined where the value does not let the send be stored. */
  stored: StoredSend | undefined;
}

interface StoredRow {
  n: number;
  is_new: boolean;
  real_parent: string | null;
  is_stored: boolean;
}

interface ReadRow<Value> extends StoredRow {
  value: Value;
  may_store: boolean;
  is_placed: boolean;
}

/**
 * Stores many sends in one statement. Ids come from clients, so the statement checks the owner of every row.
 */
export async function storeSends(db: Db, sends: readonly Send[]): Promise<StoredSend[]> {
  const rows = await twice(
    sends,
    (some) => runStatement<StoredRow>(db, some),
    () => true,
  );
  return rows.map(toStoredSend);
}

/** The same, and what `before` reads, in one statement: for sends that need a look at something else first. */
export async function readAndStoreSends<Value>(
  db: Db,
  sends: readonly Send[],
  before: ReadBefore,
): Promise<ReadSend<Value>[]> {
  const rows = await twice(
    sends,
    (some) => runStatement<ReadRow<Value>>(db, some, before),
    (row) => row.is_placed || !row.may_store,
  );
  return rows.map((row) => {
    if (!row) throw new Error("A send was not read.");
    const stored = toStoredSend(row.is_placed ? row : undefined);
    return { value: row.value, stored: row.may_store ? stored : undefined };
  });
}

type Numbered = { n: number; send: Send };

/**
 * A conversation that another node created during the statement is not in its snapshot; a second attempt sees
 * it.
 */
async function twice<Row extends StoredRow>(
  sends: readonly Send[],
  run: (some: readonly Numbered[]) => Promise<Map<number, Row>>,
  isDone: (row: Row) => boolean,
): Promise<(Row | undefined)[]> {
  const all = sends.map((send, n) => ({ n, send }));
  const first = await run(all);
  const unplaced = all.filter(({ n }) => {
    const row = first.get(n);
    return !row || !isDone(row);
  });
  const second = unplaced.length > 0 ? await run(unplaced) : new Map<number, Row>();
  return all.map(({ n }) => second.get(n) ?? first.get(n));
}

function toStoredSend(row: StoredRow | undefined): StoredSend {
  if (!row) return { outcome: "not_found" };
  if (!row.is_stored) return { outcome: "known" };
  return { outcome: "stored", isNewConversation: row.is_new, parentId: row.real_parent };
}

async function runStatement<Row extends StoredRow>(
  db: Db,
  sends: readonly Numbered[],
  before?: ReadBefore,
): Promise<Map<number, Row>> {
  const now = new Date().toISOString();
  const input = sends.map(({ n, send }) => ({
    n,
    now,
    person_id: send.personId,
    conversation_id: send.conversationId,
    title: send.title,
    chat: send.chat,
    assistant_id: send.assistantId,
    base_knowledge: send.baseKnowledge,
    project_id: send.projectId ?? null,
    model: send.model,
    question_id: send.questionId,
    parent_given: send.parentId !== undefined,
    parent_id: send.parentId ?? null,
    kind: send.kind,
    answer_kind: send.answerKind ?? "text",
    content: send.content,
    text: send.text,
    files: send.files,
    answer_id: send.answerId,
    online: send.online,
    writer_id: send.writerId,
  }));
  const given = sql`
      select * from jsonb_to_recordset(${toJsonb(input)}::jsonb) as i(
        n int, now timestamptz, person_id uuid, conversation_id uuid, title text, chat text, assistant_id uuid,
        base_knowledge text, project_id uuid, model text, question_id uuid, parent_given boolean, parent_id uuid, kind text, answer_kind text, content jsonb, text text,
        files jsonb, answer_id uuid, online boolean, writer_id uuid)`;
  const allowed = before
    ? sql`given as materialized (${given}
    ), read as materialized (
      select b.n, b.value, (${before.mayStore}) as may_store
      from (select i.n, ${before.value} as value from given i offset 0) as b
    ), input as materialized (
      select i.* from given i join read r on r.n = i.n where r.may_store
    )`
    : sql`input as materialized (${given}
    )`;
  const { rows } = await sql<Row>`${prepared(before ? "read-and-store-sends" : "store-sends")}
    with ${allowed}, made as (
      insert into conversations (id, person_id, unique_id, title, chat, assistant_id, base_knowledge, project_id,
        model, created_at, updated_at)
      select distinct on (conversation_id)
        conversation_id, person_id, conversation_id, title, chat, assistant_id, base_knowledge,
        -- Deleted since the question was checked: a broken reference would refuse the sends of everyone.
        (select p.id from projects p where p.id = i.project_id), model, now, now
      from input i
      where i.parent_id is null
        and not exists (select 1 from deleted_conversations d where d.id = i.conversation_id)
      order by conversation_id, n
      on conflict (id) do nothing
      returning id, person_id
    ), owned as (
      -- Made empty for a file: the first question makes it what it will be.
      select i.*, not exists (select 1 from messages m where m.conversation_id = c.id) as is_new
      from input i join conversations c on c.id = i.conversation_id and c.person_id = i.person_id
      where ${isOneOf(sql`c.id`, sql`select conversation_id from input`)}
      union all
      select i.*, true from input i join made m on m.id = i.conversation_id and m.person_id = i.person_id
    ), placed as (
      select i.*,
        case when i.parent_given then i.parent_id else
          (select m.id from messages m where m.conversation_id = i.conversation_id order by m.seq desc limit 1)
        end as real_parent
      from owned i
      -- As one value, because for "exists" the planner may read all messages at once.
      where (i.parent_id is null or i.conversation_id = (
          select m.conversation_id from messages m where m.id = i.parent_id))
        and not exists (
          select 1 from messages m
          where m.id = i.question_id and (m.conversation_id <> i.conversation_id or m.role <> 'user'))
        and not exists (
          select 1 from messages m
          where m.id = i.answer_id and (m.conversation_id <> i.conversation_id or m.role <> 'assistant'))
    ), written as (
      insert into messages (id, unique_id, conversation_id, person_id, parent_id, answer_id, role, kind, state,
        content, text, files, model, is_online, writer_id, created_at, updated_at, search)
      select id, id, conversation_id, person_id, parent, answer_id, role, kind, state,
        content, text, files, model, online, writer_id, now, now, search
      from (
        select n, 1 as part, question_id as id, conversation_id, person_id, real_parent as parent, answer_id,
          'user' as role, kind, 'complete' as state, content, text, files, null as model, online,
          null::uuid as writer_id, now, ${searchEntry(sql`text`)} as search
        from placed
        union all
        select n, 2, answer_id, conversation_id, person_id, question_id, null,
          'assistant', answer_kind, 'streaming', '[]'::jsonb, '', '[]'::jsonb, model, online,
          writer_id, now, null
        from placed
      ) as turn
      order by n, part
      on conflict (id) do nothing
      returning id, conversation_id
    ), touched as (
      update conversations c set updated_at = p.now, digest = '', model = p.model,
        -- A new question brings an archived conversation back to the list.
        is_archived = false,
        title = case when p.is_new and not c.is_title_final then p.title else c.title end,
        chat = case when p.is_new then p.chat else c.chat end,
        assistant_id = case when p.is_new then p.assistant_id else c.assistant_id end,
        base_knowledge = case when p.is_new then p.base_knowledge else c.base_knowledge end,
        project_id = case when p.is_new then coalesce(c.project_id, (select j.id from projects j where j.id = p.project_id))
          else c.project_id end
      from placed p where c.id = p.conversation_id
    ), relinked as (
      update messages m set answer_id = p.answer_id, updated_at = p.now
      from placed p join written w on w.id = p.answer_id and w.conversation_id = p.conversation_id
      where m.id = p.question_id and m.answer_id is distinct from p.answer_id
    )
    select ${before ? sql`r.n, r.value, r.may_store, p.n is not null as is_placed` : sql`p.n`}, p.is_new, p.real_parent,
      -- By the conversation as well: of two people's sends with one answer id in this statement one was written.
      (p.answer_id, p.conversation_id) in (select w.id, w.conversation_id from written w) as is_stored
    from ${before ? sql`read r left join placed p on p.n = r.n` : sql`placed p`}`.execute(db);
  return new Map(rows.map((row) => [row.n, row]));
}
