import { useEffect, useState } from "react";
import { type Find, isFindKey, openedFind } from "./find-hits.ts";

/** Ctrl+F opens the app's search: the browser's own only sees the few messages in the DOM. */
export function useFindShortcut({ isOn }: { isOn: boolean }): [Find, (find: Find) => void] {
  const [find, setFind] = useState<Find>({ isOpen: false, query: "" });
  useEffect(() => {
    if (!isOn) return;
    const handleKey = (event: KeyboardEvent) => {
      if (!isFindKey(event)) return;
      // Behind a dialog the page is inert.
      if (
        document.querySelector('[role="dialog"][data-state="open"],[role="alertdialog"][data-state="open"]')
      )
        return;
      event.preventDefault();
      setFind(openedFind);
    };
    addEventListener("keydown", handleKey);
    return () => removeEventListener("keydown", handleKey);
  }, [isOn]);
  return [find, setFind];
}
