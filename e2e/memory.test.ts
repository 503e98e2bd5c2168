import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { allFindings } from "./accessibility.ts";
import { enter, freeChatAt, newVisitor, openBrowser } from "./browser.ts";
import { productUrl } from "./product-url.ts";

const url = freeChatAt(productUrl);
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const TITLE = "¿Recuerdo esto sobre ti?";

async function ask(page: Page, text: string) {
  await page.getByRole("textbox", { name: "Mensaje" }).fill(text);
  await page.getByRole("button", { name: "Enviar" }).click();
  await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/);
}

/** The account is shared with other journeys, so nothing may be left of an earlier one. */
async function forgetAll(page: Page) {
  await page.goto(`${url}/settings`);
  const section = page.getByRole("region", { name: "Lo que Metatron recuerda de ti" });
  await section.getByRole("switch").waitFor();
  const clear = section.getByRole("button", { name: "Olvidar todo" });
  if (await clear.isVisible()) {
    await clear.click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Olvidar todo" }).click();
  }
  await section.getByText("Todavía no hay nada.").waitFor();
  return section;
}

it("a fact is proposed, kept after a click, used with a mark, and forgotten", async () => {
  const { page, close } = await newVisitor(browser);
  await enter(page, url, "technician");
  await forgetAll(page);

  await page.goto(`${url}/chat`);
  await ask(page, "Recuerda que trabajo en la base de SCL");
  const card = page.getByRole("region", { name: TITLE });
  await card.getByText("«Trabajo en la base de SCL»").waitFor();
  expect(await allFindings(page)).toEqual([]);
  await card.getByRole("button", { name: "Recordar" }).click();
  await page.getByText("Recordado: «Trabajo en la base de SCL»").waitFor();
  await page.reload();
  await page.getByText("Recordado: «Trabajo en la base de SCL»").waitFor();
  expect(await card.count()).toBe(0);

  await page.goto(`${url}/chat`);
  await ask(page, "¿Qué es un NOTAM?");
  await page.getByText("Tuvo en cuenta: tu base").waitFor();
  expect(await allFindings(page)).toEqual([]);
  await page.getByRole("link", { name: "Ver lo que se recuerda" }).click();
  const section = page.getByRole("region", { name: "Lo que Metatron recuerda de ti" });
  await section.getByText("Trabajo en la base de SCL").waitFor();
  await section.getByRole("button", { name: "Olvidar «Trabajo en la base de SCL»" }).click();
  await section.getByText("Todavía no hay nada.").waitFor();
  await close();
});

it("a declined fact is not kept", async () => {
  const { page, close } = await newVisitor(browser, { viewport: { width: 390, height: 844 } });
  await enter(page, url, "vp");
  const section = await forgetAll(page);
  await page.goto(`${url}/chat`);
  await ask(page, "Recuerda que prefiero tablas");
  const card = page.getByRole("region", { name: TITLE });
  await card.getByRole("button", { name: "No" }).click();
  await card.waitFor({ state: "detached" });
  await page.goto(`${url}/settings`);
  await section.getByText("Todavía no hay nada.").waitFor();
  await close();
});

it("facts are added, edited in two tabs and switched off in the settings", async () => {
  const { page, close } = await newVisitor(browser);
  await enter(page, url, "legal");
  const section = await forgetAll(page);
  await page.goto(`${url}/chat`);
  await page.getByRole("textbox", { name: "Mensaje" }).waitFor();
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("combobox").fill("memoria");
  await page.getByRole("option", { name: "Memoria", exact: true }).click();
  await page.waitForURL(`${url}/settings#memory`);
  const add = section.getByRole("textbox", { name: "Añadir un dato" });
  await add.fill("Prefiero tablas");
  await section.getByRole("button", { name: "Añadir" }).click();
  await section.getByText("Prefiero tablas", { exact: true }).waitFor();
  await add.fill("prefiero TABLAS.");
  await section.getByRole("button", { name: "Añadir" }).click();
  await page.getByText("Ya hay otro dato que dice lo mismo.").waitFor();
  expect(await allFindings(page)).toEqual([]);

  const other = await page.context().newPage();
  await other.goto(`${url}/settings`);
  for (const tab of [page, other])
    await tab.getByRole("button", { name: "Editar «Prefiero tablas»" }).click();
  await other.getByRole("textbox", { name: "Dato", exact: true }).fill("Prefiero listas");
  await other.getByRole("button", { name: "Guardar", exact: true }).click();
  await other.getByText("Prefiero listas", { exact: true }).waitFor();
  await page.getByRole("textbox", { name: "Dato", exact: true }).fill("Prefiero esquemas");
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await page.getByText("Este dato cambió en otra pestaña.").waitFor();
  await section.getByText("Prefiero listas", { exact: true }).waitFor();
  await other.close();

  const use = section.getByRole("switch", { name: "Recordar datos sobre mí" });
  await use.click();
  await expect.poll(() => use.getAttribute("aria-checked")).toBe("false");
  await page.goto(`${url}/chat`);
  await ask(page, "Recuerda que trabajo como abogada");
  await page.getByRole("button", { name: "Copiar", exact: true }).first().waitFor();
  expect(await page.getByRole("region", { name: TITLE }).count()).toBe(0);
  await page.goto(`${url}/settings`);
  await use.click();
  await expect.poll(() => use.getAttribute("aria-checked")).toBe("true");
  await close();
});
