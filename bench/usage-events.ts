import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { spawnServer } from "../apps/server/test/spawn-server.ts";
import { enter, launchBrowser, newVisitor } from "../e2e/browser.ts";
import { rounded } from "./process-figures.ts";

/**
 * What usage events cost the interface: the same clicks with and without them, in turns. Each click changes the theme,
 * which is printed; the clicks of a round end with the batch being sent.
 */
const ROUNDS = 3;
const CLICKS = 100;
const SETTLE_MS = 1500;

const dataDir = await mkdtemp(join(tmpdir(), "metatron-events-"));
const server = await spawnServer({ DATA_DIR: dataDir, DEMO_KNOWLEDGE: "off", TRACKING: "on" });
const browser = await launchBrowser();
const figures = { without: [] as Figures[], with: [] as Figures[] };
for (let round = 0; round < ROUNDS; round += 1) {
  figures.without.push(await measure({ isTracking: false }));
  figures.with.push(await measure({ isTracking: true }));
}
process.stdout.write(
  `${JSON.stringify({ clicks: CLICKS, without: middle(figures.without), with: middle(figures.with) })}\n`,
);
await browser.close();
await server.end("SIGTERM");
await rm(dataDir, { recursive: true, force: true });

type Figures = { clickMs: number; clickMsP95: number; mainThreadMs: number; events: number };

async function measure({ isTracking }: { isTracking: boolean }): Promise<Figures> {
  const visitor = await newVisitor(browser);
  const { page } = visitor;
  let events = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/events")) events += request.postDataJSON().events.length;
  });
  await page.route("**/api/config", async (route) => {
    const answer = await route.fetch();
    const config = await answer.json();
    config.features.tracking = isTracking;
    await route.fulfill({ response: answer, json: config });
  });
  // The configuration is remembered with the sign-in, so each way has a person of its own.
  await enter(page, server.url, isTracking ? "basic" : "pro");
  await page
    .getByRole("button", { name: /tema|oscuro|claro/i })
    .first()
    .waitFor();
  await page.waitForTimeout(SETTLE_MS);
  const cdp = await visitor.context.newCDPSession(page);
  await cdp.send("Performance.enable");
  const before = await taskMs(cdp);
  const clicks = await clickAll(page);
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await page.waitForTimeout(SETTLE_MS);
  const mainThreadMs = (await taskMs(cdp)) - before;
  await visitor.close();
  clicks.sort((a, b) => a - b);
  return {
    clickMs: clicks[Math.floor(clicks.length / 2)] ?? 0,
    clickMsP95: clicks[Math.floor(clicks.length * 0.95)] ?? 0,
    mainThreadMs,
    events,
  };
}

/** How long each click keeps the page, until its handlers are done. */
function clickAll(page: Page): Promise<number[]> {
  return page.evaluate(async (times) => {
    const button = [...document.querySelectorAll("button")].find((each) =>
      /tema|oscuro|claro/i.test(each.getAttribute("aria-label") ?? each.textContent ?? ""),
    );
    if (!button) throw new Error("no button changes the theme");
    const taken: number[] = [];
    for (let click = 0; click < times; click += 1) {
      const started = performance.now();
      button.click();
      taken.push(performance.now() - started);
      await new Promise(requestAnimationFrame);
    }
    return taken;
  }, CLICKS);
}

async function taskMs(cdp: {
  send(name: "Performance.getMetrics"): Promise<{ metrics: { name: string; value: number }[] }>;
}) {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
}

function middle(all: readonly Figures[]) {
  const of = (name: keyof Figures) => {
    const values = all.map((each) => each[name]).sort((a, b) => a - b);
    return rounded(values[Math.floor(values.length / 2)] ?? 0, 2);
  };
  return {
    clickMs: of("clickMs"),
    clickMsP95: of("clickMsP95"),
    mainThreadMs: of("mainThreadMs"),
    events: of("events"),
  };
}
