import type { PublicConfig } from "@metatron/contract/status/status";
import { readPageConfig } from "../lib/page-config.ts";
import { readStoredConfig, storeConfig } from "../lib/stored-config.ts";
import { call } from "./call.ts";

export async function fetchConfig(): Promise<PublicConfig> {
  const config = await call("config");
  storeConfig(config);
  return config;
}

/**
 * Returns the configuration in the page, which is as new as the page. A page from the offline copy has none: then
 * the stored configuration, refreshed in the background for the next visit, or the server's answer.
 */
export async function loadConfig(): Promise<PublicConfig> {
  const inPage = readPageConfig();
  if (inPage) {
    storeConfig(inPage);
    return inPage;
  }
  const stored = readStoredConfig();
  if (!stored) return fetchConfig();
  // Offline or the server is unreachable: the stored copy stays in use.
  fetchConfig().catch(() => undefined);
  return stored;
}
