import { largestBrightRegion } from "./bright-region.ts";
import { type Corners, mapCorners, type Point, WHOLE_PICTURE } from "./corners.ts";
import { edgeBetween } from "./edge-between.ts";
import type { GreyPixels } from "./pixels.ts";
import { areaOf, convexHull, largestQuadrilateral, refineCorners } from "./quadrilateral.ts";

export interface FoundCorners {
  corners: Corners;
  /** False where no page could be made out and the corners are those of the whole picture. */
  isSure: boolean;
}

/** Of the picture: something smaller is a label or a lamp. */
const MIN_PAGE_SHARE = 0.12;
/** Of the quadrilateral: letters are dark, but a page is mostly paper. */
const MIN_PAPER_SHARE = 0.65;
/** A hand or a second sheet beside the page makes the outline larger than its quadrilateral. */
const MAX_OUTLINE_SHARE = 1.12;
/** Of brightness, between the two sides of an edge; shading inside a page changes less over these few pixels. */
const MIN_EDGE = 8;
/** A larger difference is no better sign of a page. */
const CLEAR_EDGE = 60;
const MIN_EDGES = 2;
const THRESHOLDS = Array.from({ length: 27 }, (_, at) => 24 + at * 8);
const [MIN_ANGLE, MAX_ANGLE] = [45, 135];

/**
 * The corners of the page in a photo of some 400 pixels: the bright quadrilateral with the clearest edges. One
 * threshold for the whole photo would cut a page in the shade, so several are tried.
 */
export function findCorners(picture: GreyPixels): FoundCorners {
  const smooth = blur(picture);
  const pages = THRESHOLDS.map((threshold) => pageOver(smooth, threshold)).filter((page) => page !== null);
  const clearest = Math.max(...pages.map(({ clarity }) => clarity));
  const equals = pages.filter(({ clarity }) => clarity > clearest - 1);
  // A blurred edge is wide: the lowest threshold puts the line outside of it, the highest one inside.
  const best = equals[Math.floor(equals.length / 2)];
  if (!best) return { corners: WHOLE_PICTURE, isSure: false };
  const { width, height } = picture;
  const share = ({ x, y }: Point) => ({ x: clamp((x + 0.5) / width), y: clamp((y + 0.5) / height) });
  return { corners: mapCorners(best.corners, share), isSure: true };
}

const clamp = (share: number) => Math.min(1, Math.max(0, share));

function pageOver(grey: GreyPixels, threshold: number): { corners: Corners; clarity: number } | null {
  const region = largestBrightRegion(grey, threshold);
  const whole = grey.width * grey.height;
  if (!region || region.area < whole * MIN_PAGE_SHARE * MIN_PAPER_SHARE) return null;
  const hull = convexHull(region.edge);
  const corners = largestQuadrilateral(hull);
  if (!corners) return null;
  const area = areaOf(corners);
  const outlineShare = areaOf(hull) / area;
  const isPage =
    area >= whole * MIN_PAGE_SHARE &&
    region.area >= area * MIN_PAPER_SHARE &&
    outlineShare <= MAX_OUTLINE_SHARE &&
    hasPageAngles(corners);
  if (!isPage) return null;
  const refined = refineCorners(corners, region.edge);
  const clarity = clarityOf(grey, refined);
  return clarity === null ? null : { corners: refined, clarity };
}

/** How clear the edges are on average; null if one is no edge, or if the photo shows hardly any of them. */
function clarityOf(grey: GreyPixels, corners: Corners): number | null {
  const edges = corners
    .map((corner, at) => edgeBetween(grey, corner, corners[(at + 1) % 4] ?? corner))
    .filter((edge) => edge !== null);
  if (edges.length < MIN_EDGES || Math.min(...edges) < MIN_EDGE) return null;
  return edges.reduce((sum, edge) => sum + Math.min(CLEAR_EDGE, edge), 0) / corners.length;
}

function hasPageAngles(corners: Corners): boolean {
  return corners.every((corner, at) => {
    const before = corners[(at + 3) % 4] ?? corner;
    const after = corners[(at + 1) % 4] ?? corner;
    const back = Math.atan2(before.y - corner.y, before.x - corner.x);
    const on = Math.atan2(after.y - corner.y, after.x - corner.x);
    const between = Math.abs(((back - on) * 180) / Math.PI);
    const angle = between > 180 ? 360 - between : between;
    return angle >= MIN_ANGLE && angle <= MAX_ANGLE;
  });
}

/** The mean of 5 × 5 pixels: thin letters and the grain of wood must not part a region. */
function blur(picture: GreyPixels): GreyPixels {
  const { width, height } = picture;
  const across = meanAlong(picture.data, { count: height, length: width, step: 1, stride: width });
  const data = meanAlong(across, { count: width, length: height, step: width, stride: 1 });
  return { data, width, height };
}

interface Lines {
  count: number;
  length: number;
  /** From one pixel of a line to the next, and from one line to the next. */
  step: number;
  stride: number;
}

const REACH = 2;

function meanAlong(from: Uint8Array, { count, length, step, stride }: Lines): Uint8Array {
  const to = new Uint8Array(from.length);
  for (let line = 0; line < count; line += 1) {
    for (let at = 0; at < length; at += 1) {
      const first = Math.max(0, at - REACH);
      const last = Math.min(length - 1, at + REACH);
      let sum = 0;
      for (let beside = first; beside <= last; beside += 1) sum += from[line * stride + beside * step] ?? 0;
      to[line * stride + at * step] = sum / (last - first + 1);
    }
  }
  return to;
}
