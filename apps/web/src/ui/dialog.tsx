import { X } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { IconButton } from "./icon-button.tsx";
import { ModalDescription, ModalLayer, ModalTitle } from "./modal-layer.tsx";

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** Label of the close button; without it there is no close button. */
  closeLabel?: string;
  dismissable?: boolean;
  size?: "md" | "lg";
  focusFirst?: string;
  /** Buttons, the primary one last: at the right on wide screens, on top on phones. */
  footer?: ReactNode;
  children?: ReactNode;
};

export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  dismissable = true,
  size = "md",
  focusFirst,
  footer,
  children,
}: DialogProps) {
  return (
    <ModalLayer
      open={open}
      onOpenChange={onOpenChange}
      dismissable={dismissable}
      {...(focusFirst ? { focusFirst } : {})}
      className={cx(DIALOG_FRAME, size === "lg" ? "w-[640px]" : "w-[440px]")}
    >
      <div className="overflow-y-auto px-5 pt-6 handset:px-7">
        <ModalTitle className={cx(DIALOG_TITLE, closeLabel && "pr-10")}>{title}</ModalTitle>
        {description && <ModalDescription className={DIALOG_TEXT}>{description}</ModalDescription>}
        {children && <div className="mt-4">{children}</div>}
      </div>
      {footer ? <DialogFooter>{footer}</DialogFooter> : <div className="h-6 flex-none" />}
      {closeLabel && (
        <IconButton
          label={closeLabel}
          onClick={() => onOpenChange(false)}
          className="absolute! top-5 right-4 handset:right-5"
        >
          <X className="size-4.5" />
        </IconButton>
      )}
    </ModalLayer>
  );
}

export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-none flex-col-reverse gap-2.5 px-5 pt-6 pb-6 handset:flex-row handset:justify-end handset:px-7 max-handset:[&>*]:h-control-lg">
      {children}
    </div>
  );
}

export const DIALOG_FRAME =
  "inset-x-0 top-1/2 mx-auto flex max-h-[calc(100dvh-32px)] max-w-[calc(100vw-32px)] -translate-y-1/2 flex-col overflow-hidden rounded-xl border border-transparent bg-surface-raised shadow-3 data-[state=closed]:animate-rise-out data-[state=open]:animate-rise-in";

export const DIALOG_TITLE = "text-xl font-semibold tracking-title";

export const DIALOG_TEXT = "mt-2 text-[0.9375rem] leading-[23px] text-text-muted";
