import { type HandoverSection, handoverSections } from "@metatron/contract/handovers/constants";

export interface DraftPoint {
  id: string;
  section: HandoverSection;
  text: string;
}

export type Points = readonly DraftPoint[];

/** The points as they are shown: by section, in their order. */
export const inOrder = (points: Points): DraftPoint[] =>
  handoverSections.flatMap((section) => points.filter((point) => point.section === section));

export const addPoint = (points: Points, point: DraftPoint): DraftPoint[] => [...points, point];

export const removePoint = (points: Points, id: string): DraftPoint[] =>
  points.filter((point) => point.id !== id);

export const changeText = (points: Points, { id, text }: { id: string; text: string }): DraftPoint[] =>
  points.map((point) => (point.id === id ? { ...point, text } : point));

interface Place {
  id: string;
  section: HandoverSection;
  /** The point that follows it; undefined for the end of the section. */
  before?: string | undefined;
}

export function moveTo(points: Points, { id, section, before }: Place): DraftPoint[] {
  const moved = points.find((point) => point.id === id);
  if (!moved || before === id) return [...points];
  const others = removePoint(points, id);
  const at = before === undefined ? -1 : others.findIndex((point) => point.id === before);
  return others.toSpliced(at === -1 ? others.length : at, 0, { ...moved, section });
}

/** One place up or down; at the end of a section, into the next one. */
export function step(points: Points, { id, by }: { id: string; by: "up" | "down" }): DraftPoint[] {
  const point = points.find((each) => each.id === id);
  if (!point) return [...points];
  const siblings = points.filter(({ section }) => section === point.section);
  const at = siblings.findIndex((each) => each.id === id);
  const sectionAt = handoverSections.indexOf(point.section);
  if (by === "up") {
    const above = siblings[at - 1];
    if (above) return moveTo(points, { id, section: point.section, before: above.id });
    const section = handoverSections[sectionAt - 1];
    return section ? moveTo(points, { id, section }) : [...points];
  }
  if (at < siblings.length - 1)
    return moveTo(points, { id, section: point.section, before: siblings[at + 2]?.id });
  const section = handoverSections[sectionAt + 1];
  if (!section) return [...points];
  const first = points.find((each) => each.section === section);
  return moveTo(points, { id, section, before: first?.id });
}
