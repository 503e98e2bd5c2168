import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { allFindings } from "./accessibility.ts";
import { enter, freeChatAt, newVisitor, openBrowser } from "./browser.ts";
import { newHeldAnswer } from "./held-answer.ts";
import { productUrl } from "./product-url.ts";

const product = productUrl;
const url = freeChatAt(product);
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const box = (page: Page) => page.getByRole("textbox", { name: "Mensaje" });
const copies = (page: Page) => page.getByRole("button", { name: "Copiar", exact: true });
const column = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const marked = (name: string) => `${name} ${Date.now()}`;

async function ask(page: Page, text: string) {
  await page.getByRole("button", { name: "Detener" }).waitFor({ state: "hidden" });
  await box(page).fill(text);
  await box(page).press("Enter");
}

/** Goes to the form by the address. */
async function openForm(page: Page) {
  await page.goto(`${url}/compare`);
  await page.getByRole("group", { name: "Modelos" }).waitFor();
}

it("the model menu leads to a comparison with the typed text; one column is kept in the history", async () => {
  const { page, close } = await newVisitor(browser);
  await enter(page, url, "technician");
  const text = marked("Compara el chaleco");
  await box(page).fill(text);
  await page.getByRole("button", { name: /^Modelo: / }).click();
  await page.getByRole("menuitem", { name: "Comparar modelos" }).click();
  await page.waitForURL(({ pathname }) => pathname === "/compare");
  await page.getByRole("group", { name: "Modelos" }).waitFor();
  expect(await box(page).inputValue()).toBe(text);
  expect(await allFindings(page)).toEqual([]);
  await box(page).press("Enter");
  await page.waitForURL(({ pathname }) => pathname.startsWith("/compare/"));
  await column(page, "GPT-5").getByRole("button", { name: "Copiar", exact: true }).waitFor();
  await column(page, "GPT-5 mini").getByRole("button", { name: "Copiar", exact: true }).waitFor();
  expect(await allFindings(page)).toEqual([]);

  // A follow-up to one column alone.
  await page.getByRole("radio", { name: "GPT-5 mini" }).check();
  await ask(page, "Solo para ti");
  await expect.poll(() => column(page, "GPT-5 mini").getByText("Solo para ti").count()).toBe(1);
  await expect.poll(() => copies(page).count()).toBe(3);
  expect(await column(page, "GPT-5").getByText("Solo para ti").count()).toBe(0);

  await page.getByRole("button", { name: "Quedarme con esta: GPT-5 mini" }).click();
  await page.getByText("las demás columnas se eliminan", { exact: false }).waitFor();
  await page.getByRole("alertdialog").getByRole("button", { name: "Quedarme con esta" }).click();
  await page.waitForURL(({ pathname }) => pathname.startsWith("/chat/"));
  await page.getByText("Solo para ti").first().waitFor();
  const kept = page.url();
  await page.reload();
  expect(page.url()).toBe(kept);
  await page.getByText("Solo para ti").first().waitFor();
  await close();
});

it("a reload in the middle goes on with both answers, a second tab shows them, and stop ends both", async () => {
  const { page, context, close } = await newVisitor(browser);
  await enter(page, url, "technician");
  await openForm(page);
  const held = newHeldAnswer(12);
  await ask(page, `${held.marker} ${marked("Recarga")}`);
  const stop = page.getByRole("button", { name: "Detener" });
  await stop.waitFor();
  const begun = page.locator("[data-answer-text]").filter({ hasText: /\p{L}/u });
  await expect.poll(() => begun.count()).toBe(2);
  await page.reload();
  await stop.waitFor();
  const second = await context.newPage();
  await second.goto(page.url());
  await second.getByRole("button", { name: "Detener" }).waitFor();
  await stop.click();
  await expect.poll(() => page.getByText("Detuviste", { exact: false }).count()).toBe(2);
  await expect.poll(() => second.getByText("Detuviste", { exact: false }).count()).toBe(2);
  // Leaving keeps the comparison in the list of open ones.
  await page.goto(`${url}/compare`);
  await page.getByRole("heading", { name: "Comparaciones abiertas" }).waitFor();
  await second.getByRole("button", { name: "Descartar" }).click();
  await second.getByRole("alertdialog").getByRole("button", { name: "Descartar" }).click();
  await second.getByText("Comparación descartada").waitFor();
  await close();
});

