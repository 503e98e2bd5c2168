import { readFile } from "node:fs/promises";
import { unzipSync } from "fflate";
import type { Browser, Locator, Page } from "playwright-core";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { enter, heard, newVisitor, openBrowser, type Visitor } from "./browser.ts";
import { askOnServer, headersOf } from "./conversation-fixtures.ts";
import { productUrl } from "./product-url.ts";

const url = productUrl;
let browser: Browser;
let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
});

/** A name unique to this test: all tests share one person and one server. */
const own = (name: string) => `${name} ${crypto.randomUUID().slice(0, 6)}`;
const rowOf = (title: string, on: Page = page) => on.locator("[data-row-link]", { hasText: title });
const archiveFoot = () => page.getByRole("button", { name: /^Archivadas/ });
const toList = () => page.getByRole("button", { name: /Volver a la lista/ });

async function withConversations(...titles: string[]): Promise<string[]> {
  const ids = await askOnServer(
    page,
    url,
    titles.map((title) => ({ title, question: `¿Qué hay de ${title}?` })),
  );
  await page.reload();
  for (const title of titles)
    await page.locator("[data-row-link]").getByText(title, { exact: true }).waitFor();
  return ids;
}

async function chooseInMenu(title: string, name: string | RegExp) {
  await rowOf(title).click({ button: "right" });
  await page.getByRole("menuitem", { name }).click();
}

async function serverRow(id: string) {
  const listed = await page.request.get(`${url}/api/history/list_conversations?limit=100`, {
    headers: await headersOf(page),
  });
  const { items } = (await listed.json()) as {
    items: { id: string; archived: boolean; tags: { name: string }[] }[];
  };
  return items.find((item) => item.id === id);
}

const isGone = (locator: Locator) => expect.poll(() => locator.count()).toBe(0);

async function tagIn(dialog: Locator, name: string) {
  await dialog.getByLabel("Buscar o crear una etiqueta").fill(name);
  await dialog.getByRole("button", { name: `Crear «${name}»` }).click();
  await expect.poll(() => dialog.getByRole("checkbox", { name: new RegExp(name) }).isChecked()).toBe(true);
}

