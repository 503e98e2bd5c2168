import type { Corners, Point } from "./corners.ts";

/** Row by row. */
export type Matrix = readonly [number, number, number, number, number, number, number, number, number];

/** The matrix that takes each corner of `from` to the same corner of `to`, and straight lines to straight lines. */
export function homography(from: Corners, to: Corners): Matrix {
  return multiply(fromUnitSquare(to), adjugate(fromUnitSquare(from)));
}

export function project([a, b, c, d, e, f, g, h, i]: Matrix, { x, y }: Point): Point {
  const w = g * x + h * y + i;
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w };
}

/** Heckbert's closed form; a system of eight equations is not needed for a square. */
function fromUnitSquare([p, q, r, s]: Corners): Matrix {
  const [dx1, dy1] = [q.x - r.x, q.y - r.y];
  const [dx2, dy2] = [s.x - r.x, s.y - r.y];
  const [sumX, sumY] = [p.x - q.x + r.x - s.x, p.y - q.y + r.y - s.y];
  const scale = dx1 * dy2 - dx2 * dy1;
  const g = (sumX * dy2 - dx2 * sumY) / scale;
  const h = (dx1 * sumY - sumX * dy1) / scale;
  return [
    q.x - p.x + g * q.x,
    s.x - p.x + h * s.x,
    p.x,
    q.y - p.y + g * q.y,
    s.y - p.y + h * s.y,
    p.y,
    g,
    h,
    1,
  ];
}

/** The inverse but for a factor, which a projection divides out again. */
function adjugate([a, b, c, d, e, f, g, h, i]: Matrix): Matrix {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}

function multiply(l: Matrix, [a, b, c, d, e, f, g, h, i]: Matrix): Matrix {
  return [
    l[0] * a + l[1] * d + l[2] * g,
    l[0] * b + l[1] * e + l[2] * h,
    l[0] * c + l[1] * f + l[2] * i,
    l[3] * a + l[4] * d + l[5] * g,
    l[3] * b + l[4] * e + l[5] * h,
    l[3] * c + l[4] * f + l[5] * i,
    l[6] * a + l[7] * d + l[8] * g,
    l[6] * b + l[7] * e + l[8] * h,
    l[6] * c + l[7] * f + l[8] * i,
  ];
}
