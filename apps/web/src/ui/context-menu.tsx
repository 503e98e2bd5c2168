import {
  cloneElement,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  Suspense,
  useRef,
  useState,
} from "react";
import { LazyMenu } from "./menu.tsx";

type Target = ReactElement<{ onContextMenu?: (event: MouseEvent) => void }>;

type ContextMenuProps = {
  /** The element that takes the right click, the menu key and the long press. */
  target: Target;
  onOpenChange?: (open: boolean) => void;
  /** The same items as in a Menu. Touch users need a visible button for these actions too. */
  children: ReactNode;
};

/** A menu that opens at the pointer. */
export function ContextMenu({ target, onOpenChange, children }: ContextMenuProps) {
  const [place, setPlace] = useState({ left: 0, top: 0, count: 0 });
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<Element | null>(null);

  function change(next: boolean) {
    setOpen(next);
    onOpenChange?.(next);
  }

  function handleContextMenu(event: MouseEvent) {
    target.props.onContextMenu?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    opener.current = document.activeElement;
    setPlace(({ count }) => ({ left: event.clientX, top: event.clientY, count: count + 1 }));
    change(true);
  }

  return (
    <>
      {cloneElement(target, { onContextMenu: handleContextMenu })}
      {place.count > 0 && (
        <Suspense fallback={null}>
          <LazyMenu
            // Keyed by position: Radix does not move an open menu to a new position.
            key={place.count}
            trigger={
              <span
                aria-hidden="true"
                className="pointer-events-none fixed size-0"
                style={{ left: place.left, top: place.top }}
              />
            }
            open={isOpen}
            askedBy="pointer"
            onOpenChange={change}
            giveBack={() => (opener.current instanceof HTMLElement ? opener.current : null)}
            side="bottom"
            align="start"
          >
            {children}
          </LazyMenu>
        </Suspense>
      )}
    </>
  );
}
