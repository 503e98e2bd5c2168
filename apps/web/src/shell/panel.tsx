import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "../lib/use-translation.ts";
import { cx } from "../ui/cx.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { Sheet } from "../ui/sheet.tsx";
import { usePanelSlot } from "./panel-slot.tsx";
import { useShell } from "./shell-state.tsx";
import { type PanelPlace, usePanelPlace } from "./use-layout.ts";

interface PanelProps {
  open: boolean;
  onClose: () => void;
  /** The accessible name, also shown if there is no `header`. */
  title: string;
  /** Replaces the title, beside the close button. */
  header?: ReactNode;
  /** `bare` has its own padding and scrolling. */
  variant?: "page" | "bare";
  /** A new value means new content: the panel takes the focus again, and returns it to the new opener. */
  about?: string;
  /** The element that gets the focus if the opener is gone, e.g. because it was rendered again. */
  returnTo?: () => HTMLElement | null;
  children: ReactNode;
}

/** A side panel beside the page, or over it on narrow screens: a source, files, help. One at a time. */
export function Panel(props: PanelProps) {
  const { open, onClose, title, header, variant = "page", about = title, returnTo, children } = props;
  const { t } = useTranslation();
  const place = usePanelPlace();
  const { slot } = usePanelSlot();
  const { isListHidden } = useShell();
  useLostFocus(open, returnTo);
  if (place === "beside") {
    if (!open || !slot) return null;
    const beside = (
      <PanelBeside title={title} header={header} variant={variant} about={about} onClose={onClose}>
        {children}
      </PanelBeside>
    );
    return createPortal(beside, slot);
  }
  return (
    <Sheet
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      side={place === "overlay" ? "right" : "bottom"}
      modal={place === "sheet"}
      title={title}
      {...(header ? { header } : {})}
      closeLabel={t("shell.closePanel")}
      className={cx(SHEETS[place], place === "lowSheet" && !isListHidden && "web:left-sidebar!")}
    >
      {variant === "bare" ? (
        <div className="h-full">{children}</div>
      ) : (
        <div className="px-6 pb-6">{children}</div>
      )}
    </Sheet>
  );
}

const SHEETS = {
  sheet: "",
  lowSheet: "left-[68px]! h-[47dvh]!",
  overlay: "w-[440px]! bg-canvas!",
} satisfies Record<Exclude<PanelPlace, "beside">, string>;

type BesideProps = Omit<PanelProps, "open" | "returnTo"> & { variant: "page" | "bare"; about: string };

function PanelBeside({ title, header, variant, about, onClose, children }: BesideProps) {
  const { t } = useTranslation();
  const frame = useRef<HTMLElement>(null);
  useReturnFocus(frame, about);
  return (
    <aside
      ref={frame}
      data-region
      tabIndex={-1}
      aria-label={title}
      onKeyDown={(event) => event.key === "Escape" && !event.defaultPrevented && onClose()}
      className="flex min-h-0 w-panel flex-none flex-col border-l border-border bg-canvas -outline-offset-2"
    >
      <div className="flex h-header flex-none items-center gap-2 pr-2.5 pl-4.5">
        {header ?? (
          <h2 className="min-w-0 flex-1 truncate text-[0.9375rem] font-semibold tracking-title">{title}</h2>
        )}
        <IconButton label={t("shell.closePanel")} onClick={onClose} className="ml-auto">
          <X className="size-4.5" />
        </IconButton>
      </div>
      <div className={cx("min-h-0 flex-1", variant === "page" && "overflow-y-auto px-4.5 pb-6")}>
        {children}
      </div>
    </aside>
  );
}

/** If the focus is on the body after closing, moves it to `returnTo`. */
function useLostFocus(isOpen: boolean, returnTo: (() => HTMLElement | null) | undefined) {
  const latest = useRef(returnTo);
  useEffect(() => {
    if (isOpen) latest.current = returnTo;
  });
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      // After the closing layer has tried to return the focus.
      setTimeout(() => {
        if (document.activeElement === document.body) latest.current?.()?.focus();
      });
    };
  }, [isOpen]);
}

/** Takes the focus on opening and returns it on closing, like a sheet. */
function useReturnFocus(frame: React.RefObject<HTMLElement | null>, about: string) {
  const opener = useRef<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new content may have a different opener.
  useEffect(() => {
    const { activeElement } = document;
    if (frame.current?.contains(activeElement)) return;
    opener.current = activeElement;
    frame.current?.focus();
  }, [frame, about]);
  useEffect(() => {
    const element = frame.current;
    return () => {
      const hadFocus = element?.contains(document.activeElement) || document.activeElement === document.body;
      const { current } = opener;
      if (hadFocus && current instanceof HTMLElement && current.isConnected) current.focus();
    };
  }, [frame]);
}
