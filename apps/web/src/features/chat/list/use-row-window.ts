import { type RefObject, useCallback, useLayoutEffect, useState, useSyncExternalStore } from "react";

const ROW_PX = 34;
const TOUCH_ROW_PX = 44;
/** Drawn beyond both edges: a flick must not outrun the rows. */
const OVERSCAN_PX = 400;
/** The window moves in steps: most scroll events then draw nothing. */
const STEP_PX = 136;

/** The height of a row, as the style sheet has it for this pointer. */
export function useRowPx(): number {
  return useSyncExternalStore(onCoarseChange, () => (coarse().matches ? TOUCH_ROW_PX : ROW_PX));
}

const coarse = () => matchMedia("(pointer: coarse)");

function onCoarseChange(listener: () => void) {
  const media = coarse();
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}

/** Which part of a long list is drawn, from where it is scrolled to. */
export function useRowWindow(scroller: RefObject<HTMLElement | null>) {
  const [step, setStep] = useState(0);
  const [height, setHeight] = useState(() => window.innerHeight);
  const follow = useCallback(() => {
    if (scroller.current) setStep(Math.floor(scroller.current.scrollTop / STEP_PX));
  }, [scroller]);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setHeight(element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  const top = step * STEP_PX;
  return { from: top - OVERSCAN_PX, to: top + STEP_PX + height + OVERSCAN_PX, follow };
}
