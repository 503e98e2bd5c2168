import type { Browser } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { enter, newVisitor, openBrowser, signIn } from "./browser.ts";
import { askOnServer } from "./conversation-fixtures.ts";
import { productUrl } from "./product-url.ts";

const url = productUrl;
const LOADS = 10;
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

it("keeps every question asked in the page's first second, while the first sync runs", async () => {
  const visitor = await newVisitor(browser);
  const { page } = visitor;
  await enter(page, url);
  const seeds = Array.from({ length: 6 }, (_, at) => ({ title: `Anterior ${at}` }));
  await askOnServer(page, url, seeds);
  const asked = Array.from({ length: LOADS }, (_, at) => `Pregunta temprana ${at}`);
  for (const text of asked) {
    await page.goto(`${url}/chat`, { waitUntil: "commit" });
    const box = page.getByRole("textbox", { name: "Mensaje" });
    await box.fill(text);
    await box.press("Enter");
    await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/);
    await page.getByText(text).first().waitFor();
  }
  // Each is a separate conversation on the server too, with its question and its answer.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const token = JSON.parse(localStorage.getItem("metatron.session") ?? "").accessTokens[0].token;
        const headers = { authorization: `Bearer ${token}` };
        const listed = await fetch("/api/history/list_conversations?limit=200", { headers });
        const { items } = (await listed.json()) as { items: { id: string }[] };
        const counts = await Promise.all(
          items.map(async ({ id }) => {
            const answer = await fetch(`/api/history/list_messages?conversationId=${id}`, { headers });
            const page = (await answer.json()) as { items: { text: string }[] };
            return page.items.length === 2 ? (page.items[0]?.text ?? "") : "";
          }),
        );
        return counts.filter((text) => text.startsWith("Pregunta temprana")).sort();
      }),
    )
    .toEqual(asked.sort());
  await visitor.close();
});

it("shows the login page without the code behind it, which comes with the sign-in in the same page", async () => {
  const visitor = await newVisitor(browser);
  const { page } = visitor;
  const loaded: string[] = [];
  let documents = 0;
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === "script")
      loaded.push(/\/assets\/(.+)-[\w-]{8}\.js$/.exec(pathname)?.[1] ?? "");
    if (request.resourceType() === "document" && request.frame() === page.mainFrame()) documents += 1;
  });
  await page.goto(`${url}/login`);
  await page.getByRole("button", { name: /Entrar con tu cuenta/ }).waitFor();
  await page.waitForLoadState("networkidle");
  expect(loaded).toContain("signed-out");
  expect(loaded.filter((name) => /^(router|routed|signed-in)/.test(name))).toEqual([]);

  await signIn(page, url);
  await page.getByRole("textbox", { name: "Mensaje" }).waitFor();
  expect(loaded).toEqual(expect.arrayContaining(["router", "routed", "signed-in"]));
  // The second one is that of `signIn`; entering the app loads no third.
  expect(documents).toBe(2);
  await visitor.close();
});

it("requests the texts of the person's language with the page, before the code that asks for them", async () => {
  const visitor = await newVisitor(browser);
  const { page } = visitor;
  await enter(page, url);
  // The page before must have all its texts, and not load others in the new language.
  await page.getByRole("textbox", { name: "Mensaje" }).waitFor();
  await page.addInitScript(() => localStorage.setItem("language", "en"));
  const loaded: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes("/area-signed-in-")) loaded.push(pathname);
  });
  await page.goto(`${url}/chat`);
  await page.getByRole("textbox", { name: "Message" }).waitFor();
  const named = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")].map(
      ({ href }) => new URL(href).pathname,
    ),
  );
  // Without the preload, or with one for Spanish, the app would ask for a file that the page does not name.
  expect(loaded).toHaveLength(1);
  expect(named).toEqual(expect.arrayContaining(loaded));
  await visitor.close();
});
