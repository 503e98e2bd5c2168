import { expect, it } from "vitest";
import type { Corners } from "./corners.ts";
import { drawPage, isInk, toColour } from "./drawn-page.fixture.ts";
import { straighten } from "./straighten.ts";

const corners: Corners = [
  { x: 80, y: 60 },
  { x: 300, y: 90 },
  { x: 330, y: 430 },
  { x: 40, y: 390 },
];

it("makes the rows of a tilted text straight", () => {
  const photo = toColour(drawPage({ width: 360, height: 480, corners, paper: 220, table: 70 }));
  const { data, width, height } = straighten(photo, corners, { width: 210, height: 297 });
  const wrong = Array.from({ length: width * height }, (_, at) => {
    const x = ((at % width) + 0.5) / width;
    const y = (Math.floor(at / width) + 0.5) / height;
    return (data[at * 4] ?? 0) < 135 !== isInk(x, y);
  });
  // Pixels on the border between ink and paper may fall on either side.
  expect(wrong.filter(Boolean).length / wrong.length).toBeLessThan(0.04);
});

it("copies the photo where the corners are its own", () => {
  const photo = toColour({ width: 3, height: 2, data: new Uint8Array([1, 2, 3, 4, 5, 6]) });
  const whole: Corners = [
    { x: 0, y: 0 },
    { x: 3, y: 0 },
    { x: 3, y: 2 },
    { x: 0, y: 2 },
  ];
  expect(straighten(photo, whole, { width: 3, height: 2 })).toEqual(photo);
});
