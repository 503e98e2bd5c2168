import { Dialog as Radix } from "radix-ui";
import { useRef } from "react";
import { cx } from "./cx.ts";
import { InModal } from "./floating-level.ts";
import { type ModalLayerProps, ModalParts } from "./modal-parts.ts";
import { openerOf } from "./opener.ts";

const PARTS = { Title: Radix.Title, Description: Radix.Description };

/**
 * The layer itself. Radix's own overlay is not used: it would inject a style element, which the content
 * security policy refuses; base.css prevents page scrolling instead.
 */
export function RadixModalLayer({
  open,
  onOpenChange,
  dismissable = true,
  modal = true,
  role = "dialog",
  scrim = "full",
  level = "dialog",
  focusFirst,
  className,
  children,
}: ModalLayerProps) {
  const opener = useRef<HTMLElement | null>(null);
  const refuse = (event: Event) => {
    if (!dismissable || isToast(event.target) || takesEscape(event.target)) event.preventDefault();
  };

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={modal}>
      <Radix.Portal>
        {modal && (
          <div
            data-scrim
            data-state={open ? "open" : "closed"}
            className={cx(
              "pointer-events-auto fixed inset-0 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in",
              scrim === "half" && "opacity-55",
              LEVELS[level],
            )}
          />
        )}
        <Radix.Content
          role={role}
          aria-modal={modal}
          onOpenAutoFocus={(event) => {
            opener.current = openerOf(document.activeElement);
            const first = focusFirst && document.querySelector<HTMLElement>(focusFirst);
            if (!first) return;
            event.preventDefault();
            first.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current?.isConnected) opener.current.focus();
          }}
          onEscapeKeyDown={refuse}
          onPointerDownOutside={(event) => {
            if (!dismissable || isToast(event.detail.originalEvent.target)) event.preventDefault();
          }}
          onInteractOutside={modal ? undefined : (event) => event.preventDefault()}
          className={cx("fixed outline-none", LEVELS[level], className)}
        >
          <InModal value={modal}>
            <ModalParts value={PARTS}>{children}</ModalParts>
          </InModal>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const LEVELS = { drawer: "z-drawer", dialog: "z-dialog" } satisfies Record<string, string>;

/** Toasts are above every layer; using a toast must not close the layer under it. */
function isToast(target: EventTarget | null) {
  return target instanceof Element && target.closest("[data-toast]") !== null;
}

/** A field inside the layer that handles Escape itself; the layer receives the key first. */
function takesEscape(target: EventTarget | null) {
  return target instanceof Element && target.closest("[data-takes-escape]") !== null;
}
