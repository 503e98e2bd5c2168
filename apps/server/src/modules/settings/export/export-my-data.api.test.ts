import { randomUUID } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../../test/harness.ts";
import { newPerson, type TestPerson } from "../../../../test/test-issuer.ts";
import { addFile } from "../../files/index.ts";
import { notPersonal, personalTables } from "./personal-tables.ts";

interface Column {
  table: string;
  name: string;
  type: string;
  isNeeded: boolean;
}

let test: TestApp;
let columns: Column[];
beforeAll(async () => {
  test = await startTestApp();
  const { rows } = await sql<Column>`
    select c.table_name as "table", c.column_name as name, c.udt_name as type,
      c.is_nullable = 'NO' and c.column_default is null and c.is_identity = 'NO' and c.is_generated = 'NEVER'
        as "isNeeded"
    from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'`.execute(
    test.deps.database.db,
  );
  columns = rows;
});
afterAll(() => test.close());

async function known(person: TestPerson): Promise<string> {
  await test.as(person)({ url: "/api/me/settings" });
  const { id } = await test.deps.database.db
    .selectFrom("people")
    .select("id")
    .where("email", "=", person.email)
    .executeTakeFirstOrThrow();
  return id;
}

async function exported(person: TestPerson): Promise<Record<string, string>> {
  const answer = await test.as(person)({ url: "/api/me/export" });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("application/zip");
  expect(answer.headers["content-disposition"]).toMatch(/^attachment; filename="metatron-/);
  const entries = Object.entries(unzipSync(answer.rawPayload));
  return Object.fromEntries(entries.map(([name, bytes]) => [name, strFromU8(bytes)]));
}

/** Inserts a row with the mark in every text and a minimal value in every other required column. */
async function plant(table: string, person: { column: string; id: string; mark: string }) {
  const filled = columns.filter(
    ({ table: of, name, isNeeded, type }) =>
      of === table && (isNeeded || name === person.column || (type === "text" && name !== "value")),
  );
  const values = filled.map(({ name, type }) => {
    if (name === person.column) return sql`${person.id}`;
    switch (type) {
      case "uuid":
        return sql`${randomUUID()}::uuid`;
      case "timestamptz":
        return sql`now()`;
      case "date":
        return sql`current_date`;
      case "jsonb":
        return sql`${JSON.stringify({ mark: person.mark })}::jsonb`;
      case "bool":
        return sql`false`;
      case "text":
        return sql`${person.mark}`;
      case "_text":
        return sql`array[${person.mark}]`;
      case "_uuid":
        return sql`array[${randomUUID()}::uuid]`;
      case "bytea":
        return sql`''::bytea`;
      default:
        return sql`1`;
    }
  });
  await test.deps.database.db.transaction().execute(async (trx) => {
    // Foreign keys are not part of this test.
    await sql`set local session_replication_role = replica`.execute(trx);
    const names = sql.join(filled.map(({ name }) => sql.ref(name)));
    await sql`insert into ${sql.table(table)} (${names}) values (${sql.join(values)})`.execute(trx);
  });
}

it("covers every column with a person's id, so that a new table can't be forgotten", () => {
  const naming = columns
    .filter(({ name }) => /(^|_)(person|people|actor|author|owner|user)_id$|_by$/.test(name))
    .map(({ table, name }) => `${table}.${name}`);
  const told = Object.entries(personalTables).map(([table, { person }]) => `${table}.${person}`);
  expect(naming.filter((each) => !told.includes(each) && !(notPersonal as string[]).includes(each))).toEqual(
    [],
  );
  const exists = new Set(columns.map(({ table, name }) => `${table}.${name}`));
  expect([...told, ...notPersonal].filter((each) => !exists.has(each))).toEqual([]);
});

it("contains all data of the person from every table, and none of anybody else", async () => {
  const [ana, luis] = [newPerson(), newPerson()];
  const [anaId, luisId] = [await known(ana), await known(luis)];
  for (const [table, { person }] of Object.entries(personalTables)) {
    if (table === "people") continue;
    await plant(table, { column: person, id: anaId, mark: `anas-${table}` });
    await plant(table, { column: person, id: luisId, mark: "of-luis" });
  }

  const archive = await exported(ana);
  for (const [table, { person, without = [] }] of Object.entries(personalTables)) {
    const rows: Record<string, unknown>[] = JSON.parse(archive[`${table}.json`] ?? "null");
    expect(rows.length, table).toBeGreaterThan(0);
    expect(new Set(rows.map((row) => row[person])), table).toEqual(new Set([anaId]));
    for (const column of without) expect(Object.keys(rows[0] ?? {}), table).not.toContain(column);
  }
  const whole = Object.values(archive).join("\n");
  expect(whole).toContain("anas-messages");
  for (const foreign of ["of-luis", luisId, luis.email]) expect(whole).not.toContain(foreign);
});

it("contains the files, screenshots, and the person's own assistants", async () => {
  const [ana, luis] = [newPerson(), newPerson()];
  const [anaId, luisId] = [await known(ana), await known(luis)];
  const keep = (personId: string, name: string, text: string) =>
    addFile(test.deps, {
      personId,
      purpose: "conversation",
      ownerId: randomUUID(),
      name,
      type: "text/plain",
      bytes: Buffer.from(text),
    });
  const file = await keep(anaId, "mi: turno/hoy.txt", "El turno de Ana");
  await keep(luisId, "luis.txt", "El turno de Luis");
  const build = (person: TestPerson, name: string) => {
    const payload = { id: randomUUID(), name, description: "", instructions: `Sé ${name}`, model: "gpt-5" };
    return test.as(person)({ method: "POST", url: "/api/assistant/new", payload });
  };
  expect((await build(ana, "Ayuda de Ana")).statusCode).toBe(201);
  expect((await build(luis, "Ayuda de Luis")).statusCode).toBe(201);
  const problemReportId = randomUUID();
  const { db } = test.deps.database;
  await sql`insert into issues (id, person_id, kind, description, context, created_at)
    values (${problemReportId}, ${anaId}, 'Error', 'No abre', '{}', now())`.execute(db);
  await sql`insert into issue_screenshots values (${problemReportId}, 'image/png', ${Buffer.from("pixels")})`.execute(
    db,
  );
  const [caseId, copyId] = [randomUUID(), randomUUID()];
  const newCase = { id: caseId, subject: "Nómina", description: "Falta un plus.", category: "Nómina" };
  await test.as(ana)({ method: "POST", url: "/api/rhconnect/cases", payload: newCase });
  await sql`insert into case_files values (${copyId}, ${caseId}, 'nómina.txt', 'text/plain', 5, ${Buffer.from("1.234")})`.execute(
    db,
  );

  const archive = await exported(ana);
  expect(archive[`case_files/${caseId}/${copyId}-nómina.txt`]).toBe("1.234");
  expect(archive[`files/${file.id}/mi_ turno_hoy.txt`]).toBe("El turno de Ana");
  expect(JSON.parse(archive["assistants.json"] ?? "")).toMatchObject([{ instructions: "Sé Ayuda de Ana" }]);
  expect(archive[`issue_screenshots/${problemReportId}.png`]).toBe("pixels");
  expect(JSON.parse(archive["people.json"] ?? "")).toMatchObject([{ email: ana.email }]);
  expect(Object.values(archive).join("\n")).not.toMatch(/Luis/);
});

it("reads a history longer than a page without losing or repeating a row", async () => {
  const person = newPerson();
  const personId = await known(person);
  await sql`insert into usage_events (id, person_id, name, at, props)
    select gen_random_uuid(), ${personId}::uuid, 'login_app', now(), '{}' from generate_series(1, 1203)`.execute(
    test.deps.database.db,
  );
  const archive = await exported(person);
  const rows: { id: string }[] = JSON.parse(archive["usage_events.json"] ?? "");
  expect(new Set(rows.map(({ id }) => id)).size).toBe(1203);
  expect(rows).toHaveLength(1203);
});
