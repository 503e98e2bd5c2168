import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { enter, heard, newVisitor, openBrowser, type Visitor } from "./browser.ts";
import { productUrl } from "./product-url.ts";

const url = productUrl;
/** The smallest valid PNG. */
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

async function at(account: string, path = "/chat"): Promise<Visitor> {
  const visitor = await newVisitor(browser);
  await enter(visitor.page, url, account);
  if (path !== "/chat") await visitor.page.goto(`${url}${path}`);
  return visitor;
}

async function write(page: Page, { title, text }: { title: string; text: string }) {
  await page.getByRole("button", { name: "Escribir novedad" }).click();
  await page.getByRole("textbox", { name: "Título" }).fill(title);
  await page.getByRole("textbox", { name: "Texto" }).fill(text);
}

it("an item with a picture for one role is shown to people of that role", async () => {
  const title = `Novedad ${Date.now()}`;
  const admin = await at("admin", "/admin/news");
  await write(admin.page, { title, text: "Texto con **fuerza**.\n\n[Ver las imágenes](/images)" });
  const chooser = heard(admin.page.waitForEvent("filechooser"));
  await admin.page.getByRole("button", { name: "Añadir imagen" }).click();
  await (await chooser).setFiles({ name: "a.png", mimeType: "image/png", buffer: PICTURE });
  const preview = admin.page.getByRole("region", { name: "Así se verá" });
  await preview.getByRole("img", { name: "Describe la imagen" }).waitFor();
  await preview.getByRole("heading", { name: title }).waitFor();
  await admin.page.getByRole("button", { name: "Pro", exact: true }).click();
  await admin.page.getByRole("button", { name: "Publicar", exact: true }).click();
  await admin.page.getByText("Novedad publicada").waitFor();

  const reader = await at("pro");
  await reader.page.getByRole("link", { name: /^Novedades\W+\d+ sin ver/ }).click();
  const drawer = reader.page.getByRole("dialog", { name: "Novedades" });
  await drawer.getByRole("heading", { name: title }).waitFor();
  await drawer.getByText(/\d+ sin ver/).waitFor();
  await drawer.getByRole("img", { name: "Describe la imagen" }).first().waitFor();
  expect(await seriousFindings(reader.page)).toEqual([]);
  await drawer.getByRole("link", { name: "Ver las imágenes" }).first().click();
  await reader.page.waitForURL(`${url}/images`);
  await reader.page.reload();
  await reader.page.getByRole("link", { name: "Novedades", exact: true }).waitFor();
  const badge = await reader.page.evaluate(() => [
    localStorage.getItem("updatesBadgeSeen"),
    localStorage.getItem("updatesBadgeVersion"),
  ]);
  expect(badge).toEqual(["true", expect.stringMatching(/^\d{4}-\d\d-\d\dT/)]);

  await admin.page.getByRole("button", { name: `Eliminar «${title}»` }).click();
  await admin.page.getByRole("button", { name: "Eliminar", exact: true }).click();
  await admin.page.getByText(`«${title}» eliminada`).waitFor();
  for (const visitor of [admin, reader]) await visitor.close();
});

it("a notice that must be read stays until it is acknowledged, once per person", async () => {
  const title = `Aviso ${Date.now()}`;
  const admin = await at("admin", "/admin/news");
  await write(admin.page, { title, text: "Desde el 1 de diciembre cambia el turno." });
  await admin.page.getByRole("checkbox", { name: /Lectura obligatoria/ }).check();
  await admin.page.getByRole("button", { name: "VP de TI" }).click();
  await admin.page.getByRole("button", { name: "Publicar", exact: true }).click();
  await admin.page.getByText("0 de").first().waitFor();

  const reader = await at("vp");
  const dialog = reader.page.getByRole("dialog", { name: title });
  await dialog.waitFor();
  await reader.page.keyboard.press("Escape");
  await dialog.getByText("Desde el 1 de diciembre").waitFor();
  expect(await seriousFindings(reader.page)).toEqual([]);
  await dialog.getByRole("button", { name: "Ahora no" }).click();
  await dialog.waitFor({ state: "detached" });
  await reader.page.reload();
  await dialog.getByRole("button", { name: "He leído y entendido" }).click();
  await dialog.waitFor({ state: "detached" });

  await admin.page.reload();
  await admin.page.getByText("1 de").first().waitFor();
  await admin.page.getByRole("button", { name: `Eliminar «${title}»` }).click();
  await admin.page.getByRole("button", { name: "Eliminar", exact: true }).click();
  await admin.page.getByText(`«${title}» eliminada`).waitFor();
  await reader.close();
  await admin.close();
});

