import type { QualityChange, QualityComparison } from "@metatron/contract/quality/quality";
import { TrendingDown, TrendingUp } from "lucide-react";
import type { Translate } from "../../lib/translator.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Card } from "../../ui/card.tsx";

/** The last change, and the questions that are answered worse or better since. */
export function ComparisonCard({ comparison }: { comparison: QualityComparison | null }) {
  const { t, i18n } = useTranslation();
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium", timeStyle: "short" });
  return (
    <Card className="grid gap-3 p-5" role="group" aria-label={t("quality.since.title")}>
      <h2 className="font-semibold">{t("quality.since.title")}</h2>
      {!comparison && <p className="text-sm text-text-muted">{t("quality.since.first")}</p>}
      {comparison && (
        <>
          <p className="text-sm text-text-muted">
            {t("quality.since.against", { when: when.format(new Date(comparison.beforeAt)) })}
          </p>
          <ul aria-label={t("quality.since.changes")} className="grid gap-1 text-sm">
            {comparison.changes.length === 0 && <li>{t("quality.since.nothingChanged")}</li>}
            {comparison.changes.map((change) => (
              <li key={JSON.stringify(change)} className="wrap-anywhere">
                {changeText(t, change)}
              </li>
            ))}
            {comparison.moreChanges > 0 && (
              <li className="text-text-muted">
                {t("quality.since.more", { count: comparison.moreChanges })}
              </li>
            )}
          </ul>
          <Differences
            kind="worse"
            items={comparison.worse}
            none={comparison.better.length === 0 ? t("quality.since.same") : t("quality.since.noneWorse")}
          />
          {comparison.better.length > 0 && <Differences kind="better" items={comparison.better} none="" />}
        </>
      )}
    </Card>
  );
}

interface DifferencesProps {
  kind: "worse" | "better";
  items: QualityComparison["worse"];
  /** Shown for an empty list. */
  none: string;
}

function Differences({ kind, items, none }: DifferencesProps) {
  const { t } = useTranslation();
  const Icon = kind === "worse" ? TrendingDown : TrendingUp;
  if (items.length === 0) return <p className="text-sm text-success-text">{none}</p>;
  return (
    <section>
      <h3
        className={`flex items-center gap-1.5 text-sm font-medium [&_.lucide]:size-4 ${kind === "worse" ? "text-danger-text" : "text-success-text"}`}
      >
        <Icon aria-hidden="true" />
        {t(`quality.since.${kind}`, { count: items.length })}
      </h3>
      <ul className="mt-1 grid gap-1.5 text-sm">
        {items.map(({ testId, question, measures }) => (
          <li key={testId} className="wrap-anywhere">
            {question}
            <span className="block text-xs text-text-subtle">
              {measures.map((measure) => t(`quality.measures.${measure}`)).join(" · ")}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function changeText(t: Translate, change: QualityChange): string {
  switch (change.kind) {
    case "instructions":
      return t("quality.since.instructions", { from: change.from, to: change.to });
    case "model":
      return t("quality.since.model", { from: change.from, to: change.to });
    case "document_added":
    case "document_changed":
    case "document_removed":
      return t(`quality.since.${change.kind}`, { title: change.title });
  }
}
