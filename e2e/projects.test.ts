import type { Browser, Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { enter, newVisitor, openBrowser, type Visitor } from "./browser.ts";
import { askOnServer, headersOf } from "./conversation-fixtures.ts";
import { productUrl } from "./product-url.ts";

const url = productUrl;
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

/** A name unique to this test: all tests share one person and one server. */
const own = (name: string) => `${name} ${crypto.randomUUID().slice(0, 6)}`;
const rowOf = (page: Page, title: string) => page.locator("[data-row-link]", { hasText: title });
const isGone = (locator: Locator) => expect.poll(() => locator.count()).toBe(0);

async function createProject(page: Page, name: string): Promise<string> {
  await page.goto(`${url}/projects`);
  await page.getByRole("button", { name: "Proyecto nuevo" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Nombre").fill(name);
  await dialog.getByRole("button", { name: "Crear" }).click();
  await page.waitForURL(/\/projects\/[0-9a-f-]{36}$/);
  // A finished navigation moves the focus to the page: a key pressed before would not reach its target.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

async function projectOf(page: Page, id: string) {
  const listed = await page.request.get(`${url}/api/history/list_conversations?limit=100`, {
    headers: await headersOf(page),
  });
  const { items } = (await listed.json()) as { items: { id: string; projectId: string | null }[] };
  return items.find((item) => item.id === id)?.projectId;
}

async function withVisitor(
  work: (page: Page, visitor: Visitor) => Promise<void>,
  options: Parameters<typeof newVisitor>[1] = {},
) {
  const visitor = await newVisitor(browser, options);
  try {
    await enter(visitor.page, url);
    await work(visitor.page, visitor);
  } finally {
    await visitor.close();
  }
}

describe("projects", () => {
  it("is created, gets instructions, and a conversation starts in it", () =>
    withVisitor(async (page) => {
      const name = own("Verano");
      const id = await createProject(page, name);
      await page.getByText("Aún no hay conversaciones").waitFor();
      expect(await seriousFindings(page)).toEqual([]);
      await page.getByRole("tab", { name: "Instrucciones" }).click();
      await page.getByLabel("Instrucciones del proyecto").fill("Responde en una frase.");
      await page.getByRole("button", { name: "Guardar" }).click();
      await page.getByText("Instrucciones guardadas").waitFor();
      for (const tab of ["Archivos", "Miembros"]) {
        await page.getByRole("tab", { name: tab }).click();
        expect(await seriousFindings(page)).toEqual([]);
      }
      await page.getByRole("link", { name: "Conversación nueva" }).last().click();
      await page.getByText(`En el proyecto «${name}»`).waitFor();
      const box = page.getByRole("textbox", { name: "Mensaje" });
      const asked = own("¿Qué es un NOTAM?");
      await box.fill(asked);
      await box.press("Enter");
      await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/);
      const conversation = new URL(page.url()).pathname.split("/").at(-1) ?? "";
      await expect.poll(() => projectOf(page, conversation)).toBe(id);
    }));

  it("takes conversations by menu and by key, filters by project, and returns them when it is deleted", () =>
    withVisitor(async (page) => {
      const [a, b] = [own("Relevo"), own("Parte")];
      const [first = "", second = ""] = await askOnServer(page, url, [{ title: a }, { title: b }]);
      const name = own("Rampa");
      const id = await createProject(page, name);
      await rowOf(page, a).click({ button: "right" });
      await page.getByRole("menuitem", { name: "Mover a proyecto…" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Buscar un proyecto").fill(name);
      expect(await seriousFindings(page)).toEqual([]);
      await dialog.getByRole("button", { name: new RegExp(name) }).click();
      await expect.poll(() => projectOf(page, first)).toBe(id);
      await rowOf(page, a)
        .filter({ hasText: `En el proyecto ${name}` })
        .waitFor();
      await rowOf(page, b).focus();
      await page.keyboard.press("m");
      await dialog.getByLabel("Buscar un proyecto").fill(name);
      await page.keyboard.press("Enter");
      await expect.poll(() => projectOf(page, second)).toBe(id);

      await page.getByRole("button", { name: /^Filtrar la lista/ }).click();
      const filters = page.getByRole("region", { name: "Filtros de la lista" });
      await filters.getByLabel("Proyecto").selectOption({ label: `${name} (2)` });
      await expect.poll(() => page.locator("[data-row-link]").count()).toBe(2);
      await page.getByRole("button", { name: "Quitar filtros" }).first().click();

      await page.getByRole("button", { name: "Eliminar proyecto" }).click();
      await page.getByText("Ninguna conversación se pierde", { exact: false }).waitFor();
      await page.getByRole("alertdialog").getByRole("button", { name: "Eliminar proyecto" }).click();
      await page.waitForURL(`${url}/projects`);
      await expect.poll(() => projectOf(page, first)).toBeNull();
      await rowOf(page, a).waitFor();
    }));

  it("takes a conversation that is dragged onto it, and lets it go again", () =>
    withVisitor(async (page) => {
      const title = own("Se arrastra");
      const [conversation = ""] = await askOnServer(page, url, [{ title }]);
      const name = own("Arrastre");
      const id = await createProject(page, name);
      const drag = async (target: string) => {
        await rowOf(page, title).hover();
        await page.mouse.down();
        await page.mouse.move(120, 400, { steps: 4 });
        const place = page.locator("[data-drop-project]", { hasText: target });
        await place.hover();
        // The first event enters the target, the second one is over it.
        await place.hover();
        await page.mouse.up();
      };
      await drag(name);
      await expect.poll(() => projectOf(page, conversation)).toBe(id);
      await drag("Sacar del proyecto");
      await expect.poll(() => projectOf(page, conversation)).toBeNull();
      await isGone(page.locator("[data-drop-project]"));
    }));

  it("says it when an offline move meets the deletion of the project", () =>
    withVisitor(async (page, { context }) => {
      const title = own("Sin red");
      const [conversation = ""] = await askOnServer(page, url, [{ title }]);
      const name = own("Se elimina");
      const id = await createProject(page, name);
      await rowOf(page, title).waitFor();
      // The dialog is loaded before the network is lost.
      await rowOf(page, title).focus();
      await page.keyboard.press("m");
      await page.getByRole("dialog").getByLabel("Buscar un proyecto").fill(name);
      await context.setOffline(true);
      await page.keyboard.press("Enter");
      await isGone(page.getByRole("dialog"));
      // The request of the test itself does not use the page's network.
      const deleted = await page.request.delete(`${url}/api/projects/${id}`, {
        headers: await headersOf(page),
      });
      expect(deleted.status()).toBe(204);
      await context.setOffline(false);
      await page.getByText("El proyecto ya no existe", { exact: false }).waitFor();
      expect(await projectOf(page, conversation)).toBeNull();
      await rowOf(page, title).waitFor();
    }));

  it("answers an id of another kind and a deleted project with a sentence", () =>
    withVisitor(async (page) => {
      const [conversation = ""] = await askOnServer(page, url, [{ title: own("Otra cosa") }]);
      for (const id of [conversation, crypto.randomUUID(), "no-es-un-id"]) {
        await page.goto(`${url}/projects/${id}`);
        await page.getByText("Este proyecto no está").waitFor();
      }
    }));

  it("is read by a member, who sees who asked and goes on from there; a removed member loses access", async () => {
    await withVisitor(async (page) => {
      const name = own("Equipo");
      const id = await createProject(page, name);
      const headers = await headersOf(page);
      const title = own("Pregunta del equipo");
      const [conversation = ""] = await askOnServer(page, url, [{ title, question: "¿Qué hay hoy?" }]);
      const moved = await page.request.post(`${url}/api/history/organise`, {
        headers,
        data: { changes: [{ id: conversation, projectId: id }] },
      });
      expect(moved.status()).toBe(200);
      const member = await newVisitor(browser);
      try {
        await enter(member.page, url, "pro");
        await page.getByRole("tab", { name: "Miembros" }).click();
        await page.getByLabel("Correo").fill("marcos.ibanez@aerovia.example");
        await page.getByRole("button", { name: "Añadir" }).click();
        await page.getByText("marcos.ibanez@aerovia.example").first().waitFor();
        await member.page.goto(`${url}/projects`);
        await member.page.getByRole("region", { name: "Compartidos contigo" }).getByText(name).click();
        await member.page.getByRole("link", { name: title }).last().click();
        await member.page.getByText("¿Qué hay hoy?").first().waitFor();
        await member.page
          .getByText(/^Preguntó /)
          .first()
          .waitFor();
        expect(await seriousFindings(member.page)).toEqual([]);
        await member.page.getByRole("button", { name: "Seguir desde aquí" }).click();
        await member.page.waitForURL(/\/chat\/[0-9a-f-]{36}$/);
        await member.page
          .getByText(/^Preguntó /)
          .first()
          .waitFor();
        await page.getByRole("button", { name: /^Quitar a / }).click();
        await page.getByRole("alertdialog").getByRole("button", { name: "Quitar del proyecto" }).click();
        await isGone(page.getByRole("button", { name: /^Quitar a / }));
        await member.page.goto(`${url}/projects/${id}`);
        await member.page.getByText("Este proyecto no está").waitFor();
      } finally {
        await member.close();
      }
    });
  });
});

describe("two editors at once", () => {
  it("keeps what the second one typed, shows what the first one saved, and the invited one got a notice", () =>
    withVisitor(async (page) => {
      const name = own("Dos a la vez");
      const id = await createProject(page, name);
      const invited = await page.request.put(`${url}/api/projects/${id}/members`, {
        headers: await headersOf(page),
        data: { email: "marcos.ibanez@aerovia.example", role: "editor" },
      });
      expect(invited.status()).toBe(200);
      const editor = await newVisitor(browser);
      try {
        await enter(editor.page, url, "pro");
        await editor.page.goto(`${url}/notices`);
        await editor.page.getByRole("heading", { name: `al proyecto «${name}»` }).waitFor();
        const row = editor.page.getByRole("listitem").filter({ hasText: name });
        await row.getByRole("link", { name: "Ver el proyecto" }).click();
        for (const each of [page, editor.page]) {
          await each.getByRole("tab", { name: "Instrucciones" }).click();
          await each.getByLabel("Instrucciones del proyecto").waitFor();
        }
        await page.getByLabel("Instrucciones del proyecto").fill("Responde en una frase.");
        await editor.page.getByLabel("Instrucciones del proyecto").fill("Responde con una tabla.");
        await editor.page.getByRole("button", { name: "Guardar" }).click();
        await editor.page.getByText("Instrucciones guardadas").waitFor();

        await page.getByRole("button", { name: "Guardar" }).click();
        await page.getByText("Responde con una tabla.").waitFor();
        expect(await page.getByLabel("Instrucciones del proyecto").inputValue()).toBe(
          "Responde en una frase.",
        );
        expect(await seriousFindings(page)).toEqual([]);
        await page.getByRole("button", { name: "Guardar" }).click();
        await page.getByText("Instrucciones guardadas").waitFor();
        const stored = await page.request.get(`${url}/api/projects/${id}`, {
          headers: await headersOf(page),
        });
        expect(await stored.json()).toMatchObject({ instructions: "Responde en una frase." });
      } finally {
        await editor.close();
      }
    }));
});

describe("on a phone", () => {
  it("is found in the profile menu and shown in one column", () =>
    withVisitor(
      async (page) => {
        const name = own("En el móvil");
        await createProject(page, name);
        expect(await seriousFindings(page)).toEqual([]);
        await page.getByRole("button", { name: "Abrir la lista" }).click();
        await page.getByRole("button", { name: /menú/ }).click();
        await page.getByRole("menuitem", { name: "Proyectos" }).click();
        await page.getByRole("link", { name }).waitFor();
        const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        expect(isWide).toBe(false);
      },
      { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    ));
});
