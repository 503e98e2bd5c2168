import { expect, it } from "vitest";
import { type Corners, moveCorner, orderCorners, pageSize, turnCorners, WHOLE_PICTURE } from "./corners.ts";

const page: Corners = [
  { x: 0.2, y: 0.1 },
  { x: 0.8, y: 0.2 },
  { x: 0.9, y: 0.9 },
  { x: 0.1, y: 0.8 },
];

it("orders four points from the top left clockwise", () => {
  const [a, b, c, d] = page;
  expect(orderCorners([c, a, d, b])).toEqual(page);
});

it("rotates a page by naming its corners anew, and four turns give the same page", () => {
  const [a, b, c, d] = page;
  expect(turnCorners(page, 1)).toEqual([d, a, b, c]);
  expect(turnCorners(page, 4)).toEqual(page);
});

it("moves a corner, but not out of the photo", () => {
  expect(moveCorner(page, 0, { x: -3, y: 0.15 })[0]).toEqual({ x: 0, y: 0.15 });
});

it("leaves a corner in its place where the four would no longer be the outline of a page", () => {
  expect(moveCorner(page, 0, { x: 0.95, y: 0.95 })).toBe(page);
  // On the line between its neighbours.
  expect(moveCorner(page, 0, { x: 0.45, y: 0.5 })).toBe(page);
});

const rectangle = (width: number, height: number): Corners => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: height },
  { x: 0, y: height },
];

it("gives a page that is almost A4 the sides of A4, upright or not", () => {
  expect(pageSize(rectangle(1600, 2200), 1414)).toEqual({ width: 1000, height: 1414 });
  expect(pageSize(rectangle(2200, 1600), 1414)).toEqual({ width: 1414, height: 1000 });
});

it("keeps the sides of a receipt, and never enlarges a page", () => {
  expect(pageSize(rectangle(300, 1200), 2340)).toEqual({ width: 300, height: 1200 });
});

it("shows all handles of the whole picture", () => {
  for (const { x, y } of WHOLE_PICTURE) {
    expect(Math.min(x, y, 1 - x, 1 - y)).toBeGreaterThan(0);
  }
});
