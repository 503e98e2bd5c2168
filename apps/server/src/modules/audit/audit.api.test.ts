import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase } from "../../../test/test-database.ts";
import type { Database } from "../../adapters/db/index.ts";
import { recordAudit, verifyAudit } from "./index.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const record = (action: string) =>
  database.db.transaction().execute((trx) =>
    recordAudit(trx, {
      actorId: randomUUID(),
      action,
      subjectType: "assistant",
      subjectId: randomUUID(),
      details: { b: 1, a: ["ñ", null], nested: { z: true, y: undefined } },
    }),
  );

it("chains entries that are written at the same time, and finds the chain intact", async () => {
  await Promise.all(Array.from({ length: 10 }, (_, n) => record(`action-${n}`)));
  expect(await verifyAudit(database.db)).toEqual({ intact: true, entries: 10 });
});

it("refuses changes and deletions, and names the entry that was changed behind its back", async () => {
  const { db } = database;
  await expect(db.deleteFrom("audit").execute()).rejects.toThrow("append-only");
  await expect(db.updateTable("audit").set({ action: "x" }).execute()).rejects.toThrow("append-only");

  await sql`alter table audit disable trigger audit_no_change`.execute(db);
  await db.updateTable("audit").set({ action: "forged" }).where("seq", "=", 4).execute();
  await sql`alter table audit enable trigger audit_no_change`.execute(db);
  expect(await verifyAudit(db)).toEqual({ intact: false, brokenAt: 4 });
});

it("leaves no entry of a transaction that was undone", async () => {
  const before = await database.db.selectFrom("audit").select("seq").execute();
  const undone = database.db.transaction().execute(async (trx) => {
    await recordAudit(trx, { actorId: null, action: "undone", subjectType: "news", subjectId: null });
    throw new Error("undo");
  });
  await expect(undone).rejects.toThrow("undo");
  expect(await database.db.selectFrom("audit").select("seq").execute()).toHaveLength(before.length);
});
