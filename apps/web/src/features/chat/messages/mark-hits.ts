import type { Hit } from "./find-hits.ts";
import { rangesOf } from "./text-ranges.ts";

const ALL = "find-hit";
const CURRENT = "find-current";

/** Marks every hit that is in the page, without touching the elements; answers the current one's place. */
export function markHits(
  root: Element,
  { query, current }: { query: string; current: Hit | null },
): Range | null {
  const all: Range[] = [];
  let found: Range | null = null;
  for (const element of root.querySelectorAll<HTMLElement>("[data-message-text]")) {
    const ranges = rangesOf(element, query);
    all.push(...ranges);
    if (current && element.dataset.messageText === current.messageId) {
      // What is shown may hold fewer than the text: a link's address is not read.
      found = ranges[current.nth] ?? ranges.at(-1) ?? null;
    }
  }
  if ("highlights" in CSS) {
    CSS.highlights.set(ALL, new Highlight(...all));
    CSS.highlights.set(CURRENT, new Highlight(...(found ? [found] : [])));
  } else if (found) {
    // An older browser: the selection is the one mark that changes no element.
    const selection = getSelection();
    selection?.removeAllRanges();
    selection?.addRange(found);
  }
  return found;
}

export function clearMarks() {
  if (!("highlights" in CSS)) return;
  CSS.highlights.delete(ALL);
  CSS.highlights.delete(CURRENT);
}
