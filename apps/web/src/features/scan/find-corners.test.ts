import { describe, expect, it } from "vitest";
import { type Corners, distance, WHOLE_PICTURE } from "./corners.ts";
import { drawPage, inPixels } from "./drawn-page.fixture.ts";
import { findCorners } from "./find-corners.ts";

const size = { width: 360, height: 480 };
const tilted: Corners = [
  { x: 80, y: 60 },
  { x: 300, y: 90 },
  { x: 330, y: 430 },
  { x: 40, y: 390 },
];

function farthestFrom(wanted: Corners, picture: ReturnType<typeof drawPage>): number {
  const { corners, isSure } = findCorners(picture);
  expect(isSure).toBe(true);
  const found = inPixels(corners, size);
  return Math.max(...wanted.map((corner, at) => distance(corner, found[at] ?? { x: 0, y: 0 })));
}

describe("the corners of a page", () => {
  it("are found within 3 pixels on a dark table", () => {
    expect(farthestFrom(tilted, drawPage({ ...size, corners: tilted, paper: 220, table: 70 }))).toBeLessThan(
      3,
    );
  });

  it("are found on a light table", () => {
    expect(farthestFrom(tilted, drawPage({ ...size, corners: tilted, paper: 235, table: 165 }))).toBeLessThan(
      3,
    );
  });

  it("are found although one side of the page is almost as dark as the table", () => {
    const picture = drawPage({ ...size, corners: tilted, paper: 235, table: 130 });
    picture.data.forEach((value, at) => {
      const shade = Math.max(0, (at % size.width) - 160) / 3;
      if (value > 200) picture.data[at] = value - shade;
    });
    expect(farthestFrom(tilted, picture)).toBeLessThan(3);
  });

  it("are found on a page that lies on its side", () => {
    const lying: Corners = [
      { x: 30, y: 180 },
      { x: 320, y: 120 },
      { x: 345, y: 320 },
      { x: 50, y: 370 },
    ];
    expect(farthestFrom(lying, drawPage({ ...size, corners: lying, paper: 220, table: 70 }))).toBeLessThan(3);
  });

  it("are found although a bright label lies beside the page", () => {
    const picture = drawPage({ ...size, corners: tilted, paper: 220, table: 70 });
    for (let y = 440; y < 470; y += 1) picture.data.fill(240, y * size.width + 10, y * size.width + 60);
    expect(farthestFrom(tilted, picture)).toBeLessThan(3);
  });
});

describe("a picture without a page", () => {
  const wholePicture = { corners: WHOLE_PICTURE, isSure: false };

  it("has the corners of the whole picture if it is one colour", () => {
    const data = new Uint8Array(size.width * size.height).fill(120);
    expect(findCorners({ ...size, data })).toEqual(wholePicture);
  });

  it("has the corners of the whole picture if its bright part is round", () => {
    const data = new Uint8Array(size.width * size.height).map((_, at) =>
      Math.hypot((at % size.width) - 180, Math.floor(at / size.width) - 240) < 150 ? 220 : 60,
    );
    expect(findCorners({ ...size, data })).toEqual(wholePicture);
  });

  it("has the corners of the whole picture if its bright part is small", () => {
    const data = new Uint8Array(size.width * size.height).fill(60);
    for (let y = 100; y < 160; y += 1) data.fill(220, y * size.width + 100, y * size.width + 160);
    expect(findCorners({ ...size, data })).toEqual(wholePicture);
  });

  it("has corners if it has hardly any pixels", () => {
    expect(findCorners({ width: 1, height: 1, data: new Uint8Array([9]) })).toEqual(wholePicture);
  });
});
