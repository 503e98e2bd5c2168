import { useEffect } from "react";
import { BRAND_PROFILES } from "../lib/brand.ts";
import { useBrand } from "./brand.ts";

export function usePageTitle(title: string) {
  const { name } = BRAND_PROFILES[useBrand()];
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
}
