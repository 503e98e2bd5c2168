import type { Browser, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { looksOf, photoWithPlace } from "../apps/server/test/photo.ts";
import { seriousFindings } from "./accessibility.ts";
import {
  attachFiles,
  heard,
  newVisitor,
  openBrowser,
  signIn,
  untilFocused,
  type Visitor,
} from "./browser.ts";
import { productUrl } from "./product-url.ts";

const url = productUrl;
let browser: Browser;
let photo: { name: string; mimeType: string; buffer: Buffer };
beforeAll(async () => {
  browser = await openBrowser();
  const buffer = await photoWithPlace({ width: 2400, height: 1200 });
  expect((await looksOf(buffer)).hasNotes).toBe(true);
  photo = { name: "rampa.jpg", mimeType: "image/jpeg", buffer };
});

const box = (page: Page) => page.getByRole("textbox", { name: "Mensaje" });

async function newEmployee(): Promise<Visitor> {
  const visitor = await newVisitor(browser);
  await signIn(visitor.page, url);
  await box(visitor.page).waitFor();
  return visitor;
}

async function choose(page: Page, press: () => Promise<void>) {
  const choosing = heard(page.waitForEvent("filechooser"));
  await press();
  await (await choosing).setFiles(photo);
}

describe("pictures", () => {
  it("are generated from a description, found, described and deleted", async () => {
    const visitor = await newEmployee();
    const { page } = visitor;
    await page.goto(`${url}/images`);
    const prompt = page.getByRole("textbox", { name: "Descripción de la imagen" });
    await prompt.fill("Cartel del hangar al amanecer");
    await page.getByRole("button", { name: /^Tamaño/ }).click();
    await page.getByRole("menuitemradio", { name: /Pequeña/ }).click();
    await page.getByRole("button", { name: "Crear", exact: true }).click();
    const picture = page.getByRole("img", { name: "Imagen: Cartel del hangar al amanecer" });
    await picture.waitFor();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(512);
    await page.getByText("1 tuya").waitFor();
    expect(await seriousFindings(page, "main")).toEqual([]);

    await page.getByRole("searchbox", { name: "Buscar en tus imágenes" }).fill("submarino");
    await page.getByText("Ninguna imagen con esas palabras").waitFor();
    await page.getByRole("button", { name: "Borrar la búsqueda" }).click();

    await page.getByRole("button", { name: /^Acciones de la imagen/ }).click();
    await page.getByRole("menuitem", { name: "Describir" }).click();
    await page.getByRole("article", { name: "Descripción" }).waitFor();

    await page.getByRole("radio", { name: "Crear" }).click();
    await page.getByRole("button", { name: /^Acciones de la imagen/ }).click();
    await page.getByRole("menuitem", { name: "Eliminar" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Eliminar" }).click();
    await page.getByText("Aún no hay imágenes").waitFor();
    await visitor.close();
  });

  it("that are uploaded are described after they were scaled down", async () => {
    const visitor = await newEmployee();
    const { page } = visitor;
    await page.goto(`${url}/images?mode=describe`);
    await choose(page, () => page.getByRole("button", { name: "Elegir imagen" }).click());
    const sent = heard(page.waitForRequest((request) => request.url().includes("/images/describe")));
    await page.getByRole("button", { name: "Describir" }).click();
    const [, base64 = ""] = String((await sent).postDataJSON().image).split(",");
    expect(await looksOf(Buffer.from(base64, "base64"))).toEqual({ width: 1600, hasNotes: false });
    await page.getByRole("article", { name: "Descripción" }).waitFor();
    await visitor.close();
  });

  it("are attached in a conversation", async () => {
    const visitor = await newEmployee();
    const { page } = visitor;
    await attachFiles(page, photo);
    await page
      .getByRole("list", { name: "Archivos de la pregunta" })
      .getByText(/Listo|texto/)
      .waitFor();
    await box(page).fill("¿Qué se ve? [[script:echo]]");
    await box(page).press("Enter");
    await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/);
    const picture = page.getByRole("img", { name: "Imagen adjunta 1" });
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1600);
    await page.getByRole("button", { name: "Copiar" }).first().waitFor();
    await visitor.close();
  });
});

describe("commands", () => {
  it("are completed while typing, generate a picture, export and start a new conversation", async () => {
    const visitor = await newEmployee();
    const { page } = visitor;
    await untilFocused(box(page));
    await box(page).fill("/");
    const list = page.getByRole("listbox", { name: "Órdenes" });
    await list.waitFor();
    // Prompts are listed below the commands.
    expect(await list.getByRole("option", { name: /^\// }).count()).toBe(6);
    await box(page).pressSequentially("im");
    await box(page).press("Tab");
    await expect.poll(() => box(page).inputValue()).toBe("/imagen ");
    await box(page).pressSequentially("avión al atardecer");
    await box(page).press("Enter");
    await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/);
    const picture = page.getByRole("img", { name: "Imagen: 1" });
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1024);

    const downloading = heard(page.waitForEvent("download"));
    await box(page).fill("/exporta json");
    await box(page).press("Enter");
    expect((await downloading).suggestedFilename()).toMatch(/\.json$/);

    await box(page).fill("/limpia");
    await box(page).press("Enter");
    await page.waitForURL((address) => address.pathname === "/chat");
    await expect.poll(() => box(page).inputValue()).toBe("");
    await visitor.close();
  });
});
