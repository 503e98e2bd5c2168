import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { newPerson, type TestPerson } from "../../../test/test-issuer.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const read = async (person: TestPerson, host = "localhost") =>
  (await test.as(person)({ method: "GET", url: "/api/news/new_features", headers: { host } })).json();

it("says that there is none yet", async () => {
  expect(await read(newPerson())).toEqual({ version: "0", items: [] });
});

it("shows each item to its roles and on its brands, newest first", async () => {
  const add = (title: string, day: string, audience: { roles?: string[]; brands?: string[] } = {}) =>
    sql`insert into news (id, version, title, body, published_on, roles, brands) values (${randomUUID()}, ${day},
      ${title}, 'Texto', ${day}, ${audience.roles ?? []}::text[], ${audience.brands ?? []}::text[])`.execute(
      test.deps.database.db,
    );
  await add("Para todos", "2026-11-01");
  await add("Solo Amelia", "2026-11-02", { brands: ["amelia"] });
  await add("Solo externos", "2026-11-03", { roles: ["chat_metatron_user_external"] });

  const titles = async (...args: Parameters<typeof read>) =>
    (await read(...args)).items.map(({ title }: { title: string }) => title);
  expect(await titles(newPerson())).toEqual(["Para todos"]);
  expect(await titles(newPerson(), "amelia.localhost")).toEqual(["Solo Amelia", "Para todos"]);
  expect(await titles(newPerson(["chat_metatron_user_external"]))).toEqual(["Solo externos"]);
  expect(await read(newPerson())).toMatchObject({ version: "2026-11-01", items: [{ date: "2026-11-01" }] });
});
