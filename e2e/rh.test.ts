import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { allFindings } from "./accessibility.ts";
import { enter, newVisitor, openBrowser } from "./browser.ts";
import { startNewcomerServer } from "./newcomer-server.ts";

let browser: Browser;
let server: Awaited<ReturnType<typeof startNewcomerServer>>;

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), startNewcomerServer({ SURVEY_AFTER_ANSWERS: "1" })]);
});
afterAll(() => server.close());

async function ask(page: Page, text: string) {
  const box = page.getByRole("textbox", { name: "Mensaje" });
  // Waits for the initial focus: text typed before would be lost.
  await expect.poll(() => box.evaluate((field) => field === document.activeElement)).toBe(true);
  await box.fill(text);
  await box.press("Enter");
}

it("shows the satisfaction survey once, while idle, without taking the focus, and is answered by keyboard", async () => {
  const visitor = await newVisitor(browser);
  const { page } = visitor;
  await enter(page, server.url, "pro");
  await ask(page, "¿Cuándo se paga la nómina de diciembre?");
  const survey = page.getByRole("region", { name: "¿Cómo te está ayudando el asistente?" });
  await survey.waitFor();
  const box = page.getByRole("textbox", { name: "Mensaje" });
  expect(await box.evaluate((field) => field === document.activeElement)).toBe(true);
  await survey.getByRole("radio", { name: "3, Regular" }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => survey.getByRole("radio", { name: "4, Bien" }).isChecked()).toBe(true);
  await survey.getByRole("button", { name: "Las fuentes" }).click();
  await survey.getByRole("textbox", { name: "Comentario" }).fill("Cada vez mejor");
  expect(await allFindings(page)).toEqual([]);
  const sent = page.waitForRequest(
    (request) => request.url().endsWith("/csat") && request.method() === "POST",
  );
  await survey.getByRole("button", { name: "Enviar" }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    score: 4,
    reason: "sources",
    comment: "Cada vez mejor",
  });
  await page.getByText("Gracias. Tu valoración queda guardada.").waitFor();
  expect(await survey.count()).toBe(0);
  await visitor.close();

  const office = await newVisitor(browser);
  await enter(office.page, server.url, "admin");
  await office.page.goto(`${server.url}/admin/feedback`);
  await office.page.getByText("Encuesta", { exact: true }).click();
  const answer = office.page.getByRole("listitem").filter({ hasText: "Cada vez mejor" });
  await answer.getByText("Las fuentes").waitFor();
  expect(await allFindings(office.page, "main")).toEqual([]);
  await office.close();
});

it("answers an HR question with its document, and opens a case without retyping anything", async () => {
  const visitor = await newVisitor(browser);
  const { page } = visitor;
  await enter(page, server.url);
  await ask(page, "se murio mi abuela cuantos dias me dan");
  await page.getByText("Respondido con Guía de permisos retribuidos").first().waitFor();
  await page.getByText("3 laborables, 5 con viaje").first().waitFor();

  await page.getByRole("button", { name: "Abrir un caso" }).click();
  const dialog = page.getByRole("dialog", { name: "Abrir un caso con Recursos Humanos" });
  await dialog.waitFor();
  expect(await dialog.getByLabel("Categoría").inputValue()).toBe("Permisos");
  expect(await dialog.getByLabel("Descripción").inputValue()).toContain("se murio mi abuela");
  expect(await dialog.getByLabel("Descripción").inputValue()).toContain(page.url());
  expect(await allFindings(page)).toEqual([]);
  await dialog.getByLabel("Asunto").fill("Permiso por fallecimiento");
  await dialog.getByRole("button", { name: "Enviar" }).click();
  await page.getByText(/^RH-\d{4}-\d{6}$/).waitFor();
  await page.getByRole("link", { name: "Ver mis casos" }).click();
  await page.getByRole("heading", { name: "Permiso por fallecimiento" }).waitFor();
  await page.getByText("Abierto", { exact: true }).waitFor();
  await visitor.close();
});

it("declines a question that is not for Human Resources, and suggests another channel", async () => {
  const visitor = await newVisitor(browser);
  await enter(visitor.page, server.url);
  await ask(visitor.page, "dame una receta de lasaña");
  await visitor.page.getByText("Fuera de alcance", { exact: true }).waitFor();
  await visitor.page.getByText("Para esto te ayudará mejor").first().waitFor();
  await visitor.close();
});

it("guides through a procedure step by step, and adds the tried steps to the request", async () => {
  const visitor = await newVisitor(browser);
  const { page } = visitor;
  await enter(page, server.url.replace("localhost", "amelia.localhost"));
  await ask(page, "no me conecta la vpn desde el hotel");
  const steps = page.getByRole("region", { name: "Paso a paso" });
  await steps.getByText("Paso 1 de 7").waitFor();
  await steps.getByRole("button", { name: "No funcionó" }).click();
  await steps.getByText("Paso 2 de 7").waitFor();
  // Stored with the conversation: another visit continues at the same step.
  await page.reload();
  await steps.getByText("Paso 2 de 7").waitFor();
  expect(await allFindings(page)).toEqual([]);
  await steps.getByRole("button", { name: "Abrir una solicitud" }).click();
  const dialog = page.getByRole("dialog", { name: "Abrir una solicitud a la mesa de servicio" });
  await dialog.getByText("Va con el paso que ya probaste.").waitFor();
  expect(await dialog.getByLabel("Descripción").inputValue()).toContain("Pasos que ya probé");
  await dialog.getByRole("button", { name: "Cancelar" }).click();
  await steps.getByRole("button", { name: "Funcionó", exact: true }).click();
  await steps.getByText("Me alegro de que funcione").waitFor();
  await visitor.close();
});
