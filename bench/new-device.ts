import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { BrowserContext } from "playwright-core";
import { openDatabase } from "../apps/server/src/adapters/db/index.ts";
import { startPostgres } from "../apps/server/test/postgres.ts";
import { spawnServer } from "../apps/server/test/spawn-server.ts";
import { launchBrowser, newVisitor, signIn, type Visitor } from "../e2e/browser.ts";
import { barePage, longAnswer } from "./long-answers.ts";
import { percentile, rounded } from "./process-figures.ts";

/**
 * How long until the last message of a long conversation is seen in a browser that has no copy of it, after the list
 * was synced and the page reloaded, and on a bare page with the same text. `--against <folder>` measures the built
 * product of another checkout in turn with this one.
 */
const { values } = parseArgs({
  options: {
    against: { type: "string" },
    messages: { type: "string", default: "500" },
    conversations: { type: "string", default: "5000" },
    rounds: { type: "string", default: "5" },
  },
});
const rounds = Number(values.rounds);
const answers = Array.from({ length: Number(values.messages) / 2 }, (_, n) => longAnswer(n));
const LAST = `Punto ${answers.length - 1} `;
const SPEEDS = { full: 1, quarter: 4 } as const;
type Speed = keyof typeof SPEEDS;

const postgres = await startPostgres();
const database = await openDatabase({ url: postgres.url("postgres"), poolSize: 2, dataDir: tmpdir() });
const browser = await launchBrowser();
let conversationId: string | undefined;
const targets = [await startTarget("this", process.cwd())];
if (values.against) targets.push(await startTarget("against", resolve(values.against)));

const figures: Record<string, Record<string, number[]>> = {};
try {
  for (let round = 0; round < rounds; round += 1) {
    for (const speed of Object.keys(SPEEDS) as Speed[]) {
      for (const target of targets) {
        const { newDeviceMs, reloadMs } = await openTwice(target, speed);
        note(target.name, `newDeviceMs at ${speed} speed`, newDeviceMs);
        note(target.name, `reloadMs at ${speed} speed`, reloadMs);
      }
      note("bare page", `shownMs at ${speed} speed`, await openBare(speed));
    }
  }
} finally {
  await endAll();
}
const middle = Object.fromEntries(
  Object.entries(figures).map(([name, each]) => [
    name,
    Object.fromEntries(Object.entries(each).map(([what, all]) => [what, rounded(percentile(all, 0.5), 0)])),
  ]),
);
process.stdout.write(`${JSON.stringify({ ...values, ...middle }, null, 2)}\n`);

async function endAll() {
  for (const target of targets) await target.end();
  await browser.close();
  await database.close();
  await postgres.stop();
}

type Target = Awaited<ReturnType<typeof startTarget>>;

