import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type Notebook, openNotebook } from "../apps/server/test/scripted-model.ts";
import { DEEP_SEARCH_MAIN, type SpawnedServer, spawnServer } from "../apps/server/test/spawn-server.ts";
import { allFindings } from "./accessibility.ts";
import { enter, newVisitor, openBrowser } from "./browser.ts";
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

async function begin(
  url: string,
  text: string,
  { account, ...options }: BrowserContextOptions & { account: string },
) {
  const visitor = await newVisitor(browser, options);
  const { page } = visitor;
  await enter(page, url, account);
  await box(page).fill(text);
  await page.getByRole("button", { name: "Investigar a fondo" }).click();
  await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/);
  await planCard(page).waitFor();
  return visitor;
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
    await page.reload();
    await planCard(page).waitFor();

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
    await page.getByRole("listitem").getByText("Investigando 2 de 3").waitFor();
    expect(await allFindings(page)).toEqual([]);
    notebook.note("release");
    await page.getByText(/^Informe listo: «/).waitFor();
    await page.getByRole("listitem").getByText("Respuesta sin leer").waitFor({ state: "attached" });
    await page.getByRole("button", { name: "Abrir", exact: true }).click();
    for (const name of [
      "Informe",
      "¿Cuántos días son?",
      "¿Quién espera la aprobación?",
      "¿Hay que dar aviso antes?",
      "Lo que no encontré",
    ])
      await page.getByRole("heading", { name, exact: true }).waitFor();
    await page.getByText("Respuesta sin leer").waitFor({ state: "detached" });
    expect(notebook.lines().filter((line) => line.startsWith("findings"))).toEqual([
      "findings ¿Cuántos días son?",
      "findings ¿Quién espera la aprobación?",
      "findings ¿Hay que dar aviso antes?",
    ]);
    expect(await allFindings(page)).toEqual([]);
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
    expect(await allFindings(page)).toEqual([]);
    await close();
  });
});
