import type { Specialty } from "@metatron/contract/assistants/constants";
import type { Role } from "@metatron/contract/roles";
import type { Db } from "../../adapters/db/index.ts";
import { toJsonb } from "../../adapters/db/jsonb.ts";
import { type AssistantRow, columnsOf, contentOf } from "./assistant-row.ts";
import { keepPublication } from "./publish-version.ts";

export interface OfficialAssistant {
  /** Must never change: conversations and knowledge refer to it. */
  id: string;
  specialty: Specialty;
  name: string;
  description: string;
  instructions: string;
  model: string;
  starters: readonly string[];
  roles?: readonly Role[] | null;
}

/** Creates or updates the official assistants; one that an administrator has changed stays unchanged. */
export async function ensureOfficial(db: Db, official: readonly OfficialAssistant[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const { id, specialty, roles = null, starters, ...texts } of official) {
      const values = { ...texts, starters: [...starters], roles };
      const there = await trx
        .selectFrom("assistants")
        .selectAll()
        .where("id", "=", id)
        .forUpdate()
        .executeTakeFirst();
      if (there && !isUntouchedAndOld(there, values)) continue;
      // The id is public: any other use of it before this version must not block the official assistant.
      await trx
        .insertInto("owner_ids")
        .values({ id, kind: "assistant" })
        .onConflict((conflict) => conflict.column("id").doUpdateSet({ kind: "assistant" }))
        .execute();
      const row = await trx
        .insertInto("assistants")
        .values({ id, specialty, ...values, avatar_file_id: null, is_official: true, created_by: null })
        .onConflict((conflict) => conflict.column("id").doUpdateSet(values))
        .returningAll()
        .executeTakeFirstOrThrow();
      await trx
        .insertInto("assistant_versions")
        .values({
          assistant_id: id,
          version: row.version,
          at: new Date(),
          person_id: null,
          changes: [],
          restored_from: null,
          content: toJsonb(contentOf(row)),
        })
        .onConflict((conflict) =>
          conflict
            .columns(["assistant_id", "version"])
            .doUpdateSet((eb) => ({ content: eb.ref("excluded.content"), at: eb.ref("excluded.at") })),
        )
        .execute();
      await keepPublication(trx, { assistantId: id, version: row.version, personId: null });
    }
  });
}

type Shipped = Pick<AssistantRow, "name" | "description" | "instructions" | "model" | "starters" | "roles">;

function isUntouchedAndOld(row: AssistantRow, shipped: Shipped): boolean {
  if (row.version !== 1) return false;
  // Official assistants have the default tools of their chat.
  const { avatar_file_id: _avatar, tools: _tools, ...now } = columnsOf(contentOf(row));
  return JSON.stringify(sorted(now)) !== JSON.stringify(sorted(shipped));
}

const sorted = (values: object) => Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
