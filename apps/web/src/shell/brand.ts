import type { Brand } from "@metatron/contract/enums";
import { createContext, useContext } from "react";

export const BrandContext = createContext<Brand>("rh");

export function useBrand(): Brand {
  return useContext(BrandContext);
}
