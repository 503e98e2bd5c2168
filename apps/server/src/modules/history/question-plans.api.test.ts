import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newSend } from "../../../test/send.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import type { Database, Db } from "../../adapters/db/index.ts";
import { finishAnswers } from "./finish-answers.ts";
import { storeSends } from "./index.ts";
import { nameConversations } from "./name-conversation.ts";

let database: Database;
const personId = randomUUID();
beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  const person = { id: personId, issuer: "test", subject: personId, email: "a@aerovia.example", name: "Ana" };
  await db
    .insertInto("people")
    .values({ ...person, roles: [] })
    .execute();
  await storeSends(
    db,
    Array.from({ length: 2_000 }, () => newSend(personId)),
  );
  await sql`analyze messages, conversations`.execute(db);
});
afterAll(() => database.close());

const endedAnswer = {
  state: "complete" as const,
  text: "¡Hola!",
  content: [],
  citations: [],
  urls: [],
  usage: { model: "gpt-5", inputTokens: 1, outputTokens: 1, seconds: 1 },
  category: null,
  model: "gpt-5",
  grounded: false,
  online: false,
  errorCode: null,
  seconds: 1,
  cost: null,
};

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  Plans?: readonly Plan[];
}

const partsOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(partsOf)];

/** Those of the large tables that the plan of a prepared statement of this connection reads from the first row to the last. */
async function readWhole(db: Db, statement: string): Promise<(string | undefined)[]> {
  await sql`set plan_cache_mode = 'force_generic_plan'`.execute(db);
  const { rows } = await sql.raw<{ "QUERY PLAN": [{ Plan: Plan }] }>(statement).execute(db);
  const parts = rows.flatMap((row) => partsOf(row["QUERY PLAN"][0].Plan));
  expect(parts.map((part) => part["Relation Name"])).toContain("conversations");
  const scanned = parts
    .filter((part) => part["Node Type"] === "Seq Scan")
    .map((part) => part["Relation Name"]);
  return scanned.filter((table) => table === "messages" || table === "conversations");
}

it("finds the rows of a question, of its answer and of its name by their ids", async () => {
  await database.db.connection().execute(async (db) => {
    const send = newSend(personId);
    const { answerId: id, conversationId } = send;
    await storeSends(db, [send]);
    await finishAnswers(db, [{ ...endedAnswer, id, conversationId, personId }]);
    await nameConversations(db, [{ conversationId, personId, title: "Saludo", emoji: "👋" }]);
    const planOf = (name: string, values: string) => `explain (format json) execute "${name}-0" (${values})`;
    expect(await readWhole(db, planOf("store-sends", "'[]'"))).toEqual([]);
    expect(await readWhole(db, planOf("finish-answers", "'[]'"))).toEqual([]);
    expect(await readWhole(db, planOf("name-conversations", "'[]', now()"))).toEqual([]);
  });
});
