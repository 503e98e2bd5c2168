import { qualityMeasures } from "@metatron/contract/quality/constants";
import type { QualityResult } from "@metatron/contract/quality/quality";
import { Check, Minus, X } from "lucide-react";
import { formatsIn } from "../../lib/figures.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { cx } from "../../ui/cx.ts";
import { toolLabel } from "../tools/tool-sentence.ts";

/** The measures of one answer, and the collapsible answer. */
export function ResultView({ result }: { result: QualityResult }) {
  const { t, i18n } = useTranslation();
  const { decimal, money } = formatsIn(i18n.language);
  const { errorCode, seconds, cost, model, answer } = result;
  if (errorCode)
    return (
      <p className="mt-1 text-xs text-danger-text">
        {t("quality.failed", { reason: t(`errors.${errorCode}`) })}
      </p>
    );
  if (answer === null) return <p className="mt-1 text-xs text-text-subtle">{t("quality.notAsked")}</p>;
  const tools = result.toolsCalled ?? [];
  const facts = [
    seconds !== null && t("quality.seconds", { figure: decimal(seconds) }),
    cost !== null && t("quality.costOf", { figure: money(cost) }),
    model,
    tools.length > 0 &&
      t("toolCalls.expected.called", {
        tools: tools.map((name) => toolLabel(t, { name })).join(", "),
      }),
  ].filter(Boolean);
  return (
    <>
      <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-xs">
        {qualityMeasures.map((measure) => (
          <Measured key={measure} label={t(`quality.measured.${measure}`)} {...judged(result, measure)} />
        ))}
      </ul>
      <details className="mt-1 text-xs text-text-muted">
        <summary className="cursor-pointer rounded-xs">
          {t("quality.answer")} · {facts.join(" · ")}
        </summary>
        <p className="mt-1.5 max-w-measure text-sm wrap-anywhere whitespace-pre-wrap text-text">{answer}</p>
      </details>
    </>
  );
}

/** A refusal is only right where it is expected, so «no» is a pass for every other question. */
function judged(result: QualityResult, measure: (typeof qualityMeasures)[number]) {
  const value = result[measure];
  return { value, isGood: measure === "refused" ? value === result.mustRefuse : value === true };
}

function Measured({ label, value, isGood }: { label: string; value: boolean | null; isGood: boolean }) {
  const { t } = useTranslation();
  const Icon = value === null ? Minus : isGood ? Check : X;
  return (
    <li
      className={cx(
        "inline-flex items-center gap-1 [&_.lucide]:size-3.5",
        value === null ? "text-text-subtle" : isGood ? "text-success-text" : "text-danger-text",
      )}
    >
      <Icon aria-hidden="true" />
      {t(value === null ? "quality.notApplicable" : value ? "quality.yes" : "quality.no", { measure: label })}
    </li>
  );
}
