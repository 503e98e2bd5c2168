import type { Db } from "../../adapters/db/index.ts";
import type { RhConnect } from "../../adapters/rhconnect/index.ts";
import type { CaseRow } from "./case-row.ts";

/** Tells RHConnect about a case; told twice, the same key makes it one case there. */
export async function deliver(
  { db, rhConnect }: { db: Db; rhConnect: RhConnect },
  row: CaseRow,
): Promise<CaseRow> {
  const { name, email } = await db
    .selectFrom("people")
    .select(["name", "email"])
    .where("id", "=", row.person_id)
    .executeTakeFirstOrThrow();
  const { number, status, url } = await rhConnect.create({
    ...{ id: row.id, desk: row.desk, subject: row.subject, category: row.category },
    description: row.description,
    stepsTried: row.steps_tried,
    requester: { name, email },
  });
  return db
    .updateTable("cases")
    .set({ remote_number: number, status, url: url ?? null, delivery: "delivered", updated_at: new Date() })
    .where("id", "=", row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
