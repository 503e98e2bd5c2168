import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { enter, newVisitor, openBrowser, untilFocused, untilStill, type Visitor } from "./browser.ts";
import { askOnServer, headersOf } from "./conversation-fixtures.ts";
import { productUrl } from "./product-url.ts";

const url = productUrl;
/** Pins are the person's, so an account that other journeys do not use. */
const ACCOUNT = "airtalk";

let browser: Browser;
let visitor: Visitor;
let page: Page;
const names = { radios: own("Radios de plataforma"), chocks: own("Calzos y conos") };
const ids: Record<keyof typeof names, string> = { radios: "", chocks: "" };

/** A name that is unique when the journey is repeated on the same product. */
function own(name: string): string {
  return `${name} ${crypto.randomUUID().slice(0, 6)}`;
}

beforeAll(async () => {
  browser = await openBrowser();
  visitor = await newVisitor(browser);
  page = visitor.page;
  await enter(page, url, ACCOUNT);
  const headers = await headersOf(page);
  for (const key of ["radios", "chocks"] as const) {
    ids[key] = crypto.randomUUID();
    const data = { id: ids[key], name: names[key], description: "", instructions: "", model: "gpt-5" };
    expect((await page.request.post(`${url}/api/assistant/new`, { headers, data })).ok()).toBe(true);
  }
  await pin(true);
});
afterAll(async () => {
  await pin(false);
  await visitor.close();
});

async function pin(pinned: boolean) {
  const request = { headers: await headersOf(page), data: { pinned } };
  expect((await page.request.put(`${url}/api/assistant/${ids.radios}/pin`, request)).ok()).toBe(true);
}

const message = () => page.getByRole("textbox", { name: "Mensaje" });
const pinnedList = (on = page) => on.getByRole("region", { name: "Asistentes fijados" });
const offered = () => page.getByRole("listbox", { name: "Asistentes" });

describe("a pinned assistant", () => {
  it("is in the sidebar of a browser that never opened the gallery, and opens a new conversation", async () => {
    const other = await newVisitor(browser);
    await enter(other.page, url, ACCOUNT);
    await pinnedList(other.page).getByRole("link", { name: names.radios }).click();
    await other.page.waitForURL(`${url}/chat?assistant=${ids.radios}`);
    await other.page.getByRole("heading", { name: new RegExp(names.radios) }).waitFor();
    expect(await seriousFindings(other.page)).toEqual([]);
    await other.close();
  });

  it("is in the composer's menu, and answers the question that is sent", async () => {
    await page.goto(`${url}/chat`);
    await pinnedList().getByRole("link", { name: names.radios }).waitFor();
    await page.getByRole("button", { name: "Añadir" }).click();
    await page.getByRole("menuitem", { name: names.radios }).click();
    await page.getByText(`@${names.radios}`).waitFor();
    await message().fill("¿Qué canal uso?");
    await message().press("Enter");
    await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/);
    await page.getByRole("link", { name: names.radios }).first().waitFor();
  });
});

describe("@name in the composer", () => {
  it("lists assistants by keyboard, leaves the text and asks that assistant in a new conversation", async () => {
    await page.goto(`${url}/chat`);
    await message().pressSequentially("@calz");
    const option = offered().getByRole("option", { name: names.chocks });
    await option.waitFor();
    expect(await message().getAttribute("aria-activedescendant")).toBe(await option.getAttribute("id"));
    expect(await seriousFindings(page)).toEqual([]);
    await message().press("Enter");
    await page.getByText(`Responde ${names.chocks}`, { exact: true }).waitFor();
    expect(await message().inputValue()).toBe("");

    await message().press("Backspace");
    await page.getByText(`@${names.chocks}`).waitFor({ state: "detached" });
    await message().pressSequentially("Dime @calz");
    await option.click();
    await message().pressSequentially("cuántos conos llevo");
    expect(await message().inputValue()).toBe("Dime cuántos conos llevo");
    await message().press("Enter");
    await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/);
    const first = page.url();
    await page.locator("[data-turn]").getByText("Dime cuántos conos llevo").first().waitFor();
    await untilFocused(message());

    // In a conversation another assistant is asked in a new one.
    await message().pressSequentially("@radios");
    await offered().getByRole("option", { name: names.radios }).waitFor();
    await message().press("Tab");
    await page.getByText(`Responde ${names.radios} en una conversación nueva`).waitFor();
    await message().pressSequentially("¿Y el canal?");
    await message().press("Enter");
    await page.waitForURL((now) => now.href !== first && /\/chat\/[0-9a-f-]{36}$/.test(now.pathname));
    await page.goto(first);
    await page.getByText("Dime cuántos conos llevo").first().waitFor();
    expect(await page.getByText(`@${names.radios}`).count()).toBe(0);
  });

  it("is not taken for an e-mail address, and closes with Escape", async () => {
    await page.goto(`${url}/chat`);
    await message().pressSequentially("@");
    await offered().waitFor();
    await message().press("Escape");
    await offered().waitFor({ state: "detached" });
    await message().fill("");
    await message().pressSequentially("ana@calz");
    expect(await offered().count()).toBe(0);
    await message().fill("");
  });

  it("works on a phone, with the list over the composer", async () => {
    const phone = await newVisitor(browser, { viewport: { width: 390, height: 844 }, hasTouch: true });
    await enter(phone.page, url, ACCOUNT);
    await phone.page.getByRole("button", { name: "Opciones" }).click();
    await phone.page.getByRole("menuitem", { name: /Otro asistente|Preguntar a un asistente/ }).click();
    await phone.page.getByRole("option", { name: names.chocks }).tap();
    await phone.page.getByText(`@${names.chocks}`).waitFor();
    expect(await seriousFindings(phone.page)).toEqual([]);
    await phone.close();
  });
});

