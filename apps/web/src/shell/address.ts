import { createContext, useContext } from "react";

/** Moves the window to a path of this site. */
export interface Address {
  push(path: string): void;
  replace(path: string): void;
}

export const AddressContext = createContext<Address | null>(null);

export function useAddress(): Address {
  const address = useContext(AddressContext);
  if (!address) throw new Error("useAddress needs an AddressContext above it.");
  return address;
}
