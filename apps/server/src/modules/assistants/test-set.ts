import type { AssistantTest, TestFields } from "@metatron/contract/assistants/assistant-test";
import { type Selectable, sql } from "kysely";
import type { Db, Tables, Trx } from "../../adapters/db/index.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import { needAccess } from "./find-access.ts";

const MOST_TESTS = 100;

/** The questions with the facts that a correct answer states, in the order they were added. */
export async function listTests(db: Db, session: Session, assistantId: string): Promise<AssistantTest[]> {
  await needAccess(db, session, assistantId, "edit");
  return readTests({ db }, { assistantId });
}

/** The whole set, or the named tests that are in it. The caller has checked the access. */
export async function readTests(
  { db }: { db: Db | Trx },
  { assistantId, testIds }: { assistantId: string; testIds?: readonly string[] | undefined },
): Promise<AssistantTest[]> {
  let query = db
    .selectFrom("assistant_tests")
    .select(["id", "question", "facts", "document", "must_refuse", "must_call", "must_not_call"])
    .where("assistant_id", "=", assistantId)
    .orderBy("created_at")
    .orderBy("id");
  if (testIds) query = query.where("id", "in", testIds);
  return (await query.execute()).map(toTest);
}

type TestRow = Pick<
  Selectable<Tables["assistant_tests"]>,
  "id" | "question" | "facts" | "document" | "must_refuse" | "must_call" | "must_not_call"
>;

function toTest({ id, question, facts, document, ...row }: TestRow): AssistantTest {
  return {
    id,
    question,
    facts: [...facts],
    document,
    mustRefuse: row.must_refuse,
    mustCall: [...row.must_call],
    mustNotCall: [...row.must_not_call],
  };
}

export async function saveTest(
  db: Db,
  session: Session,
  { assistantId, testId: id, fields }: { assistantId: string; testId: string; fields: TestFields },
): Promise<AssistantTest> {
  await needAccess(db, session, assistantId, "edit");
  const { question, facts, document, mustRefuse, mustCall, mustNotCall, suggestionId = null } = fields;
  const { rows } = await sql<TestRow>`
    insert into assistant_tests (id, assistant_id, question, facts, document, must_refuse, must_call, must_not_call,
      suggestion_id)
    select ${id}, ${assistantId}, ${question}, ${facts}, ${document ?? null}, ${mustRefuse ?? false},
      ${mustCall ?? []}::text[], ${mustNotCall ?? []}::text[], ${suggestionId}
    where (select count(*) from assistant_tests where assistant_id = ${assistantId} and id <> ${id}) < ${MOST_TESTS}
    on conflict (id) do update set question = excluded.question, facts = excluded.facts,
      document = case when ${document !== undefined}::boolean then excluded.document else assistant_tests.document end,
      must_refuse = case when ${mustRefuse !== undefined}::boolean then excluded.must_refuse
        else assistant_tests.must_refuse end,
      must_call = case when ${mustCall !== undefined}::boolean then excluded.must_call
        else assistant_tests.must_call end,
      must_not_call = case when ${mustNotCall !== undefined}::boolean then excluded.must_not_call
        else assistant_tests.must_not_call end
      where assistant_tests.assistant_id = excluded.assistant_id
    returning id, question, facts, document, must_refuse, must_call, must_not_call`.execute(db);
  const [saved] = rows;
  if (!saved)
    throw new AppError("conflict", `This id is another test's, or the set has ${MOST_TESTS} already.`);
  return toTest(saved);
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
