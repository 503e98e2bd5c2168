import type { Browser } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { allFindings } from "./accessibility.ts";
import { enter, freeChatAt, heard, newVisitor, openBrowser } from "./browser.ts";
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

it("a prompt is written, found by /, filled in, changed, restored and deleted", async () => {
  const { page, close } = await newVisitor(browser);
  await enter(page, url, "airport");
  const title = `Aviso de puerta ${Date.now()}`;
  await page.getByRole("button", { name: /^Menú de|menú$/ }).click();
  await page.getByRole("menuitem", { name: "Plantillas" }).click();
  await page.getByRole("heading", { name: "Destacadas" }).waitFor();
  await page.getByText("Traducir aviso a pasajeros (es/en/pt)").waitFor();
  expect(await allFindings(page)).toEqual([]);

  await page.getByRole("button", { name: "Nueva plantilla" }).click();
  const dialog = page.getByRole("dialog", { name: "Nueva plantilla" });
  await dialog.getByLabel("Título").fill(title);
  const text = dialog.getByLabel("Texto", { exact: true });
  await text.fill("Avisa en {{idioma: español | inglés}} del cambio de puerta del ");
  await dialog.getByRole("button", { name: "Texto corto" }).click();
  // The name of the new variable is selected, so that it is typed over.
  await page.keyboard.type("vuelo");
  expect(await text.inputValue()).toBe(
    "Avisa en {{idioma: español | inglés}} del cambio de puerta del {{vuelo}}",
  );
  await dialog.getByText("Mi equipo", { exact: true }).click();
  expect(await allFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await page.getByRole("heading", { name: title }).waitFor();
  await page.getByText("Equipo · Agente de aeropuerto").first().waitFor();

  await page.goto(`${url}/chat`);
  const box = page.getByRole("textbox", { name: "Mensaje" });
  await box.fill("/");
  await page.getByRole("option", { name: /^\/resumen/ }).waitFor();
  await page.getByRole("group", { name: "Plantillas" }).getByRole("option").first().waitFor();
  await box.fill(`/${title.toLowerCase()}`);
  await page.getByRole("option", { name: title }).waitFor();
  expect(await allFindings(page)).toEqual([]);
  await box.press("Enter");
  const form = page.getByRole("dialog", { name: title });
  await form.getByLabel("Idioma").selectOption("inglés");
  await form.getByRole("button", { name: "Poner en el mensaje" }).click();
  await form.getByText("Falta este dato.").waitFor();
  await form.getByLabel("Vuelo").fill("LA704");
  expect(await allFindings(page)).toEqual([]);
  const counted = heard(page.waitForResponse((response) => response.url().endsWith("/uses")));
  await form.getByRole("button", { name: "Poner en el mensaje" }).click();
  await form.waitFor({ state: "detached" });
  expect(await box.inputValue()).toBe("Avisa en inglés del cambio de puerta del LA704");

  await counted;
  await page.goto(`${url}/prompts`);
  await page.getByText("Equipo · Agente de aeropuerto · 1 uso").waitFor();
  const options = page.getByRole("button", { name: `Opciones de «${title}»` });
  await options.click();
  await page.getByRole("menuitem", { name: "Cambiar…" }).click();
  const changing = page.getByRole("dialog", { name: "Cambiar la plantilla" });
  await changing.getByLabel("Texto", { exact: true }).fill("Texto nuevo sin datos");
  await changing.getByRole("button", { name: "Guardar" }).click();
  await page.getByText("Texto nuevo sin datos").waitFor();
  await options.click();
  await page.getByRole("menuitem", { name: "Versiones…" }).click();
  const versions = page.getByRole("dialog", { name: `Versiones de «${title}»` });
  await versions.getByRole("button", { name: "Recuperar la versión 1" }).waitFor();
  expect(await allFindings(page)).toEqual([]);
  await versions.getByRole("button", { name: "Recuperar la versión 1" }).click();
  await versions.waitFor({ state: "detached" });
  await page.getByRole("main").getByText("Texto nuevo sin datos").waitFor({ state: "detached" });

  await options.click();
  await page.getByRole("menuitem", { name: "Eliminar" }).click();
  await page.getByRole("button", { name: "Eliminar", exact: true }).click();
  await page.getByRole("heading", { name: title }).waitFor({ state: "detached" });
  await close();
});

it("an administrator publishes and features a prompt, and others find it by Ctrl+K in a conversation", async () => {
  const title = `Guion de bienvenida ${Date.now()}`;
  const { page, close } = await newVisitor(browser);
  await enter(page, url, "admin");
  await page.goto(`${url}/prompts`);
  await page.getByRole("button", { name: "Nueva plantilla" }).click();
  const dialog = page.getByRole("dialog", { name: "Nueva plantilla" });
  await dialog.getByLabel("Título").fill(title);
  await dialog.getByLabel("Texto", { exact: true }).fill("Da la bienvenida a bordo.");
  await dialog.getByText("La empresa", { exact: true }).click();
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await page.getByRole("button", { name: `Opciones de «${title}»` }).click();
  await page.getByRole("menuitem", { name: "Destacar…" }).click();
  const featuring = page.getByRole("dialog", { name: `Destacar «${title}»` });
  await featuring.getByRole("button", { name: "Chat Libre" }).click();
  expect(await allFindings(page)).toEqual([]);
  await featuring.getByRole("button", { name: "Destacar", exact: true }).click();
  await page.getByRole("region", { name: "Destacadas" }).getByRole("heading", { name: title }).waitFor();
  await close();

  const reader = await newVisitor(browser);
  await enter(reader.page, url, "legal");
  const box = reader.page.getByRole("textbox", { name: "Mensaje" });
  await box.fill("Antes:");
  await reader.page.keyboard.press("Control+k");
  const palette = reader.page.getByRole("dialog", { name: "Buscar en todo" });
  await palette.getByRole("combobox").fill(title);
  await palette.getByRole("option", { name: `${title} Usar la plantilla` }).click();
  await palette.waitFor({ state: "detached" });
  await expect.poll(() => box.inputValue()).toBe("Antes:\n\nDa la bienvenida a bordo.");
  await reader.close();
});

it.each(LOOKS)(
  "the library and its forms fit a screen of $width px, $theme",
  async ({ width, height, theme }) => {
    const { page, close } = await newVisitor(browser, { viewport: { width, height }, colorScheme: theme });
    await enter(page, url, "vp");
    await page.goto(`${url}/prompts`);
    await page.getByRole("button", { name: "Usar «Redactar comunicado»" }).waitFor();
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.getByRole("button", { name: "Usar «Redactar comunicado»" }).click();
    const form = page.getByRole("dialog", { name: "Redactar comunicado" });
    await form.getByLabel("Contenido").fill("Nuevo uniforme desde mayo.");
    expect(await overflow()).toBeLessThanOrEqual(0);
    const insert = await form.getByRole("button", { name: "Poner en el mensaje" }).boundingBox();
    expect((insert?.y ?? height) + (insert?.height ?? 0)).toBeLessThanOrEqual(height);
    expect(await allFindings(page)).toEqual([]);
    await close();
  },
);

it("the ready forms are in the language of the interface, also after it was changed", async () => {
  const { page, close } = await newVisitor(browser);
  await enter(page, url, "vp");
  await page.goto(`${url}/prompts`);
  await page.getByRole("button", { name: "Usar «Resumir acta»" }).waitFor();
  await page.evaluate(() => localStorage.setItem("language", "pt"));
  await page.reload();
  await page
    .getByRole("button", { name: /Resumir ata/ })
    .first()
    .waitFor();
  expect(await page.getByText("Resumir acta").count()).toBe(0);
  await page.evaluate(() => localStorage.setItem("language", "en"));
  await page.reload();
  await page
    .getByRole("button", { name: /Summarise minutes/ })
    .first()
    .click();
  const form = page.getByRole("dialog", { name: "Summarise minutes" });
  await form.getByLabel("Minutes").fill("Everyone agreed.");
  expect(await allFindings(page)).toEqual([]);
  await close();
});
