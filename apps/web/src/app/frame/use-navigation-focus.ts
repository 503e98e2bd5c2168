import { useRouterState } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useShell } from "../../shell/shell-state.tsx";

/**
 * Moves the focus to the start of a new page, also for screen readers, and closes layers of the old page. A
 * hash that names a section moves it there.
 */
export function useNavigationFocus(mainId: string) {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const hash = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.hash ?? "" });
  const shownPath = useRef(path);
  const { setDrawerOpen } = useShell();
  useEffect(() => {
    const isFirst = shownPath.current === undefined;
    const isNewPage = shownPath.current !== path;
    shownPath.current = path;
    if (isFirst || (!isNewPage && hash === "")) return;
    if (isNewPage) setDrawerOpen(false);
    // Runs after the closing layers have returned the focus to their openers.
    const timer = setTimeout(() => {
      const section = hash ? document.querySelector<HTMLElement>(`section#${CSS.escape(hash)}`) : null;
      section?.scrollIntoView();
      if (section) section.focus({ preventScroll: true });
      // A row that the hash names may have taken the focus already.
      else if (isNewPage && (hash === "" || document.activeElement?.id !== hash))
        document.getElementById(mainId)?.focus();
    });
    return () => clearTimeout(timer);
  }, [path, hash, mainId, setDrawerOpen]);
}
