import { readFile } from "node:fs/promises";
import { strFromU8, unzipSync } from "fflate";
import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { enter, freeChatAt, heard, newVisitor, openBrowser, signIn, untilFocused } from "./browser.ts";
import { productUrl } from "./product-url.ts";

const url = freeChatAt(productUrl);
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

async function ask(page: Page, text: string) {
  const box = page.getByRole("textbox", { name: "Mensaje" });
  await untilFocused(box);
  await box.fill(`${text} [[script:echo]]`);
  await box.press("Enter");
  await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/);
  await page.getByRole("button", { name: "Escuchar" }).first().waitFor();
}

it("a person exports the data stored about them, and deletes their history locally and on the server", async () => {
  const visitor = await newVisitor(browser, { acceptDownloads: true });
  const { page } = visitor;
  await enter(page, url, "airtalk");
  await ask(page, "Una pregunta que se exporta y se borra");
  await page.goto(`${url}/settings`);
  await page.getByText("Esta sesión").first().waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  const download = heard(page.waitForEvent("download"));
  await page.getByRole("button", { name: "Descargar" }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^metatron-\d{4}-\d\d-\d\d\.zip$/);
  const archive = unzipSync(await readFile(await saved.path()));
  const messages = strFromU8(archive["messages.json"] ?? new Uint8Array());
  expect(messages).toContain("Una pregunta que se exporta y se borra");

  await page.getByRole("button", { name: "Borrar…" }).click();
  const dialog = page.getByRole("dialog", { name: "¿Borrar todo tu historial?" });
  const confirm = dialog.getByRole("button", { name: "Borrar mi historial" });
  expect(await confirm.isDisabled()).toBe(true);
  await dialog.getByRole("textbox").fill("borrar");
  await confirm.click();
  await page.getByText(/conversaci(ón|ones) borrada/).waitFor();
  await page.getByText("Tus conversaciones aparecen aquí").waitFor();
  await page.reload();
  await page.getByText("Tus conversaciones aparecen aquí").waitFor();
  await visitor.close();
});

it("another session of the same person is listed and ended", async () => {
  const [here, there] = [await newVisitor(browser), await newVisitor(browser)];
  await signIn(here.page, url, "varios");
  await signIn(there.page, url, "varios");
  await here.page.goto(`${url}/settings`);
  await here.page.getByText("Esta sesión").waitFor();
  await here.page
    .getByText(/^Chrome en \w+$/)
    .first()
    .waitFor();
  await here.page
    .getByText(/Último uso:/)
    .first()
    .waitFor();
  await here.page.getByRole("button", { name: "Cerrar las demás sesiones" }).click();
  await here.page.getByText("Las demás sesiones se cerraron").waitFor();
  await expect
    .poll(() => here.page.getByRole("button", { name: /Cerrar la sesión en .* iniciada/ }).count())
    .toBe(0);
  await here.close();
  await there.close();
});

it("personal instructions are saved for every device, and can be switched off", async () => {
  const visitor = await newVisitor(browser);
  const { page } = visitor;
  await enter(page, url, "pro");
  await page.goto(`${url}/settings`);
  const about = page.getByRole("textbox", { name: "Sobre mí" });
  const style = page.getByRole("textbox", { name: "Cómo respondo" });
  const use = page.getByRole("switch", { name: "Usar mis instrucciones" });
  await about.fill("Trabajo en mantenimiento de línea.");
  await style.fill("Pasos numerados y sin rodeos.");
  await page.getByRole("button", { name: "Guardar instrucciones" }).click();
  await page.getByText("Instrucciones guardadas").waitFor();
  expect(await use.getAttribute("aria-checked")).toBe("true");
  await use.click();
  await expect.poll(() => use.getAttribute("aria-checked")).toBe("false");
  expect(await seriousFindings(page)).toEqual([]);
  await page.reload();
  await about.waitFor();
  expect(await about.inputValue()).toBe("Trabajo en mantenimiento de línea.");
  expect(await style.inputValue()).toBe("Pasos numerados y sin rodeos.");
  expect(await use.getAttribute("aria-checked")).toBe("false");
  await about.fill("");
  await style.fill("");
  await page.getByRole("button", { name: "Guardar instrucciones" }).click();
  await page.getByText("Instrucciones guardadas").waitFor();
  await use.click();
  await expect.poll(() => use.getAttribute("aria-checked")).toBe("true");
  await visitor.close();
});

it("the help is searchable without accents, linkable, and available offline", async () => {
  const visitor = await newVisitor(browser);
  const { page } = visitor;
  await enter(page, url, "airtalk");
  await page.goto(`${url}/help`);
  await page.getByRole("searchbox", { name: "Buscar en la ayuda" }).fill("que datos se guardan");
  await page.getByRole("link", { name: /^Qué datos se guardan y dónde/ }).click();
  await page.waitForURL(`${url}/help/privacy`);
  await page.getByRole("heading", { name: "En este navegador" }).waitFor();
  await page.context().setOffline(true);
  await page.getByRole("link", { name: "Datos personales en un mensaje" }).click();
  await page.getByRole("heading", { level: 1, name: "Datos personales en un mensaje" }).waitFor();
  await page.context().setOffline(false);
  await page.goto(`${url}/help/shortcuts`);
  await page.getByText("Ctrl K", { exact: true }).first().waitFor();
  await page.goto(`${url}/help/no-such-page`);
  await page.getByText("Esta página de ayuda no existe").waitFor();
  await visitor.close();
});
