import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync } from "fflate";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type Notebook, openNotebook } from "../apps/server/test/scripted-model.ts";
import { DEEP_SEARCH_MAIN, type SpawnedServer, spawnServer } from "../apps/server/test/spawn-server.ts";
import { allFindings } from "./accessibility.ts";
import { enter, heard, newVisitor, openBrowser } from "./browser.ts";
import { copyData } from "./prepared-data.ts";

const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const box = (page: Page) => page.getByRole("textbox", { name: "Mensaje" });
const planCard = (page: Page) => page.getByRole("region", { name: "Plan de la investigación" });
const field = (page: Page, place: number) =>
  planCard(page).getByRole("textbox", { name: new RegExp(`^Pregunta ${place} de`) });
const startButton = (page: Page) => planCard(page).getByRole("button", { name: "Empezar" });

/** On phones the item is in the options menu, so that the text has the width of the screen. */
async function startResearch(page: Page) {
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  if (!isPhone) return page.getByRole("button", { name: "Investigar a fondo" }).click();
  await page.getByRole("button", { name: "Opciones", exact: true }).tap();
  await page.getByRole("menuitem", { name: "Investigar a fondo" }).tap();
}

async function begin(
  url: string,
  text: string,
  { account, ...options }: BrowserContextOptions & { account: string },
) {
  const visitor = await newVisitor(browser, options);
  const { page } = visitor;
  await enter(page, url, account);
  await box(page).fill(text);
  await startResearch(page);
  await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/);
  await planCard(page).waitFor();
  return visitor;
}

/** The text of the open conversation, exported from its row in the list. */
async function exportedText(page: Page, format: string): Promise<string> {
  const begun = heard(page.waitForEvent("download"));
  await page.locator('[data-row-link][aria-current="page"]').click({ button: "right" });
  await page.getByRole("menuitem", { name: "Exportar" }).click();
  await page.getByRole("menuitem", { name: format }).click();
  const file = await readFile(await (await begun).path());
  if (format === "Word") {
    const xml = new TextDecoder().decode(unzipSync(new Uint8Array(file))["word/document.xml"]);
    return xml.replaceAll(/<[^>]*>/g, "");
  }
  if (format !== "PDF") return file.toString();
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true });
  return text.replaceAll(/\s+/g, " ");
}

