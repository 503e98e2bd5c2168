import type { PublicConfig } from "@metatron/contract/status/status";
import { readStoredConfig, storeConfig } from "../lib/stored-config.ts";
import { call } from "./call.ts";

export async function fetchConfig(): Promise<PublicConfig> {
  const config = await call("config");
  storeConfig(config);
  return config;
}

/**
 * Returns the stored copy and refreshes it in the background for the
 * next visit; without a copy, asks the server.
 */
export async function loadConfig(): Promise<PublicConfig> {
  const stored = readStoredConfig();
  if (!stored) return fetchConfig();
  // Offline or the server is unreachable: the stored copy stays in use.
  fetchConfig().catch(() => undefined);
  return stored;
}
