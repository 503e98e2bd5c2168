import { readFile } from "node:fs/promises";
import type { SignUploadRequest } from "@metatron/contract/files/file";
import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { enter, heard, newVisitor, openBrowser } from "./browser.ts";
import { headersOf } from "./conversation-fixtures.ts";
import { productUrl } from "./product-url.ts";

const url = productUrl;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const FONT = "node_modules/@fontsource-variable/radio-canada/files/radio-canada-latin-wght-normal.woff2";
const CORNERS = [
  "Esquina superior izquierda",
  "Esquina superior derecha",
  "Esquina inferior derecha",
  "Esquina inferior izquierda",
];

let browser: Browser;
let photo: Awaited<ReturnType<typeof photographPage>>;
beforeAll(async () => {
  browser = await openBrowser();
  photo = await photographPage();
});

/** A page on a table, seen from the side, and where its corners are as shares of the photo's sides. */
async function photographPage() {
  const context = await browser.newContext({ viewport: { width: 900, height: 1200 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const font = (await readFile(FONT)).toString("base64");
  // With a font of the product: the machine may have none.
  await page.setContent(`<style>
    @font-face { font-family: Paper; src: url(data:font/woff2;base64,${font}) }
    body { margin: 0; height: 1200px; background: linear-gradient(120deg, #3a2f28, #5b4a3c) }
    main { position: absolute; left: 150px; top: 150px; width: 594px; height: 840px; box-sizing: border-box;
      padding: 80px 60px; background: #eeeae0; color: #1c1c1c; font: 26px/44px Paper;
      transform: perspective(1800px) rotateX(18deg) rotateZ(5deg) }
    h1 { font-size: 38px }
    i { position: absolute; width: 0; height: 0 }
  </style><main><h1>Aviso de rampa</h1>
    <p>El repostaje con pasajeros a bordo requiere la presencia de los bomberos.</p>
    <p>El coordinador confirma la orden por radio antes de empezar.</p>
    <i style="left:0;top:0"></i><i style="right:0;top:0"></i><i style="right:0;bottom:0"></i><i style="left:0;bottom:0"></i>
  </main>`);
  await page.evaluate(() => document.fonts.load("26px Paper"));
  const corners = await page.evaluate(() =>
    [...document.querySelectorAll("i")].map((mark) => {
      const { x, y } = mark.getBoundingClientRect();
      return { x: x / 900, y: y / 1200 };
    }),
  );
  const buffer = await page.screenshot({ type: "jpeg", quality: 90 });
  await context.close();
  return { corners, file: { name: "IMG_2041.jpg", mimeType: "image/jpeg", buffer } };
}

async function scan(page: Page, file: typeof photo.file) {
  const choosing = heard(page.waitForEvent("filechooser"));
  await page.getByRole("button", { name: "Opciones", exact: true }).click();
  await page.getByRole("menuitem", { name: "Escanear un documento" }).click();
  await (await choosing).setFiles(file);
  return page.getByRole("dialog", { name: "Escanear un documento" });
}

const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.tagName);

it("finds a photographed page, straightens it and attaches it as a PDF that the server reads", async () => {
  const visitor = await newVisitor(browser, PHONE);
  const { page } = visitor;
  await enter(page, url);
  await page.getByRole("textbox", { name: "Mensaje" }).waitFor();
  const dialog = await scan(page, photo.file);

  const handles = CORNERS.map((name) => dialog.getByRole("button", { name }));
  for (const [at, handle] of handles.entries()) {
    const found = await handle.evaluate(({ style }) => ({
      x: Number.parseFloat(style.left) / 100,
      y: Number.parseFloat(style.top) / 100,
    }));
    const { x, y } = photo.corners[at] ?? { x: 0, y: 0 };
    expect(Math.hypot(found.x - x, found.y - y), CORNERS[at]).toBeLessThan(0.015);
  }
  await dialog.locator("img[alt='Así queda la página 1'][src^='blob:']").waitFor();
  expect(await seriousFindings(page, "[role=dialog]")).toEqual([]);

  const [topLeft] = handles;
  const leftOf = () => topLeft?.evaluate(({ style }) => Number.parseFloat(style.left));
  const before = (await leftOf()) ?? 0;
  await topLeft?.focus();
  await page.keyboard.press("ArrowRight");
  await dialog
    .getByRole("status")
    .getByText(/^Esquina superior izquierda: \d+ %/)
    .waitFor({ state: "attached" });
  expect(await leftOf()).toBeCloseTo(before + 0.5, 3);

  const signing = heard(
    page.waitForRequest((request) => new URL(request.url()).pathname.endsWith("/storage/signed-url")),
  );
  await dialog.getByRole("button", { name: "Adjuntar" }).click();
  await dialog.waitFor({ state: "hidden" });
  const chips = page.getByRole("list", { name: "Archivos de la pregunta" });
  await chips.getByText(/^documento-\d{4}-\d\d-\d\d$/).waitFor();
  await expect.poll(() => focusedName(page)).not.toBe("BODY");
  await chips.getByText(/Listo/).waitFor();

  const signed = (await signing).postDataJSON() as SignUploadRequest;
  expect(signed.name).toMatch(/^documento-\d{4}-\d\d-\d\d\.pdf$/);
  expect(signed.type).toBe("application/pdf");
  expect(signed.size).toBeLessThan(1_000_000);
  const headers = await headersOf(page);
  const stored = await page.request.get(`${url}/api/files/${signed.fileId}/content`, { headers });
  const pdf = (await stored.body()).toString("latin1");
  expect(pdf.slice(0, 5)).toBe("%PDF-");
  expect(pdf).toContain("/Count 1 ");
  const read = await page.request.get(`${url}/api/files/${signed.fileId}/text`, { headers });
  expect(await read.text()).toContain("bomberos");
  await visitor.close();
});

it("says that a photo can't be read, and gives the focus back", async () => {
  const visitor = await newVisitor(browser, PHONE);
  const { page } = visitor;
  await enter(page, url);
  await page.getByRole("textbox", { name: "Mensaje" }).waitFor();
  const dialog = await scan(page, {
    name: "IMG_2042.heic",
    mimeType: "image/heic",
    buffer: Buffer.from("no image"),
  });
  await dialog
    .getByRole("alert")
    .getByText("Este navegador no puede leer la foto", { exact: false })
    .waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await expect.poll(() => focusedName(page)).not.toBe("BODY");
  await visitor.close();
});
