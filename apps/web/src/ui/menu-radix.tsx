import { DropdownMenu } from "radix-ui";
import { type ReactElement, type ReactNode, useRef, useState } from "react";
import { cx } from "./cx.ts";
import { useFloatingLevel } from "./floating-level.ts";
import { MENU, MenuPartsContext } from "./menu-items.tsx";
import { rememberMenuOpener } from "./opener.ts";

type RadixMenuProps = {
  trigger: ReactElement;
  open?: boolean | undefined;
  /** How the menu was opened before this chunk was loaded; null: closed. */
  askedBy: "pointer" | "key" | null;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The element that gets the focus when the menu closes, if not the trigger. */
  giveBack?: (() => HTMLElement | null) | undefined;
  side: "top" | "right" | "bottom" | "left";
  align: "start" | "center" | "end";
  className?: string | undefined;
  children: ReactNode;
};

// Not modal: a modal menu injects a style element, which the content security policy refuses.
export function RadixMenu({
  trigger,
  open,
  askedBy,
  onOpenChange,
  giveBack,
  side,
  align,
  className,
  children,
}: RadixMenuProps) {
  const level = useFloatingLevel();
  const [isOpen, setOpen] = useState(askedBy !== null);
  // Radix detects pointer or keyboard for later openings; the first one happened before it was loaded.
  const isFirst = useRef(askedBy === "key");
  function focusFirstItem(content: HTMLElement | null) {
    if (!content || !isFirst.current) return;
    isFirst.current = false;
    requestAnimationFrame(() => content.querySelector<HTMLElement>("[role^=menuitem]")?.focus());
  }
  return (
    <DropdownMenu.Root
      modal={false}
      open={open ?? isOpen}
      onOpenChange={(next) => {
        if (next) rememberMenuOpener();
        setOpen(next);
        onOpenChange?.(next);
      }}
    >
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          ref={focusFirstItem}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            const target = giveBack?.();
            if (!target) return;
            event.preventDefault();
            target.focus();
          }}
          className={cx(MENU, "min-w-57", level, className)}
        >
          <MenuPartsContext value={DropdownMenu}>{children}</MenuPartsContext>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
