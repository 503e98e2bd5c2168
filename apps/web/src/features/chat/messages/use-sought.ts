import { type RefObject, useEffect } from "react";
import { indexOfMessage, type Turn } from "./turns.ts";
import "./sought.css";

/** A message that somebody came for. `asked` tells one asking from the next. */
export interface Sought {
  messageId: string;
  asked: string;
}

interface Place {
  turns: readonly Turn[];
  scroller: RefObject<HTMLElement | null>;
  show: (turnIndex: number) => void;
}

/** Heights settle over a few frames after a long way. */
const FRAMES_TO_SETTLE = 30;
const MARKED_MS = 4000;
/** What stands above a message that had to be looked for. */
const ABOVE_PX = 96;

/** Brings the message into sight as soon as it is here, and marks it for a while. */
export function useSought(sought: Sought | null, { turns, scroller, show }: Place) {
  const index = sought ? indexOfMessage(turns, sought.messageId) : -1;
  const isHere = index >= 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each asking, not when rows change.
  useEffect(() => {
    const element = scroller.current;
    if (!sought || !isHere || !element) return;
    show(index);
    return settleAt(element, sought.messageId);
  }, [sought?.messageId, sought?.asked, isHere]);
}

function settleAt(scroller: HTMLElement, messageId: string): () => void {
  let left = FRAMES_TO_SETTLE;
  let frame = 0;
  const find = () => scroller.querySelector(`[data-message-text="${CSS.escape(messageId)}"]`);
  const unmark = () => find()?.removeAttribute("data-sought");
  const settle = () => {
    const text = find();
    text?.setAttribute("data-sought", "");
    if (text) bringIntoSight(scroller, text);
    left -= 1;
    if (left > 0) frame = requestAnimationFrame(settle);
  };
  frame = requestAnimationFrame(settle);
  const timer = setTimeout(unmark, MARKED_MS);
  // A reader who moves is not held.
  const letGo = () => cancelAnimationFrame(frame);
  scroller.addEventListener("wheel", letGo, { passive: true, once: true });
  scroller.addEventListener("pointerdown", letGo, { passive: true, once: true });
  return () => {
    letGo();
    clearTimeout(timer);
    unmark();
    scroller.removeEventListener("wheel", letGo);
    scroller.removeEventListener("pointerdown", letGo);
  };
}

function bringIntoSight(scroller: HTMLElement, text: Element) {
  const view = scroller.getBoundingClientRect();
  const { top } = text.getBoundingClientRect();
  const isInSight = top >= view.top && top <= view.bottom - ABOVE_PX;
  if (!isInSight) scroller.scrollTop += top - view.top - ABOVE_PX;
}
