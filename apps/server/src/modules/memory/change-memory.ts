import type { MyMemory } from "@metatron/contract/memory/memory";
import { notFound } from "../../http/app-error.ts";
import { recordAudit } from "../audit/index.ts";
import type { MemoryDeps } from "./keep-fact.ts";
import { readMemory, writeSwitch } from "./memory.repo.ts";

export async function readMyMemory(
  { db, isMemoryAllowed }: Pick<MemoryDeps, "db" | "isMemoryAllowed">,
  personId: string,
): Promise<MyMemory> {
  const state = await readMemory(db, personId);
  return { isAllowed: isMemoryAllowed, isOn: state.isOn, items: [...state.facts] };
}

export async function switchMemory(
  deps: MemoryDeps,
  { personId, isOn }: { personId: string; isOn: boolean },
): Promise<MyMemory> {
  await deps.db.transaction().execute(async (trx) => {
    await writeSwitch(trx, { personId, isOn, now: deps.now() });
    await recordAudit(trx, {
      actorId: personId,
      action: "memory.switched",
      subjectType: "memory",
      subjectId: personId,
      details: { isOn },
    });
  });
  return readMyMemory(deps, personId);
}

export async function deleteFact(
  { db }: Pick<MemoryDeps, "db">,
  { personId, id }: { personId: string; id: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const deleted = await trx
      .deleteFrom("memory_facts")
      .where("id", "=", id)
      .where("person_id", "=", personId)
      .returning("kind")
      .executeTakeFirst();
    if (!deleted) throw notFound();
    await recordAudit(trx, {
      actorId: personId,
      action: "memory.deleted",
      subjectType: "memory",
      subjectId: id,
      details: { kind: deleted.kind },
    });
  });
}

export async function clearMemory({ db }: Pick<MemoryDeps, "db">, personId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const deleted = await trx
      .deleteFrom("memory_facts")
      .where("person_id", "=", personId)
      .returning("id")
      .execute();
    if (deleted.length === 0) return;
    await recordAudit(trx, {
      actorId: personId,
      action: "memory.cleared",
      subjectType: "memory",
      subjectId: personId,
      details: { facts: deleted.length },
    });
  });
}
