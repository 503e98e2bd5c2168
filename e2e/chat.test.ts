import type { Browser, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { answerText } from "../apps/server/test/stand-ins/openai.ts";
import { allFindings } from "./accessibility.ts";
import { enter, freeChatAt, newVisitor, openBrowser, untilFocused, type Visitor } from "./browser.ts";
import { newHeldAnswer } from "./held-answer.ts";
import { productUrl } from "./product-url.ts";

const url = freeChatAt(productUrl);
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const whole = (tokens: number) => answerText(tokens).replace(/\s+/g, " ").trim();

const box = (page: Page) => page.getByRole("textbox", { name: "Mensaje" });
const stop = (page: Page) => page.getByRole("button", { name: "Detener la respuesta" });
const lastTurn = (page: Page) => page.locator("[data-turn]").last();
// As rendered: texts of adjacent blocks are separated.
const textOf = async (page: Page) => (await lastTurn(page).allInnerTexts()).join(" ").replace(/\s+/g, " ");

async function newEmployee(): Promise<Visitor> {
  const visitor = await newVisitor(browser);
  await enter(visitor.page, url);
  await untilFocused(box(visitor.page));
  return visitor;
}

async function ask(page: Page, text: string) {
  await box(page).fill(text);
  await box(page).press("Enter");
  await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/);
}

/** Waits for the first words of the answer. */
async function untilBegun(page: Page) {
  await expect.poll(() => textOf(page)).toContain("El personal de cabina dispone");
}

async function untilWhole(page: Page, tokens: number) {
  await expect.poll(() => textOf(page)).toContain(whole(tokens));
  await stop(page).waitFor({ state: "hidden" });
  // No duplicate text.
  expect((await textOf(page)).split(whole(tokens))[1]).not.toContain("personal de cabina");
}

describe("asking", () => {
  it("shows the answer while it streams, with the composer ready for the next question", async () => {
    const visitor = await newEmployee();
    const { page } = visitor;
    expect(await page.getByRole("button", { name: "Enviar" }).isDisabled()).toBe(true);
    const answer = newHeldAnswer(120);
    await ask(page, `¿Cuántos días tengo? ${answer.marker}`);
    await untilBegun(page);
    expect(await textOf(page)).not.toContain(whole(120));
    await answer.release();
    await untilWhole(page, 120);
    expect(await box(page).inputValue()).toBe("");
    await box(page).press("ArrowUp");
    expect(await box(page).inputValue()).toContain("¿Cuántos días tengo?");
    await visitor.close();
  });

  it("does not lose a click during which the list scrolls, as it does under a growing answer", async () => {
    const visitor = await newEmployee();
    const { page } = visitor;
    await ask(page, "¿Cuántos días tengo? [[script:normal tokens=500 rate=2000]]");
    await untilWhole(page, 500);
    const copy = lastTurn(page).getByRole("button", { name: "Copiar", exact: true });
    await copy.hover();
    await page.mouse.down();
    // One pixel, so that the button stays below the pointer, and the frames in which the list reacts to it.
    await page.evaluate(async () => {
      const list = document.querySelector("ol")?.parentElement;
      const scrolled = new Promise((resolve) => list?.addEventListener("scroll", resolve, { once: true }));
      list?.scrollBy(0, -1);
      await scrolled;
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    });
    await page.mouse.up();
    // A browser may refuse to copy; the button was pressed in both cases.
    await page
      .getByText(/Respuesta copiada|no deja copiar/)
      .first()
      .waitFor();
    await visitor.close();
  });

  it("stops on request, and keeps the text written so far, also after a reload", async () => {
    const visitor = await newEmployee();
    const { page } = visitor;
    await ask(page, `Cuéntame todo ${newHeldAnswer(400).marker}`);
    await untilBegun(page);
    await stop(page).click();
    await lastTurn(page).getByText("Detuviste la respuesta.").waitFor();
    const kept = await textOf(page);
    expect(kept).not.toContain(whole(400));
    await page.reload();
    await expect.poll(() => textOf(page)).toBe(kept);
    await visitor.close();
  });

  it("regenerates an answer as another version, and switches back", async () => {
    const visitor = await newEmployee();
    const { page } = visitor;
    await ask(page, "¿Cuántos días tengo?");
    await untilWhole(page, 60);
    await page.getByRole("button", { name: "Responder de nuevo" }).click();
    await page.getByText("2/2").waitFor();
    await untilWhole(page, 60);
    await page.getByRole("button", { name: "Versión anterior" }).click();
    await page.getByText("1/2").waitFor();
    await untilWhole(page, 60);
    await visitor.close();
  });

  it("edits a question as a branch, and keeps the old one", async () => {
    const visitor = await newEmployee();
    const { page } = visitor;
    await ask(page, "¿Cuántos días tengo?");
    await untilWhole(page, 60);
    await page.getByRole("button", { name: "Editar la pregunta" }).click();
    await page.getByRole("textbox", { name: "Tu pregunta" }).fill("¿Y si soy piloto?");
    await page.getByRole("textbox", { name: "Tu pregunta" }).press("Enter");
    await lastTurn(page).getByText("¿Y si soy piloto?").waitFor();
    await untilWhole(page, 60);
    await page.getByRole("button", { name: "Versión anterior" }).first().click();
    await lastTurn(page).getByText("¿Cuántos días tengo?").waitFor();
    await visitor.close();
  });
});