async function startTarget(name: string, folder: string) {
  const dataDir = await mkdtemp(join(tmpdir(), "metatron-new-device-"));
  const environment = { DATA_DIR: dataDir, DEMO_KNOWLEDGE: "off", DATABASE_URL: postgres.url("postgres") };
  const server = await spawnServer(environment, join(folder, "apps/server/src/main.ts"));
  const { context, page, close } = await newVisitor(browser);
  await signIn(page, server.url);
  // The server remembers a person at their first call.
  await page.waitForResponse((response) => response.url().includes("/api/history/"));
  // Both targets share the database, and the demo provider gives a person the same id on both.
  const { rows } = await database.pool.query("select id from people");
  conversationId ??= await fill(rows[0]?.id);
  const cookies = await context.cookies();
  const storage = await page.evaluate(() => ({ ...localStorage }));
  await close();
  return {
    name,
    address: `${server.url}/chat/${conversationId}`,
    cookies,
    storage,
    async end() {
      await server.end("SIGTERM");
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Many short conversations, and an older long one: the place that a link from elsewhere has in a list. */
async function fill(personId: string): Promise<string> {
  const { pool } = database;
  await pool.query(
    `insert into conversations (id, person_id, unique_id, title, is_title_final, chat, model, created_at, updated_at)
     select id, $1, id, 'Consulta ' || n, true, 'chat-libre', 'gpt-5', at, at
     from (select gen_random_uuid() as id, n, now() - make_interval(mins => n) as at
       from generate_series(1, $2::int) n) made`,
    [personId, Number(values.conversations)],
  );
  await pool.query(
    `insert into messages (id, unique_id, conversation_id, person_id, role, kind, state, content, text, created_at, updated_at, search)
     select id, id, conversation_id, $1, 'user', 'text', 'complete',
       jsonb_build_array(jsonb_build_object('type', 'text', 'text', title)), title, at, at, to_tsvector('es', title)
     from (select gen_random_uuid() as id, id as conversation_id, title, created_at as at
       from conversations where person_id = $1) made`,
    [personId],
  );
  const longId = randomUUID();
  await pool.query(
    `insert into conversations (id, person_id, unique_id, title, is_title_final, chat, model, created_at, updated_at)
     values ($1, $2, $1, 'Conversación larga', true, 'chat-libre', 'gpt-5', now() - interval '9 days', now() - interval '9 days')`,
    [longId, personId],
  );
  let parentId: string | null = null;
  for (const [n, answer] of answers.entries()) {
    for (const [role, text] of [
      ["user", `¿Qué dice el apartado ${n}?`],
      ["assistant", answer],
    ]) {
      const id = randomUUID();
      const content = JSON.stringify([{ type: "text", text }]);
      await pool.query(
        `insert into messages (id, unique_id, conversation_id, person_id, parent_id, role, kind, state, content, text,
           created_at, updated_at, search)
         values ($1, $1, $2, $3, $4, $5, 'text', 'complete', $6, $7, now(), now(), to_tsvector('es', $7))`,
        [id, longId, personId, parentId, role, content, text],
      );
      parentId = id;
    }
  }
  return longId;
}

/** A browser with a session and nothing else, then the same browser once its list is complete. */
async function openTwice({ address, cookies, storage }: Target, speed: Speed) {
  const visitor = await newVisitor(browser);
  await visitor.context.addCookies(cookies);
  await visitor.context.addInitScript((items: Record<string, string>) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, storage);
  await watchFor(visitor.context, LAST);
  await slowDown(visitor, speed);
  await visitor.page.goto(address);
  const newDeviceMs = await seenAfter(visitor);
  await visitor.page.waitForFunction(hasWholeList, Number(values.conversations) + 1, { polling: 500 });
  await visitor.page.reload();
  const reloadMs = await seenAfter(visitor);
  await visitor.close();
  return { newDeviceMs, reloadMs };
}

/** Runs in the page. */
async function hasWholeList(count: number): Promise<boolean> {
  const found = (await indexedDB.databases()).find(({ name }) => name?.startsWith("metatron-chats-"));
  if (!found?.name) return false;
  const db = await new Promise<IDBDatabase>((done, failed) => {
    const request = indexedDB.open(found.name ?? "");
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
  const counting = db.transaction("chats").objectStore("chats").count();
  const rows = await new Promise<number>((done) => {
    counting.onsuccess = () => done(counting.result);
  });
  db.close();
  return rows >= count;
}

async function openBare(speed: Speed): Promise<number> {
  const visitor = await newVisitor(browser);
  await watchFor(visitor.context, LAST);
  await slowDown(visitor, speed);
  const html = `${barePage(answers)}<script>scrollTo(0, document.body.scrollHeight)</script>`;
  await visitor.page.route("http://bare.localhost/", (route) =>
    route.fulfill({ contentType: "text/html", body: html }),
  );
  await visitor.page.goto("http://bare.localhost/");
  const ms = await seenAfter(visitor);
  await visitor.close();
  return ms;
}

/** Notes in the page when the text was first painted inside the window, counted from the start of the navigation. */
async function watchFor(context: BrowserContext, text: string) {
  await context.addInitScript((wanted: string) => {
    const isSeen = () =>
      [...document.querySelectorAll("[data-answer-text], pre")].some((element) => {
        const box = element.getBoundingClientRect();
        return box.top < innerHeight && box.bottom > 0 && element.textContent?.includes(wanted);
      });
    const look = () => {
      if (isSeen()) Object.assign(window, { seenAfterMs: performance.now() });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, text);
}

async function slowDown({ context, page }: Visitor, speed: Speed) {
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SPEEDS[speed] });
}

async function seenAfter({ page }: Visitor): Promise<number> {
  const seen = await page.waitForFunction(() => (window as { seenAfterMs?: number }).seenAfterMs);
  return (await seen.jsonValue()) ?? 0;
}

function note(name: string, what: string, ms: number) {
  figures[name] ??= {};
  figures[name][what] ??= [];
  figures[name][what].push(ms);
}
