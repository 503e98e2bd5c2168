import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { allFindings } from "./accessibility.ts";
import { enter, freeChatAt, heard, newVisitor, openBrowser } from "./browser.ts";
import { productUrl } from "./product-url.ts";

const url = freeChatAt(productUrl);
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const LOOKS = [
  { width: 1280, height: 800, theme: "light" },
  { width: 390, height: 844, theme: "dark" },
] as const;

/** Nobody else's hand-overs in the same product have this word. */
const newWord = () => `R${Date.now()}${Math.floor(Math.random() * 1000)}`;

async function addNote(page: Page, text: string, section = "Puntos abiertos") {
  await page.getByLabel("Nota", { exact: true }).fill(text);
  await page.getByLabel("Sección de la nota").selectOption({ label: section });
  await page.getByRole("button", { name: "Añadir nota" }).click();
  await page.getByRole("list", { name: "Notas" }).getByText(text).waitFor();
}

/** A draft with these notes, opened in its editor. */
async function makeDraft(page: Page, notes: readonly [text: string, section?: string][]) {
  await page.goto(`${url}/handovers/new`);
  for (const [text, section] of notes) await addNote(page, text, section);
  await page.getByRole("button", { name: "Preparar el relevo" }).click();
  await page.waitForURL(/\/handovers\/[0-9a-f-]{36}$/);
  await page.getByRole("heading", { name: "Borrador de relevo" }).waitFor();
}

async function sendTo(page: Page, { role, base }: { role: string; base: string }) {
  await page.getByLabel("Rol").selectOption({ label: role });
  await page.getByLabel("Base").fill(base);
  await page.getByText("Guardado", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Enviar relevo" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Enviar relevo" }).click();
  await page.getByText("Aún no recibido").waitFor();
}

const section = (page: Page, name: string) =>
  page.locator("section", { has: page.getByRole("heading", { name, exact: true }) });

it("a shift leaves a hand-over, the next one acknowledges it, closes a point and carries the other on", async () => {
  const word = newWord();
  const giver = await newVisitor(browser);
  await enter(giver.page, url, "technician");
  await makeDraft(giver.page, [
    [`Maleta perdida ${word}`],
    [`Pasarela cerrada ${word}`],
    [`Lluvia fuerte ${word}`, "Atención"],
  ]);
  expect(await allFindings(giver.page)).toEqual([]);
  await sendTo(giver.page, { role: "Agente de aeropuerto", base: word });

  const next = await newVisitor(browser, { acceptDownloads: true });
  await enter(next.page, url, "airport");
  await next.page.goto(`${url}/notices`);
  await next.page
    .getByRole("heading", { name: /te dejó un relevo/ })
    .first()
    .waitFor();
  await next.page.goto(`${url}/handovers`);
  await next.page.getByText(`Maleta perdida ${word}`).waitFor();
  expect(await allFindings(next.page)).toEqual([]);
  const row = next.page.getByRole("listitem").filter({ hasText: word });
  await row.getByText("Por recibir").waitFor();
  await row.getByRole("link").click();
  // A second click must not acknowledge it twice.
  await next.page.getByRole("button", { name: "Confirmar que lo recibo" }).dblclick();
  await next.page.getByText(/^Recibido por /).waitFor();
  expect(await next.page.getByText(/^Recibido por /).count()).toBe(1);
  await next.page.getByRole("button", { name: `Cerrar punto: Maleta perdida ${word}` }).click();
  await next.page.getByText(/^Cerrado por /).waitFor();
  expect(await allFindings(next.page)).toEqual([]);
  for (const [format, ending] of [
    ["Word", "docx"],
    ["PDF", "pdf"],
  ] as const) {
    const downloaded = heard(next.page.waitForEvent("download"));
    await next.page.getByRole("button", { name: "Exportar" }).click();
    await next.page.getByRole("menuitem", { name: format }).click();
    expect((await downloaded).suggestedFilename()).toMatch(new RegExp(`^Relevo de .*\\.${ending}$`));
  }
  await next.page.getByRole("link", { name: "Preparar el siguiente" }).click();
  const carried = next.page.getByRole("group", { name: "Siguen abiertos" });
  await carried.getByText(`Pasarela cerrada ${word}`).waitFor();
  await carried
    .getByText(/^desde el relevo de /)
    .first()
    .waitFor();
  expect(await carried.getByText(`Maleta perdida ${word}`).count()).toBe(0);

  await giver.page.reload();
  await giver.page.getByText(/^Recibido por /).waitFor();
  await giver.page.getByText(/^Cerrado por /).waitFor();
  await giver.page.goto(`${url}/notices`);
  await giver.page
    .getByRole("heading", { name: /^Recibido por / })
    .first()
    .waitFor();
  const other = await newVisitor(browser);
  await enter(other.page, url, "legal");
  await other.page.goto(`${url}/handovers`);
  await other.page.getByRole("tab", { name: "Para mí" }).waitFor();
  expect(await other.page.getByText(word).count()).toBe(0);
  await other.close();
  await next.close();
  await giver.close();
});

