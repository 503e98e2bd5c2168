import { MAX_COMMENT_CHARS } from "@metatron/contract/limits";
import type { ProblemReportState } from "@metatron/contract/problem-reports/constants";
import type { ProblemReportDetail } from "@metatron/contract/problem-reports/problem-report";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import { codeOf } from "../../../api/reason-of.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Field } from "../../../ui/field.tsx";
import { Part } from "../../../ui/part.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast } from "../../../ui/toast.ts";
import { ContextLines } from "../context-lines.tsx";
import { REPORTS_KEY, reportQuery } from "./report-queries.ts";
import { ReportScreenshot } from "./report-screenshot.tsx";

interface ReportDetailProps {
  id: string;
  onChanged: () => void;
  onClose: () => void;
}

export function ReportDetail({ id, onChanged, onClose }: ReportDetailProps) {
  const { t } = useTranslation();
  const { data: given, error } = useQuery(reportQuery(id));
  return (
    <Sheet
      open
      onOpenChange={onClose}
      side="right"
      title={t("adminReports.detail")}
      aside={
        given && (
          <Badge tone={given.state === "open" ? "warning" : "neutral"}>
            {t(`adminReports.state.${given.state}`)}
          </Badge>
        )
      }
      closeLabel={t("adminReports.close")}
      className="w-[600px]!"
    >
      {given && <Given given={given} onChanged={onChanged} />}
      {!given && error && <ErrorState title={t("adminReports.detailFailed")} className="h-full" />}
      {!given && !error && (
        <SkeletonGroup label={t("adminReports.loading")} className="grid gap-3 px-6 pt-2">
          <Skeleton className="h-4 w-3/4" />
          <Skeleton className="h-40 w-full" />
        </SkeletonGroup>
      )}
    </Sheet>
  );
}

function Given({ given, onChanged }: { given: ProblemReportDetail; onChanged: () => void }) {
  const { t } = useTranslation();
  const hasContext = Object.keys(given.context).length > 0;
  return (
    <div className="grid gap-6 px-6 pb-8">
      <Part title={t("adminReports.from")}>
        <p className="wrap-anywhere">{`${given.person.name} (${given.person.email})`}</p>
      </Part>
      <Part title={`${t("adminReports.description")} · ${t(`adminReports.kinds.${given.kind}`)}`}>
        <p className="whitespace-pre-line wrap-anywhere">{given.description}</p>
      </Part>
      {given.hasScreenshot && (
        <Part title={t("adminReports.screenshot")}>
          <ReportScreenshot id={given.id} />
        </Part>
      )}
      <Part title={t("adminReports.technical")}>
        {hasContext ? (
          <dl className="grid gap-x-4 gap-y-1.5 text-sm handset:grid-cols-[8.5rem_1fr]">
            <ContextLines context={given.context} />
          </dl>
        ) : (
          <p className="text-sm text-text-muted">{t("adminReports.noTechnical")}</p>
        )}
      </Part>
      <Closing given={given} onChanged={onChanged} />
    </div>
  );
}

function Closing({ given, onChanged }: { given: ProblemReportDetail; onChanged: () => void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [note, setNote] = useState(given.note ?? "");
  const saving = useMutation({
    mutationFn: (state: ProblemReportState) =>
      call("updateProblemReport", { params: { id: given.id }, body: { state, note } }),
    onSuccess(changed) {
      queries.setQueryData(reportQuery(given.id).queryKey, changed);
      void queries.invalidateQueries({ queryKey: [...REPORTS_KEY, "list"] });
      onChanged();
      toast({ text: t("adminReports.saved") });
    },
  });
  const code = codeOf(saving.error);
  return (
    <div className="grid gap-3 border-t border-border pt-5">
      <Field label={t("adminReports.note")} hint={t("adminReports.noteHint")}>
        <Textarea
          value={note}
          maxLength={MAX_COMMENT_CHARS}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </Field>
      {saving.error && (
        <p role="alert" className="text-sm text-danger-text">
          {t("adminReports.saveFailed", { reason: t(`errors.${code}`) })}
        </p>
      )}
      <div>
        {given.state === "open" ? (
          <Button variant="primary" busy={saving.isPending} onClick={() => saving.mutate("closed")}>
            {t("adminReports.closeReport")}
          </Button>
        ) : (
          <Button busy={saving.isPending} onClick={() => saving.mutate("open")}>
            {t("adminReports.reopen")}
          </Button>
        )}
      </div>
    </div>
  );
}
