import { fileURLToPath } from "node:url";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from "vitest";
import { type SpawnedServer, spawnServer } from "../apps/server/test/spawn-server.ts";
import { allFindings } from "./accessibility.ts";
import { enter, freeChatAt, heard, newVisitor, openBrowser } from "./browser.ts";
import { copyData } from "./prepared-data.ts";

const MAIN = fileURLToPath(new URL("../apps/server/test/tool-server.ts", import.meta.url));
const ANSWERS = "**/api/chat/tool-calls/**";
const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

let browser: Browser;
let server: SpawnedServer;
let data: Awaited<ReturnType<typeof copyData>>;
beforeAll(async () => {
  browser = await openBrowser();
  data = await copyData(inject("preparedData"));
  server = await spawnServer({ DATA_DIR: data.dataDir, SURVEY_AFTER_ANSWERS: "0" }, MAIN);
});
afterAll(async () => {
  await server.end("SIGTERM");
  await data.remove();
});

const box = (page: Page) => page.getByRole("textbox", { name: "Mensaje" });
const stop = (page: Page) => page.getByRole("button", { name: "Detener la respuesta" });
const card = (page: Page, name: RegExp | string) => page.getByRole("region", { name });
const caseCard = (page: Page) => card(page, /quiere abrir un caso/);
const line = (page: Page) => page.locator("[data-turn] details > summary").first();

async function askIn(options: BrowserContextOptions, text: string) {
  const visitor = await newVisitor(browser, options);
  const { page } = visitor;
  await enter(page, freeChatAt(server.url));
  await box(page).fill(text);
  await page.getByRole("button", { name: "Enviar" }).click();
  await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/);
  return visitor;
}

describe("an answer with tools", () => {
  it("shows its steps in plain words, and every call's input and result when opened", async () => {
    const { page, close } = await askIn(DESK, "¿Cuántos días de vacaciones son en tres años?");
    await page.getByText("En tres años son 66 días.").first().waitFor();
    await expect
      .poll(() => line(page).textContent())
      .toBe("2 pasos · Buscó «vacaciones» en los documentos · Calculó 22 * 3 = 66");
    await line(page).click();
    await page.getByText("Política de vacaciones").waitFor();
    await page.getByText("Las vacaciones se piden con dos meses de antelación.").waitFor();
    expect(await page.locator("details").getByText("22 * 3 = 66", { exact: true }).count()).toBe(1);
    expect(await allFindings(page)).toEqual([]);
    await page.reload();
    await expect.poll(() => line(page).textContent()).toContain("2 pasos");
    await close();
  });

  it("shows what runs now with its progress, and stops it", async () => {
    const { page, close } = await askIn(DESK, "Busca algo lento");
    await expect.poll(() => line(page).textContent()).toBe("Buscando «lento» en los documentos… 1 de 3");
    await expect
      .poll(() => page.getByRole("status").allTextContents())
      .toContain("Buscando «lento» en los documentos…");
    await stop(page).click();
    await page.getByText("Detuviste la respuesta.").waitFor();
    await expect.poll(() => line(page).textContent()).not.toContain("…");
    await close();
  });
});

