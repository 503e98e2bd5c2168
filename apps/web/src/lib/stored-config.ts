import type { PublicConfig } from "@metatron/contract/status/status";
import { readStored, writeStored } from "./stored-value.ts";

const CONFIG_KEY = "metatron.config";

/** The configuration of the last visit: the app starts with it immediately, also offline. */
export function readStoredConfig(): PublicConfig | undefined {
  return parseConfig(readStored(CONFIG_KEY));
}

export function storeConfig(config: PublicConfig) {
  writeStored(CONFIG_KEY, JSON.stringify(config));
}

/** A configuration stored by an older release without a required field is ignored. */
export function parseConfig(text: string | null): PublicConfig | undefined {
  if (text === null) return undefined;
  try {
    const config: Partial<PublicConfig> = JSON.parse(text);
    const isWhole =
      Array.isArray(config.brands) &&
      config.features &&
      config.oidc?.authority &&
      config.apiBase &&
      config.quotas;
    // The required fields were checked one line above; the server produced the rest from the same contract.
    return isWhole ? (config as PublicConfig) : undefined;
  } catch {
    return undefined;
  }
}
