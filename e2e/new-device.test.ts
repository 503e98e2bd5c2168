import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { enter, newVisitor, openBrowser } from "./browser.ts";
import { storeLongConversation } from "./conversation-fixtures.ts";
import { productUrl } from "./product-url.ts";

const url = productUrl;
const TURNS = 30;
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const answer = (page: Page, n: number, title: string) =>
  page.getByText(`Respuesta ${n} de ${title}`, { exact: true });

it("shows the end of a conversation on a new device while the earlier messages are still on their way", async () => {
  const title = "Dispositivo nuevo";
  const first = await newVisitor(browser);
  await enter(first.page, url);
  const id = await storeLongConversation(first.page, url, { title, turns: TURNS });
  const state = await first.context.storageState();
  await first.close();

  const visitor = await newVisitor(browser, { storageState: state });
  const { page } = visitor;
  const released = Promise.withResolvers<void>();
  let ends = 0;
  await page.route("**/api/history/list_messages**", async (route) => {
    await released.promise;
    await route.continue();
  });
  page.on("request", (request) => {
    if (request.url().includes(`/api/history/end/${id}`)) ends += 1;
  });
  await page.goto(`${url}/chat/${id}`);
  await answer(page, TURNS - 1, title).waitFor();
  await page.getByText("Cargando los mensajes anteriores…").waitFor({ state: "attached" });
  // The request of the page's head is the only one.
  expect(ends).toBe(1);

  // The person reads further up; the text stays where it is when the earlier messages arrive above it.
  const top = answer(page, TURNS - 6, title);
  await top.scrollIntoViewIfNeeded();
  const before = await top.boundingBox();
  released.resolve();
  await page.getByText("Cargando los mensajes anteriores…").waitFor({ state: "detached" });
  await expect
    .poll(async () => Math.abs(((await top.boundingBox())?.y ?? 0) - (before?.y ?? 0)))
    .toBeLessThan(60);
  const messages = page.getByRole("region", { name: "Mensajes de la conversación" });
  // Messages that arrive above keep the reader's place, also after the key.
  await expect
    .poll(async () => {
      await messages.press("Home");
      return page.getByText(`Pregunta 0 de ${title}`, { exact: true }).isVisible();
    })
    .toBe(true);

  // Everything is stored now, so a reload asks for no end.
  await page.reload();
  await answer(page, TURNS - 1, title).waitFor();
  expect(ends).toBe(1);
  await visitor.close();
});

it("says that earlier messages are missing where the network was lost before they arrived", async () => {
  const title = "Red perdida";
  const first = await newVisitor(browser);
  await enter(first.page, url);
  const id = await storeLongConversation(first.page, url, { title, turns: TURNS });
  const state = await first.context.storageState();
  await first.close();

  const visitor = await newVisitor(browser, { storageState: state });
  const { page, context } = visitor;
  const held = Promise.withResolvers<void>();
  await page.route("**/api/history/list_messages**", async (route) => {
    await held.promise;
    await route.abort();
  });
  await page.goto(`${url}/chat/${id}`);
  await answer(page, TURNS - 1, title).waitFor();
  await context.setOffline(true);
  held.resolve();
  await page
    .getByText("Los mensajes anteriores se cargarán cuando haya conexión.")
    .waitFor({ state: "attached" });
  await page.unroute("**/api/history/list_messages**");
  await context.setOffline(false);
  const messages = page.getByRole("region", { name: "Mensajes de la conversación" });
  const oldest = page.getByText(`Pregunta 0 de ${title}`, { exact: true });
  // Messages that arrive above leave the reader's place alone, so that the beginning moves away again.
  await expect
    .poll(async () => {
      await messages.press("Home");
      return oldest.isVisible();
    })
    .toBe(true);
  await visitor.close();
});

it("says that a conversation does not exist", async () => {
  const visitor = await newVisitor(browser);
  await enter(visitor.page, url);
  for (const id of [crypto.randomUUID(), "no-es-un-id"]) {
    await visitor.page.goto(`${url}/chat/${id}`);
    await visitor.page.getByRole("button", { name: "Nueva conversación" }).last().waitFor();
    await visitor.page.getByText("Esta conversación no está aquí").first().waitFor();
  }
  await visitor.close();
});
