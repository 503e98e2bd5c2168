import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { enter, freeChatAt, heard, newVisitor, openBrowser } from "./browser.ts";
import { productUrl } from "./product-url.ts";

const url = productUrl;
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

it("administrators disable a model for a role, whose people can't choose it, and set a role's budget", async () => {
  const [admin, lawyer] = [await newVisitor(browser), await newVisitor(browser)];
  const { page } = admin;
  await enter(page, url, "admin");
  await page.goto(`${url}/admin/models`);
  const model = page.getByRole("listitem").filter({ hasText: "gpt-5-mini" });
  await model.getByText("Fijado en la configuración, sin acceso: Externo").waitFor();
  await model.getByText("Pregunta antes de enviar datos personales").waitFor();
  await page.getByText("Predeterminado", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Elegir roles para GPT-5 mini" }).click();
  const dialog = page.getByRole("dialog", { name: "Quién puede usar GPT-5 mini" });
  const external = dialog.getByRole("checkbox", { name: /^Externo/ });
  expect([await external.isChecked(), await external.isDisabled()]).toEqual([false, true]);
  await dialog.getByRole("checkbox", { name: "Legal y leasing" }).uncheck();
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await page.getByText("Todos salvo: Legal y leasing").waitFor();

  await enter(lawyer.page, freeChatAt(url), "legal");
  const choices = async () => {
    await lawyer.page.getByRole("button", { name: /^Modelo/ }).click();
    const menu = lawyer.page.getByRole("menu");
    await menu.waitFor();
    const names = await menu.getByRole("menuitemradio").allTextContents();
    await lawyer.page.keyboard.press("Escape");
    // A closing menu takes the next press for one outside of it.
    await menu.waitFor({ state: "detached" });
    return names.join(" | ");
  };
  expect(await choices()).toContain("GPT-5");
  expect(await choices()).not.toContain("GPT-5 mini");

  await page.getByRole("button", { name: "Elegir roles para GPT-5 mini" }).click();
  await dialog.getByRole("checkbox", { name: "Legal y leasing" }).check();
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await page.getByText("Todos salvo: Legal y leasing").waitFor({ state: "detached" });
  await lawyer.page.reload();
  await expect.poll(choices).toContain("GPT-5 mini");
  await lawyer.close();

  await page.getByRole("button", { name: "Cambiar el presupuesto de AirTalk" }).click();
  const budget = page.getByRole("dialog", { name: "Presupuesto de AirTalk" });
  await budget.getByRole("textbox", { name: "Tokens al mes" }).fill("mucho");
  await budget.getByText("Escribe un número mayor que cero.").waitFor();
  await budget.getByRole("textbox", { name: "Tokens al mes" }).fill("5000000");
  await budget.getByRole("button", { name: "Guardar" }).click();
  const row = page.getByRole("listitem").filter({ hasText: "AirTalk" });
  // Other journeys ask as AirTalk too.
  await row.getByText(/\sde\s5\sM$/).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await admin.close();
});

it("retention previews a deletion before it is saved, and the audit lists the change", async () => {
  const admin = await newVisitor(browser);
  const { page } = admin;
  await enter(page, url, "admin");
  await page.goto(`${url}/admin/retention`);
  const form = page.getByRole("form", { name: "Conversaciones" });
  await form.getByText("Unos días").click();
  await form.getByRole("textbox", { name: "Días" }).fill("7");
  await form.getByText("Entre 30 y 7300 días.").waitFor();
  await form.getByRole("textbox", { name: "Días" }).fill("3650");
  await form.getByRole("button", { name: "Ver qué se borraría" }).click();
  await form.getByText("Hoy no se borraría nada.").waitFor();
  await form.getByRole("button", { name: "Guardar" }).click();
  await page.getByText("Plazo guardado").waitFor();

  await page.goto(`${url}/admin/audit`);
  const filtered = heard(
    page.waitForResponse((response) => response.url().includes("action=retention.changed")),
  );
  await page.getByRole("combobox", { name: "Qué" }).selectOption({ label: "Plazo de conservación" });
  await filtered;
  const entry = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: "Elena Castaño Rubio" })
    .first();
  await entry.getByText("Detalles").click();
  await entry.getByText("Plazo: Conversaciones").waitFor();
  await entry.getByText("Días", { exact: true }).waitFor();
  await entry.getByText("3650").waitFor();
  const download = heard(page.waitForEvent("download"));
  await page.getByRole("button", { name: "Exportar" }).click();
  await page.getByRole("menuitem", { name: "Hoja de cálculo (CSV)" }).click();
  const csv = await readFile(await (await download).path(), "utf8");
  const [heading = "", ...lines] = csv.trim().split("\r\n");
  expect(heading).toContain("Entrada;Momento;Quién");
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.every((line) => line.includes("retention.changed"))).toBe(true);
  await page.getByRole("button", { name: "Verificar" }).click();
  await page.getByText(/La cadena está íntegra: \d+ entradas?\./).waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  await page.goto(`${url}/admin/retention`);
  await form.getByRole("button", { name: "Volver a la configuración: siempre" }).click();
  await page.getByText("Vale otra vez el plazo de la configuración").waitFor();
  await form.getByText("Valor de la configuración").waitFor();
  await form.getByRole("button", { name: /^Volver a la configuración/ }).waitFor({ state: "detached" });
  await admin.close();
});

