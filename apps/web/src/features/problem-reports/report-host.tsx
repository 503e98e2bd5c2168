import { type ComponentProps, type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { withTexts } from "../../lib/texts.ts";
import { toast } from "../../ui/toast.ts";
import { useSession } from "../session/use-session.ts";
import { closeReport, currentReport, onReport, openReport } from "./open-report.ts";
import type { ReportSlot } from "./report-slot.tsx";

type SlotProps = ComponentProps<typeof ReportSlot>;

const load = withTexts(["feedback"], () => import("./report-slot.tsx"));

/** Beside the pages, so that it is there when one of them breaks. Only whoever is signed in can send a report. */
export function ReportHost({ version }: { version: string }) {
  const { user } = useSession();
  const cause = useSyncExternalStore(onReport, currentReport);
  const ReportSlot = useReportSlot(cause !== null);
  useFaultOffer(user !== null);
  if (!cause || !user || !ReportSlot) return null;
  const from = `${user.userName} (${user.userEmail})`;
  return <ReportSlot cause={cause} version={version} from={from} onClose={closeReport} />;
}

/** The dialog's code comes when somebody reports something; where it can't come, the page stays and says so. */
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

/** What nothing caught is told once, with the way to report it: a loop of faults would be a loop of toasts. */
function useFaultOffer(isSignedIn: boolean) {
  const { t } = useTranslation();
  useEffect(() => {
    if (!isSignedIn) return;
    let last = -QUIET_MS;
    const offer = ({ error }: ErrorEvent) => {
      // Notes of the browser, such as those of observers, come as events without an error.
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
