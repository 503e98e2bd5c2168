import type { Browser, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { allFindings } from "./accessibility.ts";
import { enter, freeChatAt, newVisitor, openBrowser } from "./browser.ts";
import { newHeldAnswer } from "./held-answer.ts";
import { productUrl } from "./product-url.ts";

const url = freeChatAt(productUrl);
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const box = (page: Page) => page.getByRole("textbox", { name: "Mensaje" });
const stop = (page: Page) => page.getByRole("button", { name: "Detener la respuesta" });
const queue = (page: Page) => page.getByRole("region", { name: "Preguntas en cola" });
const questions = (page: Page) => page.locator("[data-turn]").count();

/** An answer that continues when released: there is time to type, edit and reload before that. */
async function askHeld(page: Page) {
  const answer = newHeldAnswer(240);
  await enter(page, url);
  await box(page).fill(`Cuéntame todo ${answer.marker}`);
  await box(page).press("Enter");
  await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/);
  await stop(page).waitFor();
  return answer;
}

async function type(page: Page, text: string) {
  await box(page).fill(text);
  await box(page).press("Enter");
  await expect.poll(() => box(page).inputValue()).toBe("");
}

describe("a question typed while an answer streams", () => {
  it("waits above the composer, can be edited and removed, survives a reload and is sent once", async () => {
    const visitor = await newVisitor(browser);
    const { page } = visitor;
    const answer = await askHeld(page);
    await type(page, "¿Y en invierno?");
    await type(page, "Esta no");
    await expect.poll(() => queue(page).getByRole("listitem").count()).toBe(2);
    expect(await allFindings(page)).toEqual([]);
    await queue(page).getByRole("button", { name: "Quitar de la cola «Esta no»" }).press("Enter");
    await queue(page).getByRole("button", { name: "Editar «¿Y en invierno?»" }).press("Enter");
    const field = page.getByRole("textbox", { name: "Pregunta en cola" });
    await field.fill("¿Y en verano? [[script:normal tokens=20 rate=200]]");
    await field.press("Enter");
    await queue(page).getByText("¿Y en verano?").waitFor();
    await page.reload();
    await queue(page).getByText("¿Y en verano?").waitFor();
    expect(await queue(page).getByRole("listitem").count()).toBe(1);

    const other = await visitor.context.newPage();
    await other.goto(page.url());
    await queue(other).getByText("¿Y en verano?").waitFor();
    // This answer and the next one, whose model receives the marker with the history.
    await answer.release(2);
    await queue(page).waitFor({ state: "hidden" });
    await queue(other).waitFor({ state: "hidden" });
    await stop(page).waitFor({ state: "hidden" });
    await expect.poll(async () => [await questions(page), await questions(other)]).toEqual([2, 2]);
    await expect.poll(() => page.locator("[data-turn]").last().textContent()).toContain("¿Y en verano?");
    await visitor.close();
  });

  it("is sent after Esc has stopped the answer", async () => {
    const visitor = await newVisitor(browser);
    const { page } = visitor;
    await askHeld(page);
    await type(page, "Mejor esto [[script:normal tokens=20 rate=200]]");
    await box(page).press("Escape");
    await page.getByText("Detuviste la respuesta.").waitFor();
    await queue(page).waitFor({ state: "hidden" });
    await expect.poll(() => questions(page)).toBe(2);
    await visitor.close();
  });
});
