import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { freePort } from "../apps/server/test/free-port.ts";
import { spawnServer } from "../apps/server/test/spawn-server.ts";
import { freeChatAt, launchBrowser, newVisitor, signIn, type Visitor } from "../e2e/browser.ts";
import { rounded } from "./process-figures.ts";
import { startSlowProxy } from "./slow-proxy.ts";
import { ANSWER, startWordModel } from "./word-model.ts";

/**
 * What one question and an answer of 300 words cost on the line, with light mode and without it, and how soon the first
 * words and the page from its cache are seen at 50 kbit/s with a round trip of 800 ms.
 */
/** Words a second: the speed of a hosted model. */
const RATE = 40;
const SLOW = { bytesPerSecond: 50_000 / 8, delayMs: 400 };
const ROUND_TRIP_MS = 2 * SLOW.delayMs;
const QUIET_MS = 4_000;

const dataDir = await mkdtemp(join(tmpdir(), "metatron-light-"));
const model = await startWordModel(RATE);
const port = await freePort();
const proxy = await startSlowProxy(port);
const server = await spawnServer({
  PORT: String(port),
  // The demo provider signs people in at the address that the browser uses.
  PUBLIC_URL: proxy.url,
  DATA_DIR: dataDir,
  DEMO_KNOWLEDGE: "off",
  OPENAI_BASE_URL: model.baseUrl,
  OPENAI_MODELS: "gpt-5",
  SURVEY_AFTER_ANSWERS: "0",
});
const browser = await launchBrowser();
const url = freeChatAt(proxy.url);
const words = ANSWER.split(/\s+/);
const textBytes = Buffer.byteLength(ANSWER);
const last = words.slice(-6).join(" ");

try {
  print({ words: words.length, textBytes });
  await measure("off");
  await measure("on");
} finally {
  await browser.close();
  proxy.close();
  await server.end("SIGTERM");
  model.close();
  await rm(dataDir, { recursive: true, force: true });
}

async function measure(choice: "on" | "off") {
  proxy.setSpeed(null);
  const visitor = await newVisitor(browser, { serviceWorkers: "allow", light: "auto" });
  const { page } = visitor;
  await page.addInitScript((light) => localStorage.setItem("lightMode", light), choice);
  await signIn(page, url);
  await ask(page, 1);
  await untilQuiet();
  const before = { ...proxy.figures };
  await ask(page, 2);
  await untilQuiet();
  const up = proxy.figures.up - before.up;
  const down = proxy.figures.down - before.down;
  print({ light: choice, bytesUp: up, bytesDown: down, beyondTextBytes: up + down - textBytes });
  print({ light: choice, ...(await firstWordsWhenSlow(page)) });
  print({ light: choice, cachedShellMs: await shellWhenSlow(visitor) });
  await visitor.close();
}

/** Each figure as soon as it is measured. */
function print(figures: Record<string, number | string>) {
  process.stdout.write(`${JSON.stringify(figures)}\n`);
}

/** Asks a question and waits for the whole answer. */
async function ask(page: Page, turn: number) {
  await send(page);
  await page.waitForFunction(
    ({ wanted, count }) =>
      [...document.querySelectorAll("[data-turn]")].filter((turnElement) =>
        turnElement.textContent?.replace(/\s+/g, " ").includes(wanted),
      ).length >= count,
    { wanted: last, count: turn },
  );
}

async function send(page: Page) {
  const box = page.getByRole("textbox", { name: "Mensaje" });
  await box.fill("¿Qué dice el manual sobre los turnos?");
  await box.press("Enter");
}

/** Nothing has crossed the line for some time: the sync after an answer is over as well. */
async function untilQuiet() {
  while (Date.now() - proxy.figures.lastByteAt < QUIET_MS)
    await new Promise((resolve) => setTimeout(resolve, 200));
}

/** From the moment the server sends the first event until the page shows the first words. */
async function firstWordsWhenSlow(page: Page) {
  // A new conversation: a long list shows only some of its answers.
  await page.goto(`${url}/chat`);
  await page.getByRole("textbox", { name: "Mensaje" }).waitFor();
  await untilQuiet();
  proxy.setSpeed(SLOW);
  await page.evaluate(() => {
    const look = () => {
      if (document.querySelector("[data-answer-text]")?.textContent?.trim())
        Object.assign(window, { wordsAt: Date.now() });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  proxy.figures.streamAt = 0;
  const askedAt = Date.now();
  await send(page);
  const seen = await page.waitForFunction(() => (window as { wordsAt?: number }).wordsAt);
  const wordsAt = (await seen.jsonValue()) ?? 0;
  const firstWordsMs = wordsAt - proxy.figures.streamAt;
  await untilQuiet();
  return {
    firstWordsAfterAskingMs: wordsAt - askedAt,
    firstWordsAfterFirstEventMs: firstWordsMs,
    roundTrips: rounded(firstWordsMs / ROUND_TRIP_MS, 2),
  };
}

/** The page opened again from the service worker's copy, until the question can be typed. */
async function shellWhenSlow({ page }: Visitor): Promise<number> {
  proxy.setSpeed(null);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto(`${url}/chat`);
  await page.getByRole("textbox", { name: "Mensaje" }).waitFor();
  await untilQuiet();
  proxy.setSpeed(SLOW);
  const startedAt = performance.now();
  await page.goto(`${url}/chat`, { waitUntil: "commit" });
  await page.getByRole("textbox", { name: "Mensaje" }).waitFor();
  return rounded(performance.now() - startedAt, 0);
}
