import { ContextMenu as Radix } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import { cx } from "./cx.ts";
import { MENU, MenuPartsContext } from "./menu-items.tsx";
import { useFloatingLevel } from "./modal-layer.tsx";
import { rememberMenuOpener } from "./opener.ts";

type ContextMenuProps = {
  /** The element that takes the right click, the menu key and the long press. */
  target: ReactElement;
  onOpenChange?: (open: boolean) => void;
  /** The same items as in a Menu. Never the only way: a touch user needs the visible button too. */
  children: ReactNode;
};

export function ContextMenu({ target, onOpenChange, children }: ContextMenuProps) {
  const level = useFloatingLevel();
  return (
    <Radix.Root
      modal={false}
      onOpenChange={(next) => {
        if (next) rememberMenuOpener();
        onOpenChange?.(next);
      }}
    >
      <Radix.Trigger asChild>{target}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content collisionPadding={8} className={cx(MENU, "min-w-57", level)}>
          <MenuPartsContext value={Radix}>{children}</MenuPartsContext>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
