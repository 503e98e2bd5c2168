import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { enter, newVisitor, openBrowser, signIn, type Visitor } from "./browser.ts";
import { headersOf } from "./conversation-fixtures.ts";
import { productUrl } from "./product-url.ts";

const url = productUrl;
const COLLEAGUE = { account: "pro", email: "marcos.ibanez@aerovia.example" };

let browser: Browser;
let owner: Visitor;
let colleague: Visitor;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await employee();
  colleague = await employee(COLLEAGUE.account);
});
afterAll(async () => {
  await owner.close();
  await colleague.close();
});

async function employee(account = "basic"): Promise<Visitor> {
  const visitor = await newVisitor(browser, { viewport: { width: 1440, height: 900 } });
  // Accepts the browser's own dialog on leaving a page with unsaved changes.
  visitor.page.on("dialog", (dialog) => void dialog.accept());
  await signIn(visitor.page, url, account);
  return visitor;
}

const field = (page: Page, name: string) => page.getByRole("textbox", { name });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const message = (page: Page) => field(page, "Mensaje");
const toastWith = (page: Page, text: string | RegExp) => page.locator("[data-toast]").getByText(text);

let made = 0;
/** A name that is unique when a journey is repeated. */
const newName = (name: string) => `${name} ${++made}`;

/** Creates an assistant in the editor, stays there and returns its id. */
async function make(page: Page, name: string): Promise<string> {
  await page.goto(`${url}/assistants/new`);
  await field(page, "Nombre").fill(name);
  await button(page, "Guardar").click();
  await page.waitForURL(/\/assistants\/[0-9a-f-]{36}\/edit/);
  await page.getByText("Todo guardado · versión 1").waitFor();
  return new URL(page.url()).pathname.split("/")[2] ?? "";
}

/** Creates assistants of the signed-in person over the API. */
async function makeOnServer(page: Page, names: readonly string[]) {
  const headers = await headersOf(page);
  for (const name of names) {
    const data = { id: crypto.randomUUID(), name, description: "", instructions: "", model: "gpt-5" };
    const made = await page.request.post(`${url}/api/assistant/new`, { headers, data });
    expect(made.ok()).toBe(true);
  }
}

async function invite(page: Page, role: string) {
  await page.getByRole("tab", { name: /Miembros/ }).click();
  await field(page, "Correo").fill(COLLEAGUE.email);
  await page.getByLabel("Permiso", { exact: true }).selectOption({ label: role });
  await button(page, "Añadir").click();
  await page.getByRole("list", { name: "Personas con acceso" }).getByText(COLLEAGUE.email).waitFor();
}

/** All local storage of this browser as one text. */
function settingsOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name = "" }) => name);
    const opening = indexedDB.open(names.find((name) => name.startsWith("metatron-chats-")) ?? "");
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const reading = opening.result.transaction("settings").objectStore("settings").getAll();
    await new Promise((resolve) => {
      reading.onsuccess = resolve;
    });
    opening.result.close();
    return JSON.stringify(reading.result);
  });
}

// The frame around the page is checked with the shell.
const PAGE = "main";

