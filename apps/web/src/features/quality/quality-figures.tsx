import type { QualityFigures as Figures } from "@metatron/contract/quality/quality";
import { ArrowDownRight, ArrowUpRight } from "lucide-react";
import { differenceOf, formatsIn, shareOf, type Trend, trendOf } from "../../lib/figures.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { cx } from "../../ui/cx.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";

const SHARES = ["found", "cited", "supported", "refused"] as const;

/** The results of the last run, each compared with the previous run. */
export function QualityFigures({ now, before }: { now: Figures; before: Figures | null }) {
  const { t, i18n } = useTranslation();
  const { share, decimal, money, change, changeOfShare } = formatsIn(i18n.language);
  const points = (trend: Trend) =>
    "by" in trend ? t("quality.points", { figure: change(trend.by * 100) }) : "";
  const relative = (trend: Trend) => ("by" in trend ? changeOfShare(trend.by) : "");
  const ofShare = (name: "passed" | (typeof SHARES)[number], part: (figures: Figures) => number | null) => {
    const value = part(now);
    const trend = differenceOf(value, before && part(before));
    const isNeutral = name === "refused";
    return { name, value: value === null ? "–" : share(value), trend, text: points(trend), isNeutral };
  };
  const seconds = trendOf(now.seconds, before?.seconds ?? null, { isMoreBetter: false });
  const cost = trendOf(now.cost, before?.cost ?? null, { isMoreBetter: false });
  const figures = [
    ofShare("passed", ({ passed, answered }) => shareOf(passed, answered)),
    ...SHARES.map((name) => ofShare(name, (of) => shareOf(of[name].yes, of[name].of))),
    {
      name: "seconds" as const,
      value: now.seconds === null ? "–" : t("quality.seconds", { figure: decimal(now.seconds) }),
      trend: seconds,
      text: relative(seconds),
      isNeutral: false,
    },
    {
      name: "cost" as const,
      value: now.cost === null ? "–" : money(now.cost),
      trend: cost,
      text: relative(cost),
      isNeutral: false,
    },
  ];
  return (
    <dl
      aria-label={t("quality.figures")}
      className="grid grid-cols-2 gap-x-5 gap-y-4 handset:grid-cols-4 desktop:grid-cols-7"
    >
      {figures.map(({ name, value, trend, text, isNeutral }) => (
        <div key={name} className="min-w-0">
          <dt className="truncate text-sm text-text-muted">{t(`quality.measures.${name}`)}</dt>
          <dd className="mt-0.5 text-[1.5rem] leading-8 font-light tracking-display tabular-nums">{value}</dd>
          <dd className="min-h-4.5 text-xs">
            <TrendMark trend={trend} text={text} isNeutral={isNeutral} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function TrendMark({ trend, text, isNeutral }: { trend: Trend; text: string; isNeutral: boolean }) {
  const { t } = useTranslation();
  if (trend.kind === "unknown" || trend.kind === "same") return null;
  const Icon = trend.kind === "up" ? ArrowUpRight : ArrowDownRight;
  const tone = trend.isGood ? "text-success-text" : "text-danger-text";
  return (
    <span
      title={t("quality.against")}
      className={cx(
        "inline-flex items-center gap-0.5 font-medium [&_.lucide]:size-3.5",
        isNeutral ? "text-text-muted" : tone,
      )}
    >
      <Icon />
      {text}
      <VisuallyHidden> {t("quality.against")}</VisuallyHidden>
    </span>
  );
}
