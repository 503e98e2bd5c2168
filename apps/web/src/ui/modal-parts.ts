import type { Dialog as Radix } from "radix-ui";
import { createContext, type ReactNode } from "react";

export type ModalLayerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** If false, neither Esc nor a press outside closes the layer. */
  dismissable?: boolean;
  /** If false, the page behind stays interactive and there is no scrim. */
  modal?: boolean;
  role?: "dialog" | "alertdialog";
  scrim?: "full" | "half";
  level?: "drawer" | "dialog";
  /** CSS selector of the element that takes focus first. */
  focusFirst?: string;
  className?: string;
  children: ReactNode;
};

/** Provided by the layer once it is loaded: a title and a description must be inside a layer. */
export const ModalParts = createContext<Pick<typeof Radix, "Title" | "Description"> | null>(null);
