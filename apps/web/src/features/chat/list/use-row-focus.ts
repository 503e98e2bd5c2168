import {
  type FocusEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { ConversationRow } from "../../../local-db/rows.ts";
import { type RowLayout, scrollToShow } from "./row-layout.ts";

interface Options {
  scroller: RefObject<HTMLElement | null>;
  layout: RowLayout;
  rows: readonly ConversationRow[];
  chosenId: string | null;
}

/** Longer than any overlay takes to close. */
const MOST_FRAMES = 90;

/**
 * Roving tab index: one row is in the tab order; arrow keys move on
 * from it, also to rows that are not rendered yet.
 */
export function useRowFocus({ scroller, layout, rows, chosenId }: Options) {
  const [activeId, setActiveId] = useState<string | null>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const wanted = useRef<string | null>(null);
  const lastIndex = useRef(-1);
  const find = (id: string | null) => (id === null ? -1 : rows.findIndex((row) => row.id === id));
  const activeIndex = find(activeId);
  const stop = tabStop({ active: activeIndex, chosen: find(chosenId), hasFocus });

  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const element = linkOf(scroller.current, wanted.current);
    if (!element) return;
    wanted.current = null;
    element.focus({ preventScroll: true });
  });

  function focusRow(index: number) {
    const row = rows[Math.max(0, Math.min(rows.length - 1, index))];
    const element = scroller.current;
    if (!row || !element) return;
    const top = scrollToShow(layout, rows.indexOf(row), {
      scrollTop: element.scrollTop,
      height: element.clientHeight,
    });
    if (top !== null) element.scrollTop = top;
    wanted.current = row.id;
    setActiveId(row.id);
    linkOf(element, row.id)?.focus({ preventScroll: true });
  }

  /** Restores the focus after another element replaced the row. */
  const focusAgain = useCallback((id: string) => {
    wanted.current = id;
    setActiveId(id);
  }, []);

  // A deleted row loses the focus: the row that takes its place receives it.
  const isGone = activeId !== null && activeIndex < 0 && rows.length > 0;
  useEffect(() => {
    if (!isGone) {
      lastIndex.current = activeIndex;
      return;
    }
    const next = rowInPlaceOf(lastIndex.current, rows);
    if (!next) return;
    return afterLayers(() => {
      setActiveId(next.id);
      if (document.activeElement === document.body) wanted.current = next.id;
    });
  }, [isGone, activeIndex, rows]);

  return {
    stopIndex: stop,
    stopId: rows[stop]?.id ?? null,
    /** Records a focus that this hook did not set: a click, Tab, an overlay that closed. */
    noteFocus(id: string) {
      setActiveId(id);
      setHasFocus(true);
    },
    noteBlur({ relatedTarget }: Pick<FocusEvent, "relatedTarget">) {
      // When the window loses focus, its focused element keeps the focus and regains it later.
      if (relatedTarget === null && !document.hasFocus()) return;
      if (!(relatedTarget instanceof Node && scroller.current?.contains(relatedTarget))) setHasFocus(false);
    },
    focusRow,
    focusAgain,
  };
}

/** The row in the tab order: that of the open conversation, unless the focus is in the list. */
export function tabStop({
  active,
  chosen,
  hasFocus,
}: Record<"active" | "chosen", number> & { hasFocus: boolean }) {
  const [first, second] = hasFocus ? [active, chosen] : [chosen, active];
  return Math.max(0, first >= 0 ? first : second);
}

/** The row that takes the place of a deleted one; the last row where the deleted one was the last. */
export function rowInPlaceOf<Row>(index: number, rows: readonly Row[]): Row | undefined {
  return rows[Math.min(index, rows.length - 1)];
}

function linkOf(scroller: HTMLElement | null, id: string): HTMLElement | null {
  return scroller?.querySelector<HTMLElement>(`[data-conversation="${id}"] [data-row-link]`) ?? null;
}

/** Runs when no dialog is left, because an open dialog traps the focus. */
function afterLayers(run: () => void): () => void {
  let frame = 0;
  let left = MOST_FRAMES;
  const look = () => {
    left -= 1;
    if (left > 0 && document.querySelector('[aria-modal="true"]')) frame = requestAnimationFrame(look);
    else run();
  };
  frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}