describe("a tool that asks for permission", () => {
  it("asks in words of its own whether it may remember a fact, and remembers it after a click", async () => {
    const { page, close } = await askIn(PHONE, "Prefiero tablas");
    const asking = card(page, "¿Recuerdo esto sobre ti?");
    await asking.getByText("«Prefiero tablas»").waitFor();
    expect(await asking.getByRole("button").allTextContents()).toEqual(["Recordar", "No"]);
    expect(await allFindings(page)).toEqual([]);
    await asking.getByRole("button", { name: "Recordar" }).click();
    await page.getByText("De acuerdo.").first().waitFor();
    await expect.poll(() => line(page).textContent()).toBe("Recordó «Prefiero tablas», con tu permiso");
    await page.goto(`${freeChatAt(server.url)}/settings`);
    const section = card(page, "Lo que Metatron recuerda de ti");
    await section.getByText("Prefiero tablas", { exact: true }).waitFor();
    await close();
  });

  it("is answered by keyboard, and the focus goes to the card only while nobody types", async () => {
    const { page, close } = await askIn(DESK, "Abre un caso");
    await caseCard(page).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.hasAttribute("data-waiting-card")))
      .toBe(true);
    for (const text of ["Falta un día en la nómina", "En octubre falta el día 12."])
      await caseCard(page).getByText(text).waitFor();
    await page.getByText("Te espera").waitFor();
    expect(await allFindings(page)).toEqual([]);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Sí, esta vez");
    await page.keyboard.press("Enter");
    await page.getByText("He terminado con el caso.").first().waitFor();
    await caseCard(page).waitFor({ state: "hidden" });
    await expect.poll(() => line(page).textContent()).toMatch(/^Abrió el caso RH-\d+, con tu permiso$/);
    // The next question: what is being typed keeps the focus.
    await box(page).fill("Abre otro caso");
    await box(page).press("Enter");
    await box(page).pressSequentially("Mientras tanto");
    await caseCard(page).waitFor();
    expect(await box(page).inputValue()).toBe("Mientras tanto");
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("TEXTAREA");
    await caseCard(page).getByRole("button", { name: "No", exact: true }).press("Enter");
    await caseCard(page).waitFor({ state: "hidden" });
    await page.getByText("Sin tu permiso para abrir un caso").first().waitFor();

    // A person who begins to type just after the card took the focus types into the field.
    await box(page).fill("Abre otro caso más");
    await box(page).press("Enter");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.hasAttribute("data-waiting-card")))
      .toBe(true);
    await page.keyboard.type("Y luego");
    expect(await box(page).inputValue()).toBe("Y luego");
    await caseCard(page).getByRole("button", { name: "No", exact: true }).press("Enter");
    await caseCard(page).waitFor({ state: "hidden" });
    await close();
  });

  it("waits through a reload, and closes in a second tab when it is answered in the first", async () => {
    const { page, context, close } = await askIn(DESK, "Abre un caso");
    await caseCard(page).waitFor();
    await page.reload();
    await caseCard(page).waitFor();
    const other = await context.newPage();
    await other.goto(page.url());
    await caseCard(other).waitFor();
    await caseCard(other).getByRole("button", { name: "Sí, en esta conversación" }).dblclick();
    await caseCard(page).waitFor({ state: "hidden" });
    await caseCard(other).waitFor({ state: "hidden" });
    await page.getByText("He terminado con el caso.").first().waitFor();
    expect(await page.locator("[data-turn]").count()).toBe(1);
    await close();
  });

  it("shows on another device, in its list and its title, that the answer waits", async () => {
    const { page, close } = await askIn(DESK, "Abre un caso");
    await caseCard(page).waitFor();
    const other = await newVisitor(browser, DESK);
    await enter(other.page, freeChatAt(server.url));
    // A notice under the pointer stays.
    await other.page.getByRole("button", { name: "Abrir", exact: true }).hover();
    await other.page.getByText("Te espera").first().waitFor();
    await expect.poll(() => other.page.title()).toMatch(/^\(1\) /);
    expect(await allFindings(other.page)).toEqual([]);
    await other.page.getByRole("button", { name: "Abrir", exact: true }).click();
    await caseCard(other.page).getByRole("button", { name: "Sí, esta vez" }).click();
    await other.page.getByText("He terminado con el caso.").first().waitFor();
    await expect.poll(() => other.page.title()).not.toMatch(/^\(/);
    await expect.poll(() => other.page.getByText("Te espera").count()).toBe(0);
    await other.close();
    await close();
  });

  it("says that it was stopped before the person decided", async () => {
    const { page, close } = await askIn(DESK, "Abre un caso");
    await caseCard(page).waitFor();
    await stop(page).click();
    await page.getByText("Detuviste la respuesta.").waitFor();
    await caseCard(page).waitFor({ state: "hidden" });
    await expect.poll(() => line(page).textContent()).toBe("Se detuvo antes de decidir: abrir un caso");
    await close();
  });

  it("keeps the answer while offline and sends it when the network is back", async () => {
    const { page, context, close } = await askIn(DESK, "Abre un caso");
    await caseCard(page).waitFor();
    await page.route(ANSWERS, (route) => route.abort());
    await context.setOffline(true);
    await caseCard(page).getByRole("button", { name: "Sí, esta vez" }).click();
    await caseCard(page).getByText("Tu respuesta se enviará al recuperar la red.").waitFor();
    const arrived = heard(
      page.waitForResponse((response) => response.url().includes("/api/chat/tool-calls/") && response.ok()),
    );
    await page.unroute(ANSWERS);
    await context.setOffline(false);
    await arrived;
    await page.getByText("He terminado con el caso.").first().waitFor();
    await close();
  });
});

