import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import { recordAudit } from "../audit/index.ts";

export type GlossaryEntry = { words: string[] };

export async function readGlossary(db: Db): Promise<GlossaryEntry[]> {
  const rows = await db.selectFrom("glossary").select("words").orderBy("id").execute();
  return rows.map(({ words }) => ({ words: [...words] }));
}

/** The whole list in the place of the one before. */
export async function writeGlossary(
  db: Db,
  entries: readonly GlossaryEntry[],
  personId: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`lock table glossary in exclusive mode`.execute(trx);
    await trx.deleteFrom("glossary").execute();
    await recordAudit(trx, {
      ...{ actorId: personId, action: "glossary_changed", subjectType: "glossary", subjectId: null },
      details: { entries: entries.length },
    });
    if (entries.length === 0) return;
    await trx
      .insertInto("glossary")
      .values(entries.map(({ words }) => ({ words, changed_by: personId })))
      .execute();
  });
}
