import { X } from "lucide-react";
import { Popover as Radix } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import { cx } from "./cx.ts";
import { useFloatingLevel } from "./floating-level.ts";
import { IconButton } from "./icon-button.tsx";

type PopoverProps = {
  /** A button that opens the popover and gets the focus back. */
  trigger?: ReactElement;
  /** Instead of a trigger: the element to anchor to, e.g. a button in a list that is rendered elsewhere. */
  anchor?: HTMLElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  title: string;
  titleHidden?: boolean;
  closeLabel: string;
  side?: "top" | "right" | "bottom" | "left";
  align?: "start" | "center" | "end";
  className?: string;
  children: ReactNode;
};

export function Popover({
  trigger,
  anchor,
  open,
  onOpenChange,
  title,
  titleHidden = false,
  closeLabel,
  side = "bottom",
  align = "start",
  className,
  children,
}: PopoverProps) {
  const level = useFloatingLevel();
  return (
    <Radix.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      {anchor && <Radix.Anchor virtualRef={{ current: anchor }} />}
      <Radix.Portal>
        <Radix.Content
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          {...(anchor
            ? {
                onCloseAutoFocus: (event) => {
                  event.preventDefault();
                  anchor.focus();
                },
              }
            : {})}
          aria-label={title}
          className={cx(
            "max-h-(--radix-popover-content-available-height) w-98 max-w-[calc(100vw-24px)] overflow-y-auto rounded-lg border border-transparent bg-surface-raised px-4.5 py-4 shadow-3 outline-none",
            "origin-(--radix-popover-content-transform-origin) data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in",
            level,
            className,
          )}
        >
          {!titleHidden && (
            <div className="-mr-1.5 mb-2.5 flex items-center gap-2">
              <p className="min-w-0 flex-1 text-[0.9375rem] font-semibold">{title}</p>
              <Radix.Close asChild>
                <IconButton label={closeLabel} size="sm">
                  <X />
                </IconButton>
              </Radix.Close>
            </div>
          )}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
