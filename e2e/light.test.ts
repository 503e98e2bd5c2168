import type { Browser, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { photoWithPlace } from "../apps/server/test/photo.ts";
import { answerText } from "../apps/server/test/stand-ins/openai.ts";
import { seriousFindings } from "./accessibility.ts";
import { attachFiles, enter, freeChatAt, heard, newVisitor, openBrowser, type Visitor } from "./browser.ts";
import { newHeldAnswer } from "./held-answer.ts";
import { productUrl } from "./product-url.ts";

const url = freeChatAt(productUrl);
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const box = (page: Page) => page.getByRole("textbox", { name: "Mensaje" });
const seen = async (page: Page) =>
  (await page.locator("[data-turn]").allInnerTexts()).join(" ").replace(/\s+/g, " ");
const whole = (tokens: number) => answerText(tokens).replace(/\s+/g, " ").trim();
const mark = (page: Page) => page.getByRole("link", { name: "Modo ligero" });

async function newEmployee(): Promise<Visitor> {
  const visitor = await newVisitor(browser, { light: "auto" });
  await enter(visitor.page, url);
  await box(visitor.page).waitFor();
  return visitor;
}

/** 50 kbit/s with a round trip of 800 ms. The returned function ends it. */
async function slowDown({ context, page }: Visitor) {
  const session = await context.newCDPSession(page);
  const slow = { offline: false, latency: 800, downloadThroughput: 6_250, uploadThroughput: 6_250 };
  const quick = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slow);
  return () => session.send("Network.emulateNetworkConditions", quick);
}

async function choose(page: Page, choice: string) {
  await page.goto(`${url}/settings`);
  const choices = page.getByRole("radiogroup", { name: "Modo ligero" });
  await choices.getByRole("radio", { name: choice, exact: true }).check();
  expect(await seriousFindings(page, "main")).toEqual([]);
}

describe("light mode", () => {
  it("loads no picture until it is asked for, and shows an answer on a slow network", async () => {
    const visitor = await newEmployee();
    const { page } = visitor;
    await choose(page, "Activado");
    await page.goto(`${url}/chat`);
    const buffer = await photoWithPlace({ width: 320, height: 160 });
    await attachFiles(page, { name: "rampa.jpg", mimeType: "image/jpeg", buffer });
    await page
      .getByRole("list", { name: "Archivos de la pregunta" })
      .getByText(/Listo|texto/)
      .waitFor();
    const pictures: string[] = [];
    page.on("request", (request) => {
      if (/\/files\/[0-9a-f-]{36}\/(address|content)/.test(request.url())) pictures.push(request.url());
    });
    await box(page).fill("¿Qué se ve?");
    await box(page).press("Enter");
    await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/);
    const show = page.getByRole("button", { name: /^Ver imagen · \d+ kB Imagen adjunta 1$/ });
    await show.waitFor();
    await page.getByRole("button", { name: "Copiar" }).first().waitFor();
    // The person chose it, so nothing needs to say why it is on.
    expect(await mark(page).count()).toBe(0);
    expect(await seriousFindings(page, "main")).toEqual([]);

    // What the page loads once it is at rest would take the line for a minute.
    await page.reload();
    await show.waitFor();
    await page.waitForLoadState("networkidle");
    const speedUp = await slowDown(visitor);
    const answer = newHeldAnswer(80);
    const answered = heard(page.waitForResponse((response) => response.url().includes("/assistant/")));
    await box(page).fill(`¿Cuántos días tengo? ${answer.marker}`);
    await box(page).press("Enter");
    // The first answer has these words twice.
    await expect
      .poll(async () => (await seen(page)).split("El personal de cabina").length)
      .toBeGreaterThan(3);
    const stream = await answered;
    expect(await stream.request().headerValue("x-stream-pace")).toBe("grouped");
    expect(await stream.headerValue("content-encoding")).toBe("gzip");
    await answer.release();
    await expect.poll(() => seen(page)).toContain(whole(80));

    expect(pictures).toEqual([]);
    // At 50 kbit/s the picture would wait for what the page fetches after an answer.
    await speedUp();
    await show.click();
    const picture = page.getByRole("img", { name: "Imagen adjunta 1" });
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(320);
    expect(pictures.length).toBeGreaterThan(0);
    await visitor.close();
  });

  it("turns itself on when the network becomes slow, says why, and turns itself off again", async () => {
    const visitor = await newEmployee();
    const { page } = visitor;
    await mark(page).waitFor({ state: "detached" });
    const speedUp = await slowDown(visitor);
    await mark(page).waitFor();
    await mark(page).focus();
    await page.getByText("Activado porque tu conexión es lenta. Puedes cambiarlo en Ajustes.").waitFor();
    await speedUp();
    await mark(page).waitFor({ state: "detached" });
    await visitor.close();
  });
});
