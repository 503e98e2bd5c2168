import { type SyntheticEvent, useState } from "react";
import { createRowMenu } from "./row-menu.ts";

/**
 * One menu serves all rows. It opens for the row that was clicked,
 * right-clicked, long-pressed or chosen by key.
 */
export function useRowMenu() {
  const [rowId, setRowId] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [menu] = useState(createRowMenu);
  return {
    rowId,
    isOpen,
    onOpenChange: setOpen,
    note(id: string | null, event: SyntheticEvent) {
      // Between rows there is no conversation for a menu.
      if (id === null) event.preventDefault();
      if (event.type === "pointerdown") menu.notePress(isOpen ? rowId : null);
      if (id !== null) setRowId(id);
    },
    /** Opens from the row's own button; a second click only closes. */
    openFrom(button: Element) {
      const id = button.closest("[data-conversation]")?.getAttribute("data-conversation") ?? undefined;
      if (!menu.opens(id)) return;
      const { left, bottom } = button.getBoundingClientRect();
      button.dispatchEvent(
        new MouseEvent("contextmenu", { bubbles: true, cancelable: true, clientX: left, clientY: bottom }),
      );
    },
  };
}
