import { Dialog as Radix } from "radix-ui";
import { useRef } from "react";
import { cx } from "./cx.ts";
import { InModal } from "./floating-level.ts";
import { type ModalLayerProps, ModalParts } from "./modal-parts.ts";
import { openerOf } from "./opener.ts";

const PARTS = { Title: Radix.Title, Description: Radix.Description };

/**
 * The layer itself. Radix's own overlay is left out: it would inject a style element, which the page's content
 * security policy refuses; base.css holds the page still instead.
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

/** A toast lies over every layer; using it must not close what is under it. */
function isToast(target: EventTarget | null) {
  return target instanceof Element && target.closest("[data-toast]") !== null;
}

/** A field that Escape means something to inside the layer; the layer hears the key first. */
function takesEscape(target: EventTarget | null) {
  return target instanceof Element && target.closest("[data-takes-escape]") !== null;
}
