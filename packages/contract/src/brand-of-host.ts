import type { Brand } from "./enums.ts";

/** The first entry whose `match` is part of the host name applies. */
export interface BrandHost {
  match: string;
  brand: Brand;
}

export const DEFAULT_BRAND_HOSTS: readonly BrandHost[] = [
  { match: "chatlibre", brand: "chatlibre" },
  { match: "amelia", brand: "amelia" },
];

export const BRAND_NAMES: Record<Brand, string> = { rh: "RH+", chatlibre: "Chat Libre", amelia: "Amelia" };

/** A host that matches no entry belongs to RH+. */
export function brandOfHost(hostname: string, hosts: readonly BrandHost[] = DEFAULT_BRAND_HOSTS): Brand {
  const host = hostname.toLowerCase();
  return hosts.find(({ match }) => match !== "" && host.includes(match.toLowerCase()))?.brand ?? "rh";
}
