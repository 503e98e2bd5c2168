import { DropdownMenu } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import { cx } from "./cx.ts";
import { MENU, MenuPartsContext } from "./menu-items.tsx";
import { useFloatingLevel } from "./modal-layer.tsx";
import { rememberMenuOpener } from "./opener.ts";

type MenuProps = {
  /** A button; the menu grows from it. */
  trigger: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  side?: "top" | "right" | "bottom" | "left";
  align?: "start" | "center" | "end";
  className?: string;
  /** MenuItem, MenuChoice, MenuSub, MenuLabel, MenuSeparator. */
  children: ReactNode;
};

// Not modal: a modal menu injects a style element, which the content security policy refuses.
export function Menu({
  trigger,
  open,
  onOpenChange,
  side = "bottom",
  align = "start",
  className,
  children,
}: MenuProps) {
  const level = useFloatingLevel();
  return (
    <DropdownMenu.Root
      modal={false}
      {...(open === undefined ? {} : { open })}
      onOpenChange={(next) => {
        if (next) rememberMenuOpener();
        onOpenChange?.(next);
      }}
    >
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={cx(MENU, "min-w-57", level, className)}
        >
          <MenuPartsContext value={DropdownMenu}>{children}</MenuPartsContext>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
