import type { Browser, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { allFindings, seriousFindings } from "./accessibility.ts";
import { attachFiles, enter, freeChatAt, newVisitor, openBrowser, type Visitor } from "./browser.ts";
import { askOnServer } from "./conversation-fixtures.ts";
import { newHeldAnswer } from "./held-answer.ts";
import { productUrl } from "./product-url.ts";
import { tinyPdf } from "./tiny-pdf.ts";

const url = productUrl;
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const box = (page: Page) => page.getByRole("textbox", { name: "Mensaje" });
const lastTurn = (page: Page) => page.locator("[data-turn]").last();
const chips = (page: Page) => lastTurn(page).locator("[data-answer-text] a[data-citation]");
const isFocused = (page: Page) => box(page).evaluate((field) => field === document.activeElement);

async function newEmployee(at: string, options = {}): Promise<Visitor> {
  const visitor = await newVisitor(browser, {
    permissions: ["clipboard-read", "clipboard-write"],
    ...options,
  });
  await enter(visitor.page, at);
  return visitor;
}

async function ask(page: Page, text: string) {
  await box(page).fill(text);
  await page.getByRole("button", { name: "Enviar" }).click();
  await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/);
}

/** The stand-in model repeats the question as its answer. */
const repeated = (text: string) => `${text} [[script:judge-mute]]`;

async function untilAnswered(page: Page) {
  await lastTurn(page).getByRole("button", { name: "Copiar", exact: true }).waitFor();
}

const clipboard = (page: Page, type: string) =>
  page.evaluate(async (wanted) => {
    const [item] = await navigator.clipboard.read();
    return item?.types.includes(wanted) ? await (await item.getType(wanted)).text() : "";
  }, type);

describe("the sources of an answer", () => {
  it("are numbered in reading order, on screen, in a copy and after a reload, and named above the answer", async () => {
    const visitor = await newEmployee(url);
    const { page } = visitor;
    await ask(page, repeated("¿Cuántos días de vacaciones tengo? Primero [4], después [2] y otra vez [4]."));
    await untilAnswered(page);
    const numbers = async () => (await chips(page).allInnerTexts()).map(Number);
    await expect.poll(async () => (await numbers())[0]).toBe(1);
    const shown = await numbers();
    // Two passages of one page have the same number.
    expect(shown).toEqual([1, shown[1], 1]);
    expect([1, 2]).toContain(shown[1]);
    const rows = lastTurn(page).getByRole("list", { name: "Fuentes" }).getByRole("listitem");
    const listed = await rows.locator("a").allInnerTexts();
    expect(listed).toEqual(listed.map((_, at) => String(at + 1)));

    await lastTurn(page).getByRole("button", { name: "Copiar", exact: true }).click();
    await page.getByText("Respuesta copiada").waitFor();
    const copied = await clipboard(page, "text/plain");
    expect(copied).toContain(`Primero [1], después [${shown[1]}] y otra vez [1].`);
    expect(copied).toMatch(/Fuentes\s+1\. /);
    expect(await clipboard(page, "text/html")).toContain("<ol");

    const title = (await rows.first().locator("span.font-medium").first().textContent())?.trim();
    const head = lastTurn(page)
      .getByText(/^Respondido con/)
      .first();
    if ((await head.count()) > 0) expect(await head.textContent()).toContain(title);

    await page.reload();
    await untilAnswered(page);
    expect(await numbers()).toEqual(shown);

    // A chip opens its own passage, and the panel shows the same number.
    await chips(page).nth(1).click();
    const panel = page.getByRole("complementary", { name: "Fuente citada" });
    await panel.waitFor();
    expect(await panel.locator("[aria-hidden=true].bg-mark").first().textContent()).toBe(String(shown[1]));
    await visitor.close();
  });
});

describe("a table", () => {
  it("is copied as a table and saved as CSV", async () => {
    const visitor = await newEmployee(freeChatAt(url), { acceptDownloads: true });
    const { page } = visitor;
    await ask(page, repeated("| Tipo | Días |\n|---|---|\n| Boda | 15 |\n\nFin"));
    await untilAnswered(page);
    await page.getByRole("button", { name: "Copiar la tabla" }).click();
    await expect.poll(() => clipboard(page, "text/plain")).toBe("Tipo\tDías\nBoda\t15");
    expect(await clipboard(page, "text/html")).toContain("<td");
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Guardar la tabla como CSV" }).click();
    expect((await saving).suggestedFilename()).toBe("Tabla.csv");
    expect(await allFindings(page, "main")).toEqual([]);
    await visitor.close();
  });
});

