import type { ProblemReportContext } from "@metatron/contract/problem-reports/problem-report";
import { cutText } from "@metatron/text/cut-text";
import { redactContext } from "@metatron/text/redact";

/** The raw facts, before redaction. */
export interface ReportFacts {
  path: string;
  version: string;
  brand: string;
  language: string;
  userAgent: string;
  window: { width: number; height: number };
  isOnline: boolean;
  lastHttpError: string | null;
  requestIds: readonly string[];
  /** The error, if the interface itself crashed. */
  fault: string | null;
}

const MOST_FAULT_CHARS = 800;

/** The data that may leave with a report; the preview and the request use the same object. */
export function technicalContext(facts: ReportFacts): ProblemReportContext {
  const { lastHttpError, fault, requestIds } = facts;
  return redactContext({
    route: facts.path,
    version: facts.version,
    brand: facts.brand,
    language: facts.language,
    browser: facts.userAgent,
    window: `${facts.window.width} × ${facts.window.height}`,
    online: facts.isOnline,
    ...(fault ? { fault: cutText(fault, MOST_FAULT_CHARS) } : {}),
    ...(lastHttpError ? { lastHttpError } : {}),
    ...(requestIds.length > 0 ? { requestIds: [...requestIds] } : {}),
  });
}

/** The type and message of an error and its location: the first lines of its stack, without hosts. */
export function describeFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const places = (error.stack ?? "")
    .split("\n")
    .filter((line) => line.trim().startsWith("at "))
    .slice(0, 4)
    .map((line) => line.trim().replace(/https?:\/\/[^/]+/g, ""));
  return [`${error.name}: ${error.message}`, ...places].join("\n");
}
