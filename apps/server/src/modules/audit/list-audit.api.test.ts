import type { AuditEntry } from "@metatron/contract/audit/audit";
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
  const entries: [string | null, string, string][] = [
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

it("verifies the chain on demand", async () => {
  const verdict = await test.as(admin)({ method: "POST", url: "/api/admin/audit/verify" });
  expect(verdict.json()).toMatchObject({ intact: true, entries: 4 });
});
