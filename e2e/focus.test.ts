import type { Browser, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { enter, freeChatAt, newVisitor, openBrowser } from "./browser.ts";
import { askOnServer } from "./conversation-fixtures.ts";
import { newHeldAnswer } from "./held-answer.ts";
import { productUrl } from "./product-url.ts";

const url = freeChatAt(productUrl);
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const box = (page: Page) => page.getByRole("textbox", { name: "Mensaje" });
const lastTurn = (page: Page) => page.locator("[data-turn]").last();

/** The focused element by its name; `BODY` where the focus was lost. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement;
    if (!active || active === document.body) return "BODY";
    return active.getAttribute("aria-label") ?? active.textContent?.trim() ?? active.tagName;
  });

async function newEmployee(at = url) {
  const visitor = await newVisitor(browser, { permissions: ["clipboard-read", "clipboard-write"] });
  await enter(visitor.page, at);
  await expect.poll(() => focused(visitor.page)).toBe("Mensaje");
  return visitor;
}

async function ask(page: Page, text: string) {
  await box(page).fill(text);
  await page.getByRole("button", { name: "Enviar" }).click();
  await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/);
}

const copyButton = (page: Page) => lastTurn(page).getByRole("button", { name: "Copiar", exact: true });

describe("the focus", () => {
  it("stays on a row of the list that is pinned, marked, renamed or deleted", async () => {
    const visitor = await newEmployee(productUrl);
    const { page } = visitor;
    const title = `Foco ${crypto.randomUUID().slice(0, 6)}`;
    await askOnServer(page, productUrl, [{ title }, { title: `${title} otra` }]);
    await page.reload();
    const row = page.getByText(title, { exact: true });
    const link = page.locator("[data-row-link]", { has: row });
    await link.waitFor();
    await link.focus();
    const group = (name: string) =>
      page.getByRole("region", { name }).locator("[data-row-link]", { has: row });
    await page.keyboard.press("p");
    await group("Fijadas").waitFor();
    await expect.poll(() => focused(page)).toContain(title);
    await page.keyboard.press("p");
    await group("Fijadas").waitFor({ state: "hidden" });
    await expect.poll(() => focused(page)).toContain(title);
    await page.keyboard.press("f");
    await group("Favoritas").waitFor();
    await expect.poll(() => focused(page)).toContain(title);
    await page.keyboard.press("f");
    await group("Favoritas").waitFor({ state: "hidden" });
    await expect.poll(() => focused(page)).toContain(title);

    await page.keyboard.press("F2");
    await expect.poll(() => focused(page)).not.toContain(title);
    await page.keyboard.press("Escape");
    await expect.poll(() => focused(page)).toContain(title);

    await link.click({ button: "right" });
    await page.getByRole("menuitem", { name: "Fijar arriba" }).click();
    await group("Fijadas").waitFor();
    await expect.poll(() => focused(page)).toContain(title);

    await page.keyboard.press("Delete");
    const confirm = page.getByRole("alertdialog");
    await confirm.getByRole("button", { name: "Cancelar" }).click();
    await confirm.waitFor({ state: "hidden" });
    await expect.poll(() => focused(page)).toContain(title);
    await page.keyboard.press("Delete");
    await confirm.getByRole("button", { name: "Eliminar" }).click();
    await link.waitFor({ state: "hidden" });
    await expect.poll(() => focused(page)).not.toBe("BODY");
    await page.getByRole("button", { name: "Deshacer" }).click();
    await link.waitFor();
    await expect.poll(() => focused(page)).not.toBe("BODY");
    await visitor.close();
  });

  it("goes to the composer after sending, stopping, regenerating and editing", async () => {
    const visitor = await newEmployee();
    const { page } = visitor;
    await ask(page, `Cuéntame todo ${newHeldAnswer(200).marker}`);
    await expect.poll(() => focused(page)).toBe("Mensaje");
    const stop = page.getByRole("button", { name: "Detener la respuesta" });
    await lastTurn(page).getByText("El personal de cabina dispone").waitFor();
    await stop.focus();
    await page.keyboard.press("Enter");
    await lastTurn(page).getByText("Detuviste la respuesta.").waitFor();
    await expect.poll(() => focused(page)).toBe("Mensaje");

    // The stand-in follows the first script of a conversation.
    await enter(page, url);
    await ask(page, "¿Cuántos días tengo?");
    await copyButton(page).waitFor();
    await expect.poll(() => focused(page)).toBe("Mensaje");
    await copyButton(page).click();
    await page.getByText("Respuesta copiada").waitFor();
    expect(await focused(page)).toMatch(/^(?:Copiar|Respuesta copiada)$/);

    await lastTurn(page).getByRole("button", { name: "Responder de nuevo" }).focus();
    await page.keyboard.press("Enter");
    await page.getByText("2/2").waitFor();
    await copyButton(page).waitFor();
    await expect.poll(() => focused(page)).toBe("Mensaje");

    await lastTurn(page).getByRole("button", { name: "Versión anterior" }).focus();
    await page.keyboard.press("Enter");
    await page.getByText("1/2").waitFor();
    await expect.poll(() => focused(page)).not.toBe("BODY");

    const edit = lastTurn(page).getByRole("button", { name: "Editar la pregunta" });
    await edit.click();
    await expect.poll(() => focused(page)).toBe("Tu pregunta");
    await page.keyboard.press("Escape");
    await expect.poll(() => focused(page)).toBe("Editar la pregunta");
    await edit.click();
    await page.getByRole("textbox", { name: "Tu pregunta" }).fill("¿Y de permiso?");
    await lastTurn(page).getByRole("button", { name: "Enviar" }).click();
    await copyButton(page).waitFor();
    await expect.poll(() => focused(page)).not.toBe("BODY");
    await visitor.close();
  });

  it("returns to its opener from menus, panels and dialogs of a conversation", async () => {
    const visitor = await newEmployee();
    const { page } = visitor;
    await ask(page, "¿Cuántos días tengo?");
    await copyButton(page).waitFor();
    const menu = page.getByRole("button", { name: /^Opciones de «/ }).last();
    await menu.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Cambiar título" }).click();
    const field = page.getByRole("main").getByRole("textbox", { name: /título/i });
    await field.fill("Título con foco");
    await page.keyboard.press("Enter");
    await field.waitFor({ state: "hidden" });
    await expect.poll(() => focused(page)).toMatch(/^Opciones de «/);

    await lastTurn(page).getByRole("button", { name: "Más acciones" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menu").waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => focused(page)).toBe("Más acciones");

    await page.getByRole("button", { name: /^Archivos de la conversación/ }).click();
    await page.getByRole("complementary", { name: "Archivos" }).waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => focused(page)).toMatch(/^Archivos de la conversación/);

    await lastTurn(page).getByRole("button", { name: "Mala respuesta" }).click();
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await expect.poll(() => focused(page)).toBe("Mala respuesta");
    await visitor.close();
  });
});
