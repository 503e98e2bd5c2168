import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freeChatAt, heard, newVisitor, openBrowser, signIn } from "./browser.ts";
import { startNewcomerServer } from "./newcomer-server.ts";
import { makeOldDatabase } from "./old-database.ts";

const OLD_CONVERSATIONS = 200;
const CUT_AFTER = 60;

let browser: Browser;
let server: Awaited<ReturnType<typeof startNewcomerServer>>;
let url: string;
beforeAll(async () => {
  browser = await openBrowser();
  server = await startNewcomerServer({ LIMIT_REQUESTS_PER_MINUTE: "0" });
  url = freeChatAt(server.url);
});
afterAll(() => server.close());

const titles = [
  "Días de descanso",
  ...Array.from({ length: OLD_CONVERSATIONS - 1 }, (_, at) => `Antigua ${at}`),
];
const row = (page: Page) => page.locator("[data-row-link]", { hasText: "Días de descanso" });
const box = (page: Page) => page.getByRole("textbox", { name: "Mensaje" });

/** The name of the person's database, which exists once the person has signed in. */
async function databaseName(): Promise<string> {
  const visitor = await newVisitor(browser);
  await signIn(visitor.page, url);
  const read = () =>
    visitor.page.evaluate(async () => {
      const names = (await indexedDB.databases()).map((each) => each.name ?? "");
      return names.find((each) => each.startsWith("metatron-chats-")) ?? "";
    });
  await expect.poll(read).not.toBe("");
  const name = await read();
  await visitor.close();
  return name;
}

async function storedTitles(page: Page): Promise<string[]> {
  const found: string[] = [];
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem("metatron.session") ?? "").accessTokens[0].token as string,
  );
  let cursor: string | null = null;
  do {
    const more: string = cursor === null ? "" : `&cursor=${encodeURIComponent(cursor)}`;
    const answer = await page.request.get(`${server.url}/api/history/list_conversations?limit=100${more}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const list = (await answer.json()) as { items: { title: string }[]; nextCursor: string | null };
    found.push(...list.items.map(({ title }) => title));
    cursor = list.nextCursor;
  } while (cursor !== null);
  return found;
}

it("takes the conversations of the older product to the server once, and goes on in them as one thread", async () => {
  const name = await databaseName();
  const visitor = await newVisitor(browser);
  const { page } = visitor;
  await page.goto(`${url}/api/status`);
  await makeOldDatabase(page, { name, titles });

  // The network breaks off in the middle.
  let imports = 0;
  const cut = new Promise<void>((resolve) => {
    void page.route("**/api/history/import/**", async (route) => {
      imports += 1;
      if (imports <= CUT_AFTER) return await route.continue();
      await route.abort("connectionreset");
      resolve();
    });
  });
  await signIn(page, url);
  await row(page).click();
  await page.getByText("¿Cuántas horas de descanso?").waitFor();
  await page.getByText("Doce horas como mínimo.").waitFor();
  await cut;
  expect((await storedTitles(page)).length).toBeLessThan(OLD_CONVERSATIONS);
  await page.unroute("**/api/history/import/**");

  const asked = heard(page.waitForRequest((request) => request.url().includes("/assistant/")));
  await box(page).fill("¿Y si el vuelo es de noche?");
  await box(page).press("Enter");
  const { parentId } = (await asked).postDataJSON();
  expect(parentId).toMatch(/^[0-9a-f-]{36}$/);
  await expect.poll(() => storedTitles(page)).toHaveLength(OLD_CONVERSATIONS);
  expect((await storedTitles(page)).sort()).toEqual([...titles].sort());

  // On another device: the title, the emoji, and one thread of four messages without other versions.
  const other = await newVisitor(browser);
  await signIn(other.page, url);
  await row(other.page).click();
  await other.page.getByText("¿Y si el vuelo es de noche?").waitFor();
  await other.page.getByText("Doce horas como mínimo.").waitFor();
  expect(await row(other.page).textContent()).toContain("🛫");
  expect(await other.page.locator("[data-turn]").count()).toBe(2);
  expect(await other.page.getByRole("button", { name: /Versión anterior/ }).count()).toBe(0);
  await other.close();
  await visitor.close();
});
