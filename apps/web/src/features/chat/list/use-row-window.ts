import { type RefObject, useCallback, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { stepAt, windowAt } from "./row-layout.ts";

const ROW_PX = 34;
const TOUCH_ROW_PX = 44;

/** The height of a row, as the style sheet defines it for this pointer type. */
export function useRowPx(): number {
  return useSyncExternalStore(onCoarseChange, () => (coarse().matches ? TOUCH_ROW_PX : ROW_PX));
}

const coarse = () => matchMedia("(pointer: coarse)");

function onCoarseChange(listener: () => void) {
  const media = coarse();
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}

/** The rendered part of a long list, from its scroll position. */
export function useRowWindow(scroller: RefObject<HTMLElement | null>) {
  const [step, setStep] = useState(0);
  const [height, setHeight] = useState(() => window.innerHeight);
  const follow = useCallback(() => {
    if (scroller.current) setStep(stepAt(scroller.current.scrollTop));
  }, [scroller]);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setHeight(element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  return { ...windowAt(step, height), follow };
}
