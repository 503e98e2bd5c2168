import { readFile } from "node:fs/promises";
import { unzipSync } from "fflate";
import type { Browser, Download, Locator, Page } from "playwright-core";
import { extractText, getDocumentProxy } from "unpdf";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { enter, heard, newVisitor, openBrowser, type Visitor } from "./browser.ts";
import { askOnServer, editFirstQuestion, fillBrowser, fillConversation } from "./conversation-fixtures.ts";
import { productUrl } from "./product-url.ts";

const url = productUrl;
let browser: Browser;
let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
});

const rowOf = (title: string | RegExp) => page.locator("[data-row-link]", { hasText: title });
const groupOf = (heading: string) => page.getByRole("region", { name: heading });
const inGroup = (heading: string, title: string) =>
  groupOf(heading).locator("[data-row-link]", { hasText: title });

async function chooseInMenu(title: string, ...names: (string | RegExp)[]) {
  await rowOf(title).click({ button: "right" });
  for (const name of names) await page.getByRole("menuitem", { name }).click();
}

/** A title unique to this test: all tests share one person and one server. */
const own = (title: string) => `${title} ${crypto.randomUUID().slice(0, 6)}`;

async function withConversations(...titles: string[]): Promise<string[]> {
  const ids = await askOnServer(
    page,
    url,
    titles.map((title) => ({ title, question: `¿Qué hay de ${title}?` })),
  );
  await page.reload();
  // The local copy may still have the title made from the question, which contains this one.
  for (const title of titles)
    await page.locator("[data-row-link]").getByText(title, { exact: true }).waitFor();
  return ids;
}

const isInSight = (locator: Locator) =>
  locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });

