import { sql } from "kysely";
import type { Trx } from "../../adapters/db/index.ts";

interface TakenOut {
  projectId: string;
  /** Missing: of every member. */
  personId?: string;
  now: Date;
}

/** Takes conversations out of a project. They stay with the people who asked in them; the count is returned. */
export async function takeOut(trx: Trx, { projectId, personId, now }: TakenOut): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable("conversations")
    .set({
      project_id: null,
      digest: "",
      // Devices fetch what changed since their last sync by this time.
      updated_at: sql<Date>`greatest(updated_at, ${now}::timestamptz)`,
    })
    .where("project_id", "=", projectId)
    .$if(personId !== undefined, (query) => query.where("person_id", "=", personId ?? ""))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
