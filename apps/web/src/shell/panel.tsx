import { X } from "lucide-react";
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { cx } from "../ui/cx.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { Sheet } from "../ui/sheet.tsx";
import { useShell } from "./shell-state.tsx";
import { type PanelPlace, usePanelPlace } from "./use-layout.ts";

interface PanelProps {
  open: boolean;
  onClose: () => void;
  /** What it is for readers, and what is shown where there is no `header`. */
  title: string;
  /** In the place of the title, beside the closing cross. */
  header?: ReactNode;
  /** `bare` brings its own sides and scrolls by itself. */
  variant?: "page" | "bare";
  /** Another value is another matter: focus goes there again, and comes back to what asked for it. */
  about?: string;
  /** Where focus goes when what asked for it is gone, e.g. drawn anew. */
  returnTo?: () => HTMLElement | null;
  children: ReactNode;
}

const Slot = createContext<{ slot: HTMLElement | null; setSlot: (slot: HTMLElement | null) => void } | null>(
  null,
);

export function PanelProvider({ children }: { children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return <Slot value={{ slot, setSlot }}>{children}</Slot>;
}

function useSlot() {
  const slot = useContext(Slot);
  if (!slot) throw new Error("This belongs inside the shell.");
  return slot;
}

/** Where panels stand beside the page; mounted once, as the last part of the shell. */
export function PanelSlot() {
  const { setSlot } = useSlot();
  return <div ref={setSlot} className="contents" />;
}

/** What stands at the right of a page, or over it where there is no room: a source, files, help. One at a time. */
export function Panel(props: PanelProps) {
  const { open, onClose, title, header, variant = "page", about = title, returnTo, children } = props;
  const { t } = useTranslation();
  const place = usePanelPlace();
  const { slot } = useSlot();
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

/** After it has closed: focus that fell to the page itself goes where it came from. */
function useLostFocus(isOpen: boolean, returnTo: (() => HTMLElement | null) | undefined) {
  const latest = useRef(returnTo);
  useEffect(() => {
    if (isOpen) latest.current = returnTo;
  });
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      // When the closing layer has tried to give it back.
      setTimeout(() => {
        if (document.activeElement === document.body) latest.current?.()?.focus();
      });
    };
  }, [isOpen]);
}

/** Takes focus when it opens and gives it back when it closes, as a sheet does. */
function useReturnFocus(frame: React.RefObject<HTMLElement | null>, about: string) {
  const opener = useRef<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new matter is asked for from somewhere else.
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