it("a blind comparison names the models after the vote, which counts once in the administrators' tables", async () => {
  const { page, context, close } = await newVisitor(browser);
  await enter(page, url, "admin");
  await openForm(page);
  await page.getByRole("switch", { name: "A ciegas" }).click();
  await ask(page, marked("A ciegas"));
  await page.getByRole("group", { name: "¿Qué respuesta es mejor?" }).waitFor();
  expect(await page.getByRole("heading", { name: /gpt-5/i }).count()).toBe(0);
  expect(await page.getByRole("main").textContent()).not.toMatch(/gpt-5/i);
  expect(await page.getByRole("button", { name: "Quedarme con esta" }).count()).toBe(0);
  expect(await allFindings(page)).toEqual([]);
  // The second tab has the same question open.
  const second = await context.newPage();
  await second.goto(page.url());
  await second.getByRole("button", { name: "Mejor B" }).waitFor();
  await page.getByRole("button", { name: "Mejor A" }).click();
  await page.getByText("Tu voto").waitFor();
  await page.getByRole("heading", { name: "GPT-5", exact: true }).waitFor();
  await page.getByRole("heading", { name: "GPT-5 mini", exact: true }).waitFor();
  // The second tab votes otherwise, unless it has read the vote by then: it shows the first one in both cases.
  const other = second.getByRole("button", { name: "Mejor B" });
  void other.click().catch(() => undefined);
  await second.getByText("Tu voto").waitFor();

  await page.goto(`${url}/admin/comparisons`);
  const table = page.getByRole("region", { name: "Por modelo" });
  await table.getByText("GPT-5 mini").waitFor();
  await page.getByRole("region", { name: "Por parejas" }).getByText("GPT-5 frente a GPT-5 mini").waitFor();
  await table.getByText("Pocos votos").first().waitFor();
  expect(await allFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Descargar" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Por modelo (CSV)" }).click();
  expect((await download).suggestedFilename()).toMatch(/^metatron-comparisons-models-.*\.csv$/);
  await close();
});

it("on a phone the columns are tabs, and a failed model does not hold up the other", async () => {
  const { page, close } = await newVisitor(browser, { viewport: { width: 390, height: 844 } });
  await enter(page, url, "technician");
  await openForm(page);
  await ask(page, marked("En el teléfono"));
  await page.getByRole("tab", { name: "GPT-5", exact: true }).waitFor();
  await copies(page).waitFor();
  await page.getByRole("tab", { name: "GPT-5 mini" }).click();
  await copies(page).waitFor();
  expect(await allFindings(page)).toEqual([]);
  // One column fails; the other one is as it was.
  await page.getByRole("radio", { name: "GPT-5 mini" }).check();
  await ask(page, "[[script:server-error]] Otra");
  await page.getByRole("button", { name: "Reintentar" }).waitFor();
  await page.getByRole("tab", { name: "GPT-5", exact: true }).click();
  await copies(page).waitFor();
  expect(await page.getByRole("button", { name: "Reintentar" }).count()).toBe(0);
  await close();
});

it("is not offered with one model, and its address says why", async () => {
  const { page, close } = await newVisitor(browser);
  // Requests that a journey forwards reach the default brand alone.
  await enter(page, product, "technician");
  await page.route(/\/api\/models$/, async (route) => {
    const answer = await route.fetch();
    const json = await answer.json();
    await route.fulfill({
      response: answer,
      json: { ...json, models: json.models.slice(0, 1), comparisons: false },
    });
  });
  await page.goto(`${product}/chat`);
  await page.getByRole("button", { name: /^Modelo: / }).click();
  await page.getByRole("menu").waitFor();
  expect(await page.getByRole("menuitem", { name: "Comparar modelos" }).count()).toBe(0);
  await page.goto(`${product}/compare`);
  await page.getByRole("heading", { name: "Para comparar hacen falta dos modelos" }).waitFor();
  await close();
});
