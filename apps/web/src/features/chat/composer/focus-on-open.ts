import type { Later } from "../../../local-db/write-behind.ts";

interface Ports {
  later: Later;
  active: () => Element | null;
  focus: () => void;
}

/**
 * Focuses the composer of a page that was just opened. Waits two tasks: the shell moves the focus to the beginning of each
 * new page in a task of its own. Cancelled with the returned function.
 */
export function focusOnOpen({ later, active, focus }: Ports): () => void {
  let cancel = later(0, () => {
    cancel = later(0, () => {
      if (isNowhere(active())) focus();
    });
  });
  return () => cancel();
}

/** Somebody who went on with the keyboard while the page was loading must not lose the focus. */
const isNowhere = (active: Element | null) => active === null || active.matches("body, main");