describe("a diagram", () => {
  it("opens over the whole window, is enlarged, and gives the focus back", async () => {
    const visitor = await newEmployee(freeChatAt(url));
    const { page } = visitor;
    await ask(
      page,
      repeated("```mermaid\ngraph LR\nA[Alta] --> B[Baja]\n```\n\nH<sub>2</sub>O y <kbd>Ctrl</kbd>"),
    );
    await untilAnswered(page);
    expect(await lastTurn(page).locator("[data-answer-text] sub").textContent()).toBe("2");
    expect(await lastTurn(page).locator("[data-answer-text] kbd").textContent()).toBe("Ctrl");
    const enlarge = page.getByRole("button", { name: "Ampliar" });
    await enlarge.click();
    const dialog = page.getByRole("dialog", { name: "Diagrama" });
    await dialog.getByText("100 %").waitFor();
    const width = () => dialog.locator("svg.dg").evaluate((svg) => svg.getBoundingClientRect().width);
    const before = await width();
    await dialog.getByRole("button", { name: "Acercar" }).click();
    await dialog.getByText("150 %").waitFor();
    expect(await width()).toBeGreaterThan(before);
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await expect.poll(() => enlarge.evaluate((button) => button === document.activeElement)).toBe(true);
    await visitor.close();
  });
});

describe("the wait for an answer", () => {
  it("says what is searched", async () => {
    const visitor = await newEmployee(url);
    const { page } = visitor;
    const held = newHeldAnswer(20, "held-whole");
    await ask(page, `¿Cuántos días de vacaciones tengo? ${held.marker}`);
    await page.getByText(/^(?:Buscando en|Leyendo) \d+ (?:documentos|pasajes)/).waitFor();
    await held.release();
    await untilAnswered(page);
    expect(await page.getByText(/^(?:Buscando en|Leyendo) \d+/).count()).toBe(0);
    await visitor.close();
  });
});

describe("the welcome", () => {
  it("promises documents only in the chat that answers from them", async () => {
    const visitor = await newEmployee(url);
    const { page } = visitor;
    const promise = page.getByText("Te respondo con los documentos de Recursos Humanos");
    await promise.waitFor();
    for (const [chat, words] of [
      ["Chat libre", "Tú eliges el modelo."],
      ["Imágenes", "Describe la imagen y la creo."],
    ] as const) {
      await page.getByRole("button", { name: /^Tipo de chat/ }).click();
      await page.getByRole("menuitemradio", { name: new RegExp(`^${chat}`) }).click();
      await page.getByText(words).waitFor();
      expect(await promise.count()).toBe(0);
    }
    await page.getByRole("button", { name: /^Tipo de chat/ }).click();
    await page.getByRole("menuitemradio", { name: /^RH\+/ }).click();
    await promise.waitFor();
    await visitor.close();
  });
});

describe("another model", () => {
  it("answers again, and the conversation goes on with it", async () => {
    const visitor = await newEmployee(freeChatAt(url));
    const { page } = visitor;
    await ask(page, "¿Cuántos días tengo?");
    await untilAnswered(page);
    const chosen = (await page.getByRole("button", { name: /^Modelo/ }).textContent()) ?? "";
    const other = /mini/i.test(chosen) ? "GPT-5" : "GPT-5 mini";
    await lastTurn(page).getByRole("button", { name: "Más acciones" }).click();
    await page.getByRole("menuitem", { name: other, exact: true }).click();
    await page.getByText("2/2").waitFor();
    await untilAnswered(page);
    await lastTurn(page).getByText(other, { exact: true }).waitFor();
    await expect.poll(() => page.getByRole("button", { name: /^Modelo/ }).textContent()).toContain(other);
    await expect.poll(() => isFocused(page)).toBe(true);
    await visitor.close();
  });
});

