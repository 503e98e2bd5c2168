import type { ProblemReport } from "@metatron/contract/problem-reports/problem-report";
import { useId } from "react";
import { useTranslation } from "../../lib/use-translation.ts";
import { ContextLines, ReportLine } from "./context-lines.tsx";

/** Rendered from the same object that is sent, so that preview and request can't differ. */
export function ReportPreview({ report, from }: { report: ProblemReport; from: string }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-lg border border-border bg-surface-sunken px-4 py-3.5">
      <h3 id={id} className="text-sm font-medium text-text-muted">
        {t("report.preview")}
      </h3>
      <dl className="mt-2.5 grid gap-x-4 gap-y-1.5 text-sm handset:grid-cols-[8.5rem_1fr]">
        <ReportLine label={t("report.fields.kind")}>{t(`report.kinds.${report.kind}`)}</ReportLine>
        <ReportLine label={t("report.fields.from")}>{from}</ReportLine>
        <ReportLine label={t("report.fields.description")}>
          {report.description.trim() || <span className="text-text-subtle">{t("report.none")}</span>}
        </ReportLine>
        {report.screenshot && (
          <ReportLine label={t("report.fields.screenshot")}>
            <img
              src={report.screenshot}
              alt={t("report.screenshotAlt")}
              className="max-h-40 max-w-full rounded-sm border border-border"
            />
          </ReportLine>
        )}
        <ContextLines context={report.context} />
      </dl>
    </section>
  );
}
