import type { Later } from "../../../local-db/write-behind.ts";

interface Ports {
  later: Later;
  active: () => Element | null;
  focus: () => void;
}

/**
 * Focuses the composer of a page that was just opened. Waits two tasks, because the shell moves the focus to
 * the start of each new page in a task of its own. The returned function cancels it.
 */
export function focusOnOpen({ later, active, focus }: Ports): () => void {
  let cancel = later(0, () => {
    cancel = later(0, () => {
      if (isNowhere(active())) focus();
    });
  });
  return () => cancel();
}

/** A keyboard user who moved on while the page was loading must not lose the focus. */
const isNowhere = (active: Element | null) => active === null || active.matches("body, main");
