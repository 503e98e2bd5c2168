import { useRouterState } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useShell } from "../../shell/shell-state.tsx";

/** A new page starts at its beginning, also for the keyboard and for readers; what lay over the old one closes. */
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
    // After the closing layers have given focus back to what opened them.
    const timer = setTimeout(() => document.getElementById(mainId)?.focus());
    return () => clearTimeout(timer);
  }, [path, mainId, setDrawerOpen]);
}
