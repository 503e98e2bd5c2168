import type { Brand } from "@metatron/contract/enums";

export type BrandHosts = readonly { match: string; brand: Brand }[];

export const DEFAULT_BRAND_HOSTS: BrandHosts = [
  { match: "chatlibre", brand: "chatlibre" },
  { match: "amelia", brand: "amelia" },
];

/** The first entry whose `match` occurs in the host name decides; everything else is RH+. */
export function brandOfHost(host: string, hosts: BrandHosts = DEFAULT_BRAND_HOSTS): Brand {
  return hosts.find(({ match }) => host.toLowerCase().includes(match))?.brand ?? "rh";
}
