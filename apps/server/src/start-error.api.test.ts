import { randomUUID } from "node:crypto";
import { connect, createServer, type Server } from "node:net";
import pg from "pg";
import { afterEach, expect, inject, it } from "vitest";
import { copyEmbedded, copyPostgres } from "../test/copy-database.ts";
import { freePort } from "../test/free-port.ts";
import { type DatabaseOptions, openDatabase } from "./adapters/db/index.ts";
import { startSentence } from "./start-error.ts";

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** The message of a failing start on this database. */
async function sentenceOf(options: DatabaseOptions) {
  const opened = openDatabase(options);
  closers.push(() =>
    opened.then(
      (database) => database.close(),
      () => undefined,
    ),
  );
  return opened.then(
    () => "It started.",
    (error: unknown) => startSentence(error, 3000),
  );
}

async function newDatabase(): Promise<DatabaseOptions> {
  const given = inject("testDatabase");
  return given.kind === "postgres"
    ? { url: await copyPostgres(given.adminUrl, given.template), dataDir: "" }
    : { dataDir: await copyEmbedded(given.template) };
}

it("names a database that a newer version has migrated", async () => {
  const options = await newDatabase();
  const database = await openDatabase(options);
  await database.pool.query("insert into kysely_migration values ('9999-tomorrow', '2030-01-01')");
  await database.close();
  expect(await sentenceOf(options)).toContain("newer version (9999-tomorrow)");
});

it("reports that the database is unreachable after waiting", async () => {
  const url = `postgresql://metatron@127.0.0.1:${await freePort()}/postgres`;
  let waited = 0;
  const sentence = await sentenceOf({ url, dataDir: "", waitAtMostMs: 600, onWaiting: () => (waited += 1) });
  expect(sentence).toContain("can't be reached (ECONNREFUSED)");
  expect(waited).toBe(1);
});

const given = inject("testDatabase");
if (given.kind === "postgres") {
  const urlWith = (changes: { user?: string; database?: string }) => {
    const url = new URL(given.adminUrl);
    if (changes.user) url.username = changes.user;
    if (changes.database) url.pathname = `/${changes.database}`;
    return { url: url.href, dataDir: "" };
  };

  it("names a missing role and a missing database", async () => {
    expect(await sentenceOf(urlWith({ user: "nadie" }))).toContain('role "nadie" does not exist');
    expect(await sentenceOf(urlWith({ database: "nada" }))).toContain('database "nada" does not exist');
  });

  it("names a missing privilege", async () => {
    const name = `weak_${randomUUID().slice(0, 8)}`;
    const admin = new pg.Client(given.adminUrl);
    await admin.connect();
    await admin.query(`create role ${name} login`);
    await admin.query(`create database ${name}`);
    await admin.end();
    expect(await sentenceOf(urlWith({ user: name, database: name }))).toMatch(
      /lacks a right that the start needs: permission denied/,
    );
  });

  it("waits for a database that is not reachable yet, and reports it", async () => {
    const { url } = await newDatabase();
    const real = new URL(url ?? "");
    const port = await freePort();
    let proxy: Server | undefined;
    const opened = await openDatabase({
      url: `postgresql://${real.username}@127.0.0.1:${port}${real.pathname}`,
      dataDir: "",
      onWaiting() {
        proxy = createServer((client) => {
          const server = connect(Number(real.port), "127.0.0.1");
          client.pipe(server).pipe(client);
          server.on("error", () => client.destroy());
          client.on("error", () => server.destroy());
        }).listen(port, "127.0.0.1");
      },
    });
    expect(proxy).toBeDefined();
    expect(await opened.check()).toBe(true);
    await opened.close();
    proxy?.close();
  });
}
