import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { type SpawnedServer, spawnServer } from "../apps/server/test/spawn-server.ts";
import { type McpOAuthStandIn, startMcpOAuthStandIn } from "../apps/server/test/stand-ins/mcp-oauth.ts";
import { gateTool } from "../apps/server/test/stand-ins/mcp-tools.ts";
import { allFindings } from "./accessibility.ts";
import { enter, freeChatAt, newVisitor, openBrowser } from "./browser.ts";
import { copyData } from "./prepared-data.ts";

const MAIN = fileURLToPath(new URL("../apps/server/test/tool-server.ts", import.meta.url));

let browser: Browser;
let server: SpawnedServer;
let data: Awaited<ReturnType<typeof copyData>>;
let rampa: McpOAuthStandIn;
let url: string;
beforeAll(async () => {
  [browser, data, rampa] = await Promise.all([
    openBrowser(),
    copyData(inject("preparedData")),
    startMcpOAuthStandIn([gateTool]),
  ]);
  const environment = { DATA_DIR: data.dataDir, SURVEY_AFTER_ANSWERS: "0", OWN_TOOLS: "on" };
  server = await spawnServer(environment, MAIN);
  url = freeChatAt(server.url);
});
afterAll(async () => {
  await server.end("SIGTERM");
  await data.remove();
  await rampa.close();
});

const connectButton = (page: Page) => page.getByRole("button", { name: "Conectar tu cuenta de «Rampa»" });
const disconnectButton = (page: Page) =>
  page.getByRole("button", { name: "Desconectar tu cuenta de «Rampa»" });

const stepLine = (page: Page) => page.locator("[data-turn] details > summary").first();

async function ask(page: Page, text: string) {
  await page.goto(`${url}/chat`);
  const box = page.getByRole("textbox", { name: "Mensaje" });
  await expect.poll(() => box.evaluate((field) => field === document.activeElement)).toBe(true);
  await box.fill(text);
  await box.press("Enter");
}

async function connect(page: Page) {
  await page.goto(`${url}/settings#connections`);
  await connectButton(page).click();
  // The authorization page of the other system allows it and returns at once.
  await page.getByText("Tu cuenta de «Rampa» está conectada").waitFor();
  await disconnectButton(page).waitFor();
}

it("an administrator registers a server with one account per person, and lists its tools with theirs", async () => {
  const { page, close } = await newVisitor(browser);
  await enter(page, url, "admin");
  await page.goto(`${url}/admin/tools`);
  await page.getByRole("button", { name: "Añadir servidor" }).click();
  const form = page.getByRole("dialog", { name: "Añadir un servidor" });
  await form.getByRole("textbox", { name: "Nombre" }).fill("Rampa");
  await form.getByRole("textbox", { name: "Dirección" }).fill(rampa.url);
  await form.getByRole("switch", { name: "Una cuenta por persona" }).click();
  await form.getByRole("textbox", { name: "Servidores de autorización permitidos" }).fill(rampa.issuer);
  expect(await allFindings(page)).toEqual([]);
  await form.getByRole("button", { name: "Guardar" }).click();
  await form.waitFor({ state: "detached" });
  await page.getByText(/Necesita una cuenta: conecta la tuya/).waitFor();

  await connect(page);
  await page.goto(`${url}/admin/tools`);
  await page.getByRole("button", { name: "Comprobar ahora" }).click();
  await page.getByRole("button", { name: "Revisar «Buscar puerta»" }).click();
  const dialog = page.getByRole("dialog", { name: "Buscar puerta" });
  await dialog.getByRole("combobox", { name: "Dónde se ofrece" }).selectOption("everywhere");
  await dialog.getByRole("button", { name: "Aceptar" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByText("Aceptada").waitFor();
  await close();
});

it("a person who does not give permission reads that, and can try again", async () => {
  const { page, close } = await newVisitor(browser);
  await enter(page, url, "vp");
  await page.goto(`${url}/connections/callback?error=access_denied&state=none`);
  await page.getByText("La cuenta no se conectó").waitFor();
  await page.getByText("El otro sistema no dio permiso. Puedes intentarlo otra vez.").waitFor();
  expect(await allFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Volver a las conexiones" }).click();
  await connectButton(page).waitFor();
  await close();
});

it("a person connects an account, an answer uses it, and after it is disconnected the answer says where to connect", async () => {
  const { page, close } = await newVisitor(browser);
  await enter(page, url, "pro");
  await connect(page);
  await ask(page, "¿Qué puerta tiene el AV204?");
  await page.getByRole("button", { name: "Sí, esta vez" }).click();
  await page.getByText("Ya miré la puerta.").first().waitFor();
  await stepLine(page).click();
  await page.locator("details").getByText(/A5/).first().waitFor();
  expect(await allFindings(page)).toEqual([]);

  await page.goto(`${url}/settings#connections`);
  await disconnectButton(page).click();
  await connectButton(page).waitFor();
  await ask(page, "¿Y qué puerta tiene ahora?");
  await page.getByRole("button", { name: "Sí, esta vez" }).click();
  await page.getByText("Ya miré la puerta.").first().waitFor();
  await stepLine(page).click();
  await page
    .locator("details")
    .getByText(/necesita tu permiso: conecta tu cuenta/)
    .first()
    .waitFor();
  await close();
});
