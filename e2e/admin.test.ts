import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Browser } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { signInByHttp } from "../apps/server/src/adapters/identity-provider/sign-in-by-http.ts";
import { seriousFindings } from "./accessibility.ts";
import { enter, heard, newVisitor, openBrowser } from "./browser.ts";
import { productUrl } from "./product-url.ts";

const url = productUrl;
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

it("administrators limit the work per answer of an assistant", async () => {
  const visitor = await newVisitor(browser);
  const { page } = visitor;
  await enter(page, url, "admin");
  await page.goto(`${url}/admin/assistants`);
  // Other journeys make so many assistants that the list has several pages.
  const search = page.getByRole("searchbox", { name: "Buscar por nombre o correo" });
  await search.fill("RH+");
  const open = page.getByRole("button", { name: /^(Poner límites|Límites puestos): RH\+/ });
  await open.click();
  const steps = page.getByRole("textbox", { name: "Llamadas al modelo" });
  const save = page.getByRole("button", { name: "Guardar", exact: true });
  await steps.fill("muchas");
  await page.getByText("Escribe un número, o deja el campo vacío.").waitFor();
  expect(await save.isDisabled()).toBe(true);
  expect(await seriousFindings(page)).toEqual([]);
  await steps.fill("8");
  await save.click();
  await page.getByText("Límites guardados").waitFor();
  await page.reload();
  await search.fill("RH+");
  await expect.poll(() => open.textContent()).toBe("Límites puestos");
  await open.click();
  expect(await steps.inputValue()).toBe("8");
  await steps.fill("");
  await save.click();
  await expect.poll(() => open.textContent()).toBe("Poner límites");
  await visitor.close();
});

it("a question that five people asked without success is counted, shown without their names and assigned to an owner", async () => {
  const text = "Redacta el plan de verano para la guardería del hangar";
  await Promise.all(
    ["basic", "pro", "airport", "legal", "technician"].map((account) => askInVain(account, text)),
  );
  const visitor = await newVisitor(browser);
  const { page } = visitor;
  await enter(page, url, "admin");
  await page.goto(`${url}/admin`);
  await page.getByRole("heading", { name: "Uso y satisfacción", level: 1 }).waitFor();
  await page.getByRole("button", { name: "Contar ahora" }).click();
  await page.getByText(text).first().waitFor();

  // By keyboard: the values of another day are announced, and the same figures are a table.
  const chart = page.getByRole("slider", { name: "Conversaciones por marca" });
  // The questions are listed as soon as they are asked; the figures change when the count is over.
  await expect
    .poll(() => chart.getAttribute("aria-valuetext"))
    .toMatch(/: RH\+ \d+, Chat Libre [1-9]\d*, Amelia \d+$/);
  await chart.focus();
  const today = await chart.getAttribute("aria-valuetext");
  await page.keyboard.press("ArrowLeft");
  expect(await chart.getAttribute("aria-valuetext")).not.toBe(today);
  await page.getByRole("group", { name: "Evolución" }).getByRole("button", { name: "Ver datos" }).click();
  await page.getByRole("columnheader", { name: "Chat Libre" }).waitFor();
  await page.getByRole("radio", { name: "12 meses" }).click();
  await page.waitForURL(/range=12m/);
  expect(await seriousFindings(page)).toEqual([]);

  const downloaded = heard(page.waitForEvent("download"));
  await page.getByRole("button", { name: "Descargar" }).click();
  await page.getByRole("menuitem", { name: "Uso por marca" }).click();
  const csv = await readFile(await (await downloaded).path(), "utf8");
  expect(csv.split("\r\n")[0]).toBe(
    "\uFEFFMarca;Personas;Personas antes;Conversaciones;Conversaciones antes",
  );

  await page.getByRole("link", { name: "Ver todas" }).click();
  await page.getByRole("button", { name: `Cambiar «${text}»` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Estado").selectOption("assigned");
  const owner = dialog.getByLabel("A cargo de");
  await owner.selectOption({ index: 1 });
  const chosen = await owner.inputValue();
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await page.getByRole("cell", { name: chosen }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await visitor.close();
});

it("assistants and their owners are listed for administrators, and for nobody else", async () => {
  const visitor = await newVisitor(browser, { viewport: { width: 390, height: 844 } });
  const { page } = visitor;
  await enter(page, url, "admin");
  await page.goto(`${url}/admin/dashboard`);
  await page.getByRole("combobox", { name: "Pantallas de administración" }).selectOption("assistants");
  const search = page.getByRole("searchbox", { name: "Buscar por nombre o correo" });
  await search.fill("RH+");
  await page.getByRole("cell", { name: /^RH\+/ }).waitFor();
  await search.fill("no existe");
  await page.getByText("Ninguno coincide.").waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await visitor.close();

  const other = await newVisitor(browser);
  await enter(other.page, url, "basic");
  await other.page.goto(`${url}/admin/assistants`);
  await other.page
    .getByRole("heading", { name: /no existe/i })
    .first()
    .waitFor();
  await other.close();
});

/** Asks a question and rates the answer as unhelpful. */
async function askInVain(account: string, text: string) {
  const { oidc } = await (await fetch(`${url}/api/config`)).json();
  const { access_token } = await signInByHttp({
    authority: oidc.authority,
    clientId: oidc.clientId,
    scopes: oidc.scopes.join(" "),
    redirectUri: `${url}/black.html`,
    account,
  });
  const [conversationId, messageId, answerId] = [randomUUID(), randomUUID(), randomUUID()];
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${url}/api${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${access_token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    expect(answer.ok).toBe(true);
    await answer.text();
  };
  await post("/assistant/chatlibre", {
    conversationId,
    messageId,
    answerId,
    content: [{ type: "text", text }],
  });
  await post("/chat/feedback", { conversationId, messageId: answerId, feedback: "bad" });
}
