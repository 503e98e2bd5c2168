import { type RefObject, useDeferredValue, useEffect, useMemo, useState } from "react";
import { findHits, firstHitFrom, foldQuery, type Hit, stepHit } from "./find-hits.ts";
import { clearMarks, markHits } from "./mark-hits.ts";
import { indexOfMessage, type Turn } from "./turns.ts";
import "./find-marks.css";
import { useSearchedTexts } from "./use-searched-texts.ts";

interface FindPlace {
  turns: readonly Turn[];
  scroller: RefObject<HTMLElement | null>;
  query: string;
  onShow: (turnIndex: number) => void;
  firstInSight: () => number;
}

/** The matches of the query, the current one, and navigation between them. */
export function useFind({ turns, scroller, query: typed, onShow, firstInSight }: FindPlace) {
  // Typing stays responsive while a long conversation is searched.
  const query = useDeferredValue(foldQuery(typed));
  const texts = useSearchedTexts(turns);
  const hits = useMemo(() => findHits(texts, query), [texts, query]);
  const [chosen, setChosen] = useState<{ query: string; at: number }>({ query: "", at: -1 });
  const current = chosen.query === query ? Math.min(chosen.at, hits.length - 1) : -1;
  const hit = hits[current] ?? null;

  const isReady = texts.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new query selects a match; later messages do not.
  useEffect(() => {
    if (!isReady) return;
    const order = texts.map(({ messageId }) => messageId);
    const first = turns[firstInSight()];
    const from = order.indexOf((first?.question ?? first?.answer)?.message.id ?? "");
    setChosen({ query, at: firstHitFrom(hits, { order, from }) });
  }, [query, isReady]);

  useMarks({ scroller, query, hit });

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when a match is selected, not when rows change.
  useEffect(() => {
    const element = scroller.current;
    if (!hit || !element) return;
    return goTo(element, { query, hit, show: () => onShow(indexOfMessage(turns, hit.messageId)) });
  }, [hit?.messageId, hit?.nth, query]);

  return {
    current,
    count: hits.length,
    step: (direction: 1 | -1) => setChosen({ query, at: stepHit(current, hits.length, direction) }),
  };
}

/** Updates the highlights as messages are rendered and removed by scrolling. */
function useMarks({
  scroller,
  query,
  hit,
}: {
  scroller: FindPlace["scroller"];
  query: string;
  hit: Hit | null;
}) {
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let frame = 0;
    const mark = () => markHits(element, { query, current: hit });
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(mark);
    };
    mark();
    const changes = new MutationObserver(soon);
    changes.observe(element, { childList: true, subtree: true, characterData: true });
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      clearMarks();
    };
  }, [scroller, query, hit]);
}

/** Row heights change for a few frames after a long scroll. */
const FRAMES_TO_SETTLE = 30;

/** Scrolls until the match itself is in view, a third from the top. */
function goTo(scroller: HTMLElement, { query, hit, show }: { query: string; hit: Hit; show: () => void }) {
  let left = FRAMES_TO_SETTLE;
  let frame = 0;
  const selector = `[data-message-text="${hit.messageId}"]`;
  if (!scroller.querySelector(selector)) show();
  const settle = () => {
    const range = markHits(scroller, { query, current: hit });
    if (range) bringIntoSight(scroller, range);
    left -= 1;
    if (left > 0) frame = requestAnimationFrame(settle);
  };
  frame = requestAnimationFrame(settle);
  return () => cancelAnimationFrame(frame);
}

function bringIntoSight(scroller: HTMLElement, range: Range) {
  const view = scroller.getBoundingClientRect();
  const place = range.getBoundingClientRect();
  // The search bar covers the top.
  const isInSight = place.top >= view.top + 64 && place.bottom <= view.bottom - 16;
  if (!isInSight) scroller.scrollTop += place.top - view.top - view.height / 3;
}
