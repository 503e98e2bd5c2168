import type { Dashboard } from "@metatron/contract/dashboard/dashboard";
import { formatsIn, shareOf } from "../../lib/figures.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { BarList } from "../../ui/chart/bar-list.tsx";
import { ChartCard } from "../../ui/chart/chart-card.tsx";
import type { ChartColour } from "../../ui/chart/chart-types.ts";

/** The survey's scores, and the number of good and bad ratings. */
export function SatisfactionCard({ scores, now }: Pick<Dashboard, "scores" | "now">) {
  const { t, i18n } = useTranslation();
  const { share, whole } = formatsIn(i18n.language);
  const rounded = (part: number, all: number) => share(Math.round((shareOf(part, all) ?? 0) * 100) / 100);
  const judged = now.good + now.bad;
  const split = t("dashboard.scores.split", { good: whole(now.good), bad: whole(now.bad) });
  return (
    <ChartCard title={t("dashboard.scores.title")} hint={t("dashboard.scores.hint")}>
      {now.votes === 0 ? (
        <p className="text-sm text-text-muted">{t("dashboard.scores.empty")}</p>
      ) : (
        <BarList
          label={t("dashboard.scores.title")}
          labelWidth="0.875rem"
          bars={scores.map(({ score, votes }) => ({
            key: String(score),
            label: String(score),
            value: votes,
            text: rounded(votes, now.votes),
            colour: colourOf(score),
          }))}
        />
      )}
      <h3 className="mt-4 mb-1.5 border-t border-border pt-3 text-sm font-medium">
        {t("dashboard.scores.feedback")}
      </h3>
      {judged === 0 ? (
        <p className="text-sm text-text-muted">{t("dashboard.scores.noFeedback")}</p>
      ) : (
        <>
          <span aria-hidden="true" className="flex h-2.5 gap-0.5">
            <span className="rounded-l-[5px] bg-chart-1" style={{ flexGrow: now.good }} />
            <span className="rounded-r-[5px] bg-chart-2" style={{ flexGrow: now.bad }} />
          </span>
          <p className="mt-1.5 flex flex-wrap justify-between gap-x-3 text-xs text-text-muted">
            <span className="font-medium text-text">
              {t("dashboard.scores.good", { share: rounded(now.good, judged) })}
            </span>
            <span>{split}</span>
          </p>
        </>
      )}
    </ChartCard>
  );
}

function colourOf(score: number): ChartColour {
  if (score >= 4) return "1";
  return score === 3 ? "rest" : "2";
}
