import { createContext, useContext } from "react";
import type { Uploads } from "./uploads.ts";

export const UploadsContext = createContext<Uploads | null>(null);

/** The uploads in flight of the person who is signed in. */
export function useUploads(): Uploads {
  const uploads = useContext(UploadsContext);
  if (!uploads) throw new Error("Nobody is signed in here: there are no uploads.");
  return uploads;
}
