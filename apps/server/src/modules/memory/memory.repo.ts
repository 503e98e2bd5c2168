import type { MemoryFact } from "@metatron/contract/memory/memory";
import { type RawBuilder, type Selectable, sql } from "kysely";
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

/** The memory of the person in this column, as one value for `toMemoryState`. */
export const memoryOf = (personId: RawBuilder<unknown>) => sql`jsonb_build_object(
  'setting', (select s.value from person_settings s where s.person_id = ${personId} and s.key = ${sql.lit(SWITCH)}),
  'facts', (select jsonb_agg(to_jsonb(f) order by f.created_at desc, f.id) from memory_facts f where f.person_id = ${personId}))`;

export interface StoredMemory {
  setting: unknown;
  facts: Selectable<Tables["memory_facts"]>[] | null;
}

export function toMemoryState({ setting, facts }: StoredMemory): MemoryState {
  const isOn = setting === null || (stored.safeParse(setting).data?.isOn ?? true);
  return { isOn, facts: (facts ?? []).map(toFact) };
}

export async function readMemory(db: Db | Trx, personId: string): Promise<MemoryState> {
  const { rows } = await sql<{ memory: StoredMemory }>`
    select ${memoryOf(sql`${personId}::uuid`)} as memory`.execute(db);
  return toMemoryState(rows[0]?.memory ?? { setting: null, facts: null });
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
