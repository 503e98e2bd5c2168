import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from "react";
import { useTranslation } from "../../lib/use-translation.ts";
import { cx } from "../../ui/cx.ts";
import { type Corners, moveCorner, type Point } from "./corners.ts";
import type { ScanPage } from "./use-scan-pages.ts";

const NAMES = ["topLeft", "topRight", "bottomRight", "bottomLeft"] as const;

const STEP = 0.005;
const LARGE_STEP = 0.05;
const KEYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface CornerEditorProps {
  photo: Pick<ScanPage, "url" | "corners" | "width" | "height">;
  onCorners: (corners: Corners) => void;
}

/** The photo with a handle at each corner of the page, moved by pointer or by arrow keys. */
export function CornerEditor({ photo, onCorners }: CornerEditorProps) {
  const { url, corners, width, height } = photo;
  const { t } = useTranslation();
  const hintId = useId();
  const frame = useRef<HTMLFieldSetElement>(null);
  /** From the pointer to the corner: a corner must not jump to the place where its handle was grasped. */
  const grasp = useRef<Point>({ x: 0, y: 0 });
  const [movedByKey, setMovedByKey] = useState("");

  function placeOf({ clientX, clientY }: PointerEvent): Point {
    const { left, top, width, height } = frame.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  }

  function handleDown(event: PointerEvent<HTMLButtonElement>, corner: Point) {
    event.currentTarget.setPointerCapture(event.pointerId);
    const { x, y } = placeOf(event);
    grasp.current = { x: corner.x - x, y: corner.y - y };
  }

  function handleMove(event: PointerEvent<HTMLButtonElement>, index: number) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { x, y } = placeOf(event);
    onCorners(moveCorner(corners, index, { x: x + grasp.current.x, y: y + grasp.current.y }));
  }

  function handleKey(event: KeyboardEvent, index: number) {
    const way = KEYS[event.key];
    const corner = corners[index];
    if (!way || !corner) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    const moved = moveCorner(corners, index, { x: corner.x + way.x * step, y: corner.y + way.y * step });
    onCorners(moved);
    const { x, y } = moved[index] ?? corner;
    const name = t(`scan.corners.${NAMES[index] ?? "topLeft"}`);
    setMovedByKey(t("scan.moved", { corner: name, x: Math.round(x * 100), y: Math.round(y * 100) }));
  }

  return (
    <div>
      {/* The handles stand half outside the photo. */}
      <div className="grid place-items-center rounded-lg bg-surface-sunken p-6">
        <fieldset
          ref={frame}
          aria-label={t("scan.photo")}
          aria-describedby={hintId}
          className="relative m-0 min-w-0 border-0 p-0"
        >
          <img
            src={url}
            alt=""
            // Until the photo is decoded, the handles need its shape.
            width={width}
            height={height}
            draggable={false}
            className="block h-auto max-h-[38dvh] w-auto max-w-full select-none web:max-h-[46dvh]"
          />
          <Outline corners={corners} />
          {corners.map((corner, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a corner is its place in the list.
              key={index}
              type="button"
              data-scan-corner
              aria-label={t(`scan.corners.${NAMES[index] ?? "topLeft"}`)}
              onPointerDown={(event) => handleDown(event, corner)}
              onPointerMove={(event) => handleMove(event, index)}
              onKeyDown={(event) => handleKey(event, index)}
              style={{ left: `${corner.x * 100}%`, top: `${corner.y * 100}%` }}
              className={cx(
                "absolute size-touch -translate-x-1/2 -translate-y-1/2 cursor-grab touch-none rounded-full active:cursor-grabbing",
                "before:absolute before:inset-2.5 before:rounded-full before:border-3 before:border-accent before:outline-2 before:outline-surface",
              )}
            />
          ))}
        </fieldset>
      </div>
      <p id={hintId} className="mt-2 text-sm text-text-muted">
        {t("scan.hint")}
      </p>
      <p role="status" className="sr-only">
        {movedByKey}
      </p>
    </div>
  );
}

function Outline({ corners }: { corners: Corners }) {
  const points = corners.map(({ x, y }) => `${x * 100},${y * 100}`).join(" ");
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-0 size-full overflow-visible"
    >
      {/* A light line under the coloured one: it can be seen on dark and on bright photos. */}
      <polygon
        points={points}
        fill="none"
        strokeWidth={5}
        vectorEffect="non-scaling-stroke"
        className="stroke-surface"
      />
      <polygon
        points={points}
        fillOpacity={0.12}
        strokeWidth={2}
        vectorEffect="non-scaling-stroke"
        className="fill-accent stroke-accent"
      />
    </svg>
  );
}
