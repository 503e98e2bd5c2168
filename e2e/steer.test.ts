import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { allFindings } from "./accessibility.ts";
import { enter, freeChatAt, heard, newVisitor, openBrowser } from "./browser.ts";
import { newHeldAnswer } from "./held-answer.ts";
import { productUrl } from "./product-url.ts";

const url = freeChatAt(productUrl);
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const STEERS = "**/api/chat/steer/**";
const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const box = (page: Page) => page.getByRole("textbox", { name: "Mensaje" });
const stop = (page: Page) => page.getByRole("button", { name: "Detener la respuesta" });
const queue = (page: Page) => page.getByRole("region", { name: "Preguntas en cola" });
const added = (page: Page) => page.getByRole("blockquote", { name: "Lo que añadiste" });
const turns = (page: Page) => page.locator("[data-turn]").count();

/** Each step of the answer ends when released: there is time to add to it and to reload before that. */
async function askHeld(options: BrowserContextOptions) {
  const answer = newHeldAnswer(120);
  const visitor = await newVisitor(browser, options);
  const { page } = visitor;
  await enter(page, url);
  await box(page).fill(`Cuéntame todo ${answer.marker}`);
  await page.getByRole("button", { name: "Enviar" }).click();
  await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/);
  await stop(page).waitFor();
  return { visitor, answer };
}

/** Waits until the server has the addition, from any tab: an answer released earlier ends without it. */
const steered = (context: BrowserContext) =>
  heard(
    context.waitForEvent(
      "response",
      (response) => response.url().includes("/api/chat/steer/") && response.ok(),
    ),
  );

/** Text before and after the person's addition. */
async function textsAround(page: Page) {
  const text = (await page.locator("[data-answer-text]").textContent()) ?? "";
  const words = (await added(page).textContent()) ?? "";
  return text.split(words).map((part) => part.trim().length > 20);
}

describe("adding to a streaming answer", () => {
  it.each([
    { where: "a desk", options: DESK },
    { where: "a phone", options: PHONE },
  ])(
    "takes a queued question into the answer on $where, through a reload and in a second tab, once",
    async ({ options }) => {
      const { visitor, answer } = await askHeld(options);
      const { page } = visitor;
      await box(page).fill("Dilo en días");
      await page.getByRole("button", { name: "Poner en cola" }).click();
      await queue(page).getByText("Dilo en días").waitFor();
      expect(await allFindings(page)).toEqual([]);
      const arrived = steered(visitor.context);
      await queue(page).getByRole("button", { name: "Añadir a esta respuesta «Dilo en días»" }).click();
      await queue(page).getByText("Se añade a esta respuesta.").waitFor();
      await page.reload();
      const other = await visitor.context.newPage();
      await other.goto(page.url());
      await arrived;
      await answer.release();
      await added(page).getByText("Dilo en días").waitFor();
      await added(other).waitFor();
      // Immediately, not only after the answer has ended.
      await queue(page).waitFor({ state: "hidden" });
      expect(await stop(page).isVisible()).toBe(true);
      expect(await allFindings(page)).toEqual([]);
      await answer.release();
      await stop(page).waitFor({ state: "hidden" });
      await expect.poll(() => textsAround(page)).toEqual([true, true]);
      // A leftover question would be sent now.
      await queue(other).waitFor({ state: "hidden" });
      expect([await turns(page), await turns(other)]).toEqual([1, 1]);
      await page.reload();
      await added(page).getByText("Dilo en días").waitFor();
      expect([await turns(page), await added(page).count()]).toEqual([1, 1]);
      await visitor.close();
    },
  );

  it("works by Ctrl+Enter, which is shown while typing, and leaves Enter to the queue", async () => {
    const { visitor, answer } = await askHeld(DESK);
    const { page } = visitor;
    await box(page).fill("En una tabla");
    await page.getByText("Ctrl+Intro la añade a esta respuesta").waitFor();
    const arrived = steered(visitor.context);
    await box(page).press("Control+Enter");
    await expect.poll(() => box(page).inputValue()).toBe("");
    await arrived;
    await box(page).fill("Para después [[script:normal tokens=20 rate=200]]");
    await box(page).press("Enter");
    await queue(page).getByText("Para después").waitFor();
    // The two steps of this answer, and the next one: its model receives the marker with the history.
    await answer.release(3);
    await added(page).getByText("En una tabla").waitFor();
    await expect.poll(() => turns(page)).toBe(2);
    await stop(page).waitFor({ state: "hidden" });
    expect(await page.locator("[data-turn]").first().getByText("En una tabla").count()).toBe(1);
    await visitor.close();
  });

  it("sends an ordinary question where the addition arrived only after the answer", async () => {
    const { visitor, answer } = await askHeld(DESK);
    const { page } = visitor;
    await page.route(STEERS, (route) => route.abort());
    await box(page).fill("Dilo en días [[script:normal tokens=20 rate=200]]");
    await box(page).press("Control+Enter");
    await queue(page).getByText("Se añade a esta respuesta.").waitFor();
    await page.reload();
    await queue(page).getByText("Se añade a esta respuesta.").waitFor();
    await answer.release();
    await stop(page).waitFor({ state: "hidden" });
    // Whether the server has it is unknown: it is neither sent nor dropped.
    expect(await turns(page)).toBe(1);
    await page.unroute(STEERS);
    await page.reload();
    await expect.poll(() => turns(page)).toBe(2);
    await queue(page).waitFor({ state: "hidden" });
    expect(await added(page).count()).toBe(0);
    await visitor.close();
  });

  it("arrives when the network is back before the answer has ended", async () => {
    const { visitor, answer } = await askHeld(DESK);
    const { page, context } = visitor;
    await box(page).fill("Dilo en días");
    await page.route(STEERS, (route) => route.abort());
    await box(page).press("Control+Enter");
    await queue(page).getByText("Se añade a esta respuesta.").waitFor();
    await context.setOffline(true);
    await page.unroute(STEERS);
    const arrived = steered(context);
    await context.setOffline(false);
    await arrived;
    await answer.release(2);
    await added(page).getByText("Dilo en días").waitFor();
    await stop(page).waitFor({ state: "hidden" });
    expect(await turns(page)).toBe(1);
    await visitor.close();
  });
});