describe("with a model", () => {
  let server: SpawnedServer;
  let data: Awaited<ReturnType<typeof copyData>>;
  let folder: string;
  let notebook: Notebook;
  beforeAll(async () => {
    data = await copyData(inject("preparedData"));
    folder = await mkdtemp(join(tmpdir(), "metatron-research-"));
    const NOTEBOOK = join(folder, "notebook");
    notebook = openNotebook(NOTEBOOK);
    const environment = { DATA_DIR: data.dataDir, SURVEY_AFTER_ANSWERS: "0", NOTEBOOK };
    server = await spawnServer(environment, DEEP_SEARCH_MAIN);
  });
  afterAll(async () => {
    await server.end("SIGTERM");
    await data.remove();
    await rm(folder, { recursive: true, force: true });
  });

  it("a plan is edited by keyboard, waits through a reload, runs in the background and is announced", async () => {
    const { page, close } = await begin(server.url, "¿Qué permisos hay?", { ...DESK, account: "pro" });
    expect(await field(page, 1).inputValue()).toBe("¿Cuántos días son?");
    expect(await allFindings(page)).toEqual([]);
    await field(page, 1).fill("¿Cuántos días hay?");
    await page.reload();
    await planCard(page).waitFor();
    await expect.poll(() => field(page, 1).inputValue()).toBe("¿Cuántos días hay?");

    // Third to second place, and the focus moves with it.
    await field(page, 3).focus();
    await page.keyboard.press("Alt+ArrowUp");
    await expect.poll(() => field(page, 2).inputValue()).toBe("¿Quién los aprueba?");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
      .toBe("Pregunta 2 de 3");
    await planCard(page).getByRole("button", { name: "Quitar la pregunta 3" }).click();
    await planCard(page).getByRole("button", { name: "Añadir una pregunta" }).click();
    await field(page, 3).fill("¿Hay que dar aviso antes?");
    await field(page, 2).fill("¿Quién espera la aprobación?");
    expect(notebook.lines()).toEqual(["plan"]);
    await startButton(page).click();

    await planCard(page).waitFor({ state: "hidden" });
    await page.getByRole("main").getByText("Investigando 2 de 3").waitFor();
    expect(await allFindings(page)).toEqual([]);
    await page
      .getByRole("button", { name: /Nueva conversación/ })
      .first()
      .click();
    await page
      .getByRole("complementary", { name: "Conversaciones" })
      .getByText("Investigando 2 de 3")
      .waitFor();
    expect(await allFindings(page)).toEqual([]);
    notebook.note("release");
    // A notice under the pointer stays.
    await page.getByText(/^Informe listo: «/).hover();
    await page.getByRole("listitem").getByText("Respuesta sin leer").waitFor({ state: "attached" });
    await page.getByRole("button", { name: "Abrir", exact: true }).click();
    for (const name of [
      "Informe",
      "¿Cuántos días hay?",
      "¿Quién espera la aprobación?",
      "¿Hay que dar aviso antes?",
      "Lo que no encontré",
    ])
      await page.getByRole("heading", { name, exact: true }).waitFor();
    await page.getByText("Respuesta sin leer").waitFor({ state: "detached" });
    expect(notebook.lines().filter((line) => line.startsWith("findings"))).toEqual([
      "findings ¿Cuántos días hay?",
      "findings ¿Quién espera la aprobación?",
      "findings ¿Hay que dar aviso antes?",
    ]);
    expect(await allFindings(page)).toEqual([]);
    await close();
  });

  it("a report is exported in each format, with its sections, its numbers and what it did not find", async () => {
    const { page, close } = await begin(server.url, "¿Qué permisos se exportan?", {
      ...DESK,
      account: "technician",
    });
    const sections = ["¿Cuántos días son?", "¿Cómo se piden?", "¿Quién los aprueba?"];
    await startButton(page).click();
    await page.getByRole("heading", { name: "Lo que no encontré" }).waitFor();
    for (const format of ["Markdown", "Word", "PDF", "JSON"]) {
      const text = await exportedText(page, format);
      for (const wanted of [...sections, "Lo que no encontré", "Busqué solo en los documentos."])
        expect(text, format).toContain(wanted);
      for (const n of [1, 2, 3]) expect(text, format).toContain(`[${n}]`);
    }
    await close();
  });

  it.each([
    ["light", DESK],
    ["dark", DESK],
    ["light", PHONE],
    ["dark", PHONE],
  ] as const)("the plan fits the screen, %s", async (colorScheme, options) => {
    const { page, close } = await begin(server.url, "¿Qué turnos hay?", {
      ...options,
      colorScheme,
      account: "vp",
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(await allFindings(page)).toEqual([]);
    await planCard(page).getByRole("button", { name: "Cancelar" }).click();
    await page.getByText("Detuviste la respuesta.").waitFor();
    await planCard(page).waitFor({ state: "hidden" });
    await close();
  });
});

describe("without a model", () => {
  let server: SpawnedServer;
  let data: Awaited<ReturnType<typeof copyData>>;
  beforeAll(async () => {
    data = await copyData(inject("preparedData"));
    server = await spawnServer({ DATA_DIR: data.dataDir, SURVEY_AFTER_ANSWERS: "0" });
  });
  afterAll(async () => {
    await server.end("SIGTERM");
    await data.remove();
  });

  it("the parts of the question are the plan, and the report quotes the documents", async () => {
    const { page, close } = await begin(
      server.url,
      "¿Cuántos días de vacaciones tengo? ¿Cuántos días son por matrimonio?",
      { ...PHONE, account: "basic" },
    );
    expect(await field(page, 2).inputValue()).toBe("¿Cuántos días son por matrimonio?");
    await planCard(page).getByRole("button", { name: "Añadir una pregunta" }).tap();
    await field(page, 3).fill("¿Cuánto mide la torre Eiffel?");
    await startButton(page).tap();
    // The question, the conversation's title and the title of the report have the words of the first section.
    const report = page.locator("[data-answer-text]");
    await report.getByRole("heading", { name: "¿Cuántos días son por matrimonio?", exact: true }).waitFor();
    await report.getByRole("heading", { name: "Lo que no encontré" }).waitFor();
    await report.getByText("Nada de lo que busqué lo responde.").waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    // As in every answer: 1, 2, 3 in reading order.
    await report.locator("[data-citation]").first().waitFor();
    const shown = await report.locator("[data-citation]").allTextContents();
    const numbers = [...new Set(shown.map((text) => Number(text.replaceAll(/\D/g, ""))))];
    expect(numbers).toEqual(numbers.map((_number, at) => at + 1));
    expect(numbers.length).toBeGreaterThan(0);
    expect(await allFindings(page)).toEqual([]);
    await close();
  });
});
