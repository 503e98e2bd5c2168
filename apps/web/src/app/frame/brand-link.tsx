import { Link } from "@tanstack/react-router";
import { BRAND_PROFILES } from "../../lib/brand.ts";
import { useBrand } from "../../shell/brand.ts";
import { BrandMark } from "../../ui/brand-mark.tsx";

export function BrandLink() {
  const brand = useBrand();
  return (
    <Link
      to="/chat"
      className="flex min-w-0 items-center gap-2.5 rounded-sm text-lg font-semibold tracking-title text-text"
    >
      <BrandMark name={brand} className="size-[26px] flex-none" />
      <span className="truncate">{BRAND_PROFILES[brand].name}</span>
    </Link>
  );
}
