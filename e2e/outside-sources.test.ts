import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  type ConfluenceStandIn,
  standInPage,
  startConfluenceStandIn,
} from "../apps/server/test/stand-ins/confluence.ts";
import { seriousFindings } from "./accessibility.ts";
import { enter, newVisitor, openBrowser } from "./browser.ts";
import { type SessionServer, startSessionServer } from "./session-server.ts";

let browser: Browser;
let confluence: ConfluenceStandIn;
let server: SessionServer;
beforeAll(async () => {
  confluence = await startConfluenceStandIn("cloud");
  confluence.spaces.push(
    { id: "11", key: "RAMPA", name: "Rampa" },
    { id: "12", key: "RH", name: "Personas" },
  );
  confluence.pages.push(
    standInPage({ id: "1", space: "RAMPA", title: "Calzos", html: "<p>Son cuatro calzos.</p>" }),
    standInPage({ id: "2", space: "RAMPA", title: "Reservado", isHidden: true }),
  );
  [browser, server] = await Promise.all([
    openBrowser(),
    startSessionServer({
      CONFLUENCE_BASE_URL: confluence.baseUrl,
      CONFLUENCE_EMAIL: "bot@aerovia.example",
      CONFLUENCE_API_TOKEN: "cloud-token",
    }),
  ]);
});
afterAll(async () => {
  await server.close();
  await confluence.close();
});

it("an owner adds a Confluence space, sees which pages were read and which failed, and removes it", async () => {
  const visitor = await newVisitor(browser);
  const { page } = visitor;
  await enter(page, server.url, "pro");
  await page.goto(`${server.url}/assistants/new`);
  await page.getByRole("textbox", { name: "Nombre" }).fill("Calzos");
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await page.waitForURL(/\/assistants\/[0-9a-f-]{36}\/edit/);
  // The address changes before the page of the new assistant is shown.
  await page.getByText("Todo guardado · versión 1").waitFor();
  await page.getByRole("tab", { name: /Conocimiento/ }).click();
  await page.getByText("Google Drive no está conectado en este servidor.").waitFor();

  const section = page.getByRole("region", { name: "Confluence" });
  await section.getByRole("button", { name: "Añadir un espacio" }).click();
  const dialog = page.getByRole("dialog", { name: "Añadir un espacio" });
  await dialog.getByText("Personas").waitFor();
  await dialog.getByRole("searchbox", { name: "Buscar espacios" }).fill("zzz");
  await dialog.getByText("Ningún espacio coincide.").waitFor();
  await dialog.getByRole("searchbox", { name: "Buscar espacios" }).fill("ramp");
  await dialog.getByText("Personas").waitFor({ state: "detached" });
  await dialog.getByRole("button", { name: "Añadir", exact: true }).click();
  await dialog.getByText("Añadido").waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press("Escape");

  await section.getByText("Espacio de Confluence «Rampa»").waitFor();
  await section.getByRole("button", { name: "Ver los fallos" }).click();
  await section.getByText("Reservado").waitFor();
  await section.getByText(/^1 página · 1 página con fallo/).waitFor();

  await section.getByRole("button", { name: "Opciones de Espacio de Confluence «Rampa»" }).click();
  await page.getByRole("menuitem", { name: "Quitar el espacio" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Quitar" }).click();
  await section.getByText("Espacio de Confluence «Rampa»").waitFor({ state: "detached" });
  await visitor.close();
});
