import type { TourName } from "@metatron/contract/settings/constants";
import { tourNames } from "@metatron/contract/settings/constants";
import { useLocation } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { track } from "../../api/track.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.ts";
import { markToursSeen, readSeenTours, toursSeenHere } from "./seen-tours.ts";
import { stopsOf, tourOfPath } from "./tours.ts";
import { subscribeToTour, wantedTour, wantTour } from "./wanted-tour.ts";

const TourRunner = lazy(() => import("./tour-runner.tsx").then((module) => ({ default: module.TourRunner })));

/** Offers the tour of a screen on the first visit, and runs a tour that was accepted or requested. */
export function TourOffer() {
  const { pathname } = useLocation();
  const here = tourOfPath(pathname);
  const wish = useSyncExternalStore(subscribeToTour, wantedTour);
  if (wish && wish.tour === here) return <Running key={here} tour={here} why={wish.why} />;
  return here && !wish ? <Offer key={here} tour={here} /> : null;
}

function Running({ tour, why }: { tour: TourName; why: "first visit" | "asked for" }) {
  const { t } = useTranslation();
  // The page must be rendered before its parts can be highlighted.
  const [stops, setStops] = useState<ReturnType<typeof stopsOf> | null>(null);
  useEffect(() => {
    if (why === "asked for") track("tour_open", { tour });
    const frame = requestAnimationFrame(() => setStops(stopsOf(tour, document)));
    return () => cancelAnimationFrame(frame);
  }, [tour, why]);
  const isEmpty = stops?.length === 0;
  useEffect(() => {
    if (!isEmpty) return;
    toast({ text: t("tour.nothing") });
    wantTour(null);
  }, [isEmpty, t]);
  if (!stops || isEmpty) return null;
  return (
    <Suspense fallback={null}>
      <TourRunner
        tour={tour}
        stops={stops}
        onEnd={() => {
          wantTour(null);
          void markToursSeen([tour]);
        }}
      />
    </Suspense>
  );
}

function Offer({ tour }: { tour: TourName }) {
  const { t } = useTranslation();
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    if (toursSeenHere().includes(tour)) return;
    const leaving = new AbortController();
    void readSeenTours(leaving.signal).then((seen) => {
      if (!leaving.signal.aborted && seen && !seen.includes(tour)) setOffered(true);
    });
    return () => leaving.abort();
  }, [tour]);
  if (!isOffered) return null;

  function handleLater() {
    setOffered(false);
    // Declining one tour declines the offers of all other screens.
    void markToursSeen(tourNames);
  }

  return (
    <aside
      aria-label={t("tour.offerLabel")}
      className="fixed right-3 bottom-[calc(var(--toast-offset,12px))] left-3 z-panel grid gap-3 rounded-lg border border-border bg-surface-raised p-4 shadow-2 handset:right-6 handset:bottom-6 handset:left-auto handset:w-[320px]"
    >
      <p className="leading-[21px]">{t("tour.offer")}</p>
      <div className="flex gap-2">
        <Button
          size="sm"
          variant="soft"
          onClick={() => {
            setOffered(false);
            wantTour({ tour, why: "first visit" });
          }}
        >
          {t("tour.start")}
        </Button>
        <Button size="sm" variant="ghost" onClick={handleLater}>
          {t("tour.later")}
        </Button>
      </div>
    </aside>
  );
}
