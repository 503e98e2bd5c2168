import { useEffect, useState } from "react";

export interface Find {
  isOpen: boolean;
  query: string;
}

/** Ctrl+F opens our own search: the browser's sees only the few messages that are in the page. */
export function useFindShortcut(): [Find, (find: Find) => void] {
  const [find, setFind] = useState<Find>({ isOpen: false, query: "" });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isFind = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isFind || event.key.toLowerCase() !== "f") return;
      // Behind a dialog the page is out of reach.
      if (
        document.querySelector('[role="dialog"][data-state="open"],[role="alertdialog"][data-state="open"]')
      )
        return;
      event.preventDefault();
      setFind((before) => (before.isOpen ? { ...before } : { isOpen: true, query: "" }));
    };
    addEventListener("keydown", handleKey);
    return () => removeEventListener("keydown", handleKey);
  }, []);
  return [find, setFind];
}
