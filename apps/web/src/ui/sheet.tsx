import { X } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { IconButton } from "./icon-button.tsx";
import { ModalLayer, ModalTitle } from "./modal-layer.tsx";

type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  side: "left" | "right" | "bottom";
  title: string;
  /** Replaces the title, e.g. by the brand in the conversation list's drawer. */
  header?: ReactNode;
  /** Shown next to the title, e.g. a badge. */
  aside?: ReactNode;
  closeLabel: string;
  /** If false, the page beside the sheet stays interactive, e.g. a source beside a conversation on a tablet. */
  modal?: boolean;
  /** Stays in view below the scrolling content, e.g. buttons. */
  footer?: ReactNode;
  className?: string;
  children: ReactNode;
};

export function Sheet({
  open,
  onOpenChange,
  side,
  title,
  header,
  aside,
  closeLabel,
  modal = true,
  footer,
  className,
  children,
}: SheetProps) {
  return (
    <ModalLayer
      open={open}
      onOpenChange={onOpenChange}
      modal={modal}
      level="drawer"
      scrim={side === "right" ? "half" : "full"}
      className={cx(
        "flex flex-col overflow-hidden border border-transparent shadow-3",
        SIDES[side],
        className,
      )}
    >
      {side === "bottom" && (
        <span className="mx-auto mt-2.5 h-1 w-9 flex-none rounded-full bg-border-strong" />
      )}
      <div
        className={cx("flex h-header flex-none items-center gap-2 pr-3", side === "left" ? "pl-4.5" : "pl-6")}
      >
        <ModalTitle
          className={header ? "sr-only" : "min-w-0 truncate text-[1.0625rem] font-semibold tracking-title"}
        >
          {title}
        </ModalTitle>
        {header}
        {aside}
        <IconButton label={closeLabel} onClick={() => onOpenChange(false)} className="ml-auto">
          <X className="size-4.5" />
        </IconButton>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
      {footer && (
        <div className="flex-none border-t border-border bg-surface-raised px-6 py-3 pb-[calc(12px+env(safe-area-inset-bottom))]">
          {footer}
        </div>
      )}
    </ModalLayer>
  );
}

const SIDES = {
  left: "inset-y-0 left-0 w-[326px] max-w-[calc(100vw-40px)] rounded-r-[22px] bg-canvas pt-[env(safe-area-inset-top)] data-[state=closed]:animate-to-left data-[state=open]:animate-from-left",
  right:
    "inset-y-0 right-0 w-[420px] max-w-full bg-surface-raised pt-[env(safe-area-inset-top)] data-[state=closed]:animate-to-right data-[state=open]:animate-from-right",
  bottom:
    "inset-x-0 bottom-0 h-[80dvh] rounded-t-[24px] bg-canvas pb-[env(safe-area-inset-bottom)] data-[state=closed]:animate-to-below data-[state=open]:animate-from-below",
} satisfies Record<string, string>;
