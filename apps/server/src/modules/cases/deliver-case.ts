import { ConnectorError } from "../../adapters/connectors/index.ts";
import type { Db } from "../../adapters/db/index.ts";
import type { RhConnect } from "../../adapters/rhconnect/index.ts";
import type { CaseRow } from "./case-row.ts";

interface DeliverDeps {
  db: Db;
  rhConnect: RhConnect;
}

/**
 * Sends a case to RHConnect; the idempotency key makes a repeated delivery one case. The reason of a failure
 * is stored.
 */
export async function deliver(deps: DeliverDeps, row: CaseRow): Promise<CaseRow> {
  try {
    return await send(deps, row);
  } catch (error) {
    await noteProblem(deps.db, row.id, error);
    throw error;
  }
}

async function noteProblem(db: Db, id: string, error: unknown): Promise<void> {
  await db
    .updateTable("cases")
    .set((eb) => ({
      delivery_tries: eb("delivery_tries", "+", 1),
      delivery_problem: error instanceof ConnectorError ? error.reason : "internal",
      delivery_tried_at: new Date(),
    }))
    .where("id", "=", id)
    .where("delivery", "=", "waiting")
    .execute();
}

async function send({ db, rhConnect }: DeliverDeps, row: CaseRow): Promise<CaseRow> {
  const { name, email } = await db
    .selectFrom("people")
    .select(["name", "email"])
    .where("id", "=", row.person_id)
    .executeTakeFirstOrThrow();
  const { number, status, url } = await rhConnect.create({
    id: row.id,
    desk: row.desk,
    subject: row.subject,
    category: row.category,
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
