import type { Brand, ChatType } from "@metatron/contract/enums";

/** The first entry whose `match` is part of the host name decides. */
export interface BrandHost {
  match: string;
  brand: Brand;
}

interface BrandProfile {
  name: string;
  chatType: ChatType;
  favicon: string;
}

export const BRAND_PROFILES: Record<Brand, BrandProfile> = {
  rh: { name: "RH+", chatType: "rh-plus", favicon: "/favicon-rh.svg" },
  chatlibre: { name: "Chat Libre", chatType: "chat-libre", favicon: "/favicon-chatlibre.svg" },
  amelia: { name: "Amelia", chatType: "ai-builder", favicon: "/favicon-amelia.svg" },
};

const DEFAULT_BRAND_HOSTS: readonly BrandHost[] = [
  { match: "chatlibre", brand: "chatlibre" },
  { match: "amelia", brand: "amelia" },
];

export function brandOfHost(hostname: string, hosts: readonly BrandHost[] = DEFAULT_BRAND_HOSTS): Brand {
  const host = hostname.toLowerCase();
  return hosts.find(({ match }) => match !== "" && host.includes(match.toLowerCase()))?.brand ?? "rh";
}

/** Puts the brand's colours, title and icon on the page. */
export function applyBrand(brand: Brand, page: Document = document) {
  const { name, favicon } = BRAND_PROFILES[brand];
  page.documentElement.dataset.brand = brand;
  page.title = `${name} · Metatron`;
  page.querySelector('link[rel="icon"]')?.setAttribute("href", favicon);
}
