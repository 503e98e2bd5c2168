import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import type { Box } from "./page-marks.ts";

interface PassageMarksProps {
  boxes: readonly Box[];
  others: readonly Box[];
  passage: string;
  /** Null: the passage is not on this page. */
  onMark: (mark: HTMLElement | null) => void;
}

/** Highlights the cited passage with its side rule; other passages of the page are only underlined. */
export function PassageMarks({ boxes, others, passage, onMark }: PassageMarksProps) {
  const { t } = useTranslation();
  const mark = useRef<HTMLElement>(null);
  const tell = useEffectEvent(onMark);
  useEffect(() => {
    tell(boxes.length > 0 ? mark.current : null);
  }, [boxes]);
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  const left = Math.min(...boxes.map((box) => box.left));
  return (
    <>
      {others.map((box) => (
        <span
          key={keyOf(box)}
          aria-hidden="true"
          className="absolute border-b border-mark-edge"
          style={placeOf(box)}
        />
      ))}
      {boxes.map((box) => (
        <span key={keyOf(box)} aria-hidden="true" className="source-stroke" style={placeOf(box)} />
      ))}
      {boxes.length > 0 && (
        <mark
          ref={mark}
          tabIndex={-1}
          data-passage
          className="absolute w-[3px] rounded-full bg-mark-edge! text-transparent -outline-offset-1 select-none"
          style={{ left: `max(2px, ${left}% - 14px)`, top: `${top}%`, height: `${bottom - top}%` }}
        >
          <span className="sr-only">{t("sources.passage", { passage })}</span>
        </mark>
      )}
    </>
  );
}

const keyOf = ({ left, top }: Box) => `${left} ${top}`;

const placeOf = ({ left, top, width, height }: Box) => ({
  left: `${left}%`,
  top: `${top}%`,
  width: `${width}%`,
  height: `${height}%`,
});