describe("the conversation list", () => {
  beforeEach(async () => {
    visitor = await newVisitor(browser, { acceptDownloads: true });
    page = visitor.page;
    await enter(page, url);
    return () => visitor.close();
  });

  it("pins, unpins and marks from the context menu, also after a reload", async () => {
    const title = own("Nómina de julio");
    await withConversations(title);
    await chooseInMenu(title, "Fijar arriba");
    await inGroup("Fijadas", title).waitFor();
    await chooseInMenu(title, "Marcar como favorita");
    await chooseInMenu(title, "Quitar de fijadas");
    await inGroup("Favoritas", title).waitFor();
    await page.reload();
    await inGroup("Favoritas", title).waitFor();
    await chooseInMenu(title, "Quitar de favoritas");
    await inGroup("Hoy", title).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });

  it("renames in place and keeps the focus in the row", async () => {
    const title = own("Curso");
    const renamed = own("Curso de recurrente");
    await withConversations(title);
    await chooseInMenu(title, "Cambiar título");
    const field = page.getByRole("textbox", { name: "Título nuevo" });
    expect(await field.inputValue()).toBe(title);
    await field.fill(renamed);
    await field.press("Enter");
    await rowOf(renamed).waitFor();
    await expect.poll(() => rowOf(renamed).evaluate((row) => row === document.activeElement)).toBe(true);
    await page.keyboard.press("F2");
    await field.fill("no se guarda");
    await field.press("Escape");
    await rowOf(renamed).waitFor();
    expect(await page.getByText("no se guarda").count()).toBe(0);
  });

  it("changes the emoji, found by its Spanish name without accents", async () => {
    const title = own("Vuelo");
    await withConversations(title);
    await chooseInMenu(title, "Cambiar emoji");
    const search = page.getByRole("searchbox", { name: "Buscar un emoji" });
    await search.fill("avion");
    await search.press("ArrowDown");
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await rowOf("✈️").filter({ hasText: title }).waitFor();
  });

  it("asks for confirmation before deleting, and undoes it", async () => {
    const title = own("Aparcamiento");
    const [id] = await withConversations(title);
    await page.goto(`${url}/chat/${id}`);
    await rowOf(title).waitFor();
    await chooseInMenu(title, /Eliminar/);
    await page.getByRole("button", { name: "Eliminar", exact: true }).click();
    // A notice under the pointer stays.
    await page.locator("[data-toast]", { hasText: `«${title}» eliminada` }).hover();
    await page.waitForURL(`${url}/chat`);
    await rowOf(title).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Deshacer" }).click();
    await rowOf(title).waitFor();
  });

  it("exports to each format, with accents", async () => {
    const title = own("Acción y niño");
    await withConversations(title);
    const files = new Map<string, Buffer>();
    for (const format of ["Word", "PDF", "Markdown", "JSON"]) {
      const begun = heard(page.waitForEvent("download"));
      await rowOf(title).click({ button: "right" });
      await page.getByRole("menuitem", { name: "Exportar" }).click();
      await page.getByRole("menuitem", { name: format }).click();
      files.set(format, await contentOf(await begun, title));
    }
    const wanted = `¿Qué hay de ${title}?`;
    expect(files.get("Markdown")?.toString()).toContain(wanted);
    const json = JSON.parse(files.get("JSON")?.toString() ?? "");
    expect(json.messages.map(({ role }: { role: string }) => role)).toEqual(["user", "assistant"]);
    const xml = unzipSync(new Uint8Array(files.get("Word") ?? []))["word/document.xml"];
    expect(new TextDecoder().decode(xml)).toContain(wanted);
    const pdf = await getDocumentProxy(new Uint8Array(files.get("PDF") ?? []));
    const { text } = await extractText(pdf, { mergePages: true });
    expect(text.replace(/\s+/g, " ")).toContain(wanted);
  });

  it("is used with the keyboard alone", async () => {
    const [upper, lower] = [own("Arriba"), own("Abajo")];
    const [, newestId] = await withConversations(lower, upper);
    await rowOf(upper).focus();
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => rowOf(lower).evaluate((row) => row === document.activeElement)).toBe(true);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("p");
    await inGroup("Fijadas", upper).waitFor();
    await rowOf(upper).focus();
    await page.keyboard.press("Shift+F10");
    await page.getByRole("menuitem", { name: "Quitar de fijadas" }).waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => rowOf(upper).evaluate((row) => row === document.activeElement)).toBe(true);
    await page.keyboard.press("p");
    await inGroup("Hoy", upper).waitFor();
    await rowOf(upper).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(`${url}/chat/${newestId}`);
    // Opening a conversation moves the focus to its composer.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("TEXTAREA");
    await rowOf(lower).focus();
    await page.keyboard.press("Delete");
    await page.getByRole("alertdialog").or(page.getByRole("dialog")).waitFor();
    await page.getByRole("button", { name: "Eliminar", exact: true }).focus();
    await page.keyboard.press("Enter");
    await rowOf(lower).waitFor({ state: "detached" });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.hasAttribute("data-row-link")))
      .toBe(true);
  });

  it("finds words in titles and texts ignoring accents, online and offline", async () => {
    const word = `ñandú${crypto.randomUUID().slice(0, 6)}`;
    const title = own("Baúl");
    await askOnServer(page, url, [{ title, question: `¿Cuánto pesa un ${word}?` }]);
    await page.reload();
    await rowOf(title).click();
    await page.getByRole("main").getByText(word).first().waitFor();
    const field = page.getByRole("searchbox", { name: "Buscar en títulos y textos" });
    const results = page.getByRole("list", { name: "Resultados de la búsqueda" });
    for (const state of ["online", "offline"]) {
      await visitor.context.setOffline(state === "offline");
      await field.fill(word.replace("ñ", "N").replace("ú", "u"));
      await expect.poll(() => results.locator("mark").first().textContent()).toBe(word);
      await field.fill(title.replace("ú", "u"));
      await results.locator("mark", { hasText: "Baúl" }).waitFor();
      await field.fill("");
    }
    await visitor.context.setOffline(false);
    await field.fill("nadadenada");
    await page.getByText("Nada coincide").waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await field.press("Escape");
    await rowOf(title).waitFor();
  });

  it("opens a search hit at its message, far up in a long conversation, also offline", async () => {
    const word = `avutarda${crypto.randomUUID().slice(0, 6)}`;
    await expect
      .poll(() => page.evaluate(async () => (await indexedDB.databases()).length))
      .toBeGreaterThan(0);
    const questions = Array.from({ length: 60 }, (_, turn) => `Pregunta ${turn}`).with(
      7,
      `¿Qué es una ${word}?`,
    );
    await fillConversation(page, questions);
    await rowOf("Una larga").first().click();
    await page.getByText("Pregunta 59").waitFor();
    await page.getByRole("searchbox", { name: "Buscar en títulos y textos" }).fill(word);
    const hit = page.locator("[data-search-results] a", { hasText: word });
    await hit.waitFor();
    await visitor.context.setOffline(true);
    await hit.click();
    // The mark disappears by itself.
    const target = page.locator("[data-message-text]", { hasText: word });
    await target.and(page.locator("[data-search-target]")).waitFor();
    await expect.poll(() => isInSight(target)).toBe(true);
    await visitor.context.setOffline(false);
  });

  it("opens a message by its URL in a browser without local data, also in a version that is not shown", async () => {
    const title = own("Dos versiones");
    const [id] = await withConversations(title);
    const [first, second] = await editFirstQuestion(page, url, id ?? "");
    const other = await newVisitor(browser);
    await enter(other.page, url);
    for (const messageId of [second, first]) {
      await other.page.goto(`${url}/chat/${id}#${messageId}`, { waitUntil: "commit" });
      await other.page.locator(`[data-message-text="${messageId}"][data-search-target]`).waitFor();
    }
    await other.close();
  });

  it("is reachable from the palette, which also searches in texts and lists the shortcuts", async () => {
    const title = own("Uniforme");
    const [id] = await withConversations(title);
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill(title);
    await page.getByRole("option", { name: title, exact: true }).click();
    await page.waitForURL(`${url}/chat/${id}`);
    // No shortcut works while a dialog is shown, also a closing one.
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill("uniforme");
    await page.getByRole("option", { name: "Buscar «uniforme» en los textos" }).click();
    await page.getByRole("list", { name: "Resultados de la búsqueda" }).waitFor();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.getByRole("main").focus();
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Atajos de teclado" }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });

  it("shows and scrolls 5,000 conversations", async () => {
    await page.getByRole("searchbox").waitFor();
    await expect
      .poll(() => page.evaluate(async () => (await indexedDB.databases()).length))
      .toBeGreaterThan(0);
    await fillBrowser(page, 5_000);
    await page.getByRole("button", { name: "Ocultar la lista" }).click();
    await page.reload();
    await page.getByRole("button", { name: "Mostrar la lista" }).waitFor();
    const figures = await page.evaluate(async () => {
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      const begun = performance.now();
      document.querySelector<HTMLElement>("[data-list-toggle]")?.click();
      while (!document.querySelector("[data-row-link]") && performance.now() - begun < 10_000) await frame();
      const openMs = performance.now() - begun;
      const scroller = document.querySelector("[data-row-link]")?.closest(".overflow-y-auto");
      const gaps: number[] = [];
      let last = await frame();
      for (let index = 0; index < 120 && scroller; index += 1) {
        scroller.scrollTop += 300;
        const now = await frame();
        gaps.push(now - last);
        last = now;
      }
      gaps.sort((a, b) => a - b);
      return {
        openMs: Math.round(openMs),
        medianFrameMs: Math.round(gaps[60] ?? 0),
        longestFrameMs: Math.round(gaps.at(-1) ?? 0),
        rowsInPage: document.querySelectorAll("[data-row-link]").length,
      };
    });
    process.stdout.write(`5,000 conversations: ${JSON.stringify(figures)}\n`);
    expect(figures.rowsInPage).toBeLessThan(100);
    await page.locator("[data-row-link]").first().focus();
    await page.keyboard.press("End");
    await rowOf("Conversación número 4999").waitFor();
  });
});

async function contentOf(download: Download, title: string): Promise<Buffer> {
  expect(download.suggestedFilename()).toMatch(new RegExp(`^${title}\\.(docx|pdf|md|json)$`));
  return await readFile(await download.path());
}
