import { rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Page } from "playwright-core";
import { spawnServer } from "../apps/server/test/spawn-server.ts";
import { enter, launchBrowser, newVisitor } from "../e2e/browser.ts";
import { prepareData } from "../e2e/prepared-data.ts";
import { ensureBuilt } from "./build.mjs";

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** The pictures of the README, of the product with its demo documents and without any API key. */
const PICTURES = [
  { name: "answer", account: "pro", viewport: DESKTOP, show: showSource },
  { name: "phone", account: "pro", viewport: PHONE, show: showAnswer },
  {
    name: "assistants",
    account: "admin",
    viewport: DESKTOP,
    show: (page: Page) => showPage(page, { path: "/assistants", text: "Mesa de servicio" }),
  },
  {
    name: "administration",
    account: "admin",
    viewport: DESKTOP,
    show: (page: Page) => showPage(page, { path: "/admin/documents", text: "Calendario de nómina 2026" }),
  },
] as const;

const folder = fileURLToPath(new URL("../docs/images", import.meta.url));
const say = (line: string) => process.stdout.write(`${line}\n`);

const { values } = parseArgs({ options: { url: { type: "string" } } });
const product = values.url ? { url: values.url, close: async () => undefined } : await startDemo();
try {
  await takePictures(product.url);
} finally {
  await product.close();
}

/** The product on data of its own, with all demo documents read; `--url` uses one that runs already. */
async function startDemo() {
  ensureBuilt(say);
  say("Reading the demo documents…");
  const dataDir = await prepareData();
  const server = await spawnServer({ DATA_DIR: dataDir, SURVEY_AFTER_ANSWERS: "0" });
  return {
    url: server.url,
    async close() {
      await server.end("SIGTERM");
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function takePictures(url: string): Promise<void> {
  const browser = await launchBrowser();
  for (const colorScheme of ["light", "dark"] as const)
    for (const { name, account, viewport, show } of PICTURES) {
      const visitor = await newVisitor(browser, { viewport, colorScheme });
      await enter(visitor.page, url, account);
      await show(visitor.page);
      await visitor.page.screenshot({ path: `${folder}/${name}-${colorScheme}.png`, animations: "disabled" });
      await visitor.context.close();
      say(`${name}-${colorScheme}.png`);
    }
  await browser.close();
}

/** A question about the company and its answer. */
async function showAnswer(page: Page): Promise<void> {
  const box = page.getByRole("textbox", { name: "Mensaje" });
  await box.fill("¿Cuándo se paga la nómina de diciembre?");
  await page.getByRole("button", { name: "Enviar", exact: true }).click();
  await page.locator("[data-answer-text] a[data-citation]").first().waitFor();
  await page.getByText("Metatron Demo ·").waitFor({ state: "attached" });
  await settle(page);
}

/** The same with its first source opened at the passage. */
async function showSource(page: Page): Promise<void> {
  await showAnswer(page);
  await page.locator("[data-answer-text] a[data-citation]").first().click();
  await page.getByLabel("Fuente citada").first().waitFor();
  await page.getByText("Abriendo el documento…").waitFor({ state: "hidden" });
  await settle(page);
}

/** `text` is there once the page has its data. */
async function showPage(page: Page, { path, text }: { path: string; text: string }): Promise<void> {
  await page.goto(new URL(path, page.url()).href);
  await page.getByText(text).first().waitFor();
  await settle(page);
}

/** Fonts and pictures. The network is never idle: notices are followed for as long as a page is open. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
}
