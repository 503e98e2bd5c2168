import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../src/adapters/db/index.ts";
import { EMBEDDED_ISSUER } from "../src/adapters/tokens/provider-keys.ts";
import { CHAIN_START, chainHash } from "../src/modules/audit/audit-chain.ts";
import { personIdOf } from "../src/modules/session/authentication.ts";
import { newPerson, type TestPerson } from "./test-issuer.ts";

/** Ids and words of one person's data, which was written when a schema was the newest. */
export interface Aged {
  /** The newest migration of that time. */
  age: string;
  person: TestPerson;
  personId: string;
  conversationId: string;
  fileId: string;
  assistantId: string;
  at: Date;
}

interface AgedRows {
  /** The migration that made their tables. */
  since: string;
  insert(db: Db, aged: Aged): Promise<unknown>;
  /** Where today's product shows them, and words that the answer must have. */
  shown?: (aged: Aged) => { url: string; words: string[] };
}

export function newAged(age: string): Aged {
  const person = newPerson(["chat_metatron_user_pro"]);
  return {
    age,
    person,
    personId: personIdOf(EMBEDDED_ISSUER, person.sub),
    conversationId: randomUUID(),
    fileId: randomUUID(),
    assistantId: randomUUID(),
    at: new Date("2026-02-03T04:05:06.789Z"),
  };
}

/**
 * Rows with the columns that their table began with: a later migration that adds a column without a value for old rows
 * fails here, and one that loses rows is noticed by what `shown` reads.
 */
