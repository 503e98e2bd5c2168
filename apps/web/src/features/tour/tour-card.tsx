import { X } from "lucide-react";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { placeCard } from "./place-card.ts";
import type { TourStop } from "./tours.ts";

interface TourCardProps {
  stop: TourStop;
  at: number;
  of: number;
  onPrevious: () => void;
  onNext: () => void;
  onExit: () => void;
}

/** The text of a stop. Arrow keys navigate, Esc leaves, Tab is trapped; each stop is announced by its title. */
export function TourCard({ stop, at, of, onPrevious, onNext, onExit }: TourCardProps) {
  const { t } = useTranslation();
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const place = usePlace(card, stop);
  const words = useStopText(stop);
  const isLast = at + 1 === of;
  const isPlaced = place !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each stop moves the focus.
  useEffect(() => {
    // An element that is not visible yet can't take the focus.
    if (isPlaced) title.current?.focus({ preventScroll: true });
  }, [stop, isPlaced]);

  useKeys((event) => {
    if (event.key === "Escape") onExit();
    else if (event.key === "ArrowRight") onNext();
    else if (event.key === "ArrowLeft" && at > 0) onPrevious();
    else if (event.key === "Tab") keepInside(event, card.current);
    else return;
    event.stopPropagation();
  });

  return createPortal(
    <div
      ref={card}
      role="dialog"
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      data-tour-card
      style={place ?? { visibility: "hidden" }}
      className="pointer-events-auto fixed z-[10001] w-[340px] max-w-[calc(100vw-24px)] rounded-lg border border-border bg-surface-raised px-4.5 pt-4 pb-3.5 shadow-3"
    >
      <div className="flex items-start gap-2">
        <h2
          ref={title}
          id={`${id}-title`}
          tabIndex={-1}
          className="min-w-0 flex-1 text-[0.9375rem] leading-[22px] font-semibold tracking-title outline-none"
        >
          {words.title}
        </h2>
        <IconButton label={t("tour.exit")} size="sm" onClick={onExit} className="-mt-1 -mr-1.5">
          <X />
        </IconButton>
      </div>
      <p id={`${id}-text`} className="mt-1 text-md leading-[21px] text-text-muted">
        {words.text}
      </p>
      <div className="mt-3.5 flex items-center gap-2">
        <span className="mr-auto text-xs text-text-subtle tabular-nums">
          {t("tour.progress", { n: at + 1, of })}
        </span>
        {at > 0 && (
          <Button size="sm" onClick={onPrevious}>
            {t("tour.previous")}
          </Button>
        )}
        <Button size="sm" variant="primary" onClick={onNext}>
          {t(isLast ? "tour.done" : "tour.next")}
        </Button>
      </div>
    </div>,
    document.body,
  );
}

/** Listens on the document: a click beside the card removes the focus from it. */
function useKeys(onKey: (event: KeyboardEvent) => void) {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => latest.current(event);
    document.addEventListener("keydown", listen, { capture: true });
    return () => document.removeEventListener("keydown", listen, { capture: true });
  }, []);
}

/** The card's position, updated on resize; null before it has been measured. */
function usePlace(card: React.RefObject<HTMLElement | null>, { place: pointedAt }: TourStop) {
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  useLayoutEffect(() => {
    const measure = () => {
      if (!card.current) return;
      const { offsetWidth: width, offsetHeight: height } = card.current;
      const screen = { width: innerWidth, height: innerHeight };
      setPlace(placeCard({ place: pointedAt.getBoundingClientRect(), card: { width, height }, screen }));
    };
    measure();
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, [card, pointedAt]);
  return place;
}

function keepInside(event: KeyboardEvent, card: HTMLElement | null) {
  event.preventDefault();
  const buttons: (Element | null)[] = [...(card?.querySelectorAll("button") ?? [])];
  const at = buttons.indexOf(document.activeElement);
  const beforeFirst = event.shiftKey ? 0 : -1;
  const next = buttons.at(((at === -1 ? beforeFirst : at) + (event.shiftKey ? -1 : 1)) % buttons.length);
  if (next instanceof HTMLElement) next.focus();
}

function useStopText({ tour, name }: TourStop): { title: string; text: string } {
  const { t } = useTranslation();
  // Every stop has a title and a text, which the compiler can't prove for two variable names; the tests check
  // it.
  const key = `tour.${tour}.${name}` as "tour.chat.composer";
  return { title: t(`${key}.title`), text: t(`${key}.text`) };
}
