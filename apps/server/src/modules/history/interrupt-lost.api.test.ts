import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newSend } from "../../../test/send.ts";
import { silentLog } from "../../../test/silent-log.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import type { Database, Db } from "../../adapters/db/index.ts";
import { readMessage, type Send, storeSends, watchWriters } from "./index.ts";

let database: Database;
const personId = randomUUID();
beforeAll(async () => {
  database = await openTestDatabase();
  const person = { id: personId, issuer: "test", subject: personId, email: "a@aerovia.example", name: "Ana" };
  await database.db
    .insertInto("people")
    .values({ ...person, roles: [] })
    .execute();
});
afterAll(() => database.close());

const stateOf = async ({ answerId }: Send) =>
  (await readMessage(database.db, { personId, messageId: answerId }))?.state;

/** A database whose statements wait for `before`, as they do for a free connection. */
function waitingFor(db: Db, before: () => Promise<void>): Db {
  const executor = db.getExecutor();
  const waiting: typeof executor = Object.assign(Object.create(executor), {
    transformQuery: executor.transformQuery.bind(executor),
    compileQuery: executor.compileQuery.bind(executor),
    async executeQuery(...given: Parameters<typeof executor.executeQuery>) {
      await before();
      return executor.executeQuery(...given);
    },
  });
  return Object.assign(Object.create(db), { getExecutor: () => waiting });
}

it("leaves an answer alone that was held and stored while the look for lost answers waited to run", async () => {
  let before = async () => {};
  const db = waitingFor(database.db, () => before());
  const watch = await watchWriters({ db, log: silentLog, isAlone: false, runsJobs: false });
  const abandoned = newSend(personId, { writerId: watch.writerId });
  await storeSends(database.db, [abandoned]);
  // The look takes only what was stored in an earlier millisecond.
  await database.pool.query("update messages set created_at = now() - interval '1 s' where id = $1", [
    abandoned.answerId,
  ]);
  const asked = newSend(personId, { writerId: watch.writerId });
  before = async () => {
    before = async () => {};
    watch.hold(asked.answerId);
    await storeSends(database.db, [asked]);
  };
  expect(await watch.sweep()).toBe(1);
  expect([await stateOf(abandoned), await stateOf(asked)]).toEqual(["interrupted", "streaming"]);
  await watch.close();
});
