import type { ChatType, Language } from "@metatron/contract/enums";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { track } from "../../api/track.ts";
import { categoryLabel } from "../../lib/category-label.ts";
import { languageFrom } from "../../lib/language.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";
import { iconOfCategory } from "./recommendation-icons.ts";

const MOST_SHOWN = 4;
const FRESH_MS = 10 * 60 * 1000;

const popularQuery = (chat: ChatType, language: Language) =>
  queryOptions({
    queryKey: ["popular", chat, language],
    queryFn: ({ signal }) => call("popularInteractions", { query: { chat, language }, signal }),
    staleTime: FRESH_MS,
  });

/** Suggested questions. Offline there are none, and no placeholder. */
export function Recommendations({ chat, onChoose }: { chat: ChatType; onChoose: (text: string) => void }) {
  const { t, i18n } = useTranslation();
  const { data, isPending } = useQuery(popularQuery(chat, languageFrom(i18n.language)));
  const items = data?.items.slice(0, MOST_SHOWN) ?? [];
  if (!isPending && items.length === 0) return null;
  // Starter questions have no count: nobody asked them yet.
  const areAsked = items.length > 0 && items.every(({ count }) => count > 0);
  const heading = t(areAsked ? "recommendations.asked" : "recommendations.starters");
  return (
    <section aria-label={heading}>
      <h2 className="text-xs font-medium text-text-subtle">{heading}</h2>
      {isPending ? (
        <RecommendationsSkeleton />
      ) : (
        <ul className="mt-3 grid gap-x-8 handset:grid-cols-2">
          {items.map((item, at) => {
            const Icon = iconOfCategory(item.category);
            return (
              <li
                key={item.text}
                className="border-b border-border last:border-b-0 max-handset:nth-4:hidden max-handset:nth-3:border-b-0 handset:nth-last-[-n+2]:border-b-0"
              >
                <button
                  type="button"
                  onClick={() => {
                    track("open_recommendations", { category: item.category ?? "", place: at + 1 });
                    onChoose(item.text);
                  }}
                  className="-mx-2 flex w-[calc(100%+16px)] items-start gap-3 rounded-sm px-2 py-3 text-left transition-colors hover:text-accent-text max-handset:py-3.5"
                >
                  <Icon className="mt-0.5 size-[18px]! text-accent-text" />
                  <span className="min-w-0">
                    <span className="block text-[0.9375rem] leading-5 max-handset:text-lg">{item.text}</span>
                    {item.category && (
                      <span className="block text-xs text-text-subtle max-handset:text-sm">
                        {categoryLabel(item.category, i18n.language)}
                      </span>
                    )}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

function RecommendationsSkeleton() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup
      label={t("recommendations.loading")}
      labelHidden
      className="mt-3 grid gap-x-8 handset:grid-cols-2"
    >
      {["w-4/5", "w-2/3", "w-3/4", "w-5/6"].map((width) => (
        <div key={width} className="grid gap-2 py-4">
          <Skeleton className={`h-3.5 ${width}`} />
          <Skeleton className="h-2.5 w-24" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
