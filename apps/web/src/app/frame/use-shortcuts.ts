import { useEffect } from "react";
import { useShell } from "../../shell/shell-state.tsx";
import { shortcutOf } from "../../shell/shortcuts.ts";
import { useNewConversation } from "../../shell/use-new-conversation.ts";
import { focusNextRegion } from "./region-focus.ts";

export function useShortcuts() {
  const { setSearchOpen, setKeyHelpOpen } = useShell();
  const newConversation = useNewConversation();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      if (!shortcut) return;
      // A question mark typed into a field does not open the help.
      if (shortcut === "help" && isWriting(event.target)) return;
      event.preventDefault();
      // Shortcuts do nothing behind an open dialog.
      if (document.querySelector('[aria-modal="true"]')) return;
      switch (shortcut) {
        case "search":
          return setSearchOpen(true);
        case "help":
          return setKeyHelpOpen(true);
        case "newConversation":
          return newConversation();
        case "nextRegion":
          return focusNextRegion(1);
        case "previousRegion":
          return focusNextRegion(-1);
      }
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [setSearchOpen, setKeyHelpOpen, newConversation]);
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"))
  );
}
