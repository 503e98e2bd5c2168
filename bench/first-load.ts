import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spawnServer } from "../apps/server/test/spawn-server.ts";
import { launchBrowser, newVisitor, signIn } from "../e2e/browser.ts";
import { rounded } from "./process-figures.ts";

/** What a first visit downloads, as served: the JavaScript of /login and of the empty chat page. */
const dataDir = await mkdtemp(join(tmpdir(), "metatron-first-load-"));
const server = await spawnServer({ DATA_DIR: dataDir });
const browser = await launchBrowser();

const signedIn = await newVisitor(browser);
await signIn(signedIn.page, server.url);
const state = await signedIn.context.storageState();
const storage = await signedIn.page.evaluate(() => ({ ...localStorage }));
await signedIn.close();

const login = await newVisitor(browser);
const loginFigures = await load(login, "/login", /Entrar con tu cuenta/);
await login.close();

const chat = await newVisitor(browser, { storageState: state });
await chat.context.addInitScript((items: Record<string, string>) => {
  for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
}, storage);
const chatFigures = await load(chat, "/chat", /Nueva conversación/);
await chat.close();

process.stdout.write(`${JSON.stringify({ login: loginFigures, chat: chatFigures })}\n`);
await browser.close();
await server.end("SIGTERM");
await rm(dataDir, { recursive: true, force: true });

async function load({ page }: Awaited<ReturnType<typeof newVisitor>>, path: string, ready: RegExp) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const types = new Map<string, string>();
  const bytes: Record<string, number> = {};
  session.on("Network.responseReceived", ({ requestId, type }) => types.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? "Other";
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
  });
  const started = performance.now();
  await page.goto(`${server.url}${path}`);
  await page.getByText(ready).first().waitFor();
  const ms = performance.now() - started;
  await page.waitForLoadState("networkidle");
  const kilobytes = Object.fromEntries(
    Object.entries(bytes).map(([type, size]) => [type, rounded(size / 1000)]),
  );
  return { kilobytes, requests: types.size, usableMs: rounded(ms, 0) };
}
