import { createContext, useContext } from "react";

/** Whether the component is rendered inside a modal layer. */
export const InModal = createContext(false);

/** The z-index class of floating elements: above the page, or above the dialog that contains their trigger. */
export function useFloatingLevel(): string {
  return useContext(InModal) ? "z-dialog" : "z-menu";
}
