import type { Dialog as Radix } from "radix-ui";
import { createContext, type ReactNode } from "react";

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

/** Given by the layer once it is there: a title and a description belong inside one. */
export const ModalParts = createContext<Pick<typeof Radix, "Title" | "Description"> | null>(null);
