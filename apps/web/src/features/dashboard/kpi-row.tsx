import type { Dashboard, DashboardFigures } from "@metatron/contract/dashboard/dashboard";
import { ArrowDownRight, ArrowUpRight } from "lucide-react";
import { differenceOf, type Formats, formatsIn, shareOf, type Trend, trendOf } from "../../lib/figures.ts";
import type { Translate } from "../../lib/translator.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { cx } from "../../ui/cx.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";

interface Kpi {
  name: keyof ReportWords;
  value: string;
  trend: Trend;
  trendText: string;
  note: string;
}

type ReportWords = Record<
  "people" | "conversations" | "grounded" | "score" | "answers" | "time" | "errors" | "cost",
  string
>;

/** The key figures, each with its change against the previous period. */
export function KpiRow({ report, days }: { report: Dashboard; days: number }) {
  const { t, i18n } = useTranslation();
  const kpis = kpisOf(report, { days, t, formats: formatsIn(i18n.language) });
  return (
    <dl aria-label={t("dashboard.figures")} className="grid grid-cols-2 gap-y-5 tablet:grid-cols-4">
      {kpis.map(({ name, value, trend, trendText, note }) => (
        <div
          key={name}
          className="min-w-0 border-border pr-4 not-first:border-l not-first:pl-5 max-tablet:odd:border-l-0 max-tablet:odd:pl-0 tablet:nth-[5]:border-l-0 tablet:nth-[5]:pl-0"
        >
          <dt className="truncate text-sm text-text-muted">{t(`dashboard.kpis.${name}`)}</dt>
          <dd className="mt-0.5 text-[1.75rem] leading-9 font-light tracking-display tabular-nums">
            {value}
          </dd>
          <dd className="flex flex-wrap items-center gap-x-1.5 text-xs text-text-muted">
            <TrendMark trend={trend} text={trendText} />
            <span>{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function TrendMark({ trend, text }: { trend: Trend; text: string }) {
  const { t } = useTranslation();
  if (trend.kind === "unknown" || trend.kind === "same") return null;
  const Icon = trend.kind === "up" ? ArrowUpRight : ArrowDownRight;
  return (
    <span
      title={t("dashboard.against")}
      className={cx(
        "inline-flex items-center gap-0.5 font-medium [&_.lucide]:size-3.5",
        trend.isGood ? "text-success-text" : "text-danger-text",
      )}
    >
      <Icon />
      <VisuallyHidden>{t(trend.kind === "up" ? "dashboard.up" : "dashboard.down")} </VisuallyHidden>
      {text}
      <VisuallyHidden> {t("dashboard.against")}</VisuallyHidden>
    </span>
  );
}

interface Making {
  days: number;
  t: Translate;
  formats: Formats;
}

function kpisOf({ now, before }: Pick<Dashboard, "now" | "before">, { days, t, formats }: Making): Kpi[] {
  const { whole, share, decimal, money, change, changeOfShare } = formats;
  const none = t("dashboard.none");
  const relative = (trend: Trend) => ("by" in trend ? changeOfShare(trend.by) : "");
  const absolute = (trend: Trend, factor = 1) => ("by" in trend ? change(trend.by * factor) : "");
  const make = (name: Kpi["name"], value: string, trend: Trend, text: string, note: string): Kpi => ({
    name,
    value,
    trend,
    trendText: text,
    note,
  });
  const people = trendOf(now.people, before.people);
  const talks = trendOf(now.conversations, before.conversations);
  const [grounded, groundedBefore] = [
    shareOf(now.grounded, now.groundable),
    shareOf(before.grounded, before.groundable),
  ];
  const support = differenceOf(grounded, groundedBefore);
  const score = differenceOf(now.score, before.score);
  const answers = trendOf(now.answers, before.answers);
  const time = trendOf(now.p50, before.p50, { isMoreBetter: false });
  const [failed, failedBefore] = [errorShare(now), errorShare(before)];
  const errors = differenceOf(failed, failedBefore, { isMoreBetter: false });
  const cost = trendOf(now.cost, before.cost, { isMoreBetter: false });
  const seconds = (value: number | null) =>
    value === null ? none : t("dashboard.seconds", { figure: decimal(value) });
  const votes = { count: now.votes, figure: whole(now.votes) };
  return [
    make("people", whole(now.people), people, relative(people), t("dashboard.against")),
    make(
      "conversations",
      whole(now.conversations),
      talks,
      relative(talks),
      t("dashboard.perDay", { figure: decimal(now.conversations / days) }),
    ),
    make(
      "grounded",
      grounded === null ? none : share(grounded),
      support,
      t("dashboard.points", { figure: absolute(support, 100) }),
      t("dashboard.ofAnswers", { figure: whole(now.groundable) }),
    ),
    make(
      "score",
      now.score === null ? none : decimal(now.score),
      score,
      absolute(score),
      t("dashboard.ofFive", votes),
    ),
    make(
      "answers",
      whole(now.answers),
      answers,
      relative(answers),
      t("dashboard.perDay", { figure: decimal(now.answers / days) }),
    ),
    make(
      "time",
      seconds(now.p50),
      time,
      relative(time),
      now.p95 === null ? none : t("dashboard.slowest", { figure: seconds(now.p95) }),
    ),
    make(
      "errors",
      whole(now.errors),
      errors,
      t("dashboard.points", { figure: absolute(errors, 100) }),
      failed === null ? none : t("dashboard.ofAll", { figure: share(failed) }),
    ),
    make(
      "cost",
      money(now.cost),
      cost,
      relative(cost),
      t("dashboard.perAnswer", { figure: money(now.answers > 0 ? now.cost / now.answers : 0) }),
    ),
  ];
}

const errorShare = ({ errors, answers }: DashboardFigures) => shareOf(errors, errors + answers);