it("a question of the model is answered by a choice on a phone", async () => {
  const { page, close } = await askIn(PHONE, "Cuéntame qué pasa en mi base");
  const question = card(page, /te pregunta/);
  await question.getByText("¿En qué base trabajas?").waitFor();
  expect(await allFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await question.getByRole("button", { name: "Lima" }).tap();
  await page.getByText("Gracias, ya lo sé.").first().waitFor();
  await expect.poll(() => line(page).textContent()).toBe("Respondiste: «Lima»");
  await close();
});

it("an author chooses an assistant's tools, tries them unsaved, and demands them in a test", async () => {
  const visitor = await newVisitor(browser, DESK);
  const { page } = visitor;
  const url = freeChatAt(server.url);
  await enter(page, url);
  await page.goto(`${url}/assistants/new?tab=tools`);
  await page.getByText("Elegir", { exact: true }).click();
  const tool = (name: RegExp) => page.getByRole("checkbox", { name });
  expect(await tool(/^Calcular/).isChecked()).toBe(true);
  await tool(/^Abrir un caso/).check();
  expect(await allFindings(page)).toEqual([]);
  await page.getByRole("textbox", { name: "Pregunta de prueba" }).fill("¿Cuántas vacaciones?");
  await page.keyboard.press("Enter");
  await page.getByText("2 pasos · Buscó «vacaciones» en los documentos").waitFor();
  await page.getByRole("tab", { name: "Datos" }).click();
  await page.getByRole("textbox", { name: "Nombre" }).fill("Con herramientas");
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await page.waitForURL(/\/assistants\/[0-9a-f-]{36}\/edit/);
  await page.goto(`${page.url().split("?")[0]}?tab=tools`);
  await expect.poll(() => tool(/^Abrir un caso/).isChecked()).toBe(true);
  expect(await tool(/^Preguntar a la persona/).isChecked()).toBe(true);

  await page.getByText("Pruebas", { exact: true }).click();
  await page.getByRole("button", { name: "Añadir prueba" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Pregunta" }).fill("¿Cuántas vacaciones?");
  await dialog.getByRole("group", { name: "Debe usar", exact: true }).getByText("Calcular").click();
  await dialog.getByRole("group", { name: "No debe usar" }).getByText("Abrir un caso").click();
  expect(await allFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Guardar la prueba" }).click();
  await page.getByText("Debe usar: Calcular").waitFor();
  await page.getByRole("button", { name: "Ejecutar todas" }).click();
  await page.getByText("La usó: Calcular").waitFor();
  await page.getByText("No la usó: Abrir un caso").waitFor();
  await page.getByText("Superada", { exact: true }).waitFor();
  await visitor.close();
});

it("the product's own tools search the documents, compute, and open a case after the person's permission", async () => {
  const copy = await copyData(inject("preparedData"));
  const own = await spawnServer({ DATA_DIR: copy.dataDir, SURVEY_AFTER_ANSWERS: "0", OWN_TOOLS: "on" }, MAIN);
  onTestFinished(async () => {
    await own.end("SIGTERM");
    await copy.remove();
  });
  const visitor = await newVisitor(browser, DESK);
  const { page } = visitor;
  await enter(page, own.url);
  await box(page).fill("¿Cuántos días de vacaciones son en tres años?");
  await box(page).press("Enter");
  await page.getByText("En tres años son 66 días.").first().waitFor();
  await expect
    .poll(() => line(page).textContent())
    .toBe("2 pasos · Buscó «vacaciones» en los documentos · Calculó 22 * 3 = 66");
  await line(page).click();
  await page
    .locator("[data-turn] details")
    .getByRole("button", { name: /Política de vacaciones/ })
    .first()
    .click();
  await page.getByRole("complementary").getByText("Política de vacaciones").first().waitFor();

  await page.goto(`${own.url}/chat`);
  await box(page).fill("Abre un caso");
  await box(page).press("Enter");
  await caseCard(page).getByRole("button", { name: "Sí, esta vez" }).click();
  await page.getByText("He terminado con el caso.").first().waitFor();
  await page.goto(`${own.url}/cases`);
  await page.getByText("Falta un día en la nómina").first().waitFor();
  await visitor.close();
});
