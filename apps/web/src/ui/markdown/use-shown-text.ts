import { useEffect, useState } from "react";

/** What is read and laid out in one go; more than this at once would block the page. */
const STEP_CHARS = 24_000;
/** How much is shown before the reader asks for more. */
const STEPS_A_PAGE = 10;

interface ShownText {
  text: string;
  /** The text goes on after what is shown. */
  isPart: boolean;
  onShowMore: (() => void) | null;
}

/** Hands out a long text step by step, each in a task of its own. A usual answer is one step. */
export function useShownText(text: string): ShownText {
  const [steps, setSteps] = useState(1);
  const [pages, setPages] = useState(1);
  const isPart = text.length > steps * STEP_CHARS;
  const isPageFull = steps >= pages * STEPS_A_PAGE;

  useEffect(() => {
    if (!isPart || isPageFull) return;
    const timer = setTimeout(() => setSteps(steps + 1));
    return () => clearTimeout(timer);
  }, [isPart, isPageFull, steps]);

  return {
    text: isPart ? text.slice(0, steps * STEP_CHARS) : text,
    isPart,
    onShowMore: isPart && isPageFull ? () => setPages(pages + 1) : null,
  };
}