it("an item is read in the reader's language, and in the original, marked, without a translation", async () => {
  const title = `Rampa nueva ${Date.now()}`;
  const english = `New ramp ${Date.now()}`;
  const admin = await at("admin", "/admin/news");
  const { page } = admin;
  await write(page, { title, text: "Desde hoy se entra por la puerta norte." });
  await page.getByText("English", { exact: true }).click();
  await page.getByText("Sin traducción: quien usa este idioma lee el original").waitFor();
  await page.getByRole("button", { name: "Proponer traducción" }).click();
  // The proposal fills both fields and can be edited.
  await expect.poll(() => page.getByRole("textbox", { name: "Título" }).inputValue()).not.toBe("");
  await page.getByRole("textbox", { name: "Título" }).fill(english);
  await page.getByRole("textbox", { name: "Texto" }).fill("From today the north door is used.");
  await page.getByRole("button", { name: "Legal y leasing" }).click();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await page.getByText("Novedad publicada").waitFor();

  const reader = await at("legal");
  const readIn = async (language: string) => {
    await reader.page.evaluate((chosen) => localStorage.setItem("language", chosen), language);
    await reader.page.goto(`${url}/news`);
  };
  await readIn("en");
  await reader.page.getByRole("heading", { name: english }).waitFor();
  await readIn("pt");
  const original = reader.page.getByRole("article").filter({ hasText: title });
  await original.getByText("Em Español").waitFor();
  expect(await seriousFindings(reader.page)).toEqual([]);

  await page.getByRole("button", { name: `Eliminar «${title}»` }).click();
  await page.getByRole("button", { name: "Eliminar", exact: true }).click();
  await page.getByText(`«${title}» eliminada`).waitFor();
  for (const visitor of [admin, reader]) await visitor.close();
});

it("the tour of a screen is offered once, works by keyboard, and can be requested again", async () => {
  const visitor = await newVisitor(browser, { tours: "offered" });
  const { page } = visitor;
  await enter(page, url, "technician");
  await page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem("metatron.session") ?? "").accessTokens[0];
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    await fetch("/api/me/settings", { method: "PATCH", headers, body: '{"toursSeen":[]}' });
    // The page may have stored the list that it read before.
    localStorage.removeItem("metatron.toursSeen");
  });
  await page.reload();
  const offer = page.getByRole("complementary", { name: "Recorrido guiado" });
  await offer.getByRole("button", { name: "Empezar el recorrido" }).click();
  await page.getByRole("dialog", { name: "Pregunta con tus palabras" }).getByText("1 de 7").waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press("ArrowRight");
  await page.getByRole("dialog", { name: "Elige con quién hablas" }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Elige con quién hablas");
  await page.keyboard.press("ArrowLeft");
  await page.getByRole("dialog", { name: "Pregunta con tus palabras" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.getByRole("textbox", { name: "Mensaje" }).fill("Todo vuelve a funcionar");
  await page.getByRole("textbox", { name: "Mensaje" }).fill("");

  await page.goto(`${url}/help`);
  await page.getByRole("button", { name: "Recorrido de Conversaciones" }).click();
  const last = page.getByRole("button", { name: "Terminar" });
  await page.getByRole("dialog", { name: "Pregunta con tus palabras" }).waitFor();
  for (let stop = 0; stop < 10 && !(await last.isVisible()); stop += 1)
    await page.keyboard.press("ArrowRight");
  await last.click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await offer.count()).toBe(0);
  await visitor.close();
});