describe("a long pasted text", () => {
  it("becomes an attachment, and text again if that is undone", async () => {
    const visitor = await newEmployee(freeChatAt(url));
    const { page } = visitor;
    await expect.poll(() => isFocused(page)).toBe(true);
    await box(page).fill("Resume: ");
    const paste = async () => {
      await page.evaluate(() => navigator.clipboard.writeText("Norma de equipaje. ".repeat(400)));
      await box(page).press("ControlOrMeta+v");
    };
    await paste();
    const attached = page.getByRole("list", { name: "Archivos de la pregunta" });
    await attached.getByText(/^Texto pegado/).waitFor();
    expect(await box(page).inputValue()).toBe("Resume: ");
    await page.getByRole("button", { name: "Pegar como texto" }).click();
    await expect.poll(() => box(page).inputValue()).toContain("Resume: Norma de equipaje. Norma");
    await attached.waitFor({ state: "hidden" });
    await visitor.close();
  });
});

describe("a source on a phone", () => {
  it("is enlarged, and read as text instead of its page", async () => {
    const visitor = await newEmployee(url);
    const { page } = visitor;
    const words = "El permiso por mudanza es de dos días hábiles";
    await attachFiles(page, {
      name: "permisos de mudanza.pdf",
      mimeType: "application/pdf",
      buffer: tinyPdf([["1. Permisos", `${words}.`]]),
    });
    const attached = page.getByRole("list", { name: "Archivos de la pregunta" }).first();
    await attached.getByText(/Listo/).waitFor();
    await ask(page, repeated(`${words} [1].`));
    await untilAnswered(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('a[data-citation="1"]').first().click();
    const pager = page.getByRole("toolbar", { name: "Páginas y tamaño" });
    await pager.waitFor();
    const asText = pager.getByRole("button", { name: "Ver como texto" });
    await asText.click();
    await expect.poll(() => asText.getAttribute("aria-pressed")).toBe("true");
    const paper = page.locator(".source-paper");
    await paper.locator("mark[data-passage]").first().waitFor();
    const size = () => paper.evaluate((sheet) => Number.parseFloat(getComputedStyle(sheet).fontSize));
    const before = await size();
    await pager.getByRole("button", { name: "Acercar" }).click();
    await expect.poll(size).toBeGreaterThan(before);
    const { width = 0, x = 0 } = (await pager.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
    expect(await seriousFindings(page)).toEqual([]);
    await visitor.close();
  });
});

describe("a title that is cut off", () => {
  it("is shown whole in a tooltip, which covers no other row", async () => {
    const visitor = await newEmployee(url);
    const { page } = visitor;
    const title = `Una conversación con un título que no cabe en la lista ${crypto.randomUUID().slice(0, 6)}`;
    const short = `Corta ${crypto.randomUUID().slice(0, 6)}`;
    await askOnServer(page, url, [{ title }, { title: short }]);
    await page.reload();
    const tip = page.locator("[data-tooltip-layer]");
    const row = page.locator("[data-row-link]", { hasText: title });
    // Rows that arrive later would move this one away from the pointer.
    await page.locator("[data-row-link]", { hasText: short }).waitFor();
    await row.hover();
    await expect.poll(() => tip.textContent()).toBe(title);
    const [list, shown] = await Promise.all([row.boundingBox(), tip.boundingBox()]);
    expect(shown?.x ?? 0).toBeGreaterThanOrEqual((list?.x ?? 0) + (list?.width ?? 0));
    await box(page).blur();
    expect(await tip.textContent()).toBe(title);
    await page.mouse.move(640, 400);
    await tip.waitFor({ state: "hidden" });
    await page.locator("[data-row-link]", { hasText: short }).hover();
    await page.getByRole("button", { name: `Opciones de ${short}` }).hover();
    await expect.poll(() => tip.textContent()).toContain("Opciones de");
    await visitor.close();
  });
});

it("shows no tooltip over a button that was pressed, nor over the one that takes its place", async () => {
  const visitor = await newEmployee(url);
  const { page } = visitor;
  await ask(page, "¿Cuántos días de vacaciones tengo?");
  await untilAnswered(page);
  const tip = page.locator("[data-tooltip-layer]");
  expect(await tip.textContent()).toBe("");
  await visitor.close();
});
