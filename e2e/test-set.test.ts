import type { Browser } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { enter, newVisitor, openBrowser } from "./browser.ts";
import { productUrl } from "./product-url.ts";

const url = productUrl;
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

it("an owner stores questions with their facts, and sees which of them the draft answers", async () => {
  const visitor = await newVisitor(browser, { viewport: { width: 1440, height: 900 } });
  const { page } = visitor;
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await enter(page, url, "pro");
  await page.goto(`${url}/assistants/new`);
  await page.getByText("Pruebas", { exact: true }).click();
  await page.getByText("Guarda el asistente para tener un juego de pruebas.").waitFor();
  await page.getByRole("textbox", { name: "Nombre" }).fill(`Calzos ${crypto.randomUUID().slice(0, 6)}`);
  await button("Guardar").click();
  await page.waitForURL(/\/assistants\/[0-9a-f-]{36}\/edit/);
  // The address changes before the page of the new assistant is shown.
  await page.getByText("Todo guardado · versión 1").waitFor();

  await page.getByText("Pruebas", { exact: true }).click();
  await button("Añadir prueba").click();
  const dialog = page.getByRole("dialog", { name: "Prueba" });
  await dialog.getByRole("button", { name: "Guardar la prueba" }).click();
  await dialog.getByText("Escribe la pregunta.").waitFor();
  await dialog.getByRole("textbox", { name: "Pregunta" }).fill("Son 4 calzos [[script:echo]]");
  await dialog.getByRole("textbox", { name: "Datos que debe decir" }).fill("4 calzos\n9 conos");
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Guardar la prueba" }).click();
  await page.getByText("Sin ejecutar").waitFor();
  await button("Ejecutar todas").click();
  await page.getByText("0 de 1 superadas").waitFor();
  await page.getByText("Lo dice: 4 calzos", { exact: true }).waitFor();
  await page.getByText("No lo dice: 9 conos").waitFor();

  await button("Editar la prueba").click();
  await dialog.getByRole("textbox", { name: "Datos que debe decir" }).fill("4 calzos");
  await dialog.getByRole("button", { name: "Guardar la prueba" }).click();
  await dialog.waitFor({ state: "detached" });
  await button("Ejecutar todas").click();
  await page.getByText("1 de 1 superadas").waitFor();
  await button("Eliminar la prueba").click();
  await page.getByText("Comprueba antes de publicar").waitFor();
  await visitor.close();
});
