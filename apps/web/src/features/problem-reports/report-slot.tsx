import { useState } from "react";
import { lastHttpError } from "../../api/last-http-error.ts";
import { recentRequestIds } from "../../api/recent-requests.ts";
import { currentLanguage } from "../../lib/language.ts";
import { useBrand } from "../../shell/brand.ts";
import type { ReportCause } from "./open-report.ts";
import { ReportDialog } from "./report-dialog.tsx";
import { describeFault, type ReportFacts } from "./technical-context.ts";

interface ReportSlotProps {
  cause: ReportCause;
  version: string;
  from: string;
  onClose: () => void;
}

export function ReportSlot({ cause, version, from, onClose }: ReportSlotProps) {
  const brand = useBrand();
  const [facts] = useState<ReportFacts>(() => ({
    path: location.pathname,
    version,
    brand,
    language: currentLanguage(),
    userAgent: navigator.userAgent,
    window: { width: innerWidth, height: innerHeight },
    isOnline: navigator.onLine,
    lastHttpError: lastHttpError(),
    requestIds: recentRequestIds(),
    fault: cause.error === undefined ? null : describeFault(cause.error),
  }));
  return <ReportDialog facts={facts} from={from} onClose={onClose} />;
}
