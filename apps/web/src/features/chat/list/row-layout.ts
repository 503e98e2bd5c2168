import type { ConversationGroup } from "./group-conversations.ts";

export const HEADING_PX = 34;

export interface PlacedGroup {
  group: ConversationGroup;
  top: number;
  /** The index of its first row among all rows. */
  first: number;
}

export interface RowLayout {
  groups: PlacedGroup[];
  rowPx: number;
  height: number;
  count: number;
}

/** Computes all positions without measuring: rows and headings have fixed heights. */
export function layOutRows(groups: readonly ConversationGroup[], rowPx: number): RowLayout {
  const placed: PlacedGroup[] = [];
  let top = 0;
  let first = 0;
  for (const group of groups) {
    placed.push({ group, top, first });
    top += HEADING_PX + group.rows.length * rowPx;
    first += group.rows.length;
  }
  return { groups: placed, rowPx, height: top, count: first };
}

export function rowTop({ groups, rowPx }: RowLayout, index: number): number {
  const placed = groups.findLast(({ first }) => first <= index);
  return placed ? placed.top + HEADING_PX + (index - placed.first) * rowPx : 0;
}

interface Slice {
  placed: PlacedGroup;
  /** Indexes of rows within the group, in order. */
  shown: number[];
}

/** The rows between two offsets, and the one at `keep`: removing the focused row would lose the focus. */
export function visibleRows(
  { groups, rowPx }: RowLayout,
  { from, to, keep }: { from: number; to: number; keep: number },
): Slice[] {
  return groups.flatMap((placed) => {
    const { group, top, first } = placed;
    const rowsTop = top + HEADING_PX;
    const count = group.rows.length;
    const start = Math.max(0, Math.floor((from - rowsTop) / rowPx));
    const end = Math.min(count, Math.ceil((to - rowsTop) / rowPx));
    const shown = Array.from({ length: Math.max(0, end - start) }, (_, offset) => start + offset);
    const kept = keep - first;
    if (kept >= 0 && kept < count && !shown.includes(kept)) shown.push(kept);
    return shown.length > 0 ? [{ placed, shown: shown.sort((a, b) => a - b) }] : [];
  });
}

/** The scroll offset that makes a row fully visible; null when it is. */
export function scrollToShow(
  layout: RowLayout,
  index: number,
  { scrollTop, height }: { scrollTop: number; height: number },
): number | null {
  const top = rowTop(layout, index);
  // The first row of a group is scrolled into view with its heading.
  const isFirst = layout.groups.some(({ first }) => first === index);
  const upper = isFirst ? top - HEADING_PX : top;
  if (upper < scrollTop) return upper;
  const lower = top + layout.rowPx;
  return lower > scrollTop + height ? lower - height : null;
}

/** Rendered beyond both edges, so that a fast scroll shows no gaps. */
const OVERSCAN_PX = 400;
/** The window moves in steps, so that most scroll events cause no render. */
const STEP_PX = 136;

export const stepAt = (scrollTop: number): number => Math.floor(scrollTop / STEP_PX);

/** The offsets between which rows are rendered. */
export function windowAt(step: number, height: number): { from: number; to: number } {
  const top = step * STEP_PX;
  return { from: top - OVERSCAN_PX, to: top + STEP_PX + height + OVERSCAN_PX };
}