it("a draft is changed by keys and menu, survives a reload, and asks when another tab changed it", async () => {
  const word = newWord();
  const { page, context, close } = await newVisitor(browser);
  await enter(page, url, "vp");
  await makeDraft(page, [[`Primero ${word}`], [`Segundo ${word}`]]);
  const open = section(page, "Puntos abiertos");
  const first = page.getByRole("textbox", { name: /^Punto de / }).first();
  await first.press("Alt+ArrowUp");
  await section(page, "Situación").getByText(`Primero ${word}`).waitFor();
  // The point keeps the focus, so that the next key moves it on.
  expect(await page.evaluate(() => (document.activeElement as HTMLTextAreaElement).value)).toBe(
    `Primero ${word}`,
  );
  await open.getByRole("button", { name: /^Opciones del punto/ }).click();
  await page.getByRole("menuitem", { name: "Mover a Hecho" }).click();
  await section(page, "Hecho").getByText(`Segundo ${word}`).waitFor();
  await section(page, "Atención")
    .getByRole("button", { name: /^Añadir punto/ })
    .click();
  await section(page, "Atención").getByRole("textbox").fill(`Tercero ${word}`);
  await page.getByText("Guardado", { exact: true }).waitFor();
  await page.reload();
  await section(page, "Atención").getByText(`Tercero ${word}`).waitFor();
  await section(page, "Hecho").getByText(`Segundo ${word}`).waitFor();

  const tab = await context.newPage();
  await tab.goto(page.url());
  await section(tab, "Hecho").getByRole("textbox").fill(`Otra pestaña ${word}`);
  await tab.getByText("Guardado", { exact: true }).waitFor();
  await section(page, "Hecho").getByRole("textbox").fill(`Esta pestaña ${word}`);
  await page.getByText("Este relevo cambió en otra pestaña o dispositivo.").waitFor();
  expect(await section(page, "Hecho").getByRole("textbox").inputValue()).toBe(`Esta pestaña ${word}`);
  expect(await allFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Seguir con lo de aquí" }).click();
  await page.getByText("Guardado", { exact: true }).waitFor();
  await tab.reload();
  await section(tab, "Hecho").getByText(`Esta pestaña ${word}`).waitFor();
  await tab.close();

  await page.getByRole("button", { name: "Enviar relevo" }).click();
  await page.getByText("Elige un rol o escribe al menos un correo.").waitFor();
  await page.getByRole("button", { name: "Eliminar borrador" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Eliminar borrador" }).click();
  await page.getByRole("tab", { name: "Borradores", selected: true }).waitFor();
  await close();
});

it("a point is dragged into another section, and a removed one comes back", async () => {
  const word = newWord();
  const { page, close } = await newVisitor(browser);
  await enter(page, url, "legal");
  await makeDraft(page, [[`Arrastrado ${word}`]]);
  await page.getByTitle("Arrastrar el punto").dragTo(page.getByRole("heading", { name: "Hecho" }));
  await section(page, "Hecho").getByText(`Arrastrado ${word}`).waitFor();
  await page.getByRole("button", { name: /^Opciones del punto/ }).click();
  await page.getByRole("menuitem", { name: "Quitar" }).click();
  await page.getByRole("button", { name: "Deshacer" }).click();
  await section(page, "Hecho").getByText(`Arrastrado ${word}`).waitFor();
  await close();
});

it("a hand-over that was read before is readable without a network", async () => {
  const word = newWord();
  const { page, context, close } = await newVisitor(browser);
  await enter(page, url, "pro");
  await makeDraft(page, [[`Sin red ${word}`]]);
  await sendTo(page, { role: "AirTalk", base: word });
  const address = new URL(page.url()).pathname;
  await page.getByRole("link", { name: "Relevos" }).click();
  await page.getByRole("tab", { name: "Los que di" }).click();
  await page.getByText(`Sin red ${word}`).waitFor();
  // The API is out of reach; the pages themselves come from the server here, without a service worker.
  await context.route("**/api/handovers**", (route) => route.abort());
  await page.reload();
  await page.getByText(`Sin red ${word}`).waitFor();
  await page.goto(`${url}${address}`);
  await page.getByText(`Sin red ${word}`).waitFor();
  await close();
});

it.each(LOOKS)("chooser, editor and lists fit a screen of $width px, $theme", async (look) => {
  const { width, height, theme } = look;
  const word = newWord();
  const { page, close } = await newVisitor(browser, { viewport: { width, height }, colorScheme: theme });
  await enter(page, url, "admin");
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const check = async () => {
    expect(await overflow()).toBeLessThanOrEqual(0);
    expect(await allFindings(page)).toEqual([]);
  };
  await page.goto(`${url}/handovers?box=drafts`);
  await page.getByRole("tab", { name: "Borradores", selected: true }).waitFor();
  await check();
  await page.goto(`${url}/handovers/new`);
  await page.getByText("Otro", { exact: true }).click();
  await page.getByLabel("Desde").waitFor();
  await check();
  await makeDraft(page, [[`Una palabra muy larga ${"pasarela".repeat(20)} ${word}`]]);
  await check();
  await close();
});

it("a hand-over is withdrawn into the drafts, and its receiver reads that it was", async () => {
  const word = newWord();
  const giver = await newVisitor(browser);
  await enter(giver.page, url, "technician");
  await makeDraft(giver.page, [[`Grúa parada ${word}`]]);
  await sendTo(giver.page, { role: "Agente de aeropuerto", base: word });

  const next = await newVisitor(browser, { viewport: { width: 390, height: 844 } });
  await enter(next.page, url, "airport");
  // Opening «Relevos» reads the notices too.
  const read = heard(next.page.waitForResponse((response) => response.url().endsWith("/api/notices")));
  await next.page.goto(`${url}/handovers`);
  await read;
  await next.page.getByRole("listitem").filter({ hasText: word }).getByRole("link").click();
  const receive = next.page.getByRole("button", { name: "Confirmar que lo recibo" });
  await receive.waitFor();

  await giver.page.getByRole("button", { name: "Retirar" }).click();
  await giver.page.getByRole("alertdialog").getByRole("button", { name: "Retirar" }).click();
  await giver.page.getByRole("heading", { name: "Borrador de relevo" }).waitFor();
  await giver.page.getByText(`Grúa parada ${word}`).first().waitFor();
  expect(await allFindings(giver.page)).toEqual([]);

  await receive.click();
  await next.page.getByText(/quien lo dio lo retiró/).waitFor();
  await next.page.goto(`${url}/notices`);
  await next.page
    .getByRole("heading", { name: /retiró el relevo que te dejó/ })
    .first()
    .waitFor();
  expect(await allFindings(next.page)).toEqual([]);
  await next.close();
  await giver.close();
});
