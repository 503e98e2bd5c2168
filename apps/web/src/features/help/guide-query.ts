import type { Language } from "@metatron/contract/enums";
import { queryOptions } from "@tanstack/react-query";
import type { HelpGuide } from "./help-topic.ts";

const GUIDES: Record<Language, () => Promise<HelpGuide>> = {
  es: () => import("./guide/es.ts").then(({ guide }) => guide),
  en: () => import("./guide/en.ts").then(({ guide }) => guide),
  pt: () => import("./guide/pt.ts").then(({ guide }) => guide),
};

/** Loads one language; the service worker caches all of them for use offline. */
export const guideQuery = (language: Language) =>
  queryOptions({
    queryKey: ["help-guide", language],
    queryFn: GUIDES[language],
    staleTime: Number.POSITIVE_INFINITY,
  });
