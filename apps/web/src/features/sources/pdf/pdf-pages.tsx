import { type RefObject, useCallback, useEffect, useMemo, useState } from "react";
import type { Passage } from "../source.ts";
import type { ViewerProps } from "../viewer.ts";
import type { OpenPdf } from "./load-pdf.ts";
import { PdfPage } from "./pdf-page.tsx";
import { usePagesInSight } from "./use-pages-in-sight.ts";

interface PdfPagesProps extends Omit<ViewerProps, "ref" | "onFound" | "document"> {
  open: OpenPdf;
  scroller: RefObject<HTMLElement | null>;
  onMarked: (number: number, mark: HTMLElement | null) => void;
}

/** A4, until the page's own ratio is known. */
const USUAL_RATIO = Math.SQRT2;
const SIDES_PX = 40;

/** Every page has its place; only those near the viewport are drawn. */
export function PdfPages({ open, scroller, active, passages, zoom, onPlace, onMarked }: PdfPagesProps) {
  const count = open.pdf.numPages;
  const [ratios, setRatios] = useState<ReadonlyMap<number, number>>(new Map());
  const room = useRoom(scroller);
  const { inSight, current } = usePagesInSight(scroller, count);
  const width = Math.floor(Math.max(0, room - SIDES_PX) * zoom);

  useEffect(() => onPlace({ page: current, pages: count }), [onPlace, current, count]);

  const handleShape = useCallback((number: number, ratio: number) => {
    setRatios((known) => (known.get(number) === ratio ? known : new Map(known).set(number, ratio)));
  }, []);

  const others = useMemo(() => byPage(passages.filter(({ n }) => n !== active?.n)), [passages, active]);
  const first = ratios.get(1) ?? USUAL_RATIO;
  return (
    <div className="flex w-max min-w-full flex-col items-center gap-5 p-5 pb-20">
      {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
        <div
          key={number}
          data-page={number}
          className="relative flex-none bg-paper shadow-2"
          style={{ width, height: Math.round(width * (ratios.get(number) ?? first)) }}
        >
          {inSight.has(number) && width > 0 && (
            <PdfPage
              open={open}
              number={number}
              width={width}
              active={active && isNear(active, number) ? active : null}
              others={others.get(number) ?? NONE}
              onShape={handleShape}
              onMarked={onMarked}
            />
          )}
        </div>
      ))}
    </div>
  );
}

const NONE: readonly Passage[] = [];

/** A passage may continue on the next page. */
const isNear = ({ page }: Passage, number: number) => page === null || number === page || number === page + 1;

function byPage(passages: readonly Passage[]): ReadonlyMap<number, readonly Passage[]> {
  return Map.groupBy(
    passages.filter(({ page }) => page !== null),
    ({ page }) => page ?? 0,
  );
}

/** The available width for pages. */
function useRoom(scroller: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setRoom(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  return room;
}
