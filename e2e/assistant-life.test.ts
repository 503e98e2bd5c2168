import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { enter, newVisitor, openBrowser, type Visitor } from "./browser.ts";
import { headersOf } from "./conversation-fixtures.ts";
import { productUrl } from "./product-url.ts";

const url = productUrl;
const COLLEAGUE = "marcos.ibanez@aerovia.example";

let browser: Browser;
let owner: Visitor;
let colleague: Visitor;
let admin: Visitor;
beforeAll(async () => {
  browser = await openBrowser();
  [owner, colleague, admin] = [await employee("basic"), await employee("pro"), await employee("admin")];
});
afterAll(() => Promise.all([owner, colleague, admin].map((visitor) => visitor.close())));

async function employee(account: string): Promise<Visitor> {
  const visitor = await newVisitor(browser, { viewport: { width: 1440, height: 900 } });
  visitor.page.on("dialog", (dialog) => void dialog.accept());
  await enter(visitor.page, url, account);
  return visitor;
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const field = (page: Page, name: string) => page.getByRole("textbox", { name });
const tab = (page: Page, name: string | RegExp) => page.getByRole("tab", { name });
const toastWith = (page: Page, text: string | RegExp) => page.locator("[data-toast]").getByText(text);
const card = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

/** Opens the gallery and searches: other journeys make so many assistants that not every card is drawn. */
async function seek(page: Page, name: string, scope = "all") {
  await page.goto(`${url}/assistants?scope=${scope}`);
  await page.getByRole("searchbox", { name: "Buscar por nombre o tema" }).fill(name);
}

/** A name that no other journey, and no repetition of this one, uses. */
const newName = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

async function make(page: Page, name: string): Promise<string> {
  const data = {
    id: crypto.randomUUID(),
    name,
    description: "Turnos de rampa",
    instructions: "Responde sobre turnos.",
    model: "gpt-5",
  };
  const made = await page.request.post(`${url}/api/assistant/new`, { headers: await headersOf(page), data });
  expect(made.ok()).toBe(true);
  return data.id;
}

async function openEditor(page: Page, id: string, part = "data") {
  await page.goto(`${url}/assistants/${id}/edit?tab=${part}`);
  await page.getByText(/Todo guardado/).waitFor();
}

it("a saved change reaches a colleague when it is published", async () => {
  const { page } = owner;
  const name = newName("Turnos");
  const id = await make(page, name);
  await openEditor(page, id, "members");
  await field(page, "Correo").fill(`${COLLEAGUE}, otra.persona@aerovia.example`);
  await button(page, "Añadir").click();
  await toastWith(page, "2 personas tienen acceso").waitFor();
  await page
    .getByRole("list", { name: "Personas con acceso" })
    .getByText("otra.persona@aerovia.example")
    .waitFor();

  await tab(page, "Datos").click();
  await field(page, "Nombre").fill(`${name} de noche`);
  await button(page, "Guardar").click();
  await toastWith(page, /Los demás usan la 1 hasta que publiques/).waitFor();
  await seek(colleague.page, name);
  await card(colleague.page, name).waitFor();

  await button(page, "Ver y publicar").click();
  await page.getByText("De la versión 1 a la 2").waitFor();
  await page.getByRole("heading", { name: "nombre" }).waitFor();
  expect(await seriousFindings(page, "main")).toEqual([]);
  await button(page, "Publicar la versión 2").click();
  await toastWith(page, "Publicada la versión 2").waitFor();
  await seek(colleague.page, name);
  await card(colleague.page, `${name} de noche`).waitFor();
});

it("an assistant for a whole role opens to it after its review, and can become official", async () => {
  const { page } = owner;
  const name = newName("Descansos");
  const id = await make(page, name);
  await openEditor(page, id, "members");
  await page.getByLabel("Compartir con").selectOption({ label: "Pro" });
  await button(page, "Compartir").click();
  await page.getByText("Todavía no lo ven: antes se revisa y se publica.").waitFor();
  await seek(colleague.page, name);
  await colleague.page.getByText(`Nada coincide con «${name}»`).waitFor();
  await page.getByRole("main").getByRole("button", { name: "Publicar", exact: true }).click();
  await field(page, "Qué has cambiado y por qué").fill("Primera versión para los equipos");
  await button(page, "Enviar a revisión la versión 1").click();
  await toastWith(page, "Enviada a revisión").waitFor();

  const review = admin.page;
  await review.goto(`${url}/assistants`);
  await review.getByRole("status").getByRole("link", { name }).click();
  await review.getByText("Primera versión para los equipos").waitFor();
  await field(review, "Comentario").fill("Muy claro");
  expect(await seriousFindings(review, "main")).toEqual([]);
  await button(review, "Aprobar y publicar").click();
  await toastWith(review, "Aprobada y publicada").waitFor();
  await seek(colleague.page, name);
  await card(colleague.page, name).waitFor();

  await page.reload();
  await page.getByRole("list", { name: "Comentarios" }).getByText("Muy claro").waitFor();
  await button(review, "Hacer oficial").click();
  await review.getByRole("alertdialog").getByRole("button", { name: "Hacer oficial" }).click();
  await toastWith(review, "El asistente es oficial").waitFor();
  await seek(colleague.page, name, "official");
  await card(colleague.page, name).waitFor();
  // Other journeys count the official assistants.
  await button(review, "Quitar lo de oficial").click();
  await review.getByRole("alertdialog").getByRole("button", { name: "Quitar lo de oficial" }).click();
  await toastWith(review, "El asistente ya no es oficial").waitFor();
});

it("a limit to roles names the members that it excludes before it is saved", async () => {
  const { page } = owner;
  const id = await make(page, newName("Límites"));
  const headers = await headersOf(page);
  const data = { emails: [COLLEAGUE], role: "viewer" };
  expect((await page.request.post(`${url}/api/assistant/${id}/add_members`, { headers, data })).ok()).toBe(
    true,
  );
  await colleague.page.goto(`${url}/chat?assistant=${id}`);
  await field(colleague.page, "Mensaje").waitFor();
  await openEditor(page, id);
  await button(page, "Técnico de aeronaves").click();
  await page.getByText("Con este límite se quedan sin acceso:").waitFor();
  await page.getByText(COLLEAGUE).waitFor();
  await button(page, "Pro").click();
  await page.getByText("Este límite no deja fuera a ningún miembro.").waitFor();
});

it("retiring an assistant under an open conversation says so and loses nothing", async () => {
  const { page } = owner;
  const name = newName("Retirado");
  const id = await make(page, name);
  const headers = await headersOf(page);
  const data = { emails: [COLLEAGUE], role: "viewer" };
  expect((await page.request.post(`${url}/api/assistant/${id}/add_members`, { headers, data })).ok()).toBe(
    true,
  );
  const chat = colleague.page;
  await chat.goto(`${url}/chat?assistant=${id}`);
  await field(chat, "Mensaje").fill("¿Qué turno tengo?");
  await field(chat, "Mensaje").press("Enter");
  await chat.waitForURL(/\/chat\/[0-9a-f-]{36}$/);
  await chat
    .locator("[data-turn]")
    .getByRole("button", { name: /Copiar/ })
    .first()
    .waitFor();

  await openEditor(page, id, "publish");
  await button(page, "Retirar el asistente").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Retirar" }).click();
  await toastWith(page, "El asistente está retirado").waitFor();

  await field(chat, "Mensaje").fill("¿Y mañana?");
  await field(chat, "Mensaje").press("Enter");
  await chat.getByText("Este asistente se ha retirado.", { exact: true }).waitFor();
  const turns = chat.locator("[data-turn]");
  await expect.poll(async () => (await turns.allInnerTexts()).join(" ")).toContain("¿Y mañana?");
  expect((await turns.allInnerTexts()).join(" ")).toContain("¿Qué turno tengo?");
  await button(page, "Volver a ponerlo en uso").click();
  await toastWith(page, "El asistente vuelve a estar en uso").waitFor();
  await chat.reload();
  await field(chat, "Mensaje").waitFor();
});

it("administrators sort, open, disable and hand over assistants", async () => {
  const name = newName("Administrado");
  await make(owner.page, name);
  const { page } = admin;
  await page.goto(`${url}/admin/assistants`);
  await page.getByRole("button", { name: "Documentos" }).click();
  await expect
    .poll(() => page.getByRole("columnheader", { name: "Documentos" }).getAttribute("aria-sort"))
    .toBe("descending");
  await page.getByRole("searchbox", { name: "Buscar por nombre o correo" }).fill(name);
  // Rows that move while the button is held down take the click away: the heading and the one row that was searched for.
  await expect.poll(() => page.getByRole("row").count()).toBe(2);
  await page.getByRole("button", { name, exact: true }).click();
  const dialog = page.getByRole("dialog", { name });
  await dialog.getByText("Solo sus miembros").waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Desactivar" }).click();
  await page.getByRole("row", { name }).getByText("Desactivado").waitFor();
  await page.getByRole("button", { name, exact: true }).click();
  await dialog.getByRole("button", { name: "Volver a activar" }).click();
  await toastWith(page, "Activado de nuevo").waitFor();
  await page.getByRole("button", { name, exact: true }).click();
  await dialog.getByLabel("Ceder a (correo)").fill(COLLEAGUE);
  await dialog.getByRole("button", { name: "Ceder", exact: true }).click();
  await page.getByRole("row", { name }).getByText(COLLEAGUE).waitFor();
});

it("the product's own assistants are told apart by their pictures", async () => {
  const { page } = colleague;
  await page.goto(`${url}/assistants?scope=official`);
  const skies = page.locator("main svg[data-sky]");
  await skies.nth(3).waitFor();
  const kinds = await skies.evaluateAll((all) => all.map((one) => one.getAttribute("data-sky")));
  expect(new Set(kinds)).toEqual(new Set(["dawn", "noon", "dusk", "night"]));
});
