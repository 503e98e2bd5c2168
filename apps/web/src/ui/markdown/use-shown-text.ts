import { borderBefore } from "@metatron/text/cut-text";
import { useEffect, useState } from "react";

/** The number of characters parsed and laid out in one task; more at once would block the page. */
const STEP_CHARS = 8_000;
const STEP_LINES = 150;
/** The number of characters shown before the reader asks for more. */
const STEPS_A_PAGE = 30;

interface ShownText {
  text: string;
  /** There is more text than is shown. */
  isPart: boolean;
  onShowMore: (() => void) | null;
}

/** Reveals a long text step by step, each in its own task. A typical answer is one step. */
export function useShownText(text: string): ShownText {
  const [steps, setSteps] = useState(1);
  const [pages, setPages] = useState(1);
  const end = endOfSteps(text, steps);
  const isPart = end < text.length;
  const isPageFull = steps >= pages * STEPS_A_PAGE;

  useEffect(() => {
    if (!isPart || isPageFull) return;
    const timer = setTimeout(() => setSteps(steps + 1));
    return () => clearTimeout(timer);
  }, [isPart, isPageFull, steps]);

  return {
    text: isPart ? text.slice(0, end) : text,
    isPart,
    onShowMore: isPart && isPageFull ? () => setPages(pages + 1) : null,
  };
}

function endOfSteps(text: string, steps: number): number {
  let end = 0;
  for (let step = 0; step < steps && end < text.length; step += 1) end = endOfStep(text, end);
  return end;
}

function endOfStep(text: string, start: number): number {
  const limit = start + STEP_CHARS;
  let end = start;
  for (let line = 0; line < STEP_LINES; line += 1) {
    const next = text.indexOf("\n", end) + 1;
    if (next === 0 || next > limit) return borderBefore(text, limit);
    end = next;
  }
  return end;
}
