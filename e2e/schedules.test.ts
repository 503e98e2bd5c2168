import type { Browser } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { allFindings } from "./accessibility.ts";
import { enter, freeChatAt, newVisitor, openBrowser } from "./browser.ts";
import { newHeldAnswer } from "./held-answer.ts";
import { productUrl } from "./product-url.ts";

const url = freeChatAt(productUrl);
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const LOOKS = [
  { width: 1280, height: 800, theme: "light" },
  { width: 1280, height: 800, theme: "dark" },
  { width: 390, height: 844, theme: "light" },
  { width: 390, height: 844, theme: "dark" },
] as const;

it("a question is scheduled, asked now, announced, opened, paused, changed and deleted", async () => {
  const { page, close } = await newVisitor(browser);
  await enter(page, url, "pro");
  await page.getByRole("button", { name: /^Menú de|menú$/ }).click();
  await page.getByRole("menuitem", { name: "Programadas" }).click();
  await page.getByRole("heading", { name: "Todavía no has programado ninguna pregunta" }).waitFor();
  expect(await allFindings(page)).toEqual([]);

  const held = newHeldAnswer(20);
  const question = `Resume las novedades ${Date.now()} ${held.marker}`;
  await page.getByRole("button", { name: "Programar una pregunta" }).click();
  const dialog = page.getByRole("dialog", { name: "Programar una pregunta" });
  await dialog.getByLabel("Pregunta").fill(question);
  await dialog.getByRole("radio", { name: "Cada mes" }).check();
  await dialog.getByLabel("Día del mes").selectOption({ label: "Último día" });
  await dialog.getByLabel("Hora").fill("07:45");
  expect(await allFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await page.getByText("El último día de cada mes a las 07:45 · Chat libre").waitFor();
  await page.getByText(/^Próxima: /).waitFor();

  const options = page.getByRole("button", { name: `Opciones de «${question}»` });
  await options.click();
  await page.getByRole("menuitem", { name: "Preguntar ahora" }).click();
  await page.getByText("Respondiendo…").waitFor();
  await held.release();
  await page.getByRole("link", { name: "Ver las respuestas" }).waitFor();
  await page.getByText(/^Respuesta lista: «/).waitFor();
  await page.getByRole("listitem").getByText("Respuesta sin leer").waitFor({ state: "attached" });
  expect(await allFindings(page)).toEqual([]);

  await page.getByRole("link", { name: "Ver las respuestas" }).click();
  await page.getByRole("main").getByText(question).first().waitFor();
  await page.getByText("Respuesta sin leer").waitFor({ state: "detached" });

  await page.goBack();
  await options.click();
  await page.getByRole("menuitem", { name: "Poner en pausa" }).click();
  await page.getByText("En pausa", { exact: true }).waitFor();
  await page.reload();
  await page.getByText("En pausa", { exact: true }).waitFor();
  await options.click();
  await page.getByRole("menuitem", { name: "Cambiar…" }).click();
  const changing = page.getByRole("dialog", { name: "Cambiar la pregunta programada" });
  await changing.getByRole("radio", { name: "Cada semana" }).check();
  await changing.getByLabel("Día de la semana").selectOption({ label: "viernes" });
  await changing.getByRole("button", { name: "Guardar" }).click();
  await page.getByText("Cada viernes a las 07:45 · Chat libre").waitFor();
  await page.getByText("En pausa", { exact: true }).waitFor({ state: "detached" });

  await options.click();
  await page.getByRole("menuitem", { name: "Eliminar" }).click();
  await page.getByRole("button", { name: "Eliminar", exact: true }).click();
  await page.getByRole("heading", { name: "Todavía no has programado ninguna pregunta" }).waitFor();
  await close();
});

it("the last question of a conversation is scheduled from its menu", async () => {
  const { page, close } = await newVisitor(browser);
  await enter(page, url, "airtalk");
  const question = `¿Qué turnos hay ${Date.now()}?`;
  const box = page.getByRole("textbox", { name: "Mensaje" });
  await box.fill(question);
  await box.press("Enter");
  await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/);
  await page.getByRole("button", { name: "Escuchar" }).first().waitFor();
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Opciones de/ })
    .click();
  await page.getByRole("menuitem", { name: "Programar esta pregunta…" }).click();
  const dialog = page.getByRole("dialog", { name: "Programar una pregunta" });
  await dialog.waitFor();
  expect(await dialog.getByLabel("Pregunta").inputValue()).toBe(question);
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await page.getByText("De lunes a viernes a las 08:00 · Chat libre").waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe("");
  await close();
});

it.each(LOOKS)("the form fits a screen of $width px, $theme", async ({ width, height, theme }) => {
  const { page, close } = await newVisitor(browser, { viewport: { width, height }, colorScheme: theme });
  await enter(page, url, "vp");
  await page.goto(`${url}/schedules`);
  await page.getByRole("button", { name: "Programar una pregunta" }).click();
  const dialog = page.getByRole("dialog", { name: "Programar una pregunta" });
  await dialog.getByRole("radio", { name: "Cada semana" }).check();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  const save = await dialog.getByRole("button", { name: "Guardar" }).boundingBox();
  expect((save?.y ?? height) + (save?.height ?? 0)).toBeLessThanOrEqual(height);
  expect(await allFindings(page)).toEqual([]);
  await close();
});
