import { LEAST_COUNTED_PEOPLE } from "@metatron/contract/assistants/constants";
import { useQuery } from "@tanstack/react-query";
import { formatsIn } from "../../../lib/figures.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { LoadFailure } from "../../../shell/load-failure.tsx";
import { insightsQuery } from "./life-queries.ts";

const FIGURES = ["people", "conversations", "answers", "good", "bad", "unanswered"] as const;

/** How an assistant is used: counts only, and none about fewer than five people. */
export function InsightsSection({ id }: { id: string }) {
  const { t, i18n } = useTranslation();
  const { data, error, refetch } = useQuery(insightsQuery(id));
  const { whole } = formatsIn(i18n.language);
  return (
    <section aria-label={t("assistantLife.insights.title")} className="border-t border-border pt-4">
      <h3 className="font-medium">{t("assistantLife.insights.title")}</h3>
      <p className="mt-1 text-sm text-text-muted">
        {t("assistantLife.insights.text", { days: data?.days ?? 30, least: LEAST_COUNTED_PEOPLE })}
      </p>
      {error && !data && (
        <LoadFailure
          title={t("assistantLife.insights.failed")}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-3 handset:grid-cols-3">
          {FIGURES.map((figure) => {
            const value = data[figure];
            return (
              <div key={figure}>
                <dt className="text-xs text-text-subtle">{t(`assistantLife.insights.${figure}`)}</dt>
                <dd className={value === null ? "text-sm text-text-muted" : "text-xl tabular-nums"}>
                  {value === null
                    ? t("assistantLife.insights.few", { least: LEAST_COUNTED_PEOPLE })
                    : whole(value)}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
    </section>
  );
}
