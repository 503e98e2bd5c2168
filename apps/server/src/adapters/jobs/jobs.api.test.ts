import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { silentLog } from "../../../test/silent-log.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import type { Database } from "../db/index.ts";
import { defineHandler, type Job, type Jobs, startJobs } from "./index.ts";

let database: Database;
let jobs: Jobs;
beforeAll(async () => {
  database = await openTestDatabase();
  jobs = await startJobs({ database, log: silentLog, supervise: false });
});
afterAll(async () => {
  await jobs.close();
  await database.close();
});

type Greeting = { name: string };
const job = (name: string, retries = 0): Job<Greeting> => ({
  name,
  retries,
  payload: z.object({ name: z.string() }),
});

it("runs a sent job, and retries it after a failure", async () => {
  const greet = job("greet", 2);
  const seen: string[] = [];
  const done = new Promise<void>((resolve) => {
    const handler = defineHandler(greet, async ({ name }) => {
      seen.push(name);
      if (seen.length === 1) throw new Error("not yet");
      resolve();
    });
    jobs.work([handler]);
  });
  await jobs.send(greet, { name: "Lucía" });
  await done;
  expect(seen).toEqual(["Lucía", "Lucía"]);
});

it("does not look for jobs of each queue while there are none", async () => {
  const looks: string[] = [];
  const query: typeof database.pool.query = (text, values) => {
    looks.push(`${text} ${values}`);
    return database.pool.query(text, values);
  };
  const counted = await startJobs({
    database: { ...database, pool: { ...database.pool, query } },
    log: silentLog,
    supervise: false,
  });
  const used = job("used");
  const unused = Array.from({ length: 10 }, (_, n) => job(`unused-${n}`));
  let heard: (name: string) => void = () => undefined;
  const next = () =>
    new Promise<string>((resolve) => {
      heard = resolve;
    });
  await counted.work([
    defineHandler(used, async ({ name }) => heard(name)),
    ...unused.map((one) => defineHandler(one, async () => undefined)),
  ]);
  // Each job waits for the next look, which is a second after the last one.
  for (const name of ["Ana", "Luis", "Eva"]) {
    const running = next();
    await counted.send(used, { name });
    expect(await running).toBe(name);
  }
  const fetched = (name: string) =>
    looks.filter((look) => look.includes(name) && look.includes("job_common"));
  for (const { name } of unused) expect(fetched(`'${name}'`).length).toBeLessThanOrEqual(2);
  expect(fetched("'used'").length).toBeGreaterThanOrEqual(3);
  await counted.close();
});

it("exists only if its transaction commits", async () => {
  const quiet = job("quiet");
  await jobs.declare([quiet]);
  await jobs.send(quiet, { name: "makes the queue" });
  const undone = database.db.transaction().execute(async (trx) => {
    await jobs.send(quiet, { name: "undone" }, { trx });
    throw new Error("undo");
  });
  await expect(undone).rejects.toThrow("undo");
  const { rows } = await database.pool.query("select data from pgboss.job where name = 'quiet'");
  expect(rows).toEqual([{ data: { name: "makes the queue" } }]);
});

it("lists jobs that failed for good, with the reason", async () => {
  const broken = job("broken");
  const ran = new Promise<void>((resolve) => {
    const handler = defineHandler(broken, async () => {
      setTimeout(resolve, 0);
      throw new Error("the printer is on fire");
    });
    jobs.work([handler]);
  });
  await jobs.send(broken, { name: "x" });
  await ran;
  await expect
    .poll(() => jobs.failures(10))
    .toMatchObject([{ name: "broken", reason: "the printer is on fire" }]);
});

it("returns the payloads that have no waiting or running job", async () => {
  const waiting = job("waiting");
  await jobs.declare([waiting]);
  await jobs.send(waiting, { name: "has a job" }, { afterSeconds: 600 });
  const given = [{ name: "lost" }, { name: "has a job" }, { name: "lost too" }];
  expect(await jobs.missing(waiting, given)).toEqual([{ name: "lost" }, { name: "lost too" }]);
  expect(await jobs.missing(waiting, [])).toEqual([]);
});

it("leases running jobs also in queues that were created without a lease", async () => {
  const old = job("old");
  await jobs.declare([old]);
  await database.pool.query("update pgboss.queue set heartbeat_seconds = null where name = 'old'");
  const next = await startJobs({ database, log: silentLog, supervise: false });
  await next.declare([old]);
  await next.send(old, { name: "leased" });
  const { rows } = await database.pool.query("select heartbeat_seconds from pgboss.job where name = 'old'");
  expect(rows).toEqual([{ heartbeat_seconds: 15 }]);
  await next.close();
});

it("runs one job of each group at a time, so that nobody waits for the fifty jobs of another person", async () => {
  const shared = job("shared");
  await jobs.declare([shared]);
  for (let n = 0; n < 5; n += 1) await jobs.send(shared, { name: `ana ${n}` }, { group: "ana" });
  await jobs.send(shared, { name: "luis" }, { group: "luis" });
  const anaHolds = Promise.withResolvers<void>();
  const luisIsDone = Promise.withResolvers<void>();
  const allDone = Promise.withResolvers<void>();
  const running = { now: 0, most: 0, done: 0 };
  const handler = defineHandler(
    shared,
    async ({ name }) => {
      if (name === "luis") return luisIsDone.resolve();
      running.now += 1;
      running.most = Math.max(running.most, running.now);
      await anaHolds.promise;
      running.now -= 1;
      running.done += 1;
      if (running.done === 5) allDone.resolve();
    },
    2,
    1,
  );
  await jobs.work([handler]);
  // Otherwise Ana's jobs would still occupy both slots.
  await luisIsDone.promise;
  anaHolds.resolve();
  await allDone.promise;
  expect(running.most).toBe(1);
}, 30_000);
