import { useEffect, useState } from "react";
import { secondsLeft, untilNextSecond } from "./countdown.ts";

/**
 * The seconds left of `total`, counted from the first render; calls `onEnd` once. Without a total there is no
 * countdown.
 */
export function useCountdown(total: number | undefined, onEnd: () => void): number | undefined {
  const [deadline] = useState(() => (total === undefined ? undefined : Date.now() + total * 1000));
  const [left, setLeft] = useState(total);

  useEffect(() => {
    if (deadline === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      const now = Date.now();
      const seconds = secondsLeft(deadline, now);
      setLeft(seconds);
      if (seconds === 0) onEnd();
      else timer = setTimeout(tick, untilNextSecond(deadline, now));
    };
    tick();
    // Timers of a hidden or sleeping page run late: check the clock as soon as the page is visible again.
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [deadline, onEnd]);

  return left;
}
