import type { PublicConfig } from "@metatron/contract/status/status";
import { readStoredConfig, storeConfig } from "../lib/stored-config.ts";
import { call } from "./call.ts";

export async function fetchConfig(): Promise<PublicConfig> {
  const config = await call("config");
  storeConfig(config);
  return config;
}

/** The stored copy at once, refreshed behind it for the next visit; without one, what the server says now. */
export async function loadConfig(): Promise<PublicConfig> {
  const stored = readStoredConfig();
  if (!stored) return fetchConfig();
  // Offline, or the server is away: the copy serves on.
  fetchConfig().catch(() => undefined);
  return stored;
}