describe("Ctrl+K", () => {
  const search = () => page.getByRole("combobox");
  const group = (name: string) => page.getByRole("group", { name });
  async function lookFor(text: string) {
    await page.goto(`${url}/chat`);
    await message().waitFor();
    await page.keyboard.press("Control+k");
    await search().fill(text);
  }

  it("finds an assistant, a message and a setting, with the words marked", async () => {
    const word = `ornitorrinco${crypto.randomUUID().slice(0, 6)}`;
    const title = own("Fauna en pista");
    const [id] = await askOnServer(page, url, [{ title, question: `Vi un ${word} en la pista 32.` }]);
    await lookFor(names.chocks.slice(0, 10));
    const assistant = group("Asistentes").getByRole("option", { name: names.chocks });
    await assistant.waitFor();
    expect(await assistant.locator("mark").first().textContent()).toBe("Calzos");
    expect(await seriousFindings(page)).toEqual([]);

    await search().fill(word);
    const found = group("Mensajes")
      .getByRole("option", { name: new RegExp(word) })
      .first();
    await found.waitFor();
    expect(await found.locator("mark").first().textContent()).toBe(word);
    await found.click();
    await page.waitForURL((now) => now.pathname === `/chat/${id}` && now.hash !== "");

    await lookFor("exportar mis");
    await page.getByRole("option", { name: /Exportar mis datos/ }).click();
    await page.waitForURL(`${url}/settings#data`);
    const section = page.locator("section#data");
    await expect.poll(() => section.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it("finds a document of an assistant and opens it", async () => {
    await lookFor("uniforme");
    const document = group("Documentos").getByRole("option").first();
    await document.waitFor();
    expect((await document.locator("mark").first().textContent())?.toLowerCase()).toBe("uniforme");
    await document.click();
    await page.waitForURL(/\/documents\/[0-9a-f-]{36}\?assistant=/);
    await page.getByRole("button", { name: "Descargar" }).first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });

  it("finds a file of the person's own knowledge base and moves the focus to it", async () => {
    await page.goto(`${url}/knowledge`);
    const category = `TURNOS ${crypto.randomUUID().slice(0, 6)}`.toUpperCase();
    await page.getByRole("button", { name: "Nueva categoría" }).click();
    await page.getByRole("dialog").getByLabel("Nombre").fill(category);
    await page.keyboard.press("Enter");
    const choosing = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: `Añadir archivos a ${category}` }).click();
    const notes = {
      name: "Apuntes del hangar.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("Puerta 4."),
    };
    await (await choosing).setFiles(notes);
    const row = page.getByRole("list", { name: category }).getByRole("listitem");
    await row.getByText("Listo").waitFor();

    await lookFor("hangar");
    const file = group("Tu base de conocimiento").getByRole("option", { name: /Apuntes del hangar/ });
    await file.waitFor();
    expect(await file.locator("mark").first().textContent()).toBe("hangar");
    await file.click();
    await page.waitForURL(/\/knowledge#/);
    await expect.poll(() => row.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it("finds administration screens for administrators only", async () => {
    await lookFor("auditoría");
    await page
      .getByRole("option", { name: /Buscar «auditoría»|auditoría/i })
      .first()
      .waitFor();
    expect(await group("Administración").count()).toBe(0);
    await page.keyboard.press("Escape");

    const admin = await newVisitor(browser);
    await enter(admin.page, url, "admin");
    await admin.page.getByRole("textbox", { name: "Mensaje" }).waitFor();
    await admin.page.keyboard.press("Control+k");
    await admin.page.getByRole("combobox").fill("auditoria");
    const screens = admin.page.getByRole("group", { name: "Administración" });
    await screens.getByRole("option", { name: /Auditoría/ }).click();
    await admin.page.waitForURL(`${url}/admin/audit`);
    await admin.page.getByRole("heading", { name: "Auditoría", level: 1 }).waitFor();
    await admin.close();
  });

  it("adds the server's results below without moving the chosen row", async () => {
    const word = `zarigüeya${crypto.randomUUID().slice(0, 6)}`;
    const other = await newVisitor(browser);
    await enter(other.page, url, ACCOUNT);
    const title = own(`Nota ${word}`);
    await askOnServer(other.page, url, [{ title, question: `La ${word} cruzó.` }]);
    await other.close();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.goto(`${url}/chat`);
    await page.getByRole("link", { name: title }).waitFor();
    await page.route("**/api/history/search*", async (route) => {
      await held;
      await route.continue();
    });
    await page.keyboard.press("Control+k");
    await search().fill(word);
    const chosen = page.getByRole("option", { selected: true });
    await group("Conversaciones").getByRole("option", { name: title }).waitFor();
    await page.keyboard.press("ArrowDown");
    await untilStill(page.getByRole("dialog"));
    const [before, place] = [await chosen.textContent(), await chosen.boundingBox()];
    release();
    await group("Mensajes").getByRole("option").first().waitFor();
    expect(await chosen.textContent()).toBe(before);
    expect((await chosen.boundingBox())?.y).toBe(place?.y);
    await page.unroute("**/api/history/search*");
    await page.keyboard.press("Escape");
  });
});
