import { afterAll, beforeAll, expect, it } from "vitest";
import { addLongMessages, LONG_MESSAGES, MOST_AT_ONCE, measuring } from "../../../../test/long-messages.ts";
import { openTestDatabase } from "../../../../test/test-database.ts";
import type { Database } from "../../../adapters/db/index.ts";
import { personalTables } from "./personal-tables.ts";
import { readRows } from "./read-rows.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it("exports long messages in batches, without losing one", async () => {
  const { personId } = await addLongMessages(database.db);
  const { db, most } = measuring(database.db);
  const { messages } = personalTables;
  if (!messages) throw new Error("Messages are personal.");
  let rows = 0;
  for await (const row of readRows(db, { ...messages, table: "messages", personId }))
    rows += row.person_id === personId ? 1 : 0;
  expect(rows).toBe(LONG_MESSAGES);
  // Each message holds its text twice.
  expect(most()).toBeLessThan(2 * MOST_AT_ONCE);
});
