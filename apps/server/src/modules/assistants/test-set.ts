import type { AssistantTest } from "@metatron/contract/playground";
import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import { needAccess } from "./find-access.ts";

const MOST_TESTS = 100;

/** The questions with the facts that a right answer states, in the order they were added. */
export async function listTests(db: Db, session: Session, assistantId: string): Promise<AssistantTest[]> {
  await needAccess(db, session, assistantId, "edit");
  const rows = await db
    .selectFrom("assistant_tests")
    .select(["id", "question", "facts"])
    .where("assistant_id", "=", assistantId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(({ id, question, facts }) => ({ id, question, facts: [...facts] }));
}

export async function saveTest(
  db: Db,
  session: Session,
  { assistantId, test }: { assistantId: string; test: AssistantTest },
): Promise<AssistantTest> {
  await needAccess(db, session, assistantId, "edit");
  const { id, question, facts } = test;
  const { rows } = await sql<{ assistant_id: string }>`
    insert into assistant_tests (id, assistant_id, question, facts)
    select ${id}, ${assistantId}, ${question}, ${facts}
    where (select count(*) from assistant_tests where assistant_id = ${assistantId} and id <> ${id}) < ${MOST_TESTS}
    on conflict (id) do update set question = excluded.question, facts = excluded.facts
      where assistant_tests.assistant_id = excluded.assistant_id
    returning assistant_id`.execute(db);
  if (rows.length === 0)
    throw new AppError("conflict", `This id is another test's, or the set has ${MOST_TESTS} already.`);
  return test;
}

export async function deleteTest(
  db: Db,
  session: Session,
  { assistantId, testId }: { assistantId: string; testId: string },
): Promise<void> {
  await needAccess(db, session, assistantId, "edit");
  const { numDeletedRows } = await db
    .deleteFrom("assistant_tests")
    .where("assistant_id", "=", assistantId)
    .where("id", "=", testId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound();
}
