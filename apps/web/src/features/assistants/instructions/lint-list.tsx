import { CircleCheck, TriangleAlert } from "lucide-react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import type { Finding } from "./lint-instructions.ts";

interface LintListProps {
  findings: readonly Finding[];
  /** Adds the missing sentence. */
  onAddRefusal: () => void;
}

/** The linter's findings, updated while typing. */
export function LintList({ findings, onAddRefusal }: LintListProps) {
  const { t } = useTranslation();
  return (
    <section aria-label={t("assistantEditor.lint.title")} className="mt-5">
      <h3 className="text-sm font-medium text-text-muted">{t("assistantEditor.lint.title")}</h3>
      <ul className="mt-1.5 grid gap-1.5 text-sm">
        {findings.length === 0 && (
          <li className="flex items-start gap-2 text-text-muted">
            <CircleCheck className="mt-0.5 text-success-text" aria-hidden="true" />
            {t("assistantEditor.lint.clean")}
          </li>
        )}
        {findings.map((finding) => (
          <li key={keyOf(finding)} className="flex flex-wrap items-start gap-x-2 gap-y-1">
            <TriangleAlert className="mt-0.5 text-warning-text" aria-hidden="true" />
            <span className="min-w-0 flex-1">
              <FindingText finding={finding} />
            </span>
            {finding.rule === "refusal" && (
              <Button size="sm" variant="soft" onClick={onAddRefusal}>
                {t("assistantEditor.lint.addRefusal")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const keyOf = (finding: Finding) =>
  finding.rule === "contradiction" ? `contradiction-${finding.contradiction.about}` : finding.rule;

function FindingText({ finding }: { finding: Finding }) {
  const { t, i18n } = useTranslation();
  const figures = new Intl.NumberFormat(i18n.language);
  switch (finding.rule) {
    case "empty":
    case "scope":
    case "refusal":
      return t(`assistantEditor.lint.${finding.rule}`);
    case "contradiction": {
      const { one, other } = finding.contradiction;
      return t("assistantEditor.lint.contradiction", { one, other });
    }
    case "too_long":
      return t("assistantEditor.lint.too_long", {
        used: figures.format(finding.used),
        limit: figures.format(finding.limit),
      });
    case "language":
      return t("assistantEditor.lint.language", {
        language: t(`assistantEditor.lint.languages.${finding.found}`),
      });
  }
}
