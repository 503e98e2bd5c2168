import type { Language } from "@metatron/contract/enums";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { languageFrom } from "../../lib/language.ts";
import { useTranslation } from "../../lib/use-translation.ts";

const ONE_HOUR_MS = 60 * 60 * 1000;

/** All languages; for invalidating them together. */
export const NEWS_KEY = ["news"] as const;

const newsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...NEWS_KEY, language],
    queryFn: ({ signal }) => call("listNews", { query: { language }, signal }),
    staleTime: ONE_HOUR_MS,
  });

/** The news in the language of the interface. */
export function useNewsQuery() {
  const { i18n } = useTranslation();
  return newsQuery(languageFrom(i18n.language));
}
