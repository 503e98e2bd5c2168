import { expect, it } from "vitest";
import { toColour } from "./drawn-page.fixture.ts";
import { sharpenText } from "./sharpen-text.ts";

const [width, height] = [256, 128];
const isLetter = (at: number) => at % 8 < 2 && Math.floor(at / width) % 16 < 8;

/** From 230 at the left to 110 at the right: paper in the shade is as dark as ink in the light. */
const light = (at: number) => 230 - ((at % width) / width) * 120;

it("turns text under a shadow into black on white", () => {
  const data = new Uint8Array(width * height).map((_, at) => (isLetter(at) ? light(at) * 0.35 : light(at)));
  const sharp = sharpenText(toColour({ width, height, data }));
  const values = (wanted: boolean) =>
    Array.from(data.keys())
      .filter((at) => isLetter(at) === wanted)
      .map((at) => sharp.data[at * 4] ?? 0);
  expect(Math.max(...values(true))).toBeLessThan(60);
  expect(Math.min(...values(false))).toBeGreaterThan(220);
});

it("leaves a dark picture dark", () => {
  const data = new Uint8Array(width * height).map((_, at) => (at % width < width / 2 ? 30 : 230));
  const sharp = sharpenText(toColour({ width, height, data }));
  expect(sharp.data[(height / 2) * width * 4 + 40 * 4]).toBe(0);
});