describe("a streaming answer", () => {
  it("continues when the tab is closed and opened again", async () => {
    const visitor = await newEmployee();
    const { page, context } = visitor;
    const answer = newHeldAnswer(200);
    await ask(page, `Cuéntame algo ${answer.marker}`);
    await untilBegun(page);
    const address = page.url();
    await page.close();
    const again = await context.newPage();
    await again.goto(address);
    await untilBegun(again);
    await answer.release();
    await untilWhole(again, 200);
    await visitor.close();
  });

  it("continues after the network was lost for a while", async () => {
    const visitor = await newEmployee();
    const { page, context } = visitor;
    const answer = newHeldAnswer(200);
    await ask(page, `Cuéntame algo ${answer.marker}`);
    await untilBegun(page);
    await context.setOffline(true);
    await page.getByText("Sin conexión desde").waitFor();
    await answer.release();
    await context.setOffline(false);
    await page.getByText("Sin conexión desde").waitFor({ state: "hidden" });
    await untilWhole(page, 200);
    await visitor.close();
  });

  it("continues while another conversation is open", async () => {
    const visitor = await newEmployee();
    const { page } = visitor;
    const answer = newHeldAnswer(150);
    await ask(page, `Cuéntame algo ${answer.marker}`);
    await untilBegun(page);
    const address = new URL(page.url()).pathname;
    await page.getByRole("button", { name: /Nueva conversación/ }).click();
    await page.waitForURL(`${url}/chat`);
    await answer.release();
    await page.goBack();
    await page.waitForURL(`${url}${address}`);
    await untilWhole(page, 150);
    await visitor.close();
  });

  it("is the same in a second tab, which does not show it twice", async () => {
    const visitor = await newEmployee();
    const { page, context } = visitor;
    const answer = newHeldAnswer(200);
    await ask(page, `Cuéntame algo ${answer.marker}`);
    await untilBegun(page);
    const second = await context.newPage();
    const read: string[] = [];
    second.on("request", (request) => {
      if (request.url().includes("/chat/stream/")) read.push(request.url());
    });
    await second.goto(page.url());
    await untilBegun(second);
    expect(await textOf(second)).not.toContain(whole(200));
    await answer.release();
    await untilWhole(page, 200);
    await untilWhole(second, 200);
    expect(read).toEqual([]);
    await visitor.close();
  });
});

describe("a typed question", () => {
  it("is kept over a reload, per conversation, and cleared once it is sent", async () => {
    const visitor = await newEmployee();
    const { page } = visitor;
    await box(page).fill("A medio escribir");
    // Reload at once: storing the draft must not depend on a delay.
    await page.reload();
    await expect.poll(() => box(page).inputValue()).toBe("A medio escribir");
    await untilFocused(box(page));
    await ask(page, "A medio escribir, y ahora entero");
    await untilWhole(page, 60);
    expect(await box(page).inputValue()).toBe("");
    await page.goto(`${url}/chat`);
    await box(page).waitFor();
    expect(await box(page).inputValue()).toBe("");
    await visitor.close();
  });

  it("is queued offline, says so, and is sent once when the network is back", async () => {
    const visitor = await newEmployee();
    const { page, context } = visitor;
    await ask(page, "¿Cuántos días tengo?");
    await untilWhole(page, 60);
    // The name of a new conversation is streamed after its answer: cut off before it, the answer would still be
    // followed, and the next question would join the queue.
    await page.reload();
    await page.getByRole("button", { name: "Buena respuesta" }).waitFor();
    await page.waitForLoadState("networkidle");
    const sent: string[] = [];
    page.on("response", (response) => {
      if (response.url().includes("/assistant/chatlibre")) sent.push(response.request().postData() ?? "");
    });
    await context.setOffline(true);
    await page.getByText("Sin conexión desde").waitFor();
    await box(page).fill("¿Y el año que viene?");
    await page.getByRole("button", { name: "Enviar al recuperar la red" }).click();
    await lastTurn(page).getByText("Se enviará al recuperar la red").waitFor();
    expect(sent).toEqual([]);
    await context.setOffline(false);
    await untilWhole(page, 60);
    expect(sent.filter((body) => body.includes("¿Y el año que viene?"))).toHaveLength(1);
    await visitor.close();
  });
});

it("an unknown conversation shows a message, with a link to a new one", async () => {
  const visitor = await newEmployee();
  const { page } = visitor;
  await page.goto(`${url}/chat/${crypto.randomUUID()}`);
  await page.getByRole("main").getByRole("button", { name: "Nueva conversación" }).click();
  await page.waitForURL(`${url}/chat`);
  await visitor.close();
});

describe("for everybody", () => {
  it.each([
    { name: "a desk", options: { viewport: { width: 1280, height: 800 } } },
    { name: "a phone at night", options: { ...PHONE, colorScheme: "dark" as const } },
  ])("nothing to complain about on $name, before and after the first question", async ({ options }) => {
    const visitor = await newVisitor(browser, options);
    const { page } = visitor;
    await enter(page, productUrl);
    await page.getByRole("heading", { name: "Para empezar" }).waitFor();
    await page.getByRole("button", { name: /trayectos de beneficio/ }).click();
    expect(await box(page).inputValue()).toBe("¿Cuántos trayectos de beneficio tengo al año?");
    expect(await allFindings(page, "main")).toEqual([]);
    await page.getByRole("button", { name: "Enviar" }).click();
    await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/);
    await stop(page).waitFor({ state: "hidden" });
    await expect.poll(() => lastTurn(page).locator("[data-answer-text]").textContent()).toMatch(/\p{L}{3}/u);
    expect(await allFindings(page, "main")).toEqual([]);
    await visitor.close();
  });
});
