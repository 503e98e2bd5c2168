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

const record = () =>
  database.db.transaction().execute((trx) =>
    recordAudit(trx, {
      actorId: randomUUID(),
      action: "assistant.changed",
      subjectType: "assistant",
      subjectId: randomUUID(),
      details: { b: 1, a: ["ñ", null], nested: { z: true, y: undefined } },
    }),
  );

it("chains entries that are written at the same time, and finds the chain intact", async () => {
  await Promise.all(Array.from({ length: 10 }, () => record()));
  expect(await verifyAudit(database.db)).toMatchObject({ intact: true, entries: 10 });
});

it("refuses changes and deletions, and names an entry that was changed by circumventing the trigger", async () => {
  const { db } = database;
  await expect(db.deleteFrom("audit").execute()).rejects.toThrow("append-only");
  await expect(db.updateTable("audit").set({ action: "x" }).execute()).rejects.toThrow("append-only");

  await expect(sql`truncate audit`.execute(db)).rejects.toThrow("append-only");
  await expect(db.deleteFrom("audit_head").execute()).rejects.toThrow("only grows");
  await expect(db.updateTable("audit_head").set({ entries: 3 }).execute()).rejects.toThrow("only grows");
  await behindItsBack(async () => {
    await db.updateTable("audit").set({ action: "forged" }).where("seq", "=", 4).execute();
    expect(await verifyAudit(db)).toMatchObject({ intact: false, brokenAt: 4 });
  });
  expect(await verifyAudit(db)).toMatchObject({ intact: true });
});

it("detects a removed entry, in the middle or at the end", async () => {
  const { db } = database;
  await behindItsBack(async () => {
    await db.deleteFrom("audit").where("seq", "=", 6).execute();
    expect(await verifyAudit(db)).toMatchObject({ intact: false, brokenAt: 7 });
  });
  await behindItsBack(async () => {
    await db.deleteFrom("audit").where("seq", ">", 8).execute();
    expect(await verifyAudit(db)).toMatchObject({ intact: false, brokenAt: 9 });
  });
});

it("detects entries that changed places", async () => {
  await behindItsBack(async () => {
    const { db } = database;
    await sql`alter table audit alter column seq drop identity`.execute(db);
    await sql`update audit set seq = case seq when 2 then -3 else -2 end where seq in (2, 3)`.execute(db);
    await sql`update audit set seq = -seq where seq < 0`.execute(db);
    expect(await verifyAudit(db)).toMatchObject({ intact: false, brokenAt: 2 });
  });
});

it("detects a recomputed chain by a head hash that was noted before", async () => {
  const verdict = await verifyAudit(database.db);
  const notedHead = verdict.intact ? verdict.head : "";
  await record();
  expect(await verifyAudit(database.db, { notedHead })).toMatchObject({ intact: true });
  expect(await verifyAudit(database.db, { notedHead: "f".repeat(64) })).toMatchObject({ intact: false });
});

/** Disables the protection as a person with database access could, and restores it afterwards. */
async function behindItsBack(work: () => Promise<void>) {
  const { db } = database;
  await sql`create table spared as select * from audit`.execute(db);
  await sql`alter table audit disable trigger audit_no_change`.execute(db);
  await work();
  await sql`delete from audit`.execute(db);
  await sql`alter table audit alter column seq drop identity if exists`.execute(db);
  await sql`insert into audit select * from spared`.execute(db);
  await sql`alter table audit alter column seq add generated always as identity (start with 1000)`.execute(
    db,
  );
  await sql`alter table audit enable trigger audit_no_change`.execute(db);
  await sql`drop table spared`.execute(db);
}

it("leaves no entry of a rolled-back transaction", async () => {
  const before = await database.db.selectFrom("audit").select("seq").execute();
  const undone = database.db.transaction().execute(async (trx) => {
    await recordAudit(trx, { actorId: null, action: "news_saved", subjectType: "news", subjectId: null });
    throw new Error("undo");
  });
  await expect(undone).rejects.toThrow("undo");
  expect(await database.db.selectFrom("audit").select("seq").execute()).toHaveLength(before.length);
});
