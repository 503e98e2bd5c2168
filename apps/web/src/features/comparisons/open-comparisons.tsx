import { COMPARISON_KEPT_DAYS } from "@metatron/contract/comparisons/constants";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "../../lib/use-translation.ts";
import { LoadFailure } from "../../shell/load-failure.tsx";
import { openComparisonsQuery } from "./comparisons-query.ts";

/** Comparisons to return to; nothing is shown without one. */
export function OpenComparisons() {
  const { t, i18n } = useTranslation();
  const { data, error, refetch } = useQuery(openComparisonsQuery);
  const day = new Intl.DateTimeFormat(i18n.language, { day: "numeric", month: "short", timeZone: "UTC" });
  if (error)
    return <LoadFailure title={t("comparisons.listFailed")} error={error} onRetry={() => void refetch()} />;
  if (!data || data.items.length === 0) return null;
  return (
    <section className="mt-10 max-w-column">
      <h2 className="text-lg font-medium">{t("comparisons.open")}</h2>
      <p className="mt-1 text-sm text-text-subtle">
        {t("comparisons.openHint", { days: COMPARISON_KEPT_DAYS })}
      </p>
      <ul className="mt-3 border-t border-border">
        {data.items.map(({ id, title, models, deletedOn }) => (
          <li key={id} className="border-b border-border">
            <Link
              to="/compare/$comparisonId"
              params={{ comparisonId: id }}
              className="block rounded-sm px-1 py-3 hover:bg-surface-hover"
            >
              <span className="block font-medium wrap-anywhere">{title}</span>
              <span className="mt-0.5 block text-sm text-text-muted">
                {[
                  models.length > 0
                    ? models.map(({ label }) => label).join(", ")
                    : t("comparisons.openBlind"),
                  t("comparisons.openUntil", { day: day.format(new Date(deletedOn)) }),
                ].join(" · ")}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