const ROWS: readonly AgedRows[] = [
  {
    since: "0001-ground",
    insert: async (db, { personId, person, at }) => {
      await sql`insert into people (id, issuer, subject, email, name, roles) values
        (${personId}, ${EMBEDDED_ISSUER}, ${person.sub}, ${person.email}, ${person.name}, ${person.roles})`.execute(
        db,
      );
      await sql`insert into usage_events (id, person_id, name, at) values
        (${randomUUID()}, ${personId}, 'page_view', ${at})`.execute(db);
      await addToAudit(db, personId, at);
    },
  },
  {
    since: "0002-history",
    insert: async (db, { age, personId, conversationId: id, at }) => {
      await sql`insert into conversations (id, person_id, unique_id, title, chat, model, created_at, updated_at) values
        (${id}, ${personId}, ${id}, ${`Turno de ${age}`}, 'chat-libre', 'gpt-5', ${at}, ${at})`.execute(db);
      const [question, answer] = [randomUUID(), randomUUID()];
      await addMessage(db, { id: question, answer, role: "user", text: `¿Pregunta de ${age}?` });
      await addMessage(db, { id: answer, parent: question, role: "assistant", text: `Respuesta de ${age}.` });
      await sql`insert into model_usage (person_id, message_id, purpose, model, input_tokens, output_tokens, seconds)
        values (${personId}, ${answer}, 'answer', 'gpt-5', 10, 20, 1.5)`.execute(db);

      function addMessage(
        to: Db,
        message: { id: string; answer?: string; parent?: string; role: string; text: string },
      ) {
        const content = JSON.stringify([{ type: "text", text: message.text }]);
        return sql`insert into messages (id, conversation_id, person_id, unique_id, parent_id, answer_id, role, kind,
            state, content, text, model, created_at, updated_at, search)
          values (${message.id}, ${id}, ${personId}, ${message.id}, ${message.parent ?? null}, ${message.answer ?? null},
            ${message.role}, 'text', 'complete', ${content}::jsonb, ${message.text}, 'gpt-5', ${at}, ${at},
            to_tsvector('es', ${message.text}))`.execute(to);
      }
    },
    shown: ({ age, conversationId }) => ({
      url: `/api/history/list_messages?conversationId=${conversationId}`,
      words: [`¿Pregunta de ${age}?`, `Respuesta de ${age}.`],
    }),
  },
  {
    // The index of titles is a column of its own.
    since: "0003-history-indexes",
    insert: async () => undefined,
    shown: ({ age }) => ({ url: "/api/history/list_conversations", words: [`Turno de ${age}`] }),
  },
  {
    since: "0005-files",
    insert: async (db, { age, personId, conversationId, fileId, at }) => {
      await sql`insert into files (id, person_id, purpose, owner_id, name, type, size, object_key, status, create_at)
        values (${fileId}, ${personId}, 'conversation', ${conversationId}, ${`${age}.txt`}, 'text/plain', 4,
          ${`objects/${fileId}`}, 'ready', ${at})`.execute(db);
      await sql`insert into file_texts (file_id, text, page_starts, blocks)
        values (${fileId}, ${`Texto de ${age}`}, '[0]', '[]')`.execute(db);
    },
    shown: ({ age, conversationId }) => ({
      url: `/api/conversation/${conversationId}/file/all/metadata`,
      words: [`${age}.txt`],
    }),
  },
  {
    since: "0006-retrieval",
    insert: async (db, { age, fileId, conversationId }) => {
      const { rows } = await sql<{ id: number }>`insert into chunks
          (file_id, collection_id, ordinal, page, section, start_char, end_char, text, searchable)
        values (${fileId}, ${conversationId}, 0, 1, '', 0, 9, ${`Texto de ${age}`}, ${`texto de ${age}`})
        returning id`.execute(db);
      await sql`insert into chunk_terms (chunk_id, file_id, collection_id, words, terms)
        values (${rows[0]?.id}, ${fileId}, ${conversationId}, 3, to_tsvector('es', ${`Texto de ${age}`}))`.execute(
        db,
      );
    },
    shown: ({ age, fileId }) => ({ url: `/api/files/${fileId}/text`, words: [`Texto de ${age}`] }),
  },
  {
    since: "0007-assistants",
    insert: async (db, { age, assistantId, personId, person, at }) => {
      await sql`insert into assistants (id, name, description, instructions, model, created_by, created_at, updated_at)
        values (${assistantId}, ${`Rampa ${age}`}, '', 'Responde breve.', 'gpt-5', ${personId}, ${at}, ${at})`.execute(
        db,
      );
      const content = JSON.stringify({
        name: `Rampa ${age}`,
        description: "",
        instructions: "Responde breve.",
        model: "gpt-5",
        avatarFileId: null,
        starters: [],
        roles: null,
      });
      await sql`insert into assistant_versions (assistant_id, version, at, person_id, changes, content)
        values (${assistantId}, 1, ${at}, ${personId}, '{}', ${content}::jsonb)`.execute(db);
      await sql`insert into assistant_members (id, assistant_id, person_id, invited_email, role, added_by)
        values (${randomUUID()}, ${assistantId}, ${personId}, ${person.email}, 'owner', ${personId})`.execute(
        db,
      );
      await sql`insert into assistant_tests (id, assistant_id, question, facts)
        values (${randomUUID()}, ${assistantId}, '¿Qué chaleco?', '{amarillo}')`.execute(db);
    },
    shown: ({ age }) => ({ url: "/api/assistants/list", words: [`Rampa ${age}`] }),
  },
  {
    since: "0008-specialised",
    insert: (db, { age, personId, at }) =>
      sql`insert into cases (id, person_id, case_number, desk, subject, description, category, status, delivery,
          created_at, updated_at)
        values (${randomUUID()}, ${personId}, ${`RH-${age}`}, 'rh', ${`Nómina ${age}`}, 'Falta un plus.', 'Nómina',
          'open', 'kept', ${at}, ${at})`.execute(db),
    shown: ({ age }) => ({ url: "/api/rhconnect/cases", words: [`Nómina ${age}`] }),
  },
  {
    since: "0010-feedback",
    insert: (db, { conversationId, at }) =>
      sql`insert into feedback (message_id, person_id, feedback, comment, given_at, updated_at)
        select id, person_id, 'bad', 'No responde', ${at}, ${at} from messages
        where conversation_id = ${conversationId} and role = 'assistant'`.execute(db),
    shown: () => ({ url: "/api/chat/feedback", words: ['"feedback":"bad"'] }),
  },
  {
    since: "0028-schedules",
    insert: (db, { age, personId, conversationId, at }) =>
      sql`insert into schedules (id, person_id, question, chat, online, rule, time_zone, language, conversation_id,
          state, next_run_at, created_at, updated_at)
        values (${randomUUID()}, ${personId}, ${`¿Cambios ${age}?`}, 'chat-libre', false,
          '{"every": "week", "weekday": 1, "time": "08:00"}', 'Europe/Madrid', 'es', ${conversationId}, 'active',
          '2126-01-01', ${at}, ${at})`.execute(db),
    shown: ({ age }) => ({ url: "/api/schedules", words: [`¿Cambios ${age}?`] }),
  },
  {
    since: "0050-prompts",
    insert: (db, { age, personId, at }) =>
      sql`insert into prompts (id, owner_id, scope, title, text, version, created_at, updated_at)
        values (${randomUUID()}, ${personId}, 'own', ${`Aviso ${age}`}, 'Avisa del retraso.', 1, ${at}, ${at})`.execute(
        db,
      ),
    shown: ({ age }) => ({ url: "/api/prompts", words: [`Aviso ${age}`] }),
  },
  {
    since: "0055-memory",
    insert: (db, { age, personId, at }) =>
      sql`insert into memory_facts (id, person_id, text, folded, kind, version, created_at, updated_at)
        values (${randomUUID()}, ${personId}, ${`Trabajo en ${age}`}, ${age}, 'other', 1, ${at}, ${at})`.execute(
        db,
      ),
    shown: ({ age }) => ({ url: "/api/me/memory", words: [`Trabajo en ${age}`] }),
  },
  {
    since: "0060-projects",
    insert: async (db, { age, personId, person, at }) => {
      const id = randomUUID();
      await sql`insert into projects (id, name, color, instructions, version, created_at, updated_at)
        values (${id}, ${`Verano ${age}`}, 'chart-1', '', 1, ${at}, ${at})`.execute(db);
      await sql`insert into project_members (id, project_id, person_id, invited_email, role, added_at)
        values (${randomUUID()}, ${id}, ${personId}, ${person.email}, 'owner', ${at})`.execute(db);
    },
    shown: ({ age }) => ({ url: "/api/projects", words: [`Verano ${age}`] }),
  },
];

