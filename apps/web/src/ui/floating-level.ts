import { createContext, useContext } from "react";

/** Whether what is drawn stands inside a modal layer. */
export const InModal = createContext(false);

/** The class of what floats: over the page, or over the dialog it was opened from. */
export function useFloatingLevel(): string {
  return useContext(InModal) ? "z-dialog" : "z-menu";
}
