import { PAGE_CONFIG_ID } from "@metatron/contract/session/constants";
import type { PublicConfig } from "@metatron/contract/status/status";
import { parseConfig } from "./stored-config.ts";

/**
 * The configuration that the server wrote into the page. The offline copy of the page has none: it would be as old as
 * the release.
 */
export function readPageConfig(): PublicConfig | undefined {
  return parseConfig(document.getElementById(PAGE_CONFIG_ID)?.textContent ?? null);
}
