import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase } from "../../../../test/test-database.ts";
import type { Database } from "../index.ts";
import { up } from "./0020-passages.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await sql`alter table chunks drop column page_starts, drop column table_head`.execute(database.db);
});
afterAll(() => database.close());

async function addFile(pageStarts: readonly number[], chunks: readonly (readonly [number, number])[]) {
  const { db } = database;
  const [id, ownerId] = [randomUUID(), randomUUID()];
  await sql`insert into files (id, person_id, purpose, owner_id, name, type, size, object_key, status)
    values (${id}, 'p', 'assistant', ${ownerId}, 'a.pdf', 'application/pdf', 1, ${id}, 'ready')`.execute(db);
  await sql`insert into file_texts (file_id, text, page_starts, blocks)
    values (${id}, '', ${JSON.stringify(pageStarts)}, '[]')`.execute(db);
  for (const [ordinal, [start, end]] of chunks.entries())
    await sql`insert into chunks (file_id, collection_id, ordinal, page, section, start_char, end_char, text, searchable)
      values (${id}, ${ownerId}, ${ordinal}, 1, '', ${start}, ${end}, '', '')`.execute(db);
  return id;
}

it("gives passages of earlier documents the pages that they touch", async () => {
  const paged = await addFile(
    [0, 100, 250],
    [
      [10, 90],
      [60, 260],
      [100, 200],
    ],
  );
  const plain = await addFile([], [[0, 40]]);
  await up(database.db as never);
  const startsOf = async (fileId: string) =>
    (
      await sql<{
        page_starts: unknown;
      }>`select page_starts from chunks where file_id = ${fileId} order by ordinal`.execute(database.db)
    ).rows.map((row) => row.page_starts);
  expect(await startsOf(paged)).toEqual([
    [{ offset: 0, page: 1 }],
    [
      { offset: 0, page: 1 },
      { offset: 40, page: 2 },
      { offset: 190, page: 3 },
    ],
    [{ offset: 0, page: 2 }],
  ]);
  expect(await startsOf(plain)).toEqual([[]]);
});
