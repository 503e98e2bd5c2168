import { useRouterState } from "@tanstack/react-router";
import { type RefObject, useEffect } from "react";
import { useTouch } from "../../features/chat/composer/use-touch.ts";

/** One can write at once; but on touch that would open the keyboard over what one came to read. */
export function useFocusOnOpen(element: RefObject<HTMLElement | null>) {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const isTouch = useTouch();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival at another address counts.
  useEffect(() => {
    if (isTouch) return;
    let timer: ReturnType<typeof setTimeout>;
    // After the shell, which puts the focus at the beginning of each new page in a task of its own.
    const first = setTimeout(() => {
      timer = setTimeout(() => {
        if (isNowhere(document.activeElement)) element.current?.focus({ preventScroll: true });
      });
    });
    return () => {
      clearTimeout(first);
      clearTimeout(timer);
    };
  }, [element, isTouch, path]);
}

/** Whoever has gone on with the keyboard while the page came must not be taken back. */
const isNowhere = (active: Element | null) => active === null || active.matches("body, main");
