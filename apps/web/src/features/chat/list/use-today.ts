import { useEffect, useState } from "react";

/** The day for grouping; updated after midnight, or when the page becomes visible on another day. */
export function useToday(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const look = () => setNow((last) => dayAt(last, new Date()));
    const timer = setTimeout(look, untilMidnightMs(now));
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [now]);
  return now;
}

/** The day for grouping. Referentially stable until the day changes, so that nothing is regrouped before. */
export const dayAt = (last: Date, now: Date): Date =>
  last.toDateString() === now.toDateString() ? last : now;

/** A second past midnight: timers may fire a little early. */
export const untilMidnightMs = (now: Date): number =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime() + 1_000;
