import { X, ZoomIn, ZoomOut } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { IconButton } from "./icon-button.tsx";
import { ModalLayer, ModalTitle } from "./modal-layer.tsx";

export interface ZoomLabels {
  zoomIn: string;
  zoomOut: string;
  close: string;
}

interface ZoomDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  labels: ZoomLabels;
  children: ReactNode;
}

const STEPS = [1, 1.5, 2, 3, 4];

/** A drawing or an image over the whole window, first as large as it fits. */
export function ZoomDialog({ open, onClose, title, labels, children }: ZoomDialogProps) {
  const [step, setStep] = useState(0);
  const zoom = STEPS[step] ?? 1;
  const go = (by: number) => setStep(Math.min(STEPS.length - 1, Math.max(0, step + by)));
  function handleKey({ key }: KeyboardEvent) {
    if (key === "+" || key === "=") go(1);
    if (key === "-") go(-1);
    if (key === "0") setStep(0);
  }
  return (
    <ModalLayer
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      focusFirst="[data-zoom-area]"
      className="inset-2 flex flex-col overflow-hidden rounded-xl border border-transparent bg-surface shadow-3 handset:inset-6"
    >
      <div className="flex flex-none items-center gap-1 border-b border-border py-2 pr-2 pl-5">
        <ModalTitle className="min-w-0 flex-1 truncate text-sm font-medium">{title}</ModalTitle>
        <IconButton label={labels.zoomOut} disabled={step === 0} onClick={() => go(-1)}>
          <ZoomOut />
        </IconButton>
        <span className="w-12 text-center text-xs text-text-subtle tabular-nums">{zoom * 100} %</span>
        <IconButton label={labels.zoomIn} disabled={step === STEPS.length - 1} onClick={() => go(1)}>
          <ZoomIn />
        </IconButton>
        <IconButton label={labels.close} onClick={onClose}>
          <X className="size-4.5" />
        </IconButton>
      </div>
      <section
        data-zoom-area
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an enlarged drawing is scrolled with the keys.
        tabIndex={0}
        onKeyDown={handleKey}
        onDoubleClick={() => setStep(step === 0 ? 2 : 0)}
        className="grid min-h-0 flex-1 overflow-auto -outline-offset-2"
      >
        <div className="zoom-content m-auto p-4" style={{ zoom }}>
          {children}
        </div>
      </section>
    </ModalLayer>
  );
}
