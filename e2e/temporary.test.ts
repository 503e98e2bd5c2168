import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { allFindings } from "./accessibility.ts";
import { enter, freeChatAt, heard, newVisitor, openBrowser } from "./browser.ts";
import { newHeldAnswer } from "./held-answer.ts";
import { productUrl } from "./product-url.ts";

const product = productUrl;
const url = freeChatAt(product);
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const box = (page: Page) => page.getByRole("textbox", { name: "Mensaje" });

async function ask(page: Page, text: string) {
  await box(page).fill(text);
  await box(page).press("Enter");
}

/** Everything that the page's databases and storages hold, as one text. */
function storedHere(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    for (const { name = "" } of await indexedDB.databases()) {
      const db = await done(indexedDB.open(name));
      for (const store of db.objectStoreNames) {
        const objects = db.transaction(store).objectStore(store);
        kept.push(name, store, await done(objects.getAllKeys()), await done(objects.getAll()));
      }
      db.close();
    }
    return JSON.stringify(kept);
  });
}

/** What the server answers where administrators made this rule for the person's role. */
async function withMode(page: Page, temporary: string) {
  await page.unrouteAll();
  await page.route(/\/api\/models$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), temporary } });
  });
}

it("a temporary conversation is started by the switch, follows up, is exported, and leaves nothing behind", async () => {
  const { page, close } = await newVisitor(browser);
  await enter(page, url, "technician");
  const marker = `efímera${Date.now()}`;
  await box(page).fill(`Primera ${marker}`);
  await page.getByRole("switch", { name: "Conversación temporal" }).click();
  await page.waitForURL(({ pathname }) => pathname === "/temporal");
  await page.getByRole("heading", { name: "Esta conversación no se guarda" }).waitFor();
  await page
    .getByRole("note")
    .getByText(/^Esta conversación no se guarda: no estará/)
    .waitFor();
  expect(await allFindings(page)).toEqual([]);
  // The typed text came along.
  expect(await box(page).inputValue()).toBe(`Primera ${marker}`);
  await box(page).press("Enter");
  await page.getByRole("button", { name: "Copiar", exact: true }).first().waitFor();
  await ask(page, `Segunda ${marker}`);
  const copies = page.getByRole("button", { name: "Copiar", exact: true });
  await copies.nth(1).waitFor();
  expect(await page.getByRole("button", { name: "Buena respuesta" }).count()).toBe(0);
  expect(await page.getByRole("navigation").getByText(marker).count()).toBe(0);
  expect(await allFindings(page)).toEqual([]);

  await page.getByRole("button", { name: "Exportar lo que ves" }).click();
  const saving = heard(page.waitForEvent("download"));
  await page.getByRole("menuitem", { name: /Markdown/ }).click();
  const saved = await readFile(await (await saving).path(), "utf8");
  expect(saved).toContain(`Primera ${marker}`);
  expect(saved).toContain(`Segunda ${marker}`);

  expect(await storedHere(page)).not.toContain(marker);
  await page.getByRole("button", { name: "Cerrar y borrar" }).click();
  const dialog = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await dialog.getByText("no se puede recuperar", { exact: false }).waitFor();
  await dialog.getByRole("button", { name: "Cerrar y borrar" }).click();
  await page.waitForURL(({ pathname }) => pathname === "/chat");
  expect(await box(page).inputValue()).toBe("");
  expect(await storedHere(page)).not.toContain(marker);
  await page.goto(`${url}/temporal`);
  await page.getByRole("heading", { name: "Esta conversación no se guarda" }).waitFor();
  expect(await page.getByText(marker).count()).toBe(0);
  await close();
});

it("a running answer is stopped when the page is left, and the person is asked before", async () => {
  const { page, close } = await newVisitor(browser);
  await enter(page, url, "technician");
  await page.goto(`${url}/temporal`);
  const held = newHeldAnswer(20);
  await ask(page, `Cuenta ${held.marker}`);
  await page.getByRole("button", { name: "Detener la respuesta" }).waitFor();
  const stopped = heard(page.waitForRequest((request) => request.url().includes("/chat/stop/")));
  await page.getByRole("button", { name: "Nueva conversación" }).first().click();
  const dialog = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await dialog.getByRole("button", { name: "Seguir aquí" }).click();
  expect(new URL(page.url()).pathname).toBe("/temporal");
  await page.getByRole("button", { name: "Nueva conversación" }).first().click();
  await dialog.getByRole("button", { name: "Cerrar y borrar" }).click();
  await page.waitForURL(({ pathname }) => pathname === "/chat");
  await stopped;
  await held.release();
  await close();
});

it("a phone has it by Ctrl+K, and an administrator decides per role", async () => {
  const phone = await newVisitor(browser, { viewport: { width: 390, height: 844 }, colorScheme: "dark" });
  await enter(phone.page, product, "airtalk");
  await phone.page.getByRole("textbox", { name: "Mensaje" }).click();
  await phone.page.keyboard.press("Control+k");
  const palette = phone.page.getByRole("dialog");
  await palette.getByRole("combobox").fill("temporal");
  await palette.getByRole("option", { name: "Conversación temporal" }).click();
  await phone.page.getByRole("heading", { name: "Esta conversación no se guarda" }).waitFor();
  expect(await allFindings(phone.page)).toEqual([]);

  const admin = await newVisitor(browser);
  await enter(admin.page, product, "admin");
  await admin.page.goto(`${product}/admin/retention`);
  await admin.page.getByRole("heading", { name: "Conversaciones temporales" }).waitFor();
  expect(await allFindings(admin.page)).toEqual([]);
  // The rule that applies anyway: other journeys use the same accounts.
  const rule = admin.page.getByRole("combobox", { name: "Airtalk" });
  await rule.selectOption({ label: "Cada persona elige" });
  await admin.page.getByText("Regla guardada", { exact: false }).first().waitFor();
  await admin.page.reload();
  await expect.poll(() => rule.inputValue()).toBe("optional");
  await rule.selectOption({ label: "Según la configuración (Cada persona elige)" });
  await admin.page.getByText("Regla guardada", { exact: false }).first().waitFor();

  await withMode(phone.page, "always");
  await phone.page.goto(`${product}/chat`);
  await phone.page.waitForURL(({ pathname }) => pathname === "/temporal");
  // What would store a conversation is not offered, and says why where it is opened by its address.
  await phone.page.goto(`${product}/import`);
  await phone.page.getByText("todas las conversaciones son temporales y ninguna se guarda").waitFor();
  expect(await phone.page.getByRole("button", { name: "Elegir archivo" }).count()).toBe(0);
  await phone.page.goto(`${product}/schedules`);
  await phone.page.getByText("todas las conversaciones son temporales y ninguna se guarda").waitFor();
  expect(await phone.page.getByRole("button", { name: "Programar una pregunta" }).count()).toBe(0);
  expect(await allFindings(phone.page)).toEqual([]);
  await withMode(phone.page, "off");
  await phone.page.goto(`${product}/temporal`);
  await phone.page.waitForURL(({ pathname }) => pathname === "/chat");
  await box(phone.page).waitFor();
  expect(await phone.page.getByRole("switch", { name: "Conversación temporal" }).count()).toBe(0);
  await phone.close();
  await admin.close();
});
