import type { Hit } from "./find-hits.ts";
import { rangesOf } from "./text-ranges.ts";

const ALL = "find-hit";
const CURRENT = "find-current";

/** Highlights every match in the DOM without changing elements; returns the range of the current one. */
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
      // The rendered text may have fewer matches than the source: a link's URL is not rendered.
      found = ranges[current.nth] ?? ranges.at(-1) ?? null;
    }
  }
  if ("highlights" in CSS) {
    CSS.highlights.set(ALL, new Highlight(...all));
    CSS.highlights.set(CURRENT, new Highlight(...(found ? [found] : [])));
  } else if (found) {
    // A browser without the Highlight API: the selection is the only mark that changes no element.
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
