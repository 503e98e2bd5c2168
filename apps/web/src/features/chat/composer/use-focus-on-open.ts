import { useRouterState } from "@tanstack/react-router";
import { type RefObject, useEffect } from "react";
import { inTime } from "../../../local-db/write-behind.ts";
import { focusOnOpen } from "./focus-on-open.ts";
import { useTouch } from "./use-touch.ts";

/** Focuses the composer, except on touch, where that would open the keyboard over the page. */
export function useFocusOnOpen(element: RefObject<HTMLElement | null>) {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const isTouch = useTouch();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each navigation.
  useEffect(() => {
    if (isTouch) return;
    return focusOnOpen({
      later: inTime,
      active: () => document.activeElement,
      focus: () => element.current?.focus({ preventScroll: true }),
    });
  }, [element, isTouch, path]);
}
