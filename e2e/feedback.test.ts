import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { allFindings } from "./accessibility.ts";
import { enter, heard, newVisitor, openBrowser } from "./browser.ts";
import { productUrl } from "./product-url.ts";

const url = productUrl;
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

async function ask(page: Page, text: string) {
  const box = page.getByRole("textbox", { name: "Mensaje" });
  await box.fill(text);
  await box.press("Enter");
  await page.getByRole("button", { name: "Buena respuesta" }).first().waitFor();
}

const thanksAsked = (page: Page) =>
  page.waitForResponse(
    (response) => response.url().includes("/chat/feedback?") && response.url().includes("due"),
  );

const widthOf = (picture: Element) => (picture instanceof HTMLImageElement ? picture.naturalWidth : 0);

/** Runs in the page: replaces the browser's screen picker by a canvas stream. */
function showSomeWindow() {
  navigator.mediaDevices.getDisplayMedia = async () => {
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width: 320, height: 200 });
    const stream = canvas.captureStream(20);
    const draw = () => canvas.getContext("2d")?.fillRect(0, 0, 320, 200);
    draw();
    setInterval(draw, 50);
    return stream;
  };
}

/** Runs in the page, like pasting from the clipboard. */
async function pastePicture(field: Element) {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: 64, height: 48 });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  const clipboardData = new DataTransfer();
  if (blob) clipboardData.items.add(new File([blob], "image.png", { type: "image/png" }));
  field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}

it("a person says why an answer was bad, an administrator corrects it, and the person is thanked once", async () => {
  const question = `¿Cuántos días de mudanza tengo? ${Date.now()}`;
  const visitor = await newVisitor(browser);
  const { page } = visitor;
  // Thanks are shown once on any device: a journey with the same account at the same time would get them.
  await enter(page, url, "technician");
  await ask(page, question);
  await page.getByRole("button", { name: "Mala respuesta" }).click();
  const popover = page.getByRole("dialog", { name: "¿Qué falló?" });
  await popover.getByRole("button", { name: "Es incorrecto" }).click();
  await popover.getByRole("button", { name: "Dato desactualizado" }).click();
  await popover.getByRole("textbox", { name: "Comentario" }).fill("Desde julio son dos días");
  expect(await allFindings(page, '[role="dialog"]')).toEqual([]);
  await popover.getByRole("button", { name: "Enviar" }).click();
  await page.getByText("Opinión recibida").waitFor();
  const pressed = page.getByRole("button", { name: "Mala respuesta", pressed: true });
  await pressed.waitFor();
  await expect.poll(() => pressed.evaluate((button) => button === document.activeElement)).toBe(true);

  const office = await newVisitor(browser);
  await enter(office.page, url, "admin");
  await office.page.goto(`${url}/admin/feedback?reason=out_of_date`);
  await office.page.getByRole("button", { name: `Ver la opinión sobre: ${question}` }).click();
  const detail = office.page.getByRole("dialog", { name: "Opinión" });
  await detail.getByText("«Desde julio son dos días»").waitFor();
  expect(await allFindings(office.page, '[role="dialog"]')).toEqual([]);
  await detail.getByRole("textbox", { name: "Nota para la persona" }).fill("Ya lo dice el documento.");
  await detail.getByRole("button", { name: "Marcar como corregida" }).click();
  await detail.getByText("Corregida", { exact: true }).waitFor();
  await office.close();

  const thanked = heard(page.waitForResponse((response) => response.url().includes("/feedback/thanked")));
  await page.reload();
  await page.getByText("Gracias a tu opinión se corrigió una respuesta.").waitFor();
  await page.getByRole("button", { name: "Ver la respuesta" }).click();
  await page.getByText("Corregido gracias a tu opinión").waitFor();
  await page.getByText("Te responden: Ya lo dice el documento.").waitFor();
  await thanked;
  const asked = thanksAsked(page);
  await page.reload();
  expect(await (await asked).json()).toEqual({ items: [], nextCursor: null });

  await visitor.context.setOffline(true);
  await page.getByRole("button", { name: "Buena respuesta" }).click();
  await page.getByText("Tu opinión se enviará cuando haya conexión").waitFor();
  await visitor.context.setOffline(false);
  await page.getByText("Opinión recibida").waitFor();
  await page.getByRole("button", { name: "Buena respuesta", pressed: true }).waitFor();
  await visitor.close();
});

