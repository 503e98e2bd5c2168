import { useEffect, useState } from "react";

/** The day that groups are made for; another one after midnight, or when the page is seen again on another day. */
export function useToday(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const look = () => setNow((last) => (isSameDay(last, new Date()) ? last : new Date()));
    const timer = setTimeout(look, untilMidnight(now));
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [now]);
  return now;
}

const isSameDay = (a: Date, b: Date) => a.toDateString() === b.toDateString();

const untilMidnight = (now: Date) =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime() + 1_000;
