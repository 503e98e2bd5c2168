import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type McpStandIn, startMcpStandIn } from "../apps/server/test/stand-ins/mcp.ts";
import { gateTool, orderTool } from "../apps/server/test/stand-ins/mcp-tools.ts";
import { seriousFindings } from "./accessibility.ts";
import { enter, newVisitor, openBrowser } from "./browser.ts";
import { startNewcomerServer } from "./newcomer-server.ts";

let browser: Browser;
let product: Awaited<ReturnType<typeof startNewcomerServer>>;
let tools: McpStandIn;

beforeAll(async () => {
  [browser, product, tools] = await Promise.all([
    openBrowser(),
    startNewcomerServer({ SURVEY_AFTER_ANSWERS: "0" }),
    startMcpStandIn({ tools: [gateTool, orderTool] }),
  ]);
});
afterAll(async () => {
  await product.close();
  await tools.close();
});

it("administrators register a tool server, accept its tools, and review a change before it is used", async () => {
  const visitor = await newVisitor(browser);
  const { page } = visitor;
  await enter(page, product.url, "admin");
  await page.goto(`${product.url}/admin/tools`);
  await page.getByRole("heading", { name: "Herramientas", level: 1 }).waitFor();
  await page.getByText("No hay servidores de herramientas").waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  await page.getByRole("button", { name: "Añadir servidor" }).click();
  const form = page.getByRole("dialog", { name: "Añadir un servidor" });
  await form.getByRole("button", { name: "Guardar" }).click();
  await form.getByText("Escribe un nombre.").waitFor();
  await form.getByRole("textbox", { name: "Nombre" }).fill("Rampa");
  await form.getByRole("textbox", { name: "Dirección" }).fill(tools.url);
  await form.getByRole("textbox", { name: "Cabeceras" }).fill("X-Clave: secreta");
  expect(await seriousFindings(page, "[role=dialog]")).toEqual([]);
  await form.getByRole("button", { name: "Guardar" }).click();
  await form.waitFor({ state: "detached" });
  await page.getByText("Funciona").waitFor();
  await page.getByText("2 nuevas", { exact: true }).waitFor();

  await page.getByRole("button", { name: "Revisar «Buscar puerta»" }).click();
  const dialog = page.getByRole("dialog", { name: "Buscar puerta" });
  await dialog.getByText("Returns the gate of a flight.").waitFor();
  await dialog.getByRole("combobox", { name: "Dónde se ofrece" }).selectOption("everywhere");
  await dialog.getByText("Solo algunos", { exact: true }).click();
  await dialog.getByRole("button", { name: "Aceptar" }).click();
  await dialog.getByText("Elige al menos un asistente.").waitFor();
  await dialog.getByRole("searchbox", { name: "Buscar asistentes" }).fill("RH");
  // The list is filtered a moment after the typing.
  await dialog.getByRole("checkbox", { name: /RH/ }).first().check();
  expect(await seriousFindings(page, "[role=dialog]")).toEqual([]);
  await dialog.getByRole("button", { name: "Aceptar" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByText("Aceptada").waitFor();
  await page.getByText(/· solo en .*RH/).waitFor();

  tools.tools = [{ ...gateTool, description: "Returns the gate and the crew of a flight." }, orderTool];
  await page.getByRole("button", { name: "Comprobar ahora" }).click();
  await page.getByText("1 ha cambiado").waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Revisar «Buscar puerta»" }).click();
  await dialog.getByText("and the crew").waitFor();
  await dialog.getByRole("button", { name: "Aceptar" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByText("Aceptada").waitFor();

  await page.getByRole("button", { name: "Eliminar «Rampa»" }).click();
  await page.getByRole("button", { name: "Eliminar", exact: true }).click();
  await page.getByText("No hay servidores de herramientas").waitFor();
  await visitor.close();
});

it("administrators set a rule of a tool for a role", async () => {
  const visitor = await newVisitor(browser);
  const { page } = visitor;
  await enter(page, product.url, "admin");
  await page.goto(`${product.url}/admin/tools`);
  await page.getByRole("button", { name: "Cambiar reglas de «Preguntar a la persona»" }).click();
  const dialog = page.getByRole("dialog", { name: "Preguntar a la persona" });
  await dialog.getByRole("combobox", { name: "Externo" }).selectOption("deny");
  expect(await seriousFindings(page, "[role=dialog]")).toEqual([]);
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByText("Externo: No permitir").first().waitFor({ state: "attached" });
  await visitor.close();
});

it("a role that may not search deeply is not offered it, and is offered it again once it may", async () => {
  const office = await newVisitor(browser);
  await enter(office.page, product.url, "admin");
  await office.page.goto(`${product.url}/admin/tools`);
  const setRule = async (permission: string) => {
    await office.page.getByRole("button", { name: "Cambiar reglas de «Investigar a fondo»" }).click();
    const dialog = office.page.getByRole("dialog", { name: "Investigar a fondo" });
    await dialog.getByRole("combobox", { name: "Legal y leasing" }).selectOption(permission);
    await dialog.getByRole("button", { name: "Guardar" }).click();
    await dialog.waitFor({ state: "detached" });
  };
  const lawyer = await newVisitor(browser);
  await enter(lawyer.page, product.url, "legal");
  const offer = lawyer.page.getByRole("button", { name: "Investigar a fondo" });
  await offer.waitFor();
  await setRule("deny");
  await lawyer.page.reload();
  await offer.waitFor({ state: "detached" });
  await setRule("");
  await lawyer.page.reload();
  await offer.waitFor();
  await lawyer.close();
  await office.close();
});
