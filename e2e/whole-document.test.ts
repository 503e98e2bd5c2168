import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { allFindings } from "./accessibility.ts";
import { attachFiles, enter, freeChatAt, newVisitor, openBrowser } from "./browser.ts";
import { newHeldAnswer } from "./held-answer.ts";
import { productUrl } from "./product-url.ts";
import { tinyPdf } from "./tiny-pdf.ts";

const url = freeChatAt(productUrl);
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const PAGES = 60;
const LINES = 36;
/**
 * Too long for one prompt: about 170,000 characters. The stand-in model pauses at a part with this marker
 * until the journey releases it, so that the progress can be checked.
 */
const manualWith = (marker: string) => ({
  name: "manual-de-rampa.pdf",
  mimeType: "application/pdf",
  buffer: tinyPdf([
    ["Manual de rampa", ...linesOf(1, marker)],
    ...Array.from({ length: PAGES - 1 }, (_, at) => [`Apartado ${at + 2}`, ...linesOf(at + 2, marker)]),
  ]),
});

function linesOf(page: number, marker: string): string[] {
  const rules = Array.from(
    { length: LINES },
    (_, at) => `La regla ${page}.${at + 1} pide revisar el equipo ${page * 100 + at} antes de cada salida.`,
  );
  // At the same height on every page the line would be detected as a running header and dropped.
  return rules.with((page * 7) % LINES, `Nota del apartado ${page}: ${marker}`);
}

const box = (page: Page) => page.getByRole("textbox", { name: "Mensaje" });
const progress = (page: Page, read: string) =>
  page.getByRole("status").getByText(new RegExp(`^Leyendo «Manual de rampa»: ${read} de ${PAGES}…$`));
const coverage = (page: Page) => page.getByText(`He leído las ${PAGES} páginas de «Manual de rampa».`);

async function attachManual(page: Page, marker: string) {
  await attachFiles(page, manualWith(marker));
  const attached = page.getByRole("list", { name: "Archivos de la pregunta" }).last();
  await attached.getByText(/Listo/).waitFor();
}

const hasSidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

async function lookInBothSchemes(page: Page) {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
    expect(await allFindings(page, "main")).toEqual([]);
    expect(await hasSidewaysScroll(page)).toBe(false);
  }
}

describe("a document that is too long for one prompt", () => {
  it.each<{ where: string; options: BrowserContextOptions }>([
    { where: "a desk", options: { viewport: { width: 1280, height: 800 } } },
    { where: "a phone", options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ])(
    "is summarised with its progress in one quiet line, and then says that all pages were read, on $where",
    async ({ options }) => {
      const visitor = await newVisitor(browser, options);
      const { page } = visitor;
      await enter(page, url);
      const notes = newHeldAnswer(60, "held-whole");
      await attachManual(page, notes.marker);
      await box(page).fill("Resume este documento");
      await page.getByRole("button", { name: "Enviar" }).click();
      await progress(page, "0").waitFor();
      await lookInBothSchemes(page);
      await notes.release();
      await progress(page, "[1-9]\\d*").waitFor();
      await notes.release(PAGES);
      await coverage(page).waitFor();
      await page.getByRole("button", { name: "Detener la respuesta" }).waitFor({ state: "hidden" });
      expect(await progress(page, "\\d+").count()).toBe(0);
      expect(await coverage(page).count()).toBe(1);
      await lookInBothSchemes(page);
      await visitor.close();
    },
  );
});
