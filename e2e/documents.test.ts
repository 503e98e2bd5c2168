import { randomUUID } from "node:crypto";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { enter, newVisitor, openBrowser, untilFocused, type Visitor } from "./browser.ts";
import { headersOf } from "./conversation-fixtures.ts";
import { productUrl } from "./product-url.ts";

const url = productUrl;
const DAY_MS = 24 * 60 * 60_000;
const EXTERNAL_EMAIL = "hugo.peralta@consultora.example";

let browser: Browser;
let owner: Visitor;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await visitorOf("basic");
});
afterAll(() => owner.close());

async function visitorOf(account: string, options: Parameters<typeof newVisitor>[1] = {}): Promise<Visitor> {
  const visitor = await newVisitor(browser, options);
  await enter(visitor.page, url, account);
  return visitor;
}

/** In the time zone of the visitors: late in the evening it is another day there than in UTC. */
const dayIn = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toLocaleDateString("sv-SE", { timeZone: "Europe/Madrid" });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const toastWith = (page: Page, text: string | RegExp) => page.locator("[data-toast]").getByText(text);
const rowOf = (page: Page, title: string | RegExp) =>
  page
    .getByRole("region", { name: "Archivos", exact: true })
    .getByRole("listitem")
    .filter({ hasText: title });

async function makeAssistant(page: Page, name: string): Promise<string> {
  const data = { id: randomUUID(), name, description: "", instructions: "", model: "gpt-5" };
  const made = await page.request.post(`${url}/api/assistant/new`, { headers: await headersOf(page), data });
  expect(made.ok()).toBe(true);
  return data.id;
}

interface Uploaded {
  name: string;
  text: string;
  fields?: Record<string, string>;
}

/** Uploads a document and waits until it was read. */
async function upload(page: Page, assistantId: string, { name, text, fields = {} }: Uploaded) {
  const headers = await headersOf(page);
  const multipart = {
    assistantId,
    ...fields,
    file: { name, mimeType: "text/markdown", buffer: Buffer.from(text) },
  };
  const sent = await page.request.post(`${url}/api/assistant/upload`, { headers, multipart });
  expect(sent.status(), await sent.text()).toBe(202);
  const { id } = await sent.json();
  await expect
    .poll(async () => (await filesOf(page, assistantId)).find((file) => file.id === id)?.status)
    .toBe("ready");
  return id as string;
}

async function filesOf(page: Page, assistantId: string): Promise<{ id: string; status: string }[]> {
  const list = `${url}/api/assistant/${assistantId}/file/all/metadata`;
  return (await (await page.request.get(list, { headers: await headersOf(page) })).json()).files;
}

async function openDocuments(page: Page, assistantId: string) {
  await page.goto(`${url}/assistants/${assistantId}/edit?tab=knowledge`);
  await page.getByRole("region", { name: "Archivos", exact: true }).waitFor();
}

