import { useQuery } from "@tanstack/react-query";
import { modelsQuery } from "./models-query.ts";

/** False for people whose every conversation is temporary: what would be stored is not offered to them. */
export const useMayStore = () => useQuery(modelsQuery).data?.temporary !== "always";
