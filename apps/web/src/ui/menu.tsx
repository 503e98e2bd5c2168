import {
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  Suspense,
  useState,
} from "react";
import { late, loadLateParts } from "./late.ts";
import { rememberMenuOpener } from "./opener.ts";

/** The menu itself is loaded when the first one is opened; until then the page has only the buttons. */
export const LazyMenu = late(() => import("./menu-radix.tsx").then((module) => module.RadixMenu));

type MenuProps = {
  /** A button; the menu grows from it. */
  trigger: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The element that gets the focus when the menu closes; null for the trigger. */
  giveBack?: () => HTMLElement | null;
  side?: "top" | "right" | "bottom" | "left";
  align?: "start" | "center" | "end";
  className?: string;
  /** MenuItem, MenuChoice, MenuSub, MenuLabel, MenuSeparator, or a late part that consists of them. */
  children: ReactNode;
};

export function Menu({ trigger, side = "bottom", align = "start", ...rest }: MenuProps) {
  const [askedBy, setAskedBy] = useState<"pointer" | "key" | null>(null);
  function ask(by: "pointer" | "key") {
    rememberMenuOpener();
    setAskedBy(by);
    rest.onOpenChange?.(true);
  }
  const button = <Waiting trigger={trigger} onAsk={ask} />;
  if (!askedBy && !rest.open) return button;
  return (
    <Suspense fallback={button}>
      <LazyMenu trigger={trigger} side={side} align={align} askedBy={askedBy} {...rest} />
    </Suspense>
  );
}

/** The trigger before its menu was ever opened; it looks and behaves like the real trigger. */
function Waiting({ trigger, onAsk }: { trigger: ReactElement; onAsk: (by: "pointer" | "key") => void }) {
  return cloneElement(trigger as ReactElement<Record<string, unknown>>, {
    "aria-haspopup": "menu",
    "aria-expanded": false,
    onPointerEnter: loadLateParts,
    onFocus: loadLateParts,
    // Enter and the space bar cause a click event without a pointer.
    onClick: (event: MouseEvent) => onAsk(event.detail === 0 ? "key" : "pointer"),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "ArrowDown") return;
      event.preventDefault();
      onAsk("key");
    },
  });
}
