import type { Dialog as Radix } from "radix-ui";
import {
  type ComponentProps,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useRef,
} from "react";

// The first page shows no layer: what draws one comes when the first is opened.
const RadixModalLayer = lazy(() =>
  import("./modal-radix.tsx").then((module) => ({ default: module.RadixModalLayer })),
);

export type ModalLayerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** With false neither Esc nor a press outside closes it. */
  dismissable?: boolean;
  /** With false the page behind stays in use and there is no scrim. */
  modal?: boolean;
  role?: "dialog" | "alertdialog";
  scrim?: "full" | "half";
  level?: "drawer" | "dialog";
  /** A CSS selector for what takes focus first. */
  focusFirst?: string;
  className?: string;
  children: ReactNode;
};

/** What dialog, drawer and command palette share. */
export function ModalLayer(props: ModalLayerProps) {
  const wasOpened = useRef(false);
  if (props.open) wasOpened.current = true;
  if (!wasOpened.current) return null;
  return (
    <Suspense fallback={null}>
      <RadixModalLayer {...props} />
    </Suspense>
  );
}

export const ModalParts = createContext<Pick<typeof Radix, "Title" | "Description"> | null>(null);

function useParts() {
  const parts = useContext(ModalParts);
  if (!parts) throw new Error("A title and a description belong inside a layer.");
  return parts;
}

export function ModalTitle(props: ComponentProps<typeof Radix.Title>) {
  const { Title } = useParts();
  return <Title {...props} />;
}

export function ModalDescription(props: ComponentProps<typeof Radix.Description>) {
  const { Description } = useParts();
  return <Description {...props} />;
}
