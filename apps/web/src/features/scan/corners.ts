export interface Point {
  x: number;
  y: number;
}

/** Top left, top right, bottom right, bottom left. Without another unit, each is a share of the picture's sides. */
export type Corners = readonly [Point, Point, Point, Point];

export interface Size {
  width: number;
  height: number;
}

const MARGIN = 0.03;

/** The whole picture but for a small margin, so that all four handles can be seen and grasped. */
export const WHOLE_PICTURE: Corners = [
  { x: MARGIN, y: MARGIN },
  { x: 1 - MARGIN, y: MARGIN },
  { x: 1 - MARGIN, y: 1 - MARGIN },
  { x: MARGIN, y: 1 - MARGIN },
];

export function mapCorners([a, b, c, d]: Corners, change: (point: Point) => Point): Corners {
  return [change(a), change(b), change(c), change(d)];
}

/** Rotates the page clockwise by a quarter turn for each of `turns`: only the names of its corners change. */
export function turnCorners(corners: Corners, turns: number): Corners {
  let [a, b, c, d] = corners;
  for (let turn = 0; turn < turns % 4; turn += 1) [a, b, c, d] = [d, a, b, c];
  return [a, b, c, d];
}

/** Four points in the order of `Corners`. */
export function orderCorners([a, b, c, d]: Corners): Corners {
  const middle = { x: (a.x + b.x + c.x + d.x) / 4, y: (a.y + b.y + c.y + d.y) / 4 };
  const angle = ({ x, y }: Point) => Math.atan2(y - middle.y, x - middle.x);
  // Clockwise on the screen, where y grows downwards.
  const [p, q, r, s] = [a, b, c, d].toSorted((one, other) => angle(one) - angle(other)) as [
    Point,
    Point,
    Point,
    Point,
  ];
  const sums = [p, q, r, s].map(({ x, y }) => x + y);
  const first = sums.indexOf(Math.min(...sums));
  return turnCorners([p, q, r, s], (4 - first) % 4);
}

/** Moves one corner; a corner stays where it is if the four would no longer be the outline of a page. */
export function moveCorner(corners: Corners, index: number, to: Point): Corners {
  const inside = { x: clamp(to.x), y: clamp(to.y) };
  const [a, b, c, d] = corners.map((corner, at) => (at === index ? inside : corner));
  if (!a || !b || !c || !d) return corners;
  const moved: Corners = [a, b, c, d];
  return isOutline(moved) ? moved : corners;
}

const clamp = (share: number) => Math.min(1, Math.max(0, share));

/** With a smaller turn the two sides at a corner are almost one line, and such a page can't be straightened. */
const MIN_TURN = 0.01;

function isOutline(corners: Corners): boolean {
  return corners.every((corner, at) => {
    const before = corners[(at + 3) % 4] ?? corner;
    const after = corners[(at + 1) % 4] ?? corner;
    return turnAt(before, corner, after) > MIN_TURN;
  });
}

function turnAt(before: Point, corner: Point, after: Point): number {
  return (corner.x - before.x) * (after.y - corner.y) - (corner.y - before.y) * (after.x - corner.x);
}

const A4_RATIO = Math.SQRT2;
const A4_TOLERANCE = 0.06;

/** The size of the straightened page for corners in pixels, never larger than the photo shows it nor than `longest`. */
export function pageSize([a, b, c, d]: Corners, longest: number): Size {
  const wide = (distance(a, b) + distance(d, c)) / 2;
  const high = (distance(a, d) + distance(b, c)) / 2;
  const long = Math.max(1, Math.min(longest, Math.max(wide, high)));
  const measured = Math.max(wide, high) / Math.max(1, Math.min(wide, high));
  // A tilted camera shortens a page, and most pages are A4.
  const ratio = Math.abs(measured / A4_RATIO - 1) < A4_TOLERANCE ? A4_RATIO : measured;
  const [longSide, shortSide] = [Math.round(long), Math.max(1, Math.round(long / ratio))];
  return wide > high ? { width: longSide, height: shortSide } : { width: shortSide, height: longSide };
}

export const distance = (from: Point, to: Point) => Math.hypot(to.x - from.x, to.y - from.y);
