import { type RefObject, useEffect } from "react";
import { inTime } from "../../../local-db/write-behind.ts";
import { holdInSight, type SearchTarget } from "./search-target.ts";
import { indexOfMessage, type Turn } from "./turns.ts";
import "./search-target.css";

interface Place {
  turns: readonly Turn[];
  scroller: RefObject<HTMLElement | null>;
  show: (turnIndex: number) => void;
}

/** Distance between the top of the list and the target message. */
const ABOVE_PX = 96;

/** Scrolls the message into view as soon as it is loaded, and marks it for a while. */
export function useSearchTarget(target: SearchTarget | null, { turns, scroller, show }: Place) {
  const index = target ? indexOfMessage(turns, target.messageId) : -1;
  const isHere = index >= 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each request, not when rows change.
  useEffect(() => {
    const element = scroller.current;
    if (!target || !isHere || !element) return;
    show(index);
    return holdMessage(element, target.messageId);
  }, [target?.messageId, target?.asked, isHere]);
}

function holdMessage(scroller: HTMLElement, messageId: string): () => void {
  const find = () => scroller.querySelector(`[data-message-text="${CSS.escape(messageId)}"]`);
  const { letGo, end } = holdInSight({
    nextFrame(task) {
      const frame = requestAnimationFrame(task);
      return () => cancelAnimationFrame(frame);
    },
    later: inTime,
    show() {
      const text = find();
      text?.setAttribute("data-search-target", "");
      if (text) bringIntoSight(scroller, text);
    },
    unmark: () => find()?.removeAttribute("data-search-target"),
  });
  scroller.addEventListener("wheel", letGo, { passive: true, once: true });
  scroller.addEventListener("pointerdown", letGo, { passive: true, once: true });
  return () => {
    end();
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
