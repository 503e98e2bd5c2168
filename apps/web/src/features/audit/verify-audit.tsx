import type { AuditVerdict } from "@metatron/contract/audit/audit";
import { useMutation } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { call } from "../../api/call.ts";
import { reasonOf } from "../../api/reason-of.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

/** A button that verifies the whole hash chain, and the result. */
export function useVerifyAudit(): { button: ReactNode; verdict: ReactNode } {
  const { t } = useTranslation();
  const verifying = useMutation({ mutationFn: () => call("verifyAudit", {}) });
  return {
    button: (
      <Button busy={verifying.isPending} onClick={() => verifying.mutate()}>
        <ShieldCheck />
        {t("audit.verify")}
      </Button>
    ),
    verdict: (
      <>
        {verifying.data && <Verdict verdict={verifying.data} />}
        {verifying.error && (
          <Notice tone="danger" variant="box">
            {t("audit.verifyFailed", { reason: reasonOf(t, verifying.error) })}
          </Notice>
        )}
      </>
    ),
  };
}

function Verdict({ verdict }: { verdict: AuditVerdict }) {
  const { t } = useTranslation();
  if (!verdict.intact) {
    return (
      <Notice tone="danger" variant="box">
        {t("audit.broken", { seq: verdict.brokenAt })}
      </Notice>
    );
  }
  return (
    <Notice tone="info" variant="box" icon={ShieldCheck}>
      <p>{t("audit.intact", { count: verdict.entries })}</p>
      <p className="mt-1 font-mono text-xs wrap-anywhere text-text-muted">
        {t("audit.head", { hash: verdict.head })}
      </p>
    </Notice>
  );
}
