import type { BrandHost } from "@metatron/contract/brand-of-host";
import type { PublicConfig } from "@metatron/contract/status/status";
import { readStored, writeStored } from "./stored-value.ts";

const CONFIG_KEY = "metatron.config";

/** The configuration of the last visit: the app starts with it at once, also without a network. */
export function readStoredConfig(): PublicConfig | undefined {
  return parseConfig(readStored(CONFIG_KEY));
}

export function storeConfig(config: PublicConfig) {
  writeStored(CONFIG_KEY, JSON.stringify(config));
}

export function storedBrandHosts(): readonly BrandHost[] | undefined {
  return readStoredConfig()?.brands;
}

/** One that an older release stored without what this one needs counts as none. */
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
    // What the browser relies on was checked one line up; the server made the rest from the same contract.
    return isWhole ? (config as PublicConfig) : undefined;
  } catch {
    return undefined;
  }
}