it("administrators find a case by its kind, and handle it", async () => {
  const admin = await newVisitor(browser);
  const { page } = admin;
  let authorization = "";
  page.on("request", (request) => {
    authorization = request.headers().authorization ?? authorization;
  });
  await enter(page, url, "admin");
  await page.goto(`${url}/admin/cases`);
  await page.getByRole("combobox", { name: "Tipo" }).waitFor();
  const subject = `El portátil no arranca ${crypto.randomUUID().slice(0, 8)}`;
  const about = { description: "Pantalla negra", category: "Equipos", desk: "service-desk" };
  await page.request.post(`${url}/api/rhconnect/cases`, {
    headers: { authorization },
    data: { id: crypto.randomUUID(), subject, ...about },
  });
  await page.getByRole("combobox", { name: "Tipo" }).selectOption({ label: "Mesa de servicio" });
  const found = page.getByRole("listitem").filter({ hasText: subject });
  await found.getByRole("button", { name: "Atender" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Estado" }).selectOption({ label: "Resuelto" });
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await found.getByText("Resuelto").waitFor();
  await admin.close();
});

it("usage events contain no text of people, and are not sent by a browser with Do Not Track", async () => {
  const told: { name: string; props: object }[] = [];
  const listen = (page: Page) =>
    page.on("request", (request) => {
      if (request.url().includes("/api/events")) told.push(...(request.postDataJSON()?.events ?? []));
    });
  const hide = (page: Page) =>
    page.evaluate(() => {
      Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
  const sayIt = async (page: Page) => {
    await page.getByRole("textbox", { name: /Mensaje|Escribe/ }).fill("Un secreto de nadie");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/chat\/[0-9a-f-]{36}/);
    await hide(page);
  };

  const followed = await newVisitor(browser);
  await enter(followed.page, freeChatAt(url), "airport");
  listen(followed.page);
  await sayIt(followed.page);
  await expect.poll(() => told.map(({ name }) => name)).toContain("send_message");
  expect(JSON.stringify(told)).not.toContain("secreto");
  await followed.close();

  told.length = 0;
  const unfollowed = await newVisitor(browser, { extraHTTPHeaders: { dnt: "1" } });
  await unfollowed.page.addInitScript(() => {
    Object.defineProperty(navigator, "doNotTrack", { value: "1" });
  });
  await enter(unfollowed.page, freeChatAt(url), "airport");
  listen(unfollowed.page);
  await sayIt(unfollowed.page);
  await unfollowed.page.reload();
  await unfollowed.page.getByText("Un secreto de nadie").first().waitFor();
  expect(told).toEqual([]);
  await unfollowed.close();
});

it("administrators filter the survey's answers and see their trend", async () => {
  const admin = await newVisitor(browser);
  const { page } = admin;
  let authorization = "";
  page.on("request", (request) => {
    authorization = request.headers().authorization ?? authorization;
  });
  await enter(page, url, "admin");
  await page.goto(`${url}/admin/feedback?tab=survey`);
  await page.getByRole("search", { name: "Filtros" }).waitFor();
  const comment = `Funciona en la puerta ${crypto.randomUUID().slice(0, 8)}`;
  const sent = await page.request.post(`${url}/api/csat`, {
    headers: { authorization },
    data: { id: crypto.randomUUID(), score: 5, reason: "reliability", comment },
  });
  expect(sent.status()).toBe(204);
  await page
    .getByRole("combobox", { name: "Lo que pesa más" })
    .selectOption({ label: "Que funcione siempre" });
  await page.getByText(comment).waitFor();
  await page.getByRole("heading", { name: "Valoración media" }).waitFor();
  await page.getByText(/^Media \d(,\d)? de 5, \d+ respuestas?$/).waitFor();
  expect(page.url()).toContain("reason=reliability");
  await page.getByRole("combobox", { name: "Valoración", exact: true }).selectOption({ label: "1 de 5" });
  await page.getByText(comment).waitFor({ state: "detached" });
  await page.getByRole("combobox", { name: "Valoración", exact: true }).selectOption({ label: "5 de 5" });
  await page.getByText(comment).waitFor();
  await page.getByRole("button", { name: "Ver datos" }).click();
  await page.getByRole("columnheader", { name: "Media" }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await admin.close();
});
