import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { z } from "zod";
import { type SpawnedServer, spawnServer } from "../apps/server/test/spawn-server.ts";
import { type McpOAuthStandIn, startMcpOAuthStandIn } from "../apps/server/test/stand-ins/mcp-oauth.ts";
import { askingForm, gateTool } from "../apps/server/test/stand-ins/mcp-tools.ts";
import { allFindings } from "./accessibility.ts";
import { enter, freeChatAt, newVisitor, openBrowser } from "./browser.ts";
import { copyData } from "./prepared-data.ts";

const MAIN = fileURLToPath(new URL("../apps/server/test/tool-server.ts", import.meta.url));

const stairs = askingForm(
  "¿Para qué posición es la escalera?",
  z.object({
    stand: z.enum(["A12", "B3"]).describe("Posición del avión"),
    minutes: z.number().int().min(5).describe("Minutos hasta que llegue"),
    urgent: z.boolean().optional(),
    note: z.string().max(500).optional(),
  }),
);

let browser: Browser;
let server: SpawnedServer;
let data: Awaited<ReturnType<typeof copyData>>;
let tools: McpOAuthStandIn;
beforeAll(async () => {
  browser = await openBrowser();
  data = await copyData(inject("preparedData"));
  tools = await startMcpOAuthStandIn([gateTool, stairs]);
  server = await spawnServer({ DATA_DIR: data.dataDir, SURVEY_AFTER_ANSWERS: "0", OWN_TOOLS: "on" }, MAIN);
});
afterAll(async () => {
  await server.end("SIGTERM");
  await data.remove();
  await tools.close();
});

const box = (page: Page) => page.getByRole("textbox", { name: "Mensaje" });
const line = (page: Page) => page.locator("[data-turn] details > summary").first();

async function ask(page: Page, url: string, text: string) {
  await page.goto(`${url}/chat`);
  await box(page).fill(text);
  await box(page).press("Enter");
}

async function register(page: Page, url: string) {
  await page.goto(`${url}/admin/tools`);
  await page.getByRole("button", { name: "Añadir servidor" }).click();
  const form = page.getByRole("dialog", { name: "Añadir un servidor" });
  await form.getByRole("textbox", { name: "Nombre" }).fill("Rampa");
  await form.getByRole("textbox", { name: "Dirección" }).fill(tools.url);
  await form.getByRole("switch", { name: "Una cuenta por persona" }).click();
  await form.getByRole("textbox", { name: "Servidores de autorización permitidos" }).fill(tools.issuer);
  await form.getByRole("button", { name: "Guardar" }).click();
  await form.waitFor({ state: "detached" });
  await page.getByText("Necesita una cuenta: conecta la tuya").waitFor();
}

async function acceptTool(page: Page, name: string) {
  await page.getByRole("button", { name: `Revisar «${name}»` }).click();
  const dialog = page.getByRole("dialog", { name });
  await dialog.getByRole("combobox", { name: "Dónde se ofrece" }).selectOption("everywhere");
  await dialog.getByRole("button", { name: "Aceptar" }).click();
  await dialog.waitFor({ state: "detached" });
}

it("a person connects an account of another system, uses it, answers its question and revokes it", async () => {
  const visitor = await newVisitor(browser);
  const { page } = visitor;
  const url = freeChatAt(server.url);
  await enter(page, url, "admin");
  await register(page, url);

  await page.goto(`${url}/settings`);
  await page.getByRole("button", { name: "Conectar tu cuenta de «Rampa»" }).click();
  await page.getByText("Tu cuenta de «Rampa» está conectada").waitFor();
  await page.getByRole("button", { name: "Desconectar tu cuenta de «Rampa»" }).waitFor();
  expect(await allFindings(page)).toEqual([]);

  await page.goto(`${url}/admin/tools`);
  await page.getByRole("button", { name: "Comprobar ahora" }).click();
  await page.getByText("2 nuevas", { exact: true }).waitFor();
  await acceptTool(page, "Buscar puerta");
  await acceptTool(page, "ask");

  await ask(page, url, "¿Qué puerta tiene el AV204?");
  const permission = page.getByRole("region", { name: /quiere usar «Buscar puerta \(Rampa\)»/ });
  await permission.getByRole("button", { name: "Sí, esta vez" }).click();
  await page.getByText("Ya miré la puerta.").first().waitFor();
  await expect.poll(() => line(page).textContent()).toBe("Usó «Buscar puerta (Rampa)», con tu permiso");

  await ask(page, url, "Pide una escalera");
  await page
    .getByRole("region", { name: /quiere usar «ask \(Rampa\)»/ })
    .getByRole("button", { name: "Sí, esta vez" })
    .click();
  const question = page.getByRole("region", { name: "«ask (Rampa)» te pregunta" });
  await question.getByText("¿Para qué posición es la escalera?").waitFor();
  expect(await allFindings(page)).toEqual([]);
  await question.getByRole("button", { name: "Enviar" }).click();
  await question.getByText("Falta este dato.").first().waitFor();
  await question.getByRole("combobox", { name: "stand" }).selectOption("B3");
  await question.getByRole("textbox", { name: "minutes" }).fill("3");
  await question.getByRole("button", { name: "Enviar" }).click();
  await question.getByText("El mínimo es 5.").waitFor();
  await question.getByRole("textbox", { name: "minutes" }).fill("20");
  await question.getByRole("button", { name: "Enviar" }).click();
  await page.getByText("Ya pedí la escalera.").first().waitFor();
  await question.waitFor({ state: "hidden" });
  await line(page).click();
  await page.getByText("Te preguntó", { exact: true }).waitFor();
  await page.getByText('"minutes":20').waitFor();

  await page.goto(`${url}/settings`);
  await page.getByRole("button", { name: "Desconectar tu cuenta de «Rampa»" }).click();
  await page.getByText("Tu cuenta de «Rampa» ya no está conectada").waitFor();
  await ask(page, url, "¿Y ahora qué puerta tiene?");
  await permission.getByRole("button", { name: "Sí, esta vez" }).click();
  await page.getByText("Ya miré la puerta.").first().waitFor();
  await line(page).click();
  await page.getByText("Rampa necesita tu permiso").first().waitFor();
  await visitor.close();
});
