import { type KeyboardEvent, type PointerEvent, useEffect, useId, useState } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { type Crop, clampCrop, cropArea, MOST_ZOOM, sideOf, wholeCrop } from "./crop-square.ts";

const VIEW_PX = 280;
/** Sharp on every screen and still a small upload. */
const RESULT_PX = 512;
const STEP_PX = 12;
const ZOOM_STEP = 0.1;

interface CropDialogProps {
  /** Null: closed. */
  picture: ImageBitmap | null;
  isBusy: boolean;
  onClose: () => void;
  onUse: (picture: Blob) => void;
}

/** Crops the chosen picture to a square; the rest of the file never leaves this browser. */
export function CropDialog({ picture, isBusy, onClose, onUse }: CropDialogProps) {
  const { t } = useTranslation();
  const zoomId = useId();
  // The dialog's content mounts later than this component, so drawing waits for the canvas element.
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const [crop, setCrop] = useState<Crop>({ x: 0, y: 0, zoom: 1 });
  const [last, setLast] = useState<ImageBitmap | null>(null);
  if (picture && picture !== last) {
    setLast(picture);
    setCrop(wholeCrop(picture));
  }

  useEffect(() => {
    if (last && canvas) draw(canvas, last, crop);
  }, [last, crop, canvas]);

  function move(dx: number, dy: number) {
    if (last) setCrop((now) => clampCrop(last, { ...now, x: now.x + dx, y: now.y + dy }));
  }

  function handleKey(event: KeyboardEvent) {
    if (!last) return;
    const step = (STEP_PX * sideOf(last, crop.zoom)) / VIEW_PX;
    const moves: Record<string, [number, number]> = {
      ArrowLeft: [-step, 0],
      ArrowRight: [step, 0],
      ArrowUp: [0, -step],
      ArrowDown: [0, step],
    };
    const way = moves[event.key];
    const closer = event.key === "+" ? ZOOM_STEP : event.key === "-" ? -ZOOM_STEP : 0;
    if (!way && closer === 0) return;
    event.preventDefault();
    if (way) move(...way);
    else setCrop((now) => clampCrop(last, { ...now, zoom: now.zoom + closer }));
  }

  function handleDrag(event: PointerEvent) {
    if (!last || event.buttons === 0) return;
    const perPx = sideOf(last, crop.zoom) / VIEW_PX;
    move(-event.movementX * perPx, -event.movementY * perPx);
  }

  function handleUse() {
    if (!last) return;
    const result = document.createElement("canvas");
    result.width = RESULT_PX;
    result.height = RESULT_PX;
    draw(result, last, crop);
    result.toBlob((blob) => blob && onUse(blob), "image/png");
  }

  return (
    <Dialog
      open={picture !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("assistantEditor.crop.title")}
      description={t("assistantEditor.crop.text")}
      focusFirst="[data-crop]"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t("assistantEditor.crop.cancel")}
          </Button>
          <Button variant="primary" onClick={handleUse} busy={isBusy}>
            {t("assistantEditor.crop.use")}
          </Button>
        </>
      }
    >
      <div className="grid justify-items-center gap-4">
        <div
          data-crop
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys move the picture.
          tabIndex={0}
          aria-label={t("assistantEditor.crop.frame")}
          onKeyDown={handleKey}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={handleDrag}
          className="max-w-full cursor-move touch-none rounded-[28%]"
        >
          <canvas
            ref={setCanvas}
            width={VIEW_PX * 2}
            height={VIEW_PX * 2}
            className="size-70 max-w-full rounded-[28%] bg-surface-sunken"
          />
        </div>
        <label htmlFor={zoomId} className="flex w-70 max-w-full items-center gap-3 text-sm">
          {t("assistantEditor.crop.zoom")}
          <input
            id={zoomId}
            type="range"
            min={1}
            max={MOST_ZOOM}
            step={0.05}
            value={crop.zoom}
            onChange={(event) => {
              const zoom = Number(event.currentTarget.value);
              if (last) setCrop((now) => clampCrop(last, { ...now, zoom }));
            }}
            className="min-w-0 flex-1 accent-(--accent) pointer-coarse:h-touch"
          />
        </label>
      </div>
    </Dialog>
  );
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop) {
  const { left, top, side } = cropArea(picture, crop);
  const context = canvas.getContext("2d");
  context?.clearRect(0, 0, canvas.width, canvas.height);
  context?.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}
