import { type ComponentProps, type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { withTexts } from "../../lib/texts.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { toast } from "../../ui/toast.ts";
import { useSession } from "../session/use-session.ts";
import { closeReport, currentReport, onReport, openReport } from "./open-report.ts";
import type { ReportSlot } from "./report-slot.tsx";

type SlotProps = ComponentProps<typeof ReportSlot>;

const load = withTexts(["feedback"], () => import("./report-slot.tsx"));

/**
 * Mounted outside the pages, so that it survives when one of them crashes. Only signed-in people can send a
 * report.
 */
export function ReportHost({ version }: { version: string }) {
  const { user } = useSession();
  const cause = useSyncExternalStore(onReport, currentReport);
  const ReportSlot = useReportSlot(cause !== null);
  useFaultOffer(user !== null);
  if (!cause || !user || !ReportSlot) return null;
  const from = `${user.userName} (${user.userEmail})`;
  return <ReportSlot cause={cause} version={version} from={from} onClose={closeReport} />;
}

/** The dialog's code is loaded on demand; if loading fails, a toast says so. */
function useReportSlot(isWanted: boolean) {
  const { t } = useTranslation();
  const [Slot, setSlot] = useState<ComponentType<SlotProps> | null>(null);
  const isMissing = isWanted && Slot === null;
  useEffect(() => {
    if (!isMissing) return;
    load()
      .then((file) => setSlot(() => file.ReportSlot))
      .catch(() => {
        closeReport();
        toast({ text: t("errors.network_unreachable") });
      });
  }, [isMissing, t]);
  return Slot;
}

const QUIET_MS = 60_000;

/** Uncaught errors are shown once, with a button to report them: an error in a loop would show endless toasts. */
function useFaultOffer(isSignedIn: boolean) {
  const { t } = useTranslation();
  useEffect(() => {
    if (!isSignedIn) return;
    let last = -QUIET_MS;
    const offer = ({ error }: ErrorEvent) => {
      // Browser notices, e.g. of ResizeObserver, are events without an error.
      if (!(error instanceof Error) || performance.now() - last < QUIET_MS) return;
      last = performance.now();
      toast({
        text: t("faults.unexpected"),
        action: { label: t("faults.report"), onAction: () => openReport({ from: "fault", error }) },
      });
    };
    addEventListener("error", offer);
    return () => removeEventListener("error", offer);
  }, [isSignedIn, t]);
}
