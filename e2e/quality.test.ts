import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { signInByHttp } from "../apps/server/src/adapters/identity-provider/sign-in-by-http.ts";
import { assistantFields } from "../apps/server/test/assistant-data.ts";
import { allFindings, seriousFindings } from "./accessibility.ts";
import { enter, heard, newVisitor, openBrowser } from "./browser.ts";
import { startNewcomerServer } from "./newcomer-server.ts";

let browser: Browser;
let server: Awaited<ReturnType<typeof startNewcomerServer>>;

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), startNewcomerServer({ SURVEY_AFTER_ANSWERS: "0" })]);
});
afterAll(() => server.close());

async function addQuestion(page: Page, question: string, fill: () => Promise<void>) {
  await page.getByRole("button", { name: "Añadir pregunta" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Pregunta de prueba" });
  await dialog.getByRole("textbox", { name: "Pregunta" }).fill(question);
  await fill();
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await page.getByText("Pregunta guardada").last().waitFor();
  await dialog.waitFor({ state: "detached" });
}

it("administrators run an assistant's test set, see the results and the changes, and download them", async () => {
  const visitor = await newVisitor(browser);
  const { page } = visitor;
  await enter(page, server.url, "admin");
  await page.goto(`${server.url}/admin/quality`);
  await page.getByRole("table").getByRole("link", { name: "RH+" }).click();
  await page.getByRole("heading", { name: "Calidad de RH+", level: 1 }).waitFor();
  const run = page.getByRole("button", { name: "Medir ahora" });
  expect(await run.isDisabled()).toBe(true);
  expect(await seriousFindings(page)).toEqual([]);

  const dialog = page.getByRole("dialog", { name: "Pregunta de prueba" });
  await addQuestion(page, "¿Cuántos pasajes ID90 tengo al año?", async () => {
    await dialog.getByRole("textbox", { name: "Documento que debe citar" }).fill("pasajes");
    expect(await seriousFindings(page, "[role=dialog]")).toEqual([]);
  });
  await addQuestion(page, "¿Quién ganó la liga de fútbol?", () =>
    dialog.getByRole("checkbox", { name: /debe decir que no puede/ }).check(),
  );

  // A double click starts one run.
  await run.dblclick();
  const figures = page.getByLabel("Cifras de la última medición");
  await figures.waitFor();
  await page.getByText("Rechazada: sí").waitFor();
  await page.getByText("Encontrada: sí").waitFor();
  const results = page.getByRole("combobox", { name: "Resultados de la medición" });
  expect(await results.getByRole("option").count()).toBe(1);
  await page.getByText("Con la segunda medición se verá aquí qué cambió.").waitFor();

  await run.click();
  await page.getByText("Ni documentos, ni instrucciones, ni modelo cambiaron.").waitFor();
  const chart = page.getByRole("slider", { name: "Respuestas" });
  await chart.focus();
  expect(await chart.getAttribute("aria-valuetext")).toMatch(/Correctas \d+\s%, Encontradas 100\s%/);
  await page.getByRole("combobox", { name: "Medida" }).selectOption("seconds");
  await page.getByRole("slider", { name: "Segundos" }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  const downloaded = heard(page.waitForEvent("download"));
  await page.getByRole("button", { name: "Exportar" }).click();
  await page.getByRole("menuitem", { name: "Hoja de cálculo (CSV)" }).click();
  const csv = await readFile(await (await downloaded).path(), "utf8");
  expect(csv.trim().split("\r\n")).toHaveLength(5);

  await page.getByRole("switch", { name: "Medir cada noche" }).click();
  await expect.poll(() => page.getByRole("switch").getAttribute("aria-checked")).toBe("false");
  await page.getByRole("button", { name: "Eliminar «¿Quién ganó la liga de fútbol?»" }).click();
  await page.getByRole("button", { name: "Eliminar", exact: true }).click();
  await page.getByText("Debe decir que no puede responder").waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Todos los asistentes" }).click();
  await page.getByText(/Última vez:/).waitFor();
  await visitor.close();
});

it("owners run the test sets of their own assistants, on a phone too", async () => {
  await makeAssistant("basic", "Chalecos de rampa");
  const visitor = await newVisitor(browser, { viewport: { width: 390, height: 844 }, hasTouch: true });
  const { page } = visitor;
  await enter(page, server.url, "basic");
  await page.goto(`${server.url}/assistants`);
  await page.getByRole("button", { name: /Chalecos de rampa/ }).tap();
  await page.getByRole("menuitem", { name: "Calidad" }).tap();
  await page.getByRole("heading", { name: "Calidad de Chalecos de rampa", level: 1 }).waitFor();
  await addQuestion(page, "¿Qué chaleco llevo?", async () => undefined);
  await page.getByRole("button", { name: "Medir ahora" }).tap();
  await page.getByText(/Correcta: (sí|no)/).waitFor();
  // Owners can't read other people's feedback.
  expect(await page.getByRole("button", { name: "Sugerencias" }).count()).toBe(0);
  expect(await seriousFindings(page)).toEqual([]);
  await visitor.close();
});

it("terms are explained at their first occurrence in an answer: by pointer, keyboard and touch, and offline", async () => {
  const visitor = await newVisitor(browser);
  const { page } = visitor;
  await enter(page, server.url, "basic");
  const box = page.getByRole("textbox", { name: "Mensaje" });
  await box.fill("¿Qué descuento tienen los ID90?");
  await box.press("Enter");
  const answer = page.locator("[data-answer-text]");
  const term = answer.getByRole("button", { name: "ID90", exact: true });
  await term.waitFor();
  expect(await term.count()).toBe(1);
  expect(await page.locator("[data-term]").count()).toBe(await answer.locator("[data-term]").count());
  const card = page.getByRole("tooltip").filter({ hasText: "Billete de empleado" });

  await term.hover();
  await card.waitFor();
  expect(await term.getAttribute("aria-expanded")).toBe("true");
  expect(await allFindings(page, "[data-answer-text]")).toEqual([]);
  await page.mouse.move(5, 5);
  await card.waitFor({ state: "hidden" });
  await page.keyboard.press("Tab");
  await term.focus();
  await card.waitFor();
  await page.keyboard.press("Escape");
  await card.waitFor({ state: "hidden" });
  await page.keyboard.press("Enter");
  await card.waitFor();

  // The stored glossary is used when the new one can't be loaded.
  await page.route("**/api/glossary*", (route) => route.abort());
  await page.reload();
  await term.waitFor();
  await term.click();
  await card.waitFor();
  await visitor.close();

  const phone = await newVisitor(browser, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await enter(phone.page, server.url, "basic");
  await phone.page.goto(page.url());
  const tapped = phone.page.locator("[data-answer-text]").getByRole("button", { name: "ID90", exact: true });
  await tapped.waitFor();
  await tapped.tap();
  const onPhone = phone.page.getByRole("tooltip").filter({ hasText: "Billete de empleado" });
  await onPhone.waitFor();
  await phone.page.getByRole("textbox", { name: "Mensaje" }).tap();
  await onPhone.waitFor({ state: "hidden" });
  await phone.close();
});

it("administrators add, change and delete terms, and import them from a file", async () => {
  const visitor = await newVisitor(browser);
  const { page } = visitor;
  await enter(page, server.url, "admin");
  await page.goto(`${server.url}/admin/glossary`);
  const search = page.getByRole("searchbox", { name: "Buscar en el glosario" });
  await search.fill("equipo minimo");
  await page.getByRole("cell", { name: /^MEL/ }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  await page.getByRole("button", { name: "Añadir término" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Término" }).fill("mel");
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await dialog.getByText("Escribe un significado o, al menos, un sinónimo.").waitFor();
  await dialog.getByRole("textbox", { name: "Significado en español" }).fill("Otra cosa");
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await dialog.getByText("Este término ya está en el glosario").waitFor();
  expect(await seriousFindings(page, "[role=dialog]")).toEqual([]);
  await dialog.getByRole("textbox", { name: "Término" }).fill("QRH");
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await page.getByText("Término guardado").waitFor();
  await search.fill("qrh");
  await page.getByRole("button", { name: "Cambiar «QRH»" }).click();
  await dialog.getByRole("textbox", { name: "Sinónimos" }).fill("manual de referencia rápida");
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await page.getByRole("cell", { name: "manual de referencia rápida" }).waitFor();

  await page.getByRole("button", { name: "Importar", exact: true }).click();
  const chooser = heard(page.waitForEvent("filechooser"));
  await dialog.getByRole("button", { name: "Elegir archivo" }).click();
  const csv = "Término;Español\nQRH;Manual rápido\nTAF;Pronóstico de aeródromo\nTAF;Otra\n";
  await (await chooser).setFiles({ name: "siglas.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await dialog.getByText("Está repetido en el archivo").waitFor();
  expect(await seriousFindings(page, "[role=dialog]")).toEqual([]);
  await dialog.getByRole("button", { name: "Importar 2 términos" }).click();
  await page.getByText("2 términos importados").waitFor();

  const downloaded = heard(page.waitForEvent("download"));
  await page.getByRole("button", { name: "Exportar" }).click();
  expect(await readFile(await (await downloaded).path(), "utf8")).toContain("TAF;;Pronóstico de aeródromo");
  await page.getByRole("button", { name: "Eliminar «QRH»" }).click();
  await page.getByRole("button", { name: "Eliminar", exact: true }).click();
  await page.getByText("Término eliminado").waitFor();
  await page.getByText("0 términos").waitFor();
  await visitor.close();
});

async function makeAssistant(account: string, name: string) {
  const { oidc } = await (await fetch(`${server.url}/api/config`)).json();
  const { access_token } = await signInByHttp({
    authority: oidc.authority,
    clientId: oidc.clientId,
    scopes: oidc.scopes.join(" "),
    redirectUri: `${server.url}/black.html`,
    account,
  });
  const made = await fetch(`${server.url}/api/assistant/new`, {
    method: "POST",
    headers: { authorization: `Bearer ${access_token}`, "content-type": "application/json" },
    body: JSON.stringify(assistantFields({ name })),
  });
  expect(made.status).toBe(201);
}
