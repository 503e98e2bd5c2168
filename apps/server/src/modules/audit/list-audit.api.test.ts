import { randomUUID } from "node:crypto";
import type { AuditEntry } from "@metatron/contract/audit/audit";
import type { AuditAction } from "@metatron/contract/audit/constants";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { newPerson } from "../../../test/test-issuer.ts";
import { recordAudit } from "./index.ts";

const admin = newPerson(["chat_metatron_user_admin"]);
const other = { ...newPerson(["chat_metatron_user_admin"]), name: "Óscar_Prueba" };
let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ environment: { OLLAMA_BASE_URL: "off" } });
  const idOf = async (person: typeof admin) => {
    await test.as(person)({ method: "GET", url: "/api/models" });
    const row = await test.deps.database.db
      .selectFrom("people")
      .select("id")
      .where("email", "=", person.email)
      .executeTakeFirstOrThrow();
    return row.id;
  };
  const [adminId, otherId] = [await idOf(admin), await idOf(other)];
  const entries: [string | null, AuditAction, string][] = [
    [adminId, "case.changed", "2026-03-01T10:00:00.000Z"],
    [otherId, "budget.changed", "2026-03-02T23:59:59.000Z"],
    [otherId, "case.retried", "2026-03-03T00:00:00.000Z"],
    [null, "retention.applied", "2026-03-04T02:07:00.000Z"],
  ];
  for (const [actorId, action, at] of entries) {
    await test.deps.database.db
      .transaction()
      .execute((trx) =>
        recordAudit(trx, { actorId, action, subjectType: "thing", subjectId: "1" }, new Date(at)),
      );
  }
});
afterAll(() => test.close());

const list = async (query: string): Promise<{ items: AuditEntry[]; nextCursor: string | null }> =>
  (await test.as(admin)({ method: "GET", url: `/api/admin/audit?${query}` })).json();
const actions = async (query: string) => (await list(query)).items.map(({ action }) => action);

it("lists entries newest first, page by page", async () => {
  const first = await list("limit=3");
  expect(first.items.map(({ action }) => action)).toEqual([
    "retention.applied",
    "case.retried",
    "budget.changed",
  ]);
  expect(first.items[0]?.actor).toBeNull();
  expect(first.items[1]).toMatchObject({ actor: { name: other.name, email: other.email } });
  expect(await actions(`limit=3&cursor=${first.nextCursor}`)).toEqual(["case.changed"]);
});

it("finds by a part of a name or address, taken literally", async () => {
  expect(await actions(`who=${encodeURIComponent("scar_P")}`)).toEqual(["case.retried", "budget.changed"]);
  expect(await actions(`who=${encodeURIComponent(admin.email)}`)).toEqual(["case.changed"]);
  expect(await actions("who=%25")).toEqual([]);
});

it("finds by the prefix of an action and by whole days", async () => {
  expect(await actions("action=case.")).toEqual(["case.retried", "case.changed"]);
  expect(await actions("from=2026-03-02&to=2026-03-02")).toEqual(["budget.changed"]);
  const known = await test.as(admin)({ method: "GET", url: "/api/admin/audit/actions" });
  expect(known.json().actions).toContain("retention.applied");
});

it("names the people and things of an entry, also after their deletion, but no conversation", async () => {
  const { db } = test.deps.database;
  const { id: otherId } = await db
    .selectFrom("people")
    .select("id")
    .where("email", "=", other.email)
    .executeTakeFirstOrThrow();
  const gone = randomUUID();
  const conversation = randomUUID();
  await db.transaction().execute(async (trx) => {
    const entry = { actorId: otherId, subjectType: "assistant", subjectId: gone };
    await recordAudit(trx, { ...entry, action: "assistant.deleted", details: { name: "Rampa" } });
    await recordAudit(trx, { ...entry, action: "assistant.member_added", details: { personId: otherId } });
    await recordAudit(trx, {
      actorId: otherId,
      action: "personal_data.sent",
      subjectType: "conversation",
      subjectId: conversation,
    });
  });
  const { items } = await list("limit=3");
  expect(items.map(({ names }) => names)).toEqual([
    {},
    { [gone]: "Rampa", [otherId]: other.name },
    { [gone]: "Rampa" },
  ]);
});

it("exports the filtered entries as CSV and JSON, and records the export", async () => {
  const get = (query: string) => test.as(admin)({ method: "GET", url: `/api/admin/audit/export?${query}` });
  const csv = await get("format=csv&language=en&action=case.&to=2026-03-31");
  expect(csv.headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(csv.headers["content-disposition"]).toMatch(/^attachment; filename="metatron-audit-.*\.csv"$/);
  // The byte order mark, which `trim` removes.
  expect(csv.body.startsWith("\uFEFF")).toBe(true);
  const [heading, ...lines] = csv.body.trim().split("\r\n");
  expect(heading).toBe("Entry,Time,Who,E-mail,Action,Type,Name,Id,Details,Hash");
  expect(lines.map((line) => line.split(",")[4])).toEqual(["case.retried", "case.changed"]);

  const json = await get("format=json&action=case.&to=2026-03-31");
  const { entries } = json.json();
  expect(entries).toEqual((await list("action=case.&to=2026-03-31")).items);

  const [last] = (await list("limit=1")).items;
  expect(last).toMatchObject({
    action: "audit.exported",
    details: { format: "json", action: "case.", to: "2026-03-31" },
  });
});

it("exports more entries than one page holds, each once", async () => {
  const { db } = test.deps.database;
  await db.transaction().execute(async (trx) => {
    for (let n = 0; n < 501; n++)
      await recordAudit(trx, {
        actorId: null,
        action: "quality.started",
        subjectType: "assistant",
        subjectId: null,
      });
  });
  const json = await test.as(admin)({
    method: "GET",
    url: "/api/admin/audit/export?format=json&action=quality.",
  });
  const seqs = json.json().entries.map(({ seq }: AuditEntry) => seq);
  expect([seqs.length, new Set(seqs).size]).toEqual([501, 501]);
});

it("verifies the chain on demand", async () => {
  const verdict = await test.as(admin)({ method: "POST", url: "/api/admin/audit/verify" });
  expect(verdict.json()).toMatchObject({ intact: true });
});
