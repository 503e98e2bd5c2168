import type { TourName } from "@metatron/contract/settings/constants";
import { type Driver, driver } from "driver.js";
import { useEffect, useRef, useState } from "react";
import { track } from "../../api/track.ts";
import { TourCard } from "./tour-card.tsx";
import "./tour.css";
import type { TourStop } from "./tours.ts";

interface TourRunnerProps {
  tour: TourName;
  stops: readonly TourStop[];
  onEnd: () => void;
}

/**
 * The library dims the page around each stop. The text is our own card, because the library writes its
 * popover as HTML, which the content security policy refuses.
 */
export function TourRunner({ tour, stops, onEnd }: TourRunnerProps) {
  const [at, setAt] = useState(0);
  const light = useLight();
  const stop = stops[at];
  useEffect(() => track("tour_begin", { tour }), [tour]);
  useEffect(() => {
    if (stop) light(stop.place);
  }, [light, stop]);
  if (!stop) return null;

  function handleEnd(event: "tour_finish" | "tour_exit") {
    track(event, event === "tour_exit" ? { tour, step: at + 1 } : { tour });
    onEnd();
  }

  return (
    <TourCard
      stop={stop}
      at={at}
      of={stops.length}
      onPrevious={() => setAt(Math.max(0, at - 1))}
      onNext={() => (at + 1 < stops.length ? setAt(at + 1) : handleEnd("tour_finish"))}
      onExit={() => handleEnd("tour_exit")}
    />
  );
}

/** The page is inert while the tour runs: keyboard and screen readers reach only the card. */
function useLight(): (place: Element) => void {
  const lamp = useRef<Driver | null>(null);
  useEffect(() => {
    const root = document.getElementById("root");
    const opener = document.activeElement;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    lamp.current = driver({
      animate: !isCalm,
      allowClose: false,
      allowKeyboardControl: false,
      disableActiveInteraction: true,
      overlayColor: "#0b1416",
      overlayOpacity: 0.55,
      stagePadding: 6,
      stageRadius: 12,
      // The library declares the highlighted element as opening a dialog, which is wrong.
      onHighlighted: (element) => {
        for (const name of ["aria-haspopup", "aria-expanded", "aria-controls"])
          element?.removeAttribute(name);
      },
    });
    root?.setAttribute("inert", "");
    return () => {
      lamp.current?.destroy();
      lamp.current = null;
      root?.removeAttribute("inert");
      const back = opener?.isConnected && opener !== document.body ? opener : document.querySelector("main");
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    };
  }, []);
  return useRef((place: Element) => lamp.current?.highlight({ element: place })).current;
}