describe("organising conversations", () => {
  beforeEach(async () => {
    visitor = await newVisitor(browser, { acceptDownloads: true });
    page = visitor.page;
    await enter(page, url);
    return () => visitor.close();
  });

  it("archives by menu and by key, finds it in the search, and a question brings it back", async () => {
    const [title, second] = [own("Relevo de rampa"), own("Parte de vuelo")];
    const [id = "", other = ""] = await withConversations(title, second);
    await chooseInMenu(title, "Archivar");
    await page.getByText(`«${title}» archivada`).waitFor();
    await isGone(rowOf(title));
    await rowOf(second).focus();
    await page.keyboard.press("a");
    await isGone(rowOf(second));
    await expect.poll(async () => (await serverRow(id))?.archived).toBe(true);
    await expect.poll(async () => (await serverRow(other))?.archived).toBe(true);

    await page.getByRole("searchbox", { name: "Buscar en títulos y textos" }).fill(title);
    const hit = page.getByRole("list", { name: "Resultados de la búsqueda" }).getByRole("link").first();
    await hit.getByText("Archivada", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Borrar la búsqueda" }).click();

    await archiveFoot().click();
    await rowOf(title).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await rowOf(title).click();
    // The box of the page before is there until the conversation is shown.
    await page.waitForURL(`**/chat/${id}`);
    await page.getByRole("main").getByText(`¿Qué hay de ${title}?`).first().waitFor();
    const box = page.getByRole("textbox", { name: "Mensaje" });
    await box.fill("¿Y mañana?");
    await box.press("Enter");
    await isGone(rowOf(title));
    await toList().click();
    await rowOf(title).waitFor();
    await expect.poll(async () => (await serverRow(id))?.archived).toBe(false);
    await archiveFoot().click();
    await chooseInMenu(second, "Quitar del archivo");
    await toList().click();
    await rowOf(second).waitFor();
  });

  it("tags, filters by tag while navigating, renames and deletes the tag", async () => {
    const [title, plain] = [own("Turno de noche"), own("Sin etiqueta")];
    const [id = ""] = await withConversations(title, plain);
    const name = own("Operación");
    await chooseInMenu(title, "Etiquetas…");
    const dialog = page.getByRole("dialog");
    await tagIn(dialog, name);
    expect(await seriousFindings(page)).toEqual([]);
    // The same name without accents and capitals is the same tag.
    await dialog.getByLabel("Buscar o crear una etiqueta").fill(name.toUpperCase().replace("Ó", "O"));
    await expect.poll(() => dialog.getByRole("button", { name: /^Crear/ }).count()).toBe(0);
    await page.keyboard.press("Escape");
    await rowOf(title).filter({ hasText: name }).waitFor();
    await expect.poll(async () => (await serverRow(id))?.tags.map((tag) => tag.name)).toEqual([name]);

    await page.getByRole("button", { name: /^Filtrar la lista/ }).click();
    const filters = page.getByRole("region", { name: "Filtros de la lista" });
    await filters.getByLabel("Etiqueta").selectOption({ label: `${name} (1)` });
    await isGone(rowOf(plain));
    await rowOf(title).click();
    await page.getByRole("textbox", { name: "Mensaje" }).waitFor();
    await rowOf(title).waitFor();
    expect(await rowOf(plain).count()).toBe(0);

    // The filter is there after a reload, and shown.
    await page.reload();
    await rowOf(title).waitFor();
    await expect
      .poll(() => filters.getByLabel("Etiqueta").locator("option:checked").textContent())
      .toBe(`${name} (1)`);
    expect(await rowOf(plain).count()).toBe(0);

    await filters.getByLabel("Fecha").selectOption("range");
    await filters.getByLabel("Hasta").fill("2020-01-01");
    await page.getByText("Ninguna conversación pasa los filtros.").waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Quitar filtros" }).first().click();
    await rowOf(plain).waitFor();

    const renamed = own("Noche");
    await chooseInMenu(title, "Etiquetas…");
    await dialog.getByRole("button", { name: `Editar «${name}»` }).click();
    await dialog.getByLabel("Nombre").fill(renamed);
    await dialog.getByRole("button", { name: "Guardar" }).click();
    await dialog.getByRole("checkbox", { name: new RegExp(renamed) }).waitFor();
    await expect.poll(async () => (await serverRow(id))?.tags.map((tag) => tag.name)).toEqual([renamed]);
    await dialog.getByRole("button", { name: `Editar «${renamed}»` }).click();
    await dialog.getByRole("button", { name: "Eliminar etiqueta" }).click();
    await dialog.getByRole("alert").getByRole("button", { name: "Eliminar etiqueta" }).click();
    await isGone(dialog.getByRole("checkbox", { name: new RegExp(renamed) }));
    await expect.poll(async () => (await serverRow(id))?.tags).toEqual([]);
  });

  it("selects several by keyboard and pointer, exports them as one ZIP, and deletes them with undo", async () => {
    const titles = [own("Uno"), own("Dos"), own("Tres")];
    const [one = "", two = "", three = ""] = titles;
    await withConversations(...titles);
    await rowOf(three).focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Shift+ArrowDown");
    const bar = page.getByRole("toolbar", { name: "Conversaciones seleccionadas" });
    await bar.getByText("2 seleccionadas").waitFor();
    await page.keyboard.press("Escape");
    await isGone(bar);
    await rowOf(three).click({ modifiers: ["Control"] });
    await rowOf(one).click({ modifiers: ["Shift"] });
    await bar.getByText("3 seleccionadas").waitFor();
    expect(await seriousFindings(page)).toEqual([]);

    const downloading = heard(page.waitForEvent("download"));
    await bar.getByRole("button", { name: /^Exportar en un ZIP/ }).click();
    const download = await downloading;
    const names = Object.keys(unzipSync(await readFile(await download.path())));
    expect(names.sort()).toEqual(titles.flatMap((title) => [`${title}.json`, `${title}.md`]).sort());

    await bar.getByRole("button", { name: "Eliminar…" }).click();
    await page.getByText("¿Eliminar 3 conversaciones?").waitFor();
    await page.getByRole("button", { name: "Eliminar", exact: true }).click();
    await page.locator("[data-toast]", { hasText: "3 conversaciones eliminadas" }).hover();
    await page.getByRole("button", { name: "Deshacer" }).click();
    for (const title of [one, two, three]) await rowOf(title).waitFor();
  });

  it("archives offline; another tab sees it, and a deletion on another device is told", async () => {
    const [kept, gone] = [own("Se archiva"), own("Se elimina")];
    const [keptId = "", goneId = ""] = await withConversations(kept, gone);
    const second = await visitor.context.newPage();
    await second.goto(url);
    await rowOf(kept, second).waitFor();
    await visitor.context.setOffline(true);
    await rowOf(kept).focus();
    await page.keyboard.press("a");
    await isGone(rowOf(kept));
    await isGone(rowOf(kept, second));
    await rowOf(gone).focus();
    await page.keyboard.press("a");
    await isGone(rowOf(gone));
    await second.close();
    // The request of the test itself does not use the page's network.
    const deleted = await page.request.delete(`${url}/api/history/delete/${goneId}`, {
      headers: await headersOf(page),
    });
    expect(deleted.status()).toBe(204);
    await visitor.context.setOffline(false);
    await page.getByText("La conversación se había eliminado en otro dispositivo.").waitFor();
    await expect.poll(async () => (await serverRow(keptId))?.archived).toBe(true);
  });
});

describe("on a phone", () => {
  it("selects and archives from the drawer", async () => {
    visitor = await newVisitor(browser, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    page = visitor.page;
    await enter(page, url);
    const title = own("En el móvil");
    const [id = ""] = await askOnServer(page, url, [{ title }]);
    await page.reload();
    await page.getByRole("button", { name: "Abrir la lista" }).click();
    // The menu has a button on each row.
    await page.getByRole("button", { name: `Opciones de ${title}` }).tap();
    await page.getByRole("menuitem", { name: "Seleccionar" }).waitFor();
    await page.keyboard.press("Escape");
    await isGone(page.getByRole("menu"));

    const release = await pressWithFinger(rowOf(title));
    const bar = page.getByRole("toolbar", { name: "Conversaciones seleccionadas" });
    await bar.getByText("1 seleccionada").waitFor();
    await release();
    await bar.getByText("1 seleccionada").waitFor();
    expect(await page.getByRole("menu").count()).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
    await bar.getByRole("button", { name: "Archivar" }).click();
    await isGone(rowOf(title));
    await expect.poll(async () => (await serverRow(id))?.archived).toBe(true);
    await visitor.close();
  });
});

/** Puts a finger on the element; the returned function lifts it. */
async function pressWithFinger(target: Locator): Promise<() => Promise<unknown>> {
  // An element that slides into view would leave the finger behind.
  await target.click({ trial: true });
  const box = await target.boundingBox();
  if (!box) throw new Error("The element is not shown.");
  const session = await visitor.context.newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 3, y: box.y + box.height / 2 }];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  return () => session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
