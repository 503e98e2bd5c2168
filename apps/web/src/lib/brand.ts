import { BRAND_NAMES } from "@metatron/contract/brand-of-host";
import type { Brand, ChatType } from "@metatron/contract/enums";

interface BrandProfile {
  name: string;
  chatType: ChatType;
  favicon: string;
}

export const BRAND_PROFILES: Record<Brand, BrandProfile> = {
  rh: { name: BRAND_NAMES.rh, chatType: "rh-plus", favicon: "/favicon-rh.svg" },
  chatlibre: { name: BRAND_NAMES.chatlibre, chatType: "chat-libre", favicon: "/favicon-chatlibre.svg" },
  amelia: { name: BRAND_NAMES.amelia, chatType: "ai-builder", favicon: "/favicon-amelia.svg" },
};

/** Applies the brand's colours, title and icon to the page. */
export function applyBrand(brand: Brand, page: Document = document) {
  const { name, favicon } = BRAND_PROFILES[brand];
  page.documentElement.dataset.brand = brand;
  page.title = `${name} · Metatron`;
  page.querySelector('link[rel="icon"]')?.setAttribute("href", favicon);
}
