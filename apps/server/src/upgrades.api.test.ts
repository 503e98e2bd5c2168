import { afterEach, expect, it } from "vitest";
import { type Aged, addDataOfAge, newAged, shownOf } from "../test/data-of-age.ts";
import { openEmptyDatabase } from "../test/empty-database.ts";
import { startTestApp } from "../test/harness.ts";
import { type Database, migrate, migrateTo } from "./adapters/db/index.ts";
import { migrations } from "./adapters/db/migrations/index.ts";
import { verifyAudit } from "./modules/audit/index.ts";

const NAMES = Object.keys(migrations);
/** Each of these upgrades in one transaction, as the start of a new version does. */
const IN_ONE_GO = [0, 14, 27, NAMES.length - 2].map((at) => NAMES[at] ?? "");

let remove: (() => Promise<void>) | undefined;
afterEach(() => remove?.());

async function openEmpty(): Promise<Database> {
  const empty = await openEmptyDatabase();
  remove = empty.remove;
  return empty.database;
}

/** Today's product shows every row to its person; each answer is checked against the contract. */
async function expectShown(database: Database, all: readonly Aged[]) {
  expect(await verifyAudit(database.db, {})).toMatchObject({ intact: true, entries: all.length });
  const test = await startTestApp({ database });
  try {
    for (const aged of all) {
      const call = test.as(aged.person);
      for (const { url, words } of shownOf(aged)) {
        const answer = await call({ url });
        expect(answer.statusCode, `${aged.age}: ${url}: ${answer.body}`).toBe(200);
        for (const each of words) expect(answer.body, `${aged.age}: ${url}`).toContain(each);
      }
    }
  } finally {
    await test.close();
  }
}

it(`keeps the data that was written at each of ${NAMES.length} schemas through all later ones`, async () => {
  const database = await openEmpty();
  const all: Aged[] = [];
  for (const [at, name] of NAMES.entries()) {
    await migrateTo(database.db, NAMES.slice(0, at + 1));
    const aged = newAged(name);
    await addDataOfAge(database.db, aged);
    all.push(aged);
  }
  expect(await migrate(database.db)).toEqual([]);
  await expectShown(database, all);
});

it.each(IN_ONE_GO)("upgrades a database with data from %s in one go", async (age) => {
  const database = await openEmpty();
  const at = NAMES.indexOf(age) + 1;
  await migrateTo(database.db, NAMES.slice(0, at));
  const aged = newAged(age);
  await addDataOfAge(database.db, aged);
  expect(await migrate(database.db)).toEqual(NAMES.slice(at));
  await expectShown(database, [aged]);
});
