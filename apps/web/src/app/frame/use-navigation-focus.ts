import { useRouterState } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useShell } from "../../shell/shell-state.tsx";

/** Moves the focus to the start of a new page, also for screen readers, and closes layers of the old page. */
export function useNavigationFocus(mainId: string) {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const shownPath = useRef(path);
  const { setDrawerOpen } = useShell();
  useEffect(() => {
    const isFirst = shownPath.current === undefined;
    if (shownPath.current === path) return;
    shownPath.current = path;
    if (isFirst) return;
    setDrawerOpen(false);
    // Runs after the closing layers have returned the focus to their openers.
    const timer = setTimeout(() => document.getElementById(mainId)?.focus());
    return () => clearTimeout(timer);
  }, [path, mainId, setDrawerOpen]);
}
