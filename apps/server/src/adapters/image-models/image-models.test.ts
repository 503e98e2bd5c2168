import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { closeParsers } from "../parsers/index.ts";
import { analysePicture, checkPicture, describePicture } from "./index.ts";
import { mainColours } from "./main-colours.ts";
import { drawPoster } from "./poster/draw-poster.ts";
import { drawLetters } from "./poster/lettering.ts";

afterAll(() => closeParsers());

const request = { prompt: "Pista de noche", size: "512x512", seed: "1", language: "es" } as const;

it("draws the same poster for the same prompt and seed, and another for another seed", async () => {
  const [first, again, other] = await Promise.all([
    drawPoster(request),
    drawPoster(request),
    drawPoster({ ...request, seed: "2" }),
  ]);
  expect(Buffer.from(first).equals(again)).toBe(true);
  expect(Buffer.from(first).equals(other)).toBe(false);
  expect(await sharp(first).metadata()).toMatchObject({ format: "png", width: 512, height: 512 });
});

it("names the colours that cover most of a picture", () => {
  const pixels = Uint8Array.from([
    ...Array(6).fill([20, 40, 200]).flat(),
    ...Array(4).fill([250, 250, 250]).flat(),
  ]);
  expect(mainColours(pixels, 3)).toEqual({ colours: ["blue", "white"], brightness: "medium" });
});

it("keeps the pixels of a photo and removes its metadata", async () => {
  const given = await sharp({ create: { width: 30, height: 20, channels: 3, background: "#fff" } })
    .jpeg()
    .withExif({ IFD0: { Copyright: "secreto" } })
    .toBuffer();
  const { bytes, width, height, type } = await checkPicture(given);
  expect({ width, height, type }).toEqual({ width: 30, height: 20, type: "image/jpeg" });
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
});

it("reads the Spanish text in a picture and states that no model has seen the picture", async () => {
  const words = { title: "Salida de emergencia", caption: "Zona de embarque", ink: "#000" };
  const letters = drawLetters({ width: 900, height: 500, ...words });
  const sign = await sharp(letters).flatten({ background: "#fff" }).png().toBuffer();
  const seen = await analysePicture(await checkPicture(sign));
  expect(seen.text).toContain("Salida de emergencia");
  const said = describePicture(seen, "es");
  expect(said).toMatch(/^\*Sin modelo de visión/);
  expect(said).toContain("> Salida de emergencia");
  expect(said).toContain("horizontal de 900 × 500 píxeles");
}, 30_000);