describe("documents after their upload", () => {
  it("say when they are out of date, and are found, filtered, read and edited in place", async () => {
    const { page } = owner;
    const id = await makeAssistant(page, `Plataforma ${randomUUID()}`);
    await upload(page, id, {
      name: "calzos.md",
      text: "# Calzos\n\nSe ponen antes de parar.",
      fields: { validUntil: dayIn(-1) },
    });
    await upload(page, id, {
      name: "chalecos.md",
      text: "# Chalecos\n\nSon amarillos.",
      fields: { validUntil: dayIn(10) },
    });
    await upload(page, id, { name: "hielo-1.md", text: "# Hielo\n\nUno.", fields: { revision: "1" } });
    await upload(page, id, { name: "hielo-2.md", text: "# Hielo\n\nDos.", fields: { revision: "2" } });
    await openDocuments(page, id);

    await rowOf(page, "Calzos").getByText("Caducado", { exact: true }).waitFor();
    await rowOf(page, "Chalecos").getByText("Caduca en 10 días", { exact: true }).waitFor();
    await rowOf(page, "rev. 1").getByText("Sustituido", { exact: true }).waitFor();
    expect(await page.getByText("Listo", { exact: true }).count()).toBe(1);
    await rowOf(page, "rev. 2").getByText("Listo", { exact: true }).waitFor();
    expect(await seriousFindings(page, "main")).toEqual([]);

    await button(page, /^Caducados/).click();
    await page.getByText("1 de 4").waitFor();
    await button(page, /^Caducados/).click();
    await page.getByRole("searchbox", { name: "Buscar documentos" }).fill("chaleco");
    await page.getByText("1 de 4").waitFor();

    await button(page, "Chalecos").first().click();
    const preview = page.getByRole("dialog", { name: "Vista previa de «Chalecos»" });
    await preview.getByText("Son amarillos.").waitFor();
    expect(await seriousFindings(page, "[role=dialog]")).toEqual([]);
    await button(page, "Cerrar la vista previa").click();
    await preview.waitFor({ state: "detached" });

    await button(page, "Opciones de Chalecos").click();
    await page.getByRole("menuitem", { name: "Editar los datos" }).click();
    const dialog = page.getByRole("dialog", { name: "Datos del documento" });
    await dialog.getByLabel("Título").fill("Chalecos y «señales» 🦺");
    await dialog.getByLabel("Vigente desde").fill(dayIn(20));
    await dialog.getByText("La fecha de fin es anterior a la de inicio.").waitFor();
    await dialog.getByLabel("Vigente desde").fill("");
    expect(await seriousFindings(page, "[role=dialog]")).toEqual([]);
    await dialog.getByRole("button", { name: "Guardar" }).click();
    await dialog.waitFor({ state: "detached" });
    await rowOf(page, "Chalecos y «señales» 🦺").waitFor();
  });

  it("keep what two people write about one of them at the same time", async () => {
    const { page } = owner;
    const id = await makeAssistant(page, `Turnos ${randomUUID()}`);
    const fileId = await upload(page, id, { name: "turnos.md", text: "# Turnos\n\nDe ocho horas." });
    await openDocuments(page, id);
    await button(page, "Opciones de Turnos").click();
    await page.getByRole("menuitem", { name: "Editar los datos" }).click();
    const dialog = page.getByRole("dialog", { name: "Datos del documento" });
    await dialog.getByLabel("Título").fill("Turnos de invierno");
    const theirs = await page.request.put(`${url}/api/assistant/${id}/artifact/${fileId}`, {
      headers: await headersOf(page),
      data: { version: 1, title: "Turnos de 2027", revision: "7" },
    });
    expect(theirs.ok()).toBe(true);

    await dialog.getByRole("button", { name: "Guardar" }).click();
    await dialog.getByText("Otra persona cambió este documento mientras lo editabas.").waitFor();
    await dialog.getByText("La otra persona puso: Turnos de 2027").waitFor();
    expect(await dialog.getByLabel("Título").inputValue()).toBe("Turnos de invierno");
    expect(await dialog.getByLabel("Revisión").inputValue()).toBe("7");

    // Leaving the form asks first, and giving up is one of the answers.
    await page.keyboard.press("Escape");
    await page.getByRole("alertdialog").getByRole("button", { name: "Seguir editando" }).click();
    await dialog.getByRole("button", { name: "Guardar lo que se ve" }).click();
    await dialog.waitFor({ state: "detached" });
    await rowOf(page, "Turnos de invierno").getByText("rev. 7").waitFor();
  });

  it("are changed and removed together, also while one of them is being read", async () => {
    const { page } = owner;
    const id = await makeAssistant(page, `Cabina ${randomUUID()}`);
    for (const n of [1, 2, 3])
      await upload(page, id, { name: `cabina-${n}.md`, text: `# Cabina ${n}\n\nTexto ${n}.` });
    await openDocuments(page, id);
    await page.getByRole("checkbox", { name: "Seleccionar todos" }).check();
    await button(page, "Cambiar datos").click();
    const dialog = page.getByRole("dialog", { name: "Cambiar 3 documentos" });
    await dialog.getByRole("checkbox", { name: "Cambiar «Vigente hasta»" }).check();
    await dialog.getByLabel("Vigente hasta", { exact: true }).fill(dayIn(-3));
    await dialog.getByRole("button", { name: "Cambiar 3" }).click();
    await toastWith(page, "Hecho en 3 documentos.").waitFor();
    await expect.poll(() => page.getByText("Caducado", { exact: true }).count()).toBe(3);

    await button(page, "Cabina 3").first().click();
    const preview = page.getByRole("dialog", { name: /^Vista previa/ });
    await preview.getByText("Texto 3.").waitFor();
    const files = await filesOf(page, id);
    for (const file of files)
      await page.request.delete(`${url}/api/assistant/${id}/artifact/${file.id}/delete`, {
        headers: await headersOf(page),
      });
    await preview.getByText("El documento ya no está").waitFor();
    await button(page, "Cerrar la vista previa").click();
    await page.getByText("Aún no hay documentos").waitFor();
  });

  it("stay quick in an assistant with five thousand of them", async () => {
    const { page } = owner;
    const id = await makeAssistant(page, `Archivo ${randomUUID()}`);
    const files = Array.from({ length: 5000 }, (_, n) => manyOf(n));
    await page.route("**/file/all/metadata*", (route) => route.fulfill({ json: { files } }));
    await openDocuments(page, id);
    await page.getByText("Documento 0000", { exact: true }).waitFor();
    const drawn = () => page.locator("[data-document-row]").count();
    expect(await drawn()).toBeLessThan(200);
    await page.getByText("Documento 0000", { exact: true }).hover();
    await page.mouse.wheel(0, 10_000_000);
    await page.getByText("Documento 4999", { exact: true }).waitFor();
    expect(await drawn()).toBeLessThan(200);
    await page.getByRole("searchbox", { name: "Buscar documentos" }).fill("4321");
    await page.getByText("1 de 5000").waitFor();
    await page.unroute("**/file/all/metadata*");
  });
});

