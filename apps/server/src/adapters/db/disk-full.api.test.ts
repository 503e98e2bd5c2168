import { cp, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { startPostgres } from "../../../test/postgres.ts";
import { mountSmallDisk } from "../../../test/small-disk.ts";
import { type Database, DatabaseUnavailable, openDatabase } from "./index.ts";

const A_LOT = "insert into notes select repeat(md5(n::text), 200) from generate_series(1, 2000) n";

it("answers that the database is away on a full disk, and goes on once there is room", async () => {
  const disk = await mountSmallDisk({ megabytes: 300 });
  if (!disk) {
    process.stdout.write("Left out: a full disk (only root may mount a small one)\n");
    return;
  }
  const { database, stop } = await openOn(disk.path);
  await database.pool.query("create table notes (text text)");
  await database.pool.query("insert into notes values ('kept')");
  await disk.fill();
  await expect(fillUp(database)).rejects.toBeInstanceOf(DatabaseUnavailable);
  await disk.free();
  await expect
    .poll(() => database.pool.query("insert into notes values ('again')").then(() => "stored"), {
      timeout: 60_000,
    })
    .toBe("stored");
  const { rows } = await database.pool.query(
    "select text from notes where length(text) < 10 order by text desc",
  );
  expect(rows).toEqual([{ text: "kept" }, { text: "again" }]);
  await database.close();
  await stop();
  await disk.remove();
});

/** A few megabytes may still fit into pages and segments that are already allocated. */
async function fillUp(database: Database) {
  for (let n = 0; n < 30; n += 1) await database.pool.query(A_LOT);
}

async function openOn(path: string): Promise<{ database: Database; stop: () => Promise<void> }> {
  const given = inject("testDatabase");
  if (given.kind === "embedded") {
    const dataDir = join(path, "data");
    await mkdir(dataDir);
    await cp(join(given.template, "database"), join(dataDir, "database"), { recursive: true });
    return { database: await openDatabase({ dataDir }), stop: async () => undefined };
  }
  const postgres = await startPostgres({ parent: path });
  const database = await openDatabase({ url: postgres.url("postgres"), dataDir: "" });
  return { database, stop: () => postgres.stop() };
}
