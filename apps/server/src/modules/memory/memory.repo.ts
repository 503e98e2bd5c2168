import type { MemoryFact } from "@metatron/contract/memory/memory";
import { type Selectable, sql } from "kysely";
import { z } from "zod";
import type { Db, Tables, Trx } from "../../adapters/db/index.ts";
import { foldFact } from "./fold-fact.ts";

export interface MemoryState {
  isOn: boolean;
  /** Newest first. */
  facts: readonly MemoryFact[];
}

/** The key of the person's switch among their settings. */
const SWITCH = "memory";
const stored = z.object({ isOn: z.boolean() });

/** The facts and the switch of each of these people. Batched, because every question reads them. */
export async function readMemories(db: Db | Trx, personIds: readonly string[]): Promise<MemoryState[]> {
  const ids = [...new Set(personIds)];
  const { rows } = await sql<{
    personId: string;
    setting: unknown;
    facts: Selectable<Tables["memory_facts"]> | null;
  }>`
    select p.id as "personId", s.value as setting, to_jsonb(f) as facts
    from unnest(${ids}::uuid[]) as p (id)
    left join person_settings s on s.person_id = p.id and s.key = ${SWITCH}
    left join memory_facts f on f.person_id = p.id
    order by f.created_at desc, f.id`.execute(db);
  return personIds.map((personId) => {
    const own = rows.filter((row) => row.personId === personId);
    return {
      isOn: stored.safeParse(own[0]?.setting).data?.isOn ?? true,
      facts: own.flatMap(({ facts }) => (facts ? [toFact(facts)] : [])),
    };
  });
}

export function toFact(row: Pick<Selectable<Tables["memory_facts"]>, keyof MemoryFactColumns>): MemoryFact {
  const { id, text, kind, version, created_at, updated_at } = row;
  return {
    id,
    text,
    kind,
    version,
    // Rows that were read as JSON have their times as texts.
    createdAt: new Date(created_at).toISOString(),
    updatedAt: new Date(updated_at).toISOString(),
  };
}

type MemoryFactColumns = Pick<
  Tables["memory_facts"],
  "id" | "text" | "kind" | "version" | "created_at" | "updated_at"
>;

export async function writeSwitch(
  trx: Trx,
  { personId, isOn, now }: { personId: string; isOn: boolean; now: Date },
): Promise<void> {
  const row = { value: JSON.stringify({ isOn }), changed_at: now };
  await trx
    .insertInto("person_settings")
    .values({ person_id: personId, key: SWITCH, ...row })
    .onConflict((conflict) => conflict.columns(["person_id", "key"]).doUpdateSet(row))
    .execute();
}

interface InConversation {
  personId: string;
  conversationId: string;
}

/**
 * What the person wrote in a conversation, also while an answer was being written. Messages that are older than
 * their conversation were copied from another person's shared conversation or from a file.
 */
export async function readOwnMessages(
  db: Db | Trx,
  { personId, conversationId }: InConversation,
): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select m.text from messages m join conversations c on c.id = m.conversation_id
    where m.conversation_id = ${conversationId} and m.person_id = ${personId} and c.person_id = ${personId}
      and m.role = 'user' and m.created_at >= c.created_at
    union all
    select s.value ->> 'text' from messages m join conversations c on c.id = m.conversation_id,
      jsonb_array_elements(m.steers) as s (value)
    where m.conversation_id = ${conversationId} and m.person_id = ${personId} and m.created_at >= c.created_at`.execute(
    db,
  );
  return rows.map(({ text }) => text);
}

/** Whether the person declined this fact in this conversation. */
export async function wasDeclined(
  db: Db,
  { personId, conversationId, text }: InConversation & { text: string },
): Promise<boolean> {
  const { rows } = await sql<{ text: string }>`
    select m.memory -> 'proposal' ->> 'text' as text from messages m
    where m.conversation_id = ${conversationId} and m.person_id = ${personId}
      and m.memory -> 'proposal' ->> 'state' = 'declined'`.execute(db);
  return rows.some((row) => foldFact(row.text) === foldFact(text));
}