describe("making an assistant", () => {
  it("writes its instructions, answers as a draft with its documents, and is asked by its starters", async () => {
    const { page } = owner;
    const name = newName("Rampa");
    await page.goto(`${url}/assistants/new`);
    await field(page, "Nombre").fill(name);
    for (const [at, starter] of ["¿Y con hielo?", "¿Y si no engancha?"].entries()) {
      await button(page, "Añadir pregunta").click();
      const isFocused = () =>
        field(page, `Pregunta ${at + 1}`).evaluate((input) => input === document.activeElement);
      await expect.poll(isFocused).toBe(true);
      await field(page, `Pregunta ${at + 1}`).fill(starter);
    }
    await button(page, /^Mover la pregunta 2/).press("ArrowUp");
    expect(await field(page, "Pregunta 1").inputValue()).toBe("¿Y si no engancha?");

    await page.getByRole("tab", { name: "Instrucciones" }).click();
    await page.getByText("Escribe al menos para qué sirve el asistente.").waitFor();
    await button(page, "Generar").click();
    await field(page, "¿Para qué sirve el asistente?").fill("Ayuda con el remolque");
    await page.getByRole("dialog").getByRole("button", { name: "Generar" }).click();
    await expect.poll(() => field(page, "Objetivo").inputValue()).not.toBe("");
    await toastWith(page, "Instrucciones generadas").waitFor();
    await button(page, "Guardar").click();
    await page.getByText("Todo guardado · versión 1").waitFor();

    await page.getByRole("tab", { name: /Conocimiento/ }).click();
    const text =
      "Remolque.\n\nSi la barra de remolque no engancha, usa la barra de reserva de la posición 22.";
    await page
      .locator("input[type=file][multiple]")
      .setInputFiles({ name: "Remolque.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
    await field(page, "Revisión").fill("5");
    await page.getByRole("dialog").getByRole("button", { name: "Subir" }).click();
    await page.getByText("rev. 5 · sin fecha de fin").waitFor();
    await page.getByText("Listo", { exact: true }).waitFor();

    await field(page, "Pregunta de prueba").fill("¿Qué hago si la barra de remolque no engancha?");
    await field(page, "Pregunta de prueba").press("Enter");
    await page.getByText(/Búsqueda .* total/).waitFor();
    await page.getByText("1 pasaje encontrado").click();
    await page.getByText("usa la barra de reserva de la posición 22").waitFor();

    await page.goto(`${url}/assistants`);
    await page.getByRole("link", { name }).click();
    await button(page, "¿Y con hielo?").click();
    await message(page).press("Enter");
    await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/);
    await page.locator("[data-turn]").getByText(name).waitFor();
  });

  it("keeps the draft over a reload, and asks before leaving", async () => {
    const { page } = owner;
    const name = newName("Guardia");
    await make(page, name);
    await field(page, "Nombre").fill(`${name} de noche`);
    await page.getByText("Cambios sin guardar · versión 1").waitFor();
    await button(page, "Volver a los asistentes").click();
    await button(page, "Seguir aquí").click();
    await expect.poll(() => settingsOf(page)).toContain(`${name} de noche`);
    await page.reload();
    await expect.poll(() => field(page, "Nombre").inputValue()).toBe(`${name} de noche`);
    await button(page, "Volver a los asistentes").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Descartar" }).click();
    await page.getByRole("link", { name, exact: true }).waitFor();
  });
});

describe("sharing an assistant", () => {
  it("lets two people edit at once: the second one resolves the conflicts", async () => {
    const { page } = owner;
    const name = newName("Contratos");
    const id = await make(page, name);
    await invite(page, "Edita");
    await page.getByRole("tab", { name: "Datos" }).click();
    await colleague.page.goto(`${url}/assistants/${id}/edit`);
    await field(colleague.page, "Nombre").fill(`${name} y leasing`);
    await button(colleague.page, "Guardar").click();
    await toastWith(colleague.page, "Publicada la versión 2").waitFor();

    await field(page, "Nombre").fill(`Comparador de ${name}`);
    await field(page, "Descripción").fill("Cláusula por cláusula.");
    await button(page, "Guardar").click();
    const dialog = page.getByRole("dialog", { name: "Otra persona guardó antes que tú" });
    await dialog.getByText("Comparador").waitFor();
    await dialog.getByText("Lo suyo").click();
    await dialog.getByRole("button", { name: "Guardar con esta elección" }).click();
    await toastWith(page, "Publicada la versión 3").waitFor();
    expect(await field(page, "Nombre").inputValue()).toBe(`${name} y leasing`);
    expect(await field(page, "Descripción").inputValue()).toBe("Cláusula por cláusula.");

    await button(page, "Más acciones").click();
    await page.getByRole("menuitem", { name: "Historial de versiones" }).click();
    await page.getByRole("listitem").filter({ hasText: "Versión 1" }).getByText("Recuperar").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Recuperar" }).click();
    await page.getByText("Todo guardado · versión 4").waitFor();
    expect(await field(page, "Nombre").inputValue()).toBe(name);
  });

  it("can be restricted to roles, handed over, and left", async () => {
    const { page } = owner;
    const name = newName("Relevo");
    const id = await make(page, name);
    for (const role of [/^Básico$/, /^Pro$/]) await button(page, role).click();
    await button(page, "Guardar").click();
    await page.getByText("Todo guardado · versión 2").waitFor();
    await invite(page, "Edita");
    await colleague.page.goto(`${url}/assistants/${id}/edit`);
    expect(await button(colleague.page, /^Pro$/).isDisabled()).toBe(true);
    expect(await button(colleague.page, /^Pro$/).getAttribute("aria-pressed")).toBe("true");

    // The visit of the colleague has linked the invitation to its person.
    await page.reload();
    await page.getByRole("tab", { name: /Miembros/ }).click();
    await button(page, /^Opciones de marcos/i).click();
    await page.getByRole("menuitem", { name: "Ceder la propiedad" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Ceder" }).click();
    await toastWith(page, /es ahora quien tiene la propiedad/).waitFor();
    await button(page, "Dejar este asistente").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Dejar" }).click();
    await toastWith(page, `Has dejado «${name}»`).waitFor();
    await page.waitForURL(/\/assistants(\?|$)/);
    await expect.poll(() => page.getByRole("link", { name }).count()).toBe(0);
    await colleague.page.reload();
    await expect.poll(() => button(colleague.page, /^Pro$/).isEnabled()).toBe(true);
  });

  it("shows it to the colleague, whose history stays readable after the access is revoked", async () => {
    const { page } = colleague;
    const name = newName("Acogida");
    const id = await make(owner.page, name);
    await invite(owner.page, "Usa");
    await page.goto(`${url}/assistants?scope=shared`);
    await page.getByRole("link", { name }).click();
    await message(page).fill("¿Por dónde empiezo?");
    await message(page).press("Enter");
    await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/);
    await button(page, "Responder de nuevo").waitFor();

    await button(owner.page, /^Opciones de marcos/i).click();
    await owner.page.getByRole("menuitem", { name: "Quitar el acceso" }).click();
    await owner.page.getByRole("alertdialog").getByRole("button", { name: "Quitar el acceso" }).click();
    await toastWith(owner.page, /ya no tiene acceso/).waitFor();

    await page.reload();
    await page.getByText("Este asistente ya no está disponible para ti.").waitFor();
    await page.getByText("¿Por dónde empiezo?").first().waitFor();
    expect(await message(page).count()).toBe(0);
    await page.goto(`${url}/chat?assistant=${id}`);
    await page.getByText("Este asistente no está disponible para ti").waitFor();
  });
});

describe("the gallery", () => {
  it("pins one, copies one, and deletes it only after its name is typed", async () => {
    const { page } = owner;
    const name = newName("Avisos");
    const copy = `${name} (copia)`;
    await make(page, name);
    await page.goto(`${url}/assistants`);
    await button(page, `Opciones de «${name}»`).click();
    await page.getByRole("menuitem", { name: "Fijar" }).click();
    await page.getByRole("heading", { name: "Fijados", exact: true }).waitFor();
    await toastWith(page, `«${name}» está fijado`).waitFor();
    await button(page, `Opciones de «${name}»`).click();
    await page.getByRole("menuitem", { name: "Desfijar" }).click();
    await toastWith(page, `«${name}» ya no está fijado`).waitFor();

    await button(page, `Opciones de «${name}»`).click();
    await page.getByRole("menuitem", { name: "Duplicar" }).click();
    await page.getByRole("link", { name: copy }).waitFor();
    await button(page, `Opciones de «${copy}»`).click();
    await page.getByRole("menuitem", { name: "Eliminar" }).click();
    await field(page, "Escribe el nombre del asistente").fill(name);
    await button(page, "Eliminar el asistente").click();
    await page.getByText(`No coincide con «${copy}».`).waitFor();
    await field(page, "Escribe el nombre del asistente").fill(copy);
    await button(page, "Eliminar el asistente").click();
    await toastWith(page, `«${copy}» se ha eliminado`).waitFor();
    await page.getByRole("link", { name: copy }).waitFor({ state: "detached" });
  });

  it("renders only the cards near the viewport of a hundred and fifty, and finds one by search", async () => {
    // A separate person's gallery: the other journeys check the shared one.
    const visitor = await newVisitor(browser);
    const { page } = visitor;
    await enter(page, url, "legal");
    await makeOnServer(
      page,
      Array.from({ length: 150 }, (_, at) => `Ayudante ${at}`),
    );
    await page.goto(`${url}/assistants`);
    await page
      .getByRole("link", { name: /^Ayudante/ })
      .first()
      .waitFor();
    expect(await page.getByRole("link", { name: /^Ayudante/ }).count()).toBeLessThan(60);
    await page.getByRole("searchbox", { name: "Buscar por nombre o tema" }).fill("ayudante 149");
    await page.getByRole("link", { name: "Ayudante 149" }).waitFor();
    await expect.poll(() => page.getByRole("link", { name: /^Ayudante/ }).count()).toBe(1);
    await visitor.close();
  });
});

describe("the editor", () => {
  it.each([
    ["light", 1440],
    ["dark", 390],
  ] as const)(
    "has no serious finding in %s at %i px, and never scrolls sideways",
    async (colorScheme, width) => {
      const { page } = owner;
      const id = await make(page, newName("Accesible"));
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 844 });
      const tabs = [
        "Datos",
        "Instrucciones",
        /Conocimiento/,
        /Miembros/,
        ...(width < 1280 ? ["Probar"] : []),
      ];
      for (const tab of tabs) {
        await page.getByRole("tab", { name: tab }).click();
        await page.getByRole("tabpanel", { name: tab }).waitFor();
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        const found = await seriousFindings(page, PAGE);
        expect({ tab, overflow, found }).toEqual({ tab, overflow: 0, found: [] });
      }
      await page.goto(`${url}/chat?assistant=${id}`);
      await page.getByRole("heading", { name: /Accesible/ }).waitFor();
      expect(await seriousFindings(page, PAGE)).toEqual([]);
      await page.setViewportSize({ width: 1440, height: 900 });
    },
  );
});