function manyOf(n: number) {
  return {
    id: randomUUID(),
    name: `documento-${n}.pdf`,
    type: "application/pdf",
    size: 1000,
    createAt: "2026-11-01T08:00:00.000Z",
    status: "ready",
    pages: 3,
    numChars: 100,
    numChunks: 1,
    numTokens: 25,
    title: `Documento ${String(n).padStart(4, "0")}`,
    documentOwner: null,
    metadataVersion: 1,
    revision: null,
    validFrom: null,
    validUntil: null,
    url: null,
  };
}

it("administrators find the documents of all assistants, without their content", async () => {
  const name = `Almacén ${randomUUID()}`;
  const id = await makeAssistant(owner.page, name);
  const title = `Baterías ${randomUUID()}`;
  await upload(owner.page, id, {
    name: "baterias.md",
    text: `# ${title}\n\nSe guardan frías.`,
    fields: { validUntil: dayIn(-2) },
  });
  const admin = await visitorOf("admin");
  const { page } = admin;
  await page.goto(`${url}/admin/documents`);
  await page.getByRole("searchbox", { name: "Buscar documentos" }).fill(title);
  const row = page.getByRole("row").filter({ hasText: title });
  await row.getByText("Caducado", { exact: true }).waitFor();
  await row.getByRole("cell", { name }).last().waitFor();
  await button(page, /^Caducados/).click();
  await row.waitFor();
  await button(page, /^Caducados/).click();
  await page.getByRole("searchbox", { name: "Buscar documentos" }).fill("");
  await page.getByRole("combobox", { name: "Orden de los documentos" }).selectOption("assistant");
  await page
    .getByRole("link", { name: /RH|Recursos/ })
    .first()
    .waitFor();
  expect(await seriousFindings(page, "main")).toEqual([]);
  await admin.close();
});

it("an external person who was invited is notified, uses the assistant, and knows that no model is assigned", async () => {
  const name = `Contrata ${randomUUID()}`;
  const id = await makeAssistant(owner.page, name);
  await upload(owner.page, id, {
    name: "contrata.md",
    text: "# Accesos\n\nLa tarjeta se pide en la puerta 4.",
  });
  const external = await visitorOf("external", { viewport: { width: 1280, height: 800 } });
  const { page } = external;
  const invited = await owner.page.request.post(`${url}/api/assistant/${id}/add_member`, {
    headers: await headersOf(owner.page),
    data: { email: EXTERNAL_EMAIL, role: "viewer" },
  });
  expect(invited.ok(), await invited.text()).toBe(true);

  await page.goto(`${url}/notices`);
  const notice = page.getByRole("listitem").filter({ hasText: name });
  await notice.getByText("Puedes usarlo.").waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await notice.getByRole("link", { name: "Usar el asistente" }).click();
  await page.getByRole("heading", { name }).waitFor();
  await page.getByText("No tienes ningún modelo asignado").first().waitFor();
  await untilFocused(page.getByRole("textbox", { name: "Mensaje" }));
  await page.getByRole("textbox", { name: "Mensaje" }).fill("¿Dónde se pide la tarjeta?");
  await page.getByRole("textbox", { name: "Mensaje" }).press("Enter");
  await page.getByText("puerta 4").first().waitFor();
  await page.getByText("No tienes ningún modelo asignado: esta respuesta solo cita").waitFor();
  await external.close();
});
