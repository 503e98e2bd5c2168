import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { heard, newVisitor, openBrowser, signIn } from "./browser.ts";
import { productUrl } from "./product-url.ts";

const url = productUrl;
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const PASSAGE = "La barra de remolque de reserva está en la posición 22 de la plataforma norte.";
const notes = {
  name: "notas de rampa.md",
  mimeType: "text/markdown",
  buffer: Buffer.from(`# Remolque\n\nAntes de enganchar se comprueba el freno.\n\n${PASSAGE}\n`),
};
const box = (page: Page) => page.getByRole("textbox", { name: "Mensaje" });

async function newCategory(page: Page, name: string) {
  await page.getByRole("button", { name: "Nueva categoría" }).click();
  await page.getByRole("dialog").getByLabel("Nombre").fill(name);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: name.toUpperCase() }).waitFor();
}

it("answers from a person's own files, which stay in their browser", async () => {
  const visitor = await newVisitor(browser);
  const { page } = visitor;
  await signIn(page, url);
  await page.goto(`${url}/knowledge`);
  await newCategory(page, "plataforma");
  const choosing = heard(page.waitForEvent("filechooser"));
  await page.getByRole("button", { name: "Añadir archivos a PLATAFORMA" }).click();
  await (await choosing).setFiles(notes);
  const row = page.getByRole("list", { name: "PLATAFORMA" }).getByRole("listitem");
  await row.getByText("Listo").waitFor();
  expect(await seriousFindings(page, "main")).toEqual([]);

  await page.goto(`${url}/chat`);
  await page.getByRole("button", { name: "Mi base" }).click();
  await page.getByRole("menuitemradio", { name: "PLATAFORMA" }).click();
  await page.getByRole("menu").waitFor({ state: "detached" });
  const sending = heard(
    page.waitForRequest((request) => /\/assistant\/(rhplus|chatlibre)/.test(request.url())),
  );
  await box(page).fill("La barra de remolque de reserva está en la posición 22 [1]. [[script:echo]]");
  await page.getByRole("button", { name: "Enviar" }).click();
  const { context } = (await sending).postDataJSON();
  expect(context[0]).toMatchObject({ name: notes.name });
  expect(context[0].text).toContain(PASSAGE);

  await page
    .getByRole("link", { name: /Fuente 1/ })
    .first()
    .click();
  const panel = page.getByRole("complementary", { name: "Fuente citada" });
  await panel.locator("mark[data-passage]").first().waitFor();
  expect(await panel.getByRole("article").textContent()).toContain("Antes de enganchar");
  await visitor.close();
});

it("keeps categories in a tree that can be renamed, and updates a file of the same name", async () => {
  const visitor = await newVisitor(browser);
  const { page } = visitor;
  await signIn(page, url);
  await page.goto(`${url}/knowledge`);
  await newCategory(page, "cabina");
  await page.getByRole("button", { name: "Opciones de CABINA" }).click();
  await page.getByRole("menuitem", { name: "Nueva subcategoría" }).click();
  await page.getByRole("dialog").getByLabel("Nombre").fill("seguridad");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "SEGURIDAD" }).waitFor();
  for (const text of ["Primera versión del aviso.", "Segunda versión del aviso, algo más larga."]) {
    const choosing = heard(page.waitForEvent("filechooser"));
    await page.getByRole("button", { name: "Añadir archivos a SEGURIDAD" }).click();
    await (await choosing).setFiles({ name: "aviso.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
    await page.getByText(`${text.length} caracteres`).waitFor();
  }
  expect(await page.getByRole("list", { name: "SEGURIDAD" }).getByRole("listitem").count()).toBe(1);
  await page.getByRole("button", { name: "Opciones de SEGURIDAD" }).click();
  await page.getByRole("menuitem", { name: "Cambiar el nombre" }).click();
  await page.getByRole("dialog").getByLabel("Nombre").fill("emergencias");
  await page.keyboard.press("Enter");
  await page.getByRole("list", { name: "EMERGENCIAS" }).getByText("aviso").waitFor();
  await visitor.close();
});
