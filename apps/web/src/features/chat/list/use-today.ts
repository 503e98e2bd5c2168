import { useEffect, useState } from "react";
import { dayAt, untilMidnightMs } from "./today.ts";

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
