import type { Browser, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { attachFiles, newVisitor, openBrowser, signIn } from "./browser.ts";
import { productUrl } from "./product-url.ts";

const url = productUrl;
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const sentence = (euros: number) => `La dieta por pernocta en Bogotá es de ${euros} euros por día`;
const revision = (number: number, euros: number) => ({
  name: `dietas-${number}.md`,
  mimeType: "text/markdown",
  buffer: Buffer.from(`# Norma de dietas\n\nRevisión: ${number}\n\n${sentence(euros)}.\n`),
});

const box = (page: Page) => page.getByRole("textbox", { name: "Mensaje" });

async function attach(page: Page, file: ReturnType<typeof revision>) {
  await attachFiles(page, file);
  const attached = page.getByRole("list", { name: "Archivos de la pregunta" }).last();
  await attached.getByText(/Listo/).waitFor();
}

/** `judge-mute`: the stand-in model repeats the question, so that its answer has this citation. */
async function ask(page: Page, text: string, script: "judge-mute" | "normal tokens=5 rate=200") {
  await box(page).fill(`${text} [[script:${script}]]`);
  await box(page).press("Enter");
}

describe("a source that has changed since an answer", () => {
  it("is listed under the answer, with the old and the new wording side by side", async () => {
    const visitor = await newVisitor(browser);
    const { page } = visitor;
    await signIn(page, url);
    await box(page).waitFor();
    await attach(page, revision(1, 45));
    await ask(page, `${sentence(45)} [1].`, "judge-mute");
    await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/);
    await page.getByRole("list", { name: "Fuentes" }).first().waitFor();
    expect(await page.getByText("ha cambiado desde esta respuesta").count()).toBe(0);

    await attach(page, revision(2, 60));
    await ask(page, "Gracias.", "normal tokens=5 rate=200");
    await expect.poll(() => page.getByRole("article").count()).toBe(2);
    await page.getByRole("button", { name: "Copiar" }).nth(1).waitFor();
    await page.reload();

    const line = page.getByRole("button", { name: /ha cambiado desde esta respuesta/ }).first();
    await line.waitFor();
    expect(await line.getAttribute("aria-expanded")).toBe("false");
    await line.press("Enter");
    const change = page
      .getByRole("listitem")
      .filter({ hasText: "Lo sustituye «Norma de dietas», rev. 2" })
      .last();
    await change.getByText(`${sentence(45)}.`).waitFor();
    await change.getByText(`${sentence(60)}.`).waitFor();

    for (const width of [390, 768, 1280, 1920])
      for (const colorScheme of ["light", "dark"] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await line.scrollIntoViewIfNeeded();
        expect(await seriousFindings(page, "main")).toEqual([]);
      }

    await page.setViewportSize({ width: 1280, height: 900 });
    await change.getByRole("button", { name: "Abrir la fuente 1" }).click();
    const panel = page.getByRole("complementary", { name: "Fuente citada" });
    await panel.getByText(/Sustituido por «Norma de dietas»/).waitFor();
    expect(await panel.getByText("Vigente", { exact: true }).count()).toBe(0);
    expect(await seriousFindings(page, "aside")).toEqual([]);
    expect(visitor.faults).toEqual([]);
    await visitor.close();
  });
});