it("an interface error is reported with exactly the data shown, and an administrator closes it", async () => {
  const description = `No se abre el documento ${Date.now()}`;
  const visitor = await newVisitor(browser);
  const { page } = visitor;
  await enter(page, url, "pro");
  await page.getByRole("textbox", { name: "Mensaje" }).waitFor();
  await page.evaluate(() =>
    dispatchEvent(new ErrorEvent("error", { error: new TypeError("no es una función") })),
  );
  await page.getByRole("button", { name: "Comunicar un problema" }).click();
  const dialog = page.getByRole("dialog", { name: "Comunicar un problema" });
  await dialog.getByRole("textbox", { name: "Descripción" }).fill(description);
  const preview = dialog.getByRole("region", { name: "Esto es lo que se enviará" });
  const picture = preview.getByRole("img", { name: "Captura que se enviará" });
  await page.evaluate(showSomeWindow);
  await dialog.getByRole("button", { name: "Capturar pantalla" }).click();
  await expect.poll(() => picture.evaluate(widthOf)).toBe(320);
  await dialog.getByRole("button", { name: "Quitar la captura" }).click();
  await dialog.getByRole("textbox", { name: "Descripción" }).evaluate(pastePicture);
  await expect.poll(() => picture.evaluate(widthOf)).toBe(64);
  await dialog.getByRole("button", { name: "Quitar la captura" }).click();
  const chooser = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: "Elegir imagen" }).click();
  await (await chooser).setFiles({
    name: "captura.png",
    mimeType: "image/png",
    buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 100 } }),
  });
  await expect.poll(() => picture.evaluate(widthOf)).toBe(200);
  expect(await allFindings(page, '[role="dialog"]')).toEqual([]);
  const shown = ((await preview.textContent()) ?? "").replace(/\s+/g, " ");
  const sent = page.waitForRequest((request) => request.url().endsWith("/issues"));
  await dialog.getByRole("button", { name: "Enviar" }).click();
  const { context, ...report } = (await sent).postDataJSON();
  expect(report).toMatchObject({ kind: "Error", description });
  expect(context).toMatchObject({ route: "/chat", fault: expect.stringContaining("no es una función") });
  for (const value of Object.values(context).flat())
    if (typeof value === "string") expect(shown).toContain(value.replace(/\s+/g, " "));
  await page.getByText("Informe enviado").waitFor();

  // A page that crashes offers the same, with its error.
  await page.addInitScript(() => {
    // Stands for any error in the page's own code: the gallery calls this to sort.
    Object.defineProperty(Intl, "Collator", { value: null });
  });
  await page.goto(`${url}/assistants`);
  await page.getByRole("button", { name: "Comunicar un problema" }).click();
  await preview.getByText(/TypeError: .*Collator/).waitFor();
  await visitor.close();

  const office = await newVisitor(browser);
  await enter(office.page, url, "admin");
  await office.page.goto(`${url}/admin/reports`);
  await office.page.getByRole("button", { name: `Ver el informe: ${description}` }).click();
  const detail = office.page.getByRole("dialog", { name: "Informe" });
  await detail.getByRole("img", { name: "Captura que acompaña al informe" }).waitFor();
  expect(await allFindings(office.page, '[role="dialog"]')).toEqual([]);
  await detail.getByRole("button", { name: "Cerrar el informe" }).click();
  await detail.getByRole("button", { name: "Volver a abrir" }).waitFor();
  await office.close();
});
