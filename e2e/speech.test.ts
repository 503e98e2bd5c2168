import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { newVisitor, openBrowser, signIn, untilFocused } from "./browser.ts";
import { productUrl } from "./product-url.ts";

const url = productUrl;
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const box = (page: Page) => page.getByRole("textbox", { name: "Mensaje" });
const sound = (page: Page) =>
  page.locator("audio").evaluate(({ currentTime, paused, playbackRate }: HTMLAudioElement) => ({
    currentTime,
    paused,
    playbackRate,
  }));

it("an answer is read aloud, paused, sped up and stopped", async () => {
  const visitor = await newVisitor(browser);
  const { page } = visitor;
  await signIn(page, url);
  const answer = "El permiso por mudanza es de dos días. Se pide con una semana de antelación. ".repeat(4);
  await untilFocused(box(page));
  await box(page).fill(`${answer} [[script:echo]]`);
  await box(page).press("Enter");
  await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/);
  await page.getByRole("button", { name: "Escuchar" }).waitFor();
  // The voice of the tests is over after some seconds: a slow machine would find no bar.
  await page.locator("audio").evaluate((audio: HTMLAudioElement) => {
    audio.loop = true;
  });
  await page.getByRole("button", { name: "Escuchar" }).click();

  const bar = page.getByRole("region", { name: "Reproductor" });
  await bar.getByText("Leyendo la respuesta").waitFor();
  await expect.poll(async () => (await sound(page)).currentTime).toBeGreaterThan(0);
  await bar.getByRole("combobox", { name: "Velocidad" }).selectOption("1.5");
  await expect.poll(async () => (await sound(page)).playbackRate).toBe(1.5);
  await bar.getByRole("button", { name: "Pausar" }).click();
  await expect.poll(async () => (await sound(page)).paused).toBe(true);
  await bar.getByRole("button", { name: "Continuar" }).click();
  await expect.poll(async () => (await sound(page)).paused).toBe(false);
  await bar.getByRole("button", { name: "Parar" }).click();
  await bar.waitFor({ state: "hidden" });
  expect((await sound(page)).paused).toBe(true);
  await visitor.close();
});
