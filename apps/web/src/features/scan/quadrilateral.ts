import { type Corners, distance, orderCorners, type Point } from "./corners.ts";

/** The smallest convex outline of the points, by Andrew's monotone chain. */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((one, other) => one.x - other.x || one.y - other.y);
  const half = (ordered: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of ordered) {
      for (;;) {
        const [before, last] = [chain.at(-2), chain.at(-1)];
        if (!before || !last || twiceArea(before, last, point) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** The largest quadrilateral with corners of the outline: a diagonal, and the farthest point on either side. */
export function largestQuadrilateral(hull: readonly Point[]): Corners | null {
  let best: { corners: Corners; area: number } | null = null;
  for (const [i, from] of hull.entries()) {
    for (const [offset, to] of hull.slice(i + 2).entries()) {
      const j = i + 2 + offset;
      const one = farthest(hull.slice(i + 1, j), from, to);
      const other = farthest([...hull.slice(j + 1), ...hull.slice(0, i)], from, to);
      if (!one || !other) continue;
      const area = one.area + other.area;
      if (!best || area > best.area) best = { corners: [from, one.point, to, other.point], area };
    }
  }
  return best && orderCorners(best.corners);
}

function farthest(points: readonly Point[], from: Point, to: Point) {
  let best: { point: Point; area: number } | null = null;
  for (const point of points) {
    const area = Math.abs(twiceArea(from, to, point)) / 2;
    if (!best || area > best.area) best = { point, area };
  }
  return best;
}

export function areaOf(outline: readonly Point[]): number {
  const [first] = outline;
  if (!first) return 0;
  const sum = outline.reduce((area, point, at) => {
    const next = outline[at + 1] ?? first;
    return area + point.x * next.y - next.x * point.y;
  }, 0);
  return Math.abs(sum) / 2;
}

const twiceArea = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

const NEAR_SHARE = 0.014;
/** A share of the side: corners of paper are bent, torn or stapled. */
const LEFT_OUT_SHARE = 0.1;
const MIN_POINTS = 8;

/** Fits a line to the edge pixels along each side; the corners are where these lines meet. */
export function refineCorners(corners: Corners, edge: readonly Point[]): Corners {
  const [a, b, c, d] = corners;
  const near = (distance(a, c) + distance(b, d)) * (NEAR_SHARE / 2);
  const sides = [
    fitSide(a, b, edge, near),
    fitSide(b, c, edge, near),
    fitSide(c, d, edge, near),
    fitSide(d, a, edge, near),
  ];
  const refined = (corner: Point, at: number) => {
    const [before, after] = [sides[(at + 3) % 4], sides[at]];
    const found = before && after ? meet(before, after) : corner;
    return distance(found, corner) <= near * 3 ? found : corner;
  };
  return [refined(a, 0), refined(b, 1), refined(c, 2), refined(d, 3)];
}

interface Line {
  at: Point;
  /** Of length 1. */
  along: Point;
}

function fitSide(from: Point, to: Point, edge: readonly Point[], near: number): Line {
  const length = Math.max(1, distance(from, to));
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const close = edge.filter(({ x, y }) => {
    const [dx, dy] = [x - from.x, y - from.y];
    const share = (dx * along.x + dy * along.y) / length;
    return (
      share > LEFT_OUT_SHARE && share < 1 - LEFT_OUT_SHARE && Math.abs(dy * along.x - dx * along.y) <= near
    );
  });
  return close.length < MIN_POINTS ? { at: from, along } : fitLine(close);
}

/** The line with the least squared distances from the points. */
function fitLine(points: readonly Point[]): Line {
  const count = points.length;
  const at = {
    x: points.reduce((sum, { x }) => sum + x, 0) / count,
    y: points.reduce((sum, { y }) => sum + y, 0) / count,
  };
  let [xx, xy, yy] = [0, 0, 0];
  for (const { x, y } of points) {
    xx += (x - at.x) ** 2;
    xy += (x - at.x) * (y - at.y);
    yy += (y - at.y) ** 2;
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  return { at, along: { x: Math.cos(angle), y: Math.sin(angle) } };
}

/** Parallel lines have no such point: they give one far outside the picture. */
function meet(one: Line, other: Line): Point {
  const turn = one.along.x * other.along.y - one.along.y * other.along.x;
  const [dx, dy] = [other.at.x - one.at.x, other.at.y - one.at.y];
  const way = (dx * other.along.y - dy * other.along.x) / turn;
  return { x: one.at.x + one.along.x * way, y: one.at.y + one.along.y * way };
}
