import { MAX_MEMORY_FACTS } from "@metatron/contract/memory/constants";
import type { MemoryFact } from "@metatron/contract/memory/memory";
import { sql } from "kysely";
import type { Db, Trx } from "../../adapters/db/index.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import { recordAudit } from "../audit/index.ts";
import { foldFact } from "./fold-fact.ts";
import { kindOfFact } from "./kind-of-fact.ts";
import { toFact } from "./memory.repo.ts";

export interface MemoryDeps {
  db: Db;
  now(): Date;
  /** Whether the company lets the product remember facts about people. */
  isMemoryAllowed: boolean;
}

/** Where the person agreed to a fact. */
type KeptFrom = "settings" | "card" | "tool";

interface FactToKeep {
  id: string;
  personId: string;
  text: string;
  /** The version that a change is based on; null makes a new fact. */
  version: number | null;
  from: KeptFrom;
}

/** A repeated save of the same text is the same save; a save over a change of another tab is refused. */
export async function saveFact(
  { now, isMemoryAllowed }: Pick<MemoryDeps, "now" | "isMemoryAllowed">,
  trx: Trx,
  { id, personId, text, version, from }: FactToKeep,
): Promise<MemoryFact> {
  if (!isMemoryAllowed) throw new AppError("memory_off", "An administrator switched the memory off.");
  // Two saves at once would both see one fact too few, or miss that they say the same.
  await sql`select id from people where id = ${personId} for no key update`.execute(trx);
  const stored = await trx.selectFrom("memory_facts").selectAll().where("id", "=", id).executeTakeFirst();
  if (stored && stored.person_id !== personId) throw notFound();
  if (stored?.text === text) return toFact(stored);
  // Deleted in another tab.
  if (!stored && version !== null) throw notFound();
  if (stored && stored.version !== version)
    throw new AppError("version_conflict", "This fact was changed elsewhere.");
  const folded = foldFact(text);
  await checkRoom(trx, { id, personId, folded, isNew: !stored });
  const at = now();
  const fields = { text, folded, kind: kindOfFact(text), updated_at: at };
  const next = (stored?.version ?? 0) + 1;
  const row = stored
    ? await trx
        .updateTable("memory_facts")
        .set({ ...fields, version: next })
        .where("id", "=", id)
        .returningAll()
        .executeTakeFirstOrThrow()
    : await trx
        .insertInto("memory_facts")
        .values({ ...fields, id, person_id: personId, version: next, created_at: at })
        .returningAll()
        .executeTakeFirstOrThrow();
  await recordAudit(trx, {
    actorId: personId,
    action: stored ? "memory.changed" : "memory.kept",
    subjectType: "memory",
    subjectId: id,
    // Never the text: the audit outlives the fact.
    details: { kind: row.kind, from },
  });
  return toFact(row);
}

/** Keeps a fact that the person agreed to in a conversation; one that is known already is kept as it is. */
export async function keepFact(
  deps: MemoryDeps,
  fact: Omit<FactToKeep, "version">,
  trx?: Trx,
): Promise<void> {
  if (!trx) return deps.db.transaction().execute((opened) => keepFact(deps, fact, opened));
  try {
    await saveFact(deps, trx, { ...fact, version: null });
  } catch (error) {
    if (!(error instanceof AppError && error.code === "memory_fact_known")) throw error;
  }
}

interface Room {
  id: string;
  personId: string;
  folded: string;
  isNew: boolean;
}

async function checkRoom(trx: Trx, { id, personId, folded, isNew }: Room): Promise<void> {
  const { count, known } = await trx
    .selectFrom("memory_facts")
    .select(sql<number>`count(*)::int`.as("count"))
    .select(sql<boolean>`coalesce(bool_or(folded = ${folded} and id <> ${id}), false)`.as("known"))
    .where("person_id", "=", personId)
    .executeTakeFirstOrThrow();
  if (known) throw new AppError("memory_fact_known", "Another fact says the same.");
  if (isNew && count >= MAX_MEMORY_FACTS)
    throw new AppError("memory_limit_reached", `A person may have ${MAX_MEMORY_FACTS} facts.`);
}
