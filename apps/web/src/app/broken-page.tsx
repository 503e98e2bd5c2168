import { RotateCw } from "lucide-react";
import { Component, type ReactNode } from "react";
import { openReport } from "../features/problem-reports/open-report.ts";
import { useSession } from "../features/session/use-session.ts";
import { useTranslation } from "../lib/use-translation.ts";
import { Button } from "../ui/button.tsx";
import { ErrorState } from "../ui/error-state.tsx";

export function BrokenPage({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const { user } = useSession();
  return (
    <ErrorState
      title={t("faults.broken.title")}
      description={t("faults.broken.text")}
      action={
        <>
          <Button variant="primary" onClick={() => location.reload()}>
            <RotateCw />
            {t("faults.broken.action")}
          </Button>
          {user && <Button onClick={() => openReport({ from: "fault", error })}>{t("faults.report")}</Button>}
        </>
      }
      // The height of the window, or of the shell's content area inside the shell.
      className="h-dvh max-h-full"
    />
  );
}

interface Fault {
  error: unknown;
}

/** Shows `BrokenPage` in place of pages that crash where no router does it. */
export class FaultBoundary extends Component<{ children: ReactNode }, { fault: Fault | null }> {
  override state: { fault: Fault | null } = { fault: null };

  static getDerivedStateFromError(error: unknown) {
    return { fault: { error } };
  }

  override render() {
    const { fault } = this.state;
    return fault ? <BrokenPage error={fault.error} /> : this.props.children;
  }
}
