import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

const MODELS_FRESH_MS = 5 * 60 * 1000;

export const modelsQuery = queryOptions({
  queryKey: ["models"],
  queryFn: ({ signal }) => call("listModels", { signal }),
  staleTime: MODELS_FRESH_MS,
});
