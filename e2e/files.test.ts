import type { Browser, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { attachFiles, newVisitor, openBrowser, signIn, type Visitor } from "./browser.ts";
import { productUrl } from "./product-url.ts";
import { tinyPdf } from "./tiny-pdf.ts";

const url = productUrl;
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const PASSAGE = "El permiso por mudanza del domicilio habitual es de dos días hábiles";
const norm = {
  name: "norma de permisos.pdf",
  mimeType: "application/pdf",
  buffer: tinyPdf([
    ["1. Objeto", "Esta norma regula los permisos retribuidos del personal de tierra."],
    ["2. Permisos", `${PASSAGE},`, "que se piden con una semana de antelación en el portal."],
  ]),
};
/** The stand-in model repeats the question, so that its answer has this citation. */
const QUESTION = `${PASSAGE} [2]. [[script:echo]]`;

const box = (page: Page) => page.getByRole("textbox", { name: "Mensaje" });
const attached = (page: Page) => page.getByRole("list", { name: "Archivos de la pregunta" }).first();

async function newEmployee(): Promise<Visitor> {
  const visitor = await newVisitor(browser);
  await signIn(visitor.page, url);
  await box(visitor.page).waitFor();
  return visitor;
}

async function ask(page: Page, text: string) {
  await box(page).fill(text);
  await box(page).press("Enter");
  await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/);
}

const chip = (page: Page) => page.locator('a[data-citation="2"]').first();

describe("a document in a conversation", () => {
  it("is attached, asked about, shown at its passage, and deleted", async () => {
    const visitor = await newEmployee();
    const { page } = visitor;
    await attachFiles(page, norm);
    await attached(page).getByText(/Listo/).waitFor();
    await ask(page, QUESTION);
    await chip(page).click();

    const panel = page.getByRole("complementary", { name: "Fuente citada" });
    await panel.locator("mark[data-passage]").waitFor({ state: "attached" });
    expect(await panel.locator("mark[data-passage]").textContent()).toContain("mudanza");
    await expect.poll(() => panel.getByRole("toolbar").textContent()).toContain("2 de 2");
    await expect.poll(() => panel.locator(".source-stroke").count()).toBeGreaterThan(0);
    expect(await seriousFindings(page, "aside")).toEqual([]);

    // Back to the previous place.
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "hidden" });
    await expect.poll(() => chip(page).evaluate((link) => link === document.activeElement)).toBe(true);

    await page.getByRole("button", { name: /Archivos de la conversación/ }).click();
    const files = page.getByRole("complementary", { name: "Archivos" });
    await files.getByText(/2 páginas · \d+ tokens/).waitFor();
    await files.getByRole("button", { name: `Eliminar ${norm.name}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Eliminar" }).click();
    await files.getByText("Aún no hay archivos").waitFor();
    await page.keyboard.press("Escape");
    await chip(page).click();
    await panel.getByText("El documento ya no está").waitFor();
    await visitor.close();
  });

  it("is stored while offline and sent once when the network is back", async () => {
    const visitor = await newEmployee();
    const { page, context } = visitor;
    const completed: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "PUT") completed.push(request.url());
    });
    // The code of menus is loaded once the page is at rest.
    await page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes("menu-radix")),
    );
    await context.setOffline(true);
    await attachFiles(page, norm);
    await attached(page).getByText("En espera de la red").waitFor();
    await context.setOffline(false);
    await attached(page).getByText(/Listo/).waitFor();
    expect(completed).toHaveLength(1);
    await page.reload();
    await attached(page).getByText(/Listo/).waitFor();
    await attached(page)
      .getByRole("button", { name: `Quitar ${norm.name}` })
      .click();
    await attached(page).waitFor({ state: "hidden" });
    await visitor.close();
  });

  it("is rejected for an unsupported type, with the reason", async () => {
    const visitor = await newEmployee();
    const { page } = visitor;
    await attachFiles(page, {
      name: "programa.exe",
      mimeType: "application/x-msdownload",
      buffer: Buffer.from("MZ"),
    });
    await page.getByText("programa.exe es de un tipo que no se admite", { exact: false }).waitFor();
    expect(await attached(page).count()).toBe(0);
    await visitor.close();
  });
});