/** Names of migrations begin with their number, so that they sort by age. */
const rowsOf = ({ age }: Aged) => ROWS.filter(({ since }) => since <= age);

export async function addDataOfAge(db: Db, aged: Aged): Promise<void> {
  for (const { insert } of rowsOf(aged)) await insert(db, aged);
}

export const shownOf = (aged: Aged) => rowsOf(aged).flatMap(({ shown }) => shown?.(aged) ?? []);

/** As the product has chained entries since its first version; the head came later. */
async function addToAudit(db: Db, actorId: string, at: Date): Promise<void> {
  const { rows } = await sql<{ hash: string }>`select hash from audit order by seq desc limit 1`.execute(db);
  const previous = rows[0]?.hash ?? CHAIN_START;
  const facts = { action: "session.ended", subjectType: "person", subjectId: actorId, details: {} };
  const hash = chainHash(previous, { ...facts, at: at.toISOString(), actorId });
  await sql`insert into audit (at, actor_id, action, subject_type, subject_id, previous_hash, hash)
    values (${at}, ${actorId}, ${facts.action}, ${facts.subjectType}, ${facts.subjectId}, ${previous}, ${hash})`.execute(
    db,
  );
  const head = await sql<{ name: string | null }>`select to_regclass('audit_head')::text as name`.execute(db);
  if (head.rows[0]?.name) await sql`update audit_head set hash = ${hash}, entries = entries + 1`.execute(db);
}
