import { type SyntheticEvent, useState } from "react";
import { createRowMenu } from "./row-menu.ts";

/** One menu serves all rows: it is told which of them was pressed, by either button, a key or a finger. */
export function useRowMenu() {
  const [rowId, setRowId] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [menu] = useState(createRowMenu);
  return {
    rowId,
    isOpen,
    onOpenChange: setOpen,
    note(id: string | null, event: SyntheticEvent) {
      // Between the rows there is nothing to open a menu for.
      if (id === null) event.preventDefault();
      if (event.type === "pointerdown") menu.notePress(isOpen ? rowId : null);
      if (id !== null) setRowId(id);
    },
    /** From the row's own button; pressed again, it only closes. */
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
