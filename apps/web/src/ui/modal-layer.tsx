import type { Dialog as Radix } from "radix-ui";
import { type ComponentProps, lazy, Suspense, useContext } from "react";
import { loadWhenOnline } from "../lib/load-when-online.ts";
import { useEver } from "../lib/use-ever.ts";
import { type ModalLayerProps, ModalParts } from "./modal-parts.ts";

// The first page shows no layer: the implementation is loaded when the first layer opens.
const RadixModalLayer = lazy(
  loadWhenOnline(() => import("./modal-radix.tsx").then((module) => ({ default: module.RadixModalLayer }))),
);

/** Shared by dialog, drawer and command palette. */
export function ModalLayer(props: ModalLayerProps) {
  const wasOpened = useEver(props.open);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <RadixModalLayer {...props} />
    </Suspense>
  );
}

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
