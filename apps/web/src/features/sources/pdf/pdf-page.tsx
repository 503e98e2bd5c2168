import { memo, useEffect, useRef, useState } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import type { Passage } from "../source.ts";
import type { OpenPdf } from "./load-pdf.ts";
import { type Box, passageBoxes } from "./page-marks.ts";
import { PassageMarks } from "./passage-marks.tsx";

interface PdfPageProps {
  open: OpenPdf;
  number: number;
  /** In CSS pixels. */
  width: number;
  /** The open passage, where it is or continues on this page. */
  active: Passage | null;
  /** Other passages that the answer cites from this page. */
  others: readonly Passage[];
  /** Reports the page's aspect ratio (height by width) once it is known. */
  onShape: (number: number, ratio: number) => void;
  /** Called after the page is drawn: the mark of the open passage, or null when it was not found. */
  onMarked: (number: number, mark: HTMLElement | null) => void;
}

const MOST_PIXELS_A_POINT = 2;

/** One page: the canvas, the highlight below it, and its selectable, accessible text above it. */
export const PdfPage = memo(function PdfPage(props: PdfPageProps) {
  const { open, number, width, active, others, onShape, onMarked } = props;
  const { t } = useTranslation();
  const frame = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [pieces, setPieces] = useState<readonly HTMLElement[]>([]);
  const [boxes, setBoxes] = useState<{ active: Box[]; others: Box[] }>({ active: [], others: [] });

  useEffect(() => {
    if (!canvas.current || !layer.current) return;
    return drawPage(
      { open, number, width, canvas: canvas.current, layer: layer.current },
      { onShape, setPieces },
    );
  }, [open, number, width, onShape]);

  useEffect(() => {
    const page = frame.current;
    if (!page || pieces.length === 0) return;
    setBoxes({
      active: active ? passageBoxes(page, pieces, active.passage) : [],
      others: others.flatMap(({ passage }) => passageBoxes(page, pieces, passage)),
    });
  }, [pieces, active, others]);

  return (
    <section ref={frame} aria-label={t("sources.pageLabel", { page: number })} className="absolute inset-0">
      {pieces.length > 0 && (
        <PassageMarks
          boxes={boxes.active}
          others={boxes.others}
          passage={active?.passage ?? ""}
          onMark={(mark) => onMarked(number, mark)}
        />
      )}
      <canvas ref={canvas} className="absolute inset-0 size-full mix-blend-multiply" />
      <div ref={layer} className="pdf-text" />
    </section>
  );
});

interface Drawing {
  open: OpenPdf;
  number: number;
  width: number;
  canvas: HTMLCanvasElement;
  layer: HTMLElement;
}

interface Drawn {
  onShape: (number: number, ratio: number) => void;
  setPieces: (pieces: readonly HTMLElement[]) => void;
}

/** Draws a page; the returned function cancels the drawing. */
function drawPage(
  { open, number, width, canvas, layer }: Drawing,
  { onShape, setPieces }: Drawn,
): () => void {
  let isGone = false;
  let stop = () => undefined as unknown;
  const draw = async () => {
    const page = await open.pdf.getPage(number);
    if (isGone) return;
    const { width: own, height } = page.getViewport({ scale: 1 });
    onShape(number, height / own);
    const viewport = page.getViewport({ scale: width / own });
    const density = Math.min(MOST_PIXELS_A_POINT, devicePixelRatio || 1);
    canvas.width = Math.floor(viewport.width * density);
    canvas.height = Math.floor(viewport.height * density);
    const rendering = page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] });
    stop = () => rendering.cancel();
    await rendering.promise;
    if (isGone) return;
    layer.replaceChildren();
    layer.style.setProperty("--total-scale-factor", String(viewport.scale));
    const text = new open.lib.TextLayer({
      textContentSource: page.streamTextContent(),
      container: layer,
      viewport,
    });
    stop = () => text.cancel();
    await text.render();
    if (!isGone) setPieces([...text.textDivs]);
  };
  // Cancelled, or the page can't be drawn: it stays blank, and the other pages are unaffected.
  draw().catch(() => undefined);
  return () => {
    isGone = true;
    stop();
    setPieces([]);
  };
}
