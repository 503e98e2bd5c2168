import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { answerText } from "../apps/server/test/stand-ins/openai.ts";
import { enter, freeChatAt, heard, newVisitor, openBrowser, signIn, type Visitor } from "./browser.ts";
import { newHeldAnswer } from "./held-answer.ts";
import { HOSTILE_ANSWER } from "./hostile-answer.ts";
import { productUrl } from "./product-url.ts";

const url = freeChatAt(productUrl);
// Node does not resolve names under localhost.
const api = productUrl;
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const box = (page: Page) => page.getByRole("textbox", { name: "Mensaje" });
const turns = (page: Page) => page.locator("[data-turn]");
const seen = async (page: Page) => (await turns(page).allInnerTexts()).join(" ").replace(/\s+/g, " ");
const whole = (tokens: number) => answerText(tokens).replace(/\s+/g, " ").trim();

async function newEmployee(): Promise<Visitor> {
  const visitor = await newVisitor(browser, { acceptDownloads: true });
  await enter(visitor.page, url);
  await box(visitor.page).waitFor();
  return visitor;
}

async function ask(page: Page, text: string) {
  await box(page).fill(text);
  await box(page).press("Enter");
  await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/);
}

/** How often this question is stored on the server. */
async function countOnServer(page: Page, text: string): Promise<number> {
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem("metatron.session") ?? "").accessTokens[0].token as string,
  );
  const found = await page.request.get(`${api}/api/history/search?q=${encodeURIComponent(text)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { items } = (await found.json()) as { items: { conversationId: string }[] };
  return new Set(items.map(({ conversationId }) => conversationId)).size;
}

it("an answer started on one device is the same on another, and so is a new title", async () => {
  const desk = await newEmployee();
  const phone = await newEmployee();
  const answer = newHeldAnswer(150);
  await ask(desk.page, `¿Cuántos días tengo? ${answer.marker}`);
  await expect.poll(() => seen(desk.page)).toContain("El personal de cabina");
  await phone.page.goto(desk.page.url());
  await expect.poll(() => seen(phone.page)).toContain("El personal de cabina");
  await answer.release();
  for (const { page } of [desk, phone]) {
    await expect.poll(() => seen(page)).toContain(whole(150));
    expect((await seen(page)).split(whole(150))).toHaveLength(2);
  }
  const title = `Desde el teléfono ${crypto.randomUUID().slice(0, 6)}`;
  await phone.page.locator('[data-row-link][aria-current="page"]').focus();
  await phone.page.keyboard.press("F2");
  await phone.page.getByRole("textbox", { name: "Título nuevo" }).fill(title);
  await phone.page.keyboard.press("Enter");
  await phone.page.locator("[data-row-link]", { hasText: title }).waitFor();
  // The row is shown at once from the local copy; the title arrives with the next sync.
  await expect
    .poll(async () => {
      await desk.page.reload();
      const renamed = desk.page.locator("[data-row-link]", { hasText: title });
      return await renamed.waitFor({ timeout: 30_000 }).then(
        () => "here",
        () => "not yet",
      );
    })
    .toBe("here");
  await desk.close();
  await phone.close();
});

it("a question asked offline, before the session expired, is sent once after signing in again", async () => {
  const visitor = await newVisitor(browser);
  const { page, context } = visitor;
  await signIn(page, url);
  await box(page).waitFor();
  const text = `Caducado ${crypto.randomUUID().slice(0, 8)}`;
  await context.setOffline(true);
  await ask(page, text);
  await page
    .getByText(/Se enviará|se enviará|sin conexión/i)
    .first()
    .waitFor();
  await page.evaluate(() => localStorage.removeItem("metatron.session"));
  await context.clearCookies();
  await context.setOffline(false);
  await signIn(page, url);
  await expect.poll(() => countOnServer(page, text)).toBe(1);
  await page.locator("[data-row-link]", { hasText: text }).first().click();
  await expect.poll(() => seen(page)).toContain(whole(60));
  expect(await turns(page).count()).toBe(1);
  await visitor.close();
});

it("a hostile answer runs no script, makes no request, and is readable", async () => {
  const visitor = await newEmployee();
  const { page } = visitor;
  const outside: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(url) && !request.url().startsWith("data:")) outside.push(request.url());
  });
  await page.evaluate(() => Object.assign(window, { harmed: false }));
  await ask(page, `[[script:echo]] ${HOSTILE_ANSWER}`);
  await expect
    .poll(() => turns(page).locator("[data-answer-text]").last().textContent())
    .toContain("FIN DEL TEXTO");
  const answer = turns(page).locator("[data-answer-text]").last();
  expect(await page.evaluate(() => (window as unknown as { harmed: boolean }).harmed)).toBe(false);
  expect(outside).toEqual([]);
  expect(await answer.locator("script, iframe, object, embed, form, [onerror], [onclick]").count()).toBe(0);
  expect(await answer.locator('a[href^="javascript:"], a[href^="data:"], a[href^="vbscript:"]').count()).toBe(
    0,
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await box(page).fill("Sigue viva");
  expect(await box(page).inputValue()).toBe("Sigue viva");
  await visitor.close();
});

it("signing out on a shared computer warns of unsent questions, and then leaves no data behind", async () => {
  const visitor = await newVisitor(browser);
  const { page } = visitor;
  await page.goto(`${url}/login`);
  await page.getByText("Equipo compartido").click();
  await signIn(page, url);
  await ask(page, "¿Cuántos días tengo?");
  await expect.poll(() => seen(page)).toContain(whole(60));
  await box(page).pressSequentially("A medio escribir");
  const leave = async (answer: string) => {
    await page.getByRole("button", { name: /Lucía Romero/ }).click();
    await page.getByRole("menuitem", { name: "Cerrar sesión" }).click();
    await page.getByText("Este equipo es compartido").waitFor();
    await page.getByRole("button", { name: answer }).click();
  };
  await leave("Quedarme");
  expect(await box(page).inputValue()).toBe("A medio escribir");
  await leave("Salir y borrar");
  await page.waitForURL(`${url}/`);
  const left = await page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name),
    drafts: Object.keys(localStorage).filter((name) => name.startsWith("metatron.drafts")),
  }));
  expect(left).toEqual({ databases: [], drafts: [] });
  await visitor.close();
});

describe("on a phone", () => {
  const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

  it("a tap opens no tooltip that stays, and no button covers the text", async () => {
    const visitor = await newVisitor(browser, PHONE);
    const { page } = visitor;
    await enter(page, url);
    await box(page).tap();
    await page.keyboard.type(
      "¿Qué documentos necesito para volar con mi familia? [[script:normal tokens=60 rate=60]]",
    );
    await page.getByRole("button", { name: "Enviar" }).tap();
    // Tooltips appear after 600 ms.
    await expect.poll(() => seen(page)).toContain(whole(60));
    // The text is complete before the answer is stored; the question can be edited after that.
    await page.getByRole("button", { name: "Editar la pregunta" }).waitFor();
    const isTooltipOpen = () =>
      page.evaluate(() => document.querySelector("[data-tooltip-layer]")?.matches(":popover-open"));
    expect(await isTooltipOpen()).toBe(false);
    const places = await page.evaluate(() => {
      const of = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      return {
        question: of("h2[data-message-text]"),
        edit: of('[aria-label="Editar la pregunta"]'),
        answer: of("[data-answer-text]"),
      };
    });
    expect(places.edit?.top).toBeGreaterThanOrEqual(places.question?.bottom ?? Number.NaN);
    expect(places.edit?.bottom).toBeLessThanOrEqual((places.answer?.top ?? Number.NaN) + 1);
    await visitor.close();
  });

  it("Escape discards the edit of a title in the drawer, and keeps the drawer open", async () => {
    const visitor = await newVisitor(browser, PHONE);
    const { page } = visitor;
    await enter(page, url);
    await box(page).fill(`Título ${crypto.randomUUID().slice(0, 6)}`);
    await page.getByRole("button", { name: "Enviar" }).tap();
    await expect.poll(() => seen(page)).toContain(whole(60));
    await page.getByRole("button", { name: "Abrir la lista" }).tap();
    await page.locator('[data-row-link][aria-current="page"]').focus();
    await page.keyboard.press("F2");
    const field = page.getByRole("textbox", { name: "Título nuevo" });
    await field.fill("Otro");
    await field.press("Escape");
    await field.waitFor({ state: "detached" });
    await page.locator('[data-row-link][aria-current="page"]').waitFor();
    expect(await page.getByRole("dialog").count()).toBe(1);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await visitor.close();
  });
});

describe("with the keyboard alone", () => {
  it("a person signs in, asks, and exports the conversation", async () => {
    const visitor = await newVisitor(browser, { acceptDownloads: true });
    const { page } = visitor;
    await page.goto(`${url}/login`);
    await page.getByRole("button", { name: /Entrar con tu cuenta/ }).waitFor();
    const opened = heard(page.waitForEvent("popup"));
    await tabTo(page, /Entrar con tu cuenta/);
    await page.keyboard.press("Enter");
    const popup = await opened;
    await popup.locator('button[value="basic"]').waitFor();
    await tabTo(popup, /./, 'button[value="basic"]');
    await popup.keyboard.press("Enter");
    await page.waitForURL(({ pathname }) => pathname.startsWith("/chat"));
    await expect.poll(() => box(page).evaluate((field) => field === document.activeElement)).toBe(true);
    const text = `Solo teclado ${crypto.randomUUID().slice(0, 6)}`;
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/);
    await expect.poll(() => seen(page)).toContain(whole(60));
    const begun = heard(page.waitForEvent("download"));
    await tabTo(page, /./, '[data-row-link][aria-current="page"]');
    await page.keyboard.press("Shift+F10");
    await chooseByArrows(page, "Exportar");
    await page.keyboard.press("ArrowRight");
    await chooseByArrows(page, "Markdown");
    await page.keyboard.press("Enter");
    const file = await begun;
    expect(await readFile(await file.path(), "utf8")).toContain(text);
    await visitor.close();
  });
});

/** Presses Tab, or Shift+Tab, until the control has the focus. */
async function tabTo(page: Page, name: RegExp, selector = "button") {
  const isThere = () =>
    page.evaluate(
      ({ source, wanted }) => {
        const active = document.activeElement;
        return active?.matches(wanted) === true && new RegExp(source).test(active.textContent ?? "");
      },
      { source: name.source, wanted: selector },
    );
  for (let presses = 0; presses < 90; presses += 1) {
    if (await isThere()) return;
    await page.keyboard.press("Tab");
  }
  expect(await isThere()).toBe(true);
}

/** Presses the down arrow until the item has the focus, one press for each change of focus. */
async function chooseByArrows(page: Page, name: string) {
  const item = page.getByRole("menuitem", { name });
  const focus = () => page.evaluate(() => document.activeElement?.textContent ?? "");
  // A menu takes the focus after it is drawn: an arrow before that moves in the menu below and closes this one.
  await expect
    .poll(() => item.evaluate((node) => node.closest("[role=menu]")?.contains(document.activeElement)))
    .toBe(true);
  for (let presses = 0; presses < 15; presses += 1) {
    const before = await focus();
    if (await item.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press("ArrowDown");
    await expect.poll(focus).not.toBe(before);
  }
  expect(await focus()).toContain(name);
}
