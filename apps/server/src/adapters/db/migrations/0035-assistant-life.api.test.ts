import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase } from "../../../../test/test-database.ts";
import type { Database } from "../index.ts";
import { up } from "./0035-assistant-life.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await sql`drop table assistant_review_comments, assistant_reviews, assistant_publications`.execute(
    database.db,
  );
  await sql`alter table assistants drop column published_version, drop column approved_version,
    drop column review_expires_at, drop column retired_at, drop column disabled_at`.execute(database.db);
});
afterAll(() => database.close());

it("counts existing assistants as published in their newest version, with their documents", async () => {
  const { db } = database;
  const [id, file] = [randomUUID(), randomUUID()];
  await sql`insert into assistants (id, name, description, instructions, model, version)
    values (${id}, 'Rampa', '', '', 'gpt-5', 3)`.execute(db);
  await sql`insert into files (id, person_id, purpose, owner_id, name, type, size, object_key, status, revision)
    values (${file}, 'p', 'assistant', ${id}, 'a.pdf', 'application/pdf', 1, ${file}, 'ready', '5')`.execute(
    db,
  );
  // Migrations take a database without the types of today's tables.
  await up(db as never);
  const { rows } = await sql`select a.published_version, a.approved_version, b.version, b.documents
    from assistants a join assistant_publications b on b.assistant_id = a.id where a.id = ${id}`.execute(db);
  expect(rows).toEqual([
    {
      published_version: 3,
      approved_version: null,
      version: 3,
      documents: [{ id: file, name: "a.pdf", title: null, revision: "5" }],
    },
  ]);
});
