import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { spawnServer } from "../apps/server/test/spawn-server.ts";
import { launchBrowser, newVisitor, signIn } from "../e2e/browser.ts";
import { percentile, rounded } from "./process-figures.ts";

/**
 * What a first visit downloads, as served, and when the page takes input: /login and the empty chat, at full speed and
 * at a quarter of it. `--against <folder>` measures the built product of another checkout in turn with this one.
 */
const { values } = parseArgs({
  options: { against: { type: "string" }, rounds: { type: "string", default: "3" } },
});
const SLOWER = 4;
const browser = await launchBrowser();
const targets = [await startTarget("this", process.cwd())];
if (values.against) targets.push(await startTarget("against", resolve(values.against)));

const visits: Record<string, Visit[]> = {};
for (let round = 0; round < Number(values.rounds); round += 1)
  for (const target of targets) visits[target.name] = [...(visits[target.name] ?? []), await visit(target)];
const figures = Object.fromEntries(Object.entries(visits).map(([name, rounds]) => [name, middleOf(rounds)]));
process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
for (const target of targets) await target.end();
await browser.close();

type Target = Awaited<ReturnType<typeof startTarget>>;
type Visit = Awaited<ReturnType<typeof visit>>;

async function startTarget(name: string, folder: string) {
  const dataDir = await mkdtemp(join(tmpdir(), "metatron-first-load-"));
  const environment = { DATA_DIR: dataDir, DEMO_KNOWLEDGE: "off" };
  const server = await spawnServer(environment, join(folder, "apps/server/src/main.ts"));
  const { context, page, close } = await newVisitor(browser);
  await signIn(page, server.url);
  const state = await context.storageState();
  const storage = await page.evaluate(() => ({ ...localStorage }));
  await close();
  return {
    name,
    url: server.url,
    state,
    storage,
    async end() {
      await server.end("SIGTERM");
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function visit(target: Target) {
  const login = await load(target, { path: "/login", ready: /Entrar con tu cuenta/, isSignedIn: false });
  const chat = await load(target, { path: "/chat", ready: /Nueva conversación/, isSignedIn: true });
  const slow = await load(target, {
    path: "/chat",
    ready: /Nueva conversación/,
    isSignedIn: true,
    slower: SLOWER,
  });
  return { login, chat, slow };
}

/** Bytes are the same in every round; of the times, the middle one counts. */
function middleOf(rounds: readonly Visit[]) {
  const middle = (read: (visit: Visit) => number) => percentile(rounds.map(read), 0.5);
  const last = rounds.at(-1);
  return {
    login: { ...last?.login, usableMs: middle(({ login }) => login.usableMs) },
    chat: {
      ...last?.chat,
      usableMs: middle(({ chat }) => chat.usableMs),
      usableMsAtQuarterSpeed: middle(({ slow }) => slow.usableMs),
    },
  };
}

interface Load {
  path: string;
  ready: RegExp;
  isSignedIn: boolean;
  slower?: number;
}

async function load({ url, state, storage }: Target, { path, ready, isSignedIn, slower = 1 }: Load) {
  const { context, page, close } = await newVisitor(browser, isSignedIn ? { storageState: state } : {});
  if (isSignedIn) {
    await context.addInitScript((items: Record<string, string>) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    }, storage);
  }
  const throttle = await context.newCDPSession(page);
  await throttle.send("Emulation.setCPUThrottlingRate", { rate: slower });
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
  await page.goto(`${url}${path}`);
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
  await close();
  return { kilobytes, requests: bodies.length, usableMs, scripts };
}
