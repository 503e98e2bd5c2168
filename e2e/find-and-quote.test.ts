import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { allFindings } from "./accessibility.ts";
import { enter, freeChatAt, newVisitor, openBrowser, untilFocused } from "./browser.ts";
import { fillConversation } from "./conversation-fixtures.ts";
import { productUrl } from "./product-url.ts";

const url = freeChatAt(productUrl);
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const box = (page: Page) => page.getByRole("textbox", { name: "Mensaje" });
const isFocused = (element: Element) => element === document.activeElement;

/** Opens a conversation of sixty questions, two of which contain the word. */
async function openLongConversation(page: Page, word: string) {
  await enter(page, url);
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).not.toBe(0);
  const questions = Array.from({ length: 60 }, (_, turn) => `Pregunta ${turn}`);
  await fillConversation(page, questions.with(3, `Una ${word} aquí`).with(59, `Otra ${word} allí`));
  await page.locator("[data-row-link]", { hasText: "Una larga" }).first().click();
  await page.getByText(`Otra ${word} allí`).waitFor();
}

it("finds words in the whole conversation by Ctrl+F, moves between hits, and returns the focus", async () => {
  const visitor = await newVisitor(browser);
  const { page } = visitor;
  await openLongConversation(page, "Cigüeña");
  await box(page).focus();
  await page.keyboard.press("Control+f");
  const bar = page.getByRole("search", { name: "Buscar en la conversación" });
  const field = bar.getByRole("searchbox");
  await expect.poll(() => field.evaluate(isFocused)).toBe(true);
  await field.fill("avutarda");
  await bar.getByText("Sin resultados").waitFor();
  expect(await bar.getByRole("button", { name: "Resultado siguiente" }).isDisabled()).toBe(true);

  // Without accents, starting from the visible messages.
  await field.fill("ciguena");
  await bar.getByText("2 de 2").waitFor();
  await page.getByText("Otra Cigüeña allí").waitFor();
  await field.press("Enter");
  await bar.getByText("1 de 2").waitFor();
  await page.getByText("Una Cigüeña aquí").waitFor();
  await field.press("Shift+Enter");
  await bar.getByText("2 de 2").waitFor();
  expect(await allFindings(page, "search")).toEqual([]);
  await field.press("Escape");
  await bar.waitFor({ state: "detached" });
  await expect.poll(() => box(page).evaluate(isFocused)).toBe(true);
  await visitor.close();
});

it("quotes selected text of an answer in the next question", async () => {
  const visitor = await newVisitor(browser);
  const { page } = visitor;
  await enter(page, url);
  await untilFocused(box(page));
  await box(page).fill("El calzo va delante de la rueda. [[script:echo]]");
  await box(page).press("Enter");
  await page.getByRole("button", { name: "Buena respuesta" }).waitFor();
  await page.locator("[data-answer-text] p").first().selectText();
  await page.getByRole("button", { name: "Citar" }).click();
  await expect.poll(() => box(page).inputValue()).toMatch(/^> El calzo va delante de la rueda\./);
  expect(await page.evaluate(() => getSelection()?.isCollapsed)).toBe(true);
  await visitor.close();
});
