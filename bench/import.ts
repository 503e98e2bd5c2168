import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Page } from "playwright-core";
import { spawnServer } from "../apps/server/test/spawn-server.ts";
import { launchBrowser, newVisitor, signIn } from "../e2e/browser.ts";
import { headersOf } from "../e2e/conversation-fixtures.ts";
import { rounded } from "./process-figures.ts";

/**
 * The import of a large export of ChatGPT: how long it takes to read, to store in the browser and to send, and the
 * longest block of the page's main thread beside the same page at rest. The page is reloaded while conversations are
 * being stored, and the same file is chosen again: the counts at the end say whether anything was lost or doubled.
 */
const { values } = parseArgs({ options: { conversations: { type: "string", default: "5000" } } });
const count = Number(values.conversations);
const REST_MS = 10_000;
const GIVE_UP_AFTER_MS = 40 * 60_000;

const dataDir = await mkdtemp(join(tmpdir(), "metatron-import-"));
const server = await spawnServer({
  DATA_DIR: dataDir,
  DEMO_KNOWLEDGE: "off",
  LIMIT_REQUESTS_PER_MINUTE: "0",
});
const browser = await launchBrowser();
const { page, close } = await newVisitor(browser);
page.setDefaultTimeout(GIVE_UP_AFTER_MS);
await page.addInitScript(() => {
  const blocks: number[] = [];
  Object.assign(globalThis, { blocks });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blocks.push(duration);
  }).observe({ type: "longtask", buffered: true });
});
await signIn(page, server.url);
const before = await onServer(page);
const file = exported(count);
// By its path: a buffer would be decoded in the page, and that counted as a block of the product.
const filePath = join(dataDir, "conversations.json");
await writeFile(filePath, file);

await openImport(page);
await takeLongestBlock(page);
await page.waitForTimeout(REST_MS);
const blockAtRestMs = await takeLongestBlock(page);

const readFirst = await readFile(page);
await page.getByRole("button", { name: /^Importar / }).click();
// Cut in the middle of storing.
await page.waitForFunction(
  (half) => {
    const words = document.querySelector("main")?.textContent ?? "";
    const [, done = "0"] = /(\d[\d.]{0,8}) de /.exec(words) ?? [];
    return Number(done.replace(".", "")) >= half;
  },
  Math.floor(count / 2),
);
const blockBeforeCutMs = await takeLongestBlock(page);
await page.reload();
const storedAtCut = await inBrowser(page);

await openImport(page);
await takeLongestBlock(page);
const readAgain = await readFile(page);
const blockReadingMs = await takeLongestBlock(page);
const keptFrom = performance.now();
await page.getByRole("button", { name: /^Importar / }).click();
await page.waitForFunction(() => !document.querySelector('main [role="progressbar"]'));
const keepMs = performance.now() - keptFrom;
const blockKeepingMs = await takeLongestBlock(page);
const sentFrom = performance.now();
await page.getByText("Importación terminada", { exact: false }).waitFor();
const sendMs = performance.now() - sentFrom;
const blockSendingMs = await takeLongestBlock(page);

const stored = await onServer(page);
const longest = Math.max(blockBeforeCutMs, blockReadingMs, blockKeepingMs, blockSendingMs);
const figures = {
  conversations: count,
  fileMegabytes: rounded(file.length / 1_000_000),
  readMs: rounded(Math.min(readFirst, readAgain), 0),
  storedAtCut,
  keepRestMs: rounded(keepMs, 0),
  sendRestMs: rounded(sendMs, 0),
  longestBlockMs: rounded(longest, 0),
  blocksMs: {
    rest: rounded(blockAtRestMs, 0),
    reading: rounded(blockReadingMs, 0),
    keeping: rounded(Math.max(blockBeforeCutMs, blockKeepingMs), 0),
    sending: rounded(blockSendingMs, 0),
  },
  inBrowser: await inBrowser(page),
  onServer: stored.size - before.size,
  lost: count - (stored.size - before.size),
};
process.stdout.write(`${JSON.stringify(figures)}\n`);
await close();
await browser.close();
await server.end("SIGTERM");
await rm(dataDir, { recursive: true, force: true });

async function openImport(target: Page): Promise<void> {
  await target.goto(`${server.url}/import`);
  await target.getByRole("button", { name: "Elegir archivo" }).waitFor();
}

/** From the choice of the file to its preview. */
async function readFile(target: Page): Promise<number> {
  const choosing = target.waitForEvent("filechooser");
  await target.getByRole("button", { name: "Elegir archivo" }).click();
  const chooser = await choosing;
  const begun = performance.now();
  await chooser.setFiles(filePath);
  await target.getByRole("button", { name: /^Importar / }).waitFor();
  return performance.now() - begun;
}

/** The longest task since the last call; 0 where none took 50 ms. */
function takeLongestBlock(target: Page): Promise<number> {
  return target.evaluate(() => {
    const { blocks } = globalThis as unknown as { blocks: number[] };
    return Math.max(0, ...blocks.splice(0));
  });
}

function inBrowser(target: Page): Promise<number> {
  return target.evaluate(async () => {
    const found = (await indexedDB.databases()).find(({ name }) => name?.startsWith("metatron-chats-"));
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(found?.name ?? "");
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const rows = await new Promise<number>((resolve, reject) => {
      const request = db.transaction("chats").objectStore("chats").count();
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    db.close();
    return rows;
  });
}

async function onServer(target: Page): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  let cursor: string | null = "";
  for (let at = 0; cursor !== null && at < 1000; at += 1) {
    const url: string = `${server.url}/api/history/list_conversations?limit=100${cursor && `&cursor=${cursor}`}`;
    const answer = await target.request.get(url, { headers: await headersOf(target) });
    const { items, nextCursor }: { items: { id: string }[]; nextCursor: string | null } = await answer.json();
    for (const { id } of items) ids.add(id);
    cursor = nextCursor;
  }
  return ids;
}

/** Conversations of two questions and two answers, as ChatGPT exports them. */
function exported(conversations: number): Buffer {
  const said = (role: string, text: string) => ({
    author: { role },
    create_time: 1_700_000_000,
    content: { content_type: "text", parts: [text] },
  });
  const answer = "La puerta cambia a las 14:30 y el embarque empieza media hora antes. ".repeat(12);
  const list = Array.from({ length: conversations }, (_, at) => ({
    title: `Conversación importada ${at}`,
    conversation_id: `import-${at}`,
    create_time: 1_700_000_000 + at,
    current_node: "d",
    mapping: {
      r: { id: "r", parent: null, children: ["a"], message: null },
      a: { id: "a", parent: "r", children: ["b"], message: said("user", `¿Qué pasa con el vuelo ${at}?`) },
      b: { id: "b", parent: "a", children: ["c"], message: said("assistant", answer) },
      c: { id: "c", parent: "b", children: ["d"], message: said("user", "¿Y mañana?") },
      d: { id: "d", parent: "c", children: [], message: said("assistant", answer) },
    },
  }));
  return Buffer.from(JSON.stringify(list));
}
