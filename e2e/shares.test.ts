import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { allFindings } from "./accessibility.ts";
import { enter, freeChatAt, newVisitor, openBrowser, untilFocused } from "./browser.ts";
import { productUrl } from "./product-url.ts";

const url = freeChatAt(productUrl);
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const LOOKS = [
  { width: 1280, height: 800, theme: "light" },
  { width: 390, height: 844, theme: "dark" },
] as const;

async function talk(page: Page, question: string) {
  const box = page.getByRole("textbox", { name: "Mensaje" });
  await untilFocused(box);
  await box.fill(question);
  await box.press("Enter");
  await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/);
  await page.getByRole("button", { name: "Más acciones" }).first().waitFor();
}

async function shareFromTitle(page: Page) {
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Opciones de/ })
    .click();
  await page.getByRole("menuitem", { name: "Compartir…" }).click();
  const dialog = page.getByRole("dialog", { name: "Compartir la conversación" });
  await dialog.waitFor();
  return dialog;
}

it("a conversation is shared by link, read and continued by a colleague, and no longer shared", async () => {
  const owner = await newVisitor(browser);
  await enter(owner.page, url, "technician");
  const question = `Explica la inspección previa ${Date.now()}`;
  await talk(owner.page, question);
  const dialog = await shareFromTitle(owner.page);
  expect(await allFindings(owner.page)).toEqual([]);
  await dialog.getByRole("button", { name: "Crear enlace" }).click();
  const link = await dialog.getByLabel("Enlace").inputValue();
  expect(link).toMatch(/\/share\/[0-9a-f-]{36}$/);
  await dialog.getByRole("link", { name: "Ver lo que has compartido" }).click();
  await owner.page.getByText("Conversación · Toda la empresa").first().waitFor();

  const reader = await newVisitor(browser);
  await enter(reader.page, url, "airport");
  await reader.page.goto(link);
  await reader.page.getByRole("main").getByText(question).first().waitFor();
  await reader.page.getByText(/^Copia que compartió /).waitFor();
  expect(await allFindings(reader.page)).toEqual([]);
  await reader.page.getByRole("button", { name: "Seguir desde aquí" }).click();
  await reader.page.waitForURL(/\/chat\/[0-9a-f-]{36}$/);
  await reader.page.getByRole("main").getByText(question).first().waitFor();
  const box = reader.page.getByRole("textbox", { name: "Mensaje" });
  await untilFocused(box);
  await box.fill("¿Y después?");
  await box.press("Enter");
  await reader.page.locator("[data-turn]").getByText("¿Y después?").first().waitFor();

  await owner.page.reload();
  await owner.page
    .getByText(/Abierta \d+ ve/)
    .first()
    .waitFor();
  expect(await allFindings(owner.page)).toEqual([]);
  await owner.page
    .getByRole("button", { name: /^Dejar de compartir «/ })
    .first()
    .click();
  await owner.page.getByRole("button", { name: "Dejar de compartir", exact: true }).last().click();
  await owner.page.getByRole("heading", { name: "No compartes ninguna conversación" }).waitFor();
  await reader.page.goto(link);
  await reader.page.getByRole("heading", { name: "Este enlace no se puede abrir" }).waitFor();
  expect(await allFindings(reader.page)).toEqual([]);
  await reader.close();
  await owner.close();
});

it("one answer is shared with chosen roles, and a conversation goes on from any answer elsewhere", async () => {
  const { page, close } = await newVisitor(browser);
  await enter(page, url, "legal");
  const question = `Resume el contrato ${Date.now()}`;
  await talk(page, question);
  const first = page.url();
  await page.getByRole("button", { name: "Más acciones" }).first().click();
  await page.getByRole("menuitem", { name: "Compartir la respuesta…" }).click();
  const dialog = page.getByRole("dialog", { name: "Compartir la respuesta" });
  await dialog.getByText("Elegir", { exact: true }).click();
  await dialog.getByLabel("Personas").fill("esto no es un correo");
  await dialog.getByRole("button", { name: "Crear enlace" }).click();
  await dialog.getByText("Hay algo que no es un correo. Revísalo.").waitFor();
  await dialog.getByLabel("Personas").fill("");
  await dialog.getByRole("button", { name: "VP de TI" }).click();
  expect(await allFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Crear enlace" }).click();
  const link = await dialog.getByLabel("Enlace").inputValue();
  await dialog.getByRole("button", { name: "Listo" }).click();

  const other = await newVisitor(browser);
  await enter(other.page, url, "airtalk");
  await other.page.goto(link);
  await other.page.getByRole("heading", { name: "Este enlace no se puede abrir" }).waitFor();
  await other.close();
  const named = await newVisitor(browser);
  await enter(named.page, url, "vp");
  await named.page.goto(link);
  await named.page.getByRole("main").getByText(question).first().waitFor();
  await named.close();

  await page.getByRole("button", { name: "Más acciones" }).first().click();
  await page.getByRole("menuitem", { name: "Seguir en otra conversación" }).click();
  await page.waitForURL((now) => now.href !== first && /\/chat\/[0-9a-f-]{36}$/.test(now.pathname));
  await page.getByRole("main").getByText(question).first().waitFor();
  await close();
});

it.each(LOOKS)(
  "the copy and its form fit a screen of $width px, $theme",
  async ({ width, height, theme }) => {
    const { page, close } = await newVisitor(browser, { viewport: { width, height }, colorScheme: theme });
    await enter(page, url, "pro");
    await talk(page, `Escribe un saludo ${Date.now()}`);
    const dialog = await shareFromTitle(page);
    await dialog.getByText("Elegir", { exact: true }).click();
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    const create = await dialog.getByRole("button", { name: "Crear enlace" }).boundingBox();
    expect((create?.y ?? height) + (create?.height ?? 0)).toBeLessThanOrEqual(height);
    expect(await allFindings(page)).toEqual([]);
    await dialog.getByText("Toda la empresa", { exact: true }).click();
    await dialog.getByRole("button", { name: "Crear enlace" }).click();
    await page.goto(await dialog.getByLabel("Enlace").inputValue());
    await page.getByText(/^Copia que compartiste /).waitFor();
    expect(await overflow()).toBeLessThanOrEqual(0);
    expect(await allFindings(page)).toEqual([]);
    await close();
  },
);
