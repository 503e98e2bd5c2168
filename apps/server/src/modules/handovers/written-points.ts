import {
  type HandoverSection,
  handoverSections,
  MAX_HANDOVER_POINT_CHARS,
} from "@metatron/contract/handovers/constants";
import { cutText } from "@metatron/text/cut-text";

export interface WrittenPoint {
  section: HandoverSection;
  text: string;
  /** Places in the list of the material, from 0. */
  sources: number[];
}

export const markerOf = (section: HandoverSection): string => `[[${section}]]`;
export const tagOf = (index: number): string => `S${index + 1}`;

const BULLET = /^\s{0,8}(?:[-*•]|\d{1,3}[.)])\s{1,4}/;
const TAGS = /\[(S\d{1,4}(?:[,;\s]{1,3}S\d{1,4}){0,20})\]/g;

/**
 * Reads what the model wrote: a marker per section, a line per point, the sources at its end. A point that names no
 * known source is left out, because nothing shows that it is true.
 */
export function readWritten(text: string, materialCount: number): WrittenPoint[] {
  const points: WrittenPoint[] = [];
  let section: HandoverSection | undefined;
  for (const line of text.split("\n")) {
    const marked = handoverSections.find((each) => line.includes(markerOf(each)));
    if (marked) {
      section = marked;
      continue;
    }
    const sources = sourcesIn(line, materialCount);
    const said = line.replace(BULLET, "").replace(TAGS, "").trim();
    if (!section || said === "" || sources.length === 0) continue;
    points.push({ section, text: cutText(said, MAX_HANDOVER_POINT_CHARS), sources });
  }
  return points;
}

function sourcesIn(line: string, materialCount: number): number[] {
  const numbers = [...line.matchAll(TAGS)]
    .flatMap(([, tags = ""]) => tags.split(/[,;\s]{1,3}/))
    .map((tag) => Number(tag.slice(1)) - 1)
    .filter((index) => index >= 0 && index < materialCount);
  return [...new Set(numbers)];
}
