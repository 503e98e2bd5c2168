import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { answerText } from "../apps/server/test/stand-ins/openai.ts";
import { enter, freeChatAt, newVisitor, openBrowser, untilFocused } from "./browser.ts";
import { newHeldAnswer } from "./held-answer.ts";
import { type SessionServer, startSessionServer } from "./session-server.ts";

let browser: Browser;
let server: SessionServer;
beforeAll(async () => {
  const model = { OPENAI_BASE_URL: inject("modelUrl"), OPENAI_MODELS: "gpt-5" };
  [browser, server] = await Promise.all([
    openBrowser(),
    startSessionServer({ ...model, LIMIT_STREAMS: "1", SURVEY_AFTER_ANSWERS: "0" }),
  ]);
});
afterAll(() => server.close());

const whole = answerText(20).replace(/\s+/g, " ").trim();
const seen = async (page: Page) =>
  (await page.locator("[data-turn]").allInnerTexts()).join(" ").replace(/\s+/g, " ");

async function ask(page: Page, text: string) {
  const box = page.getByRole("textbox", { name: "Mensaje" });
  await untilFocused(box);
  await box.fill(text);
  await box.press("Enter");
  await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/);
}

it("a question that the server rejects stays, shows why, and is sent once when retried", async () => {
  const url = freeChatAt(server.url);
  const visitor = await newVisitor(browser);
  const { page, context } = visitor;
  await enter(page, url);
  const first = newHeldAnswer(20);
  await ask(page, `La primera ${first.marker}`);
  await page.getByRole("button", { name: "Detener la respuesta" }).waitFor();

  const second = await context.newPage();
  const accepted: string[] = [];
  // Either tab may send it: the tabs share one outbox.
  context.on("response", (response) => {
    const isQuestion = response.url().includes("/api/assistant/chatlibre");
    const isSecond = response.request().postData()?.includes("La segunda") ?? false;
    if (isQuestion && isSecond && response.ok()) accepted.push(response.url());
  });
  await second.goto(`${url}/chat`);
  await ask(second, "La segunda [[script:normal tokens=20 rate=200]]");
  await second.getByText("Ya tienes varias respuestas en marcha.").first().waitFor();
  expect(await seen(second)).toContain("La segunda");
  await first.release();
  await expect.poll(() => seen(page)).toContain(whole);
  await second
    .locator("[data-turn]")
    .getByRole("button", { name: /Reintentar|de nuevo/ })
    .first()
    .click();
  await expect.poll(() => seen(second)).toContain(whole);
  expect(accepted).toHaveLength(1);
  await visitor.close();
});
