import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { cx } from "./cx.ts";
import { dismissToast, onToast, type ShownToast, shownToast } from "./toast.ts";

type ToasterProps = {
  /** Accessible name of the region, e.g. "Avisos". */
  label: string;
  closeLabel: string;
};

/** Mounted once. A screen with a composer sets `--toast-offset` on the root so that toasts stay above it. */
export function Toaster({ label, closeLabel }: ToasterProps) {
  const shown = useSyncExternalStore(onToast, shownToast);
  return (
    <section
      aria-label={label}
      aria-live="polite"
      aria-atomic="true"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--toast-offset,24px)+env(safe-area-inset-bottom))] z-toast flex justify-center px-4"
    >
      {shown && <Toast key={shown.id} toast={shown} closeLabel={closeLabel} />}
    </section>
  );
}

function Toast({ toast, closeLabel }: { toast: ShownToast; closeLabel: string }) {
  const [isHeld, setHeld] = useState(false);
  useCountdownToDismiss(toast, isHeld);
  return (
    <ToastView
      text={toast.text}
      buttonLabel={toast.action?.label ?? closeLabel}
      onPress={() => {
        dismissToast(toast.id);
        toast.action?.onAction();
      }}
      onHold={setHeld}
      className="pointer-events-auto animate-rise-in"
    />
  );
}

type ToastViewProps = {
  text: string;
  buttonLabel: string;
  onPress: () => void;
  onHold?: (isHeld: boolean) => void;
  className?: string;
};

/** Presentation only, for the component gallery. */
function ToastView({ text, buttonLabel, onPress, onHold, className }: ToastViewProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the timer.
    <div
      data-toast
      onPointerEnter={() => onHold?.(true)}
      onPointerLeave={() => onHold?.(false)}
      onFocus={() => onHold?.(true)}
      onBlur={() => onHold?.(false)}
      className={cx(
        "flex min-h-[46px] max-w-full items-center justify-between gap-3 rounded-lg border border-transparent bg-text py-1.5 pr-2 pl-4 text-md text-surface shadow-3",
        className,
      )}
    >
      <span className="min-w-0">{text}</span>
      <button
        type="button"
        onClick={onPress}
        className="h-control-sm flex-none rounded-sm border border-transparent bg-surface/14 px-[9px] text-sm font-medium whitespace-nowrap transition-colors hover:bg-surface/24 focus-visible:outline-surface"
      >
        {buttonLabel}
      </button>
    </div>
  );
}

/** The timer is paused while the toast is hovered or focused and while the page is hidden. */
function useCountdownToDismiss(toast: ShownToast, isHeld: boolean) {
  const left = useRef(toast.ms);
  useEffect(() => {
    if (isHeld) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let startedAt = 0;
    const start = () => {
      startedAt = Date.now();
      timer = setTimeout(() => dismissToast(toast.id), left.current);
    };
    const pause = () => {
      clearTimeout(timer);
      if (startedAt) left.current = Math.max(0, left.current - (Date.now() - startedAt));
      startedAt = 0;
    };
    const follow = () => (document.hidden ? pause() : start());
    if (!document.hidden) start();
    document.addEventListener("visibilitychange", follow);
    return () => {
      pause();
      document.removeEventListener("visibilitychange", follow);
    };
  }, [toast, isHeld]);
}
