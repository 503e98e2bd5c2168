import type { ProblemReportContext } from "@metatron/contract/problem-reports/problem-report";
import type { ReactNode } from "react";
import { useTranslation } from "../../lib/use-translation.ts";

/** Each field of the technical context with its label; a field without a label shows its key. */
export function ContextLines({ context }: { context: ProblemReportContext }) {
  const { t } = useTranslation();
  return inOrder(context).map(([name, value]) => (
    <ReportLine key={name} label={isField(name) ? t(`report.fields.${name}`) : name}>
      <span className="font-mono text-xs">
        {typeof value === "boolean" ? t(value ? "report.yes" : "report.no") : words(value)}
      </span>
    </ReportLine>
  ));
}

export function ReportLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-text-subtle">{label}</dt>
      <dd className="min-w-0 whitespace-pre-line wrap-anywhere">{children}</dd>
    </>
  );
}

const FIELDS = [
  ...(["route", "version", "browser", "window", "language", "brand"] as const),
  ...(["online", "fault", "lastHttpError", "requestIds"] as const),
];
const isField = (name: string): name is (typeof FIELDS)[number] => FIELDS.some((field) => field === name);

const words = (value: string | number | null | string[]) =>
  Array.isArray(value) ? value.join("\n") : String(value ?? "");

/** The database does not preserve the order of the keys. */
function inOrder(context: ProblemReportContext) {
  const placeOf = (name: string) => (isField(name) ? FIELDS.indexOf(name) : FIELDS.length);
  return Object.entries(context).sort(([a], [b]) => placeOf(a) - placeOf(b));
}
