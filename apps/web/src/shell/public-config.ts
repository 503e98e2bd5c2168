import type { PublicConfig } from "@metatron/contract/status/status";
import { createContext, useContext } from "react";

export const PublicConfigContext = createContext<PublicConfig | null>(null);

/** The configuration with which the page was opened. */
export function usePublicConfig(): PublicConfig {
  const config = useContext(PublicConfigContext);
  if (!config) throw new Error("usePublicConfig needs a PublicConfigContext above it.");
  return config;
}
