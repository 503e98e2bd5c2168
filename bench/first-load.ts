import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spawnServer } from "../apps/server/test/spawn-server.ts";
import { launchBrowser, newVisitor, signIn } from "../e2e/browser.ts";
import { rounded } from "./process-figures.ts";

/** What a first visit downloads, as served: the JavaScript of /login and of the empty chat page. */
const dataDir = await mkdtemp(join(tmpdir(), "metatron-first-load-"));
const server = await spawnServer({ DATA_DIR: dataDir, DEMO_KNOWLEDGE: "off" });
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

const slow = await newVisitor(browser, { storageState: state });
await slow.context.addInitScript((items: Record<string, string>) => {
  for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
}, storage);
const throttle = await slow.context.newCDPSession(slow.page);
await throttle.send("Emulation.setCPUThrottlingRate", { rate: 4 });
const { usableMs } = await load(slow, "/chat", /Nueva conversación/);
await slow.close();

const figures = { login: loginFigures, chat: { ...chatFigures, usableMsAtQuarterSpeed: usableMs } };
process.stdout.write(`${JSON.stringify(figures)}\n`);
await browser.close();
await server.end("SIGTERM");
await rm(dataDir, { recursive: true, force: true });

async function load({ page }: Awaited<ReturnType<typeof newVisitor>>, path: string, ready: RegExp) {
  const bodies: { name: string; type: string; bytes: Promise<number> }[] = [];
  page.on("requestfinished", (request) => {
    const name = new URL(request.url()).pathname;
    // Bodies as served; headers differ with every proxy in between.
    bodies.push({
      name,
      type: request.resourceType(),
      // A request of the background may end when the page is already closed.
      bytes: request.sizes().then(
        (sizes) => sizes.responseBodySize,
        () => 0,
      ),
    });
  });
  const started = performance.now();
  await page.goto(`${server.url}${path}`);
  await page.getByText(ready).first().waitFor();
  const usableMs = rounded(performance.now() - started, 0);
  await page.waitForLoadState("networkidle");
  const kilobytes: Record<string, number> = {};
  const scripts: Record<string, number> = {};
  for (const { name, type, bytes } of bodies) {
    const size = (await bytes) / 1000;
    kilobytes[type] = rounded((kilobytes[type] ?? 0) + size);
    if (type === "script") scripts[name] = rounded(size);
  }
  return { kilobytes, requests: bodies.length, usableMs, scripts };
}
