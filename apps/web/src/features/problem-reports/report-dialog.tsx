import { MAX_COMMENT_CHARS } from "@metatron/contract/limits";
import { type ProblemReportKind, problemReportKinds } from "@metatron/contract/problem-reports/constants";
import type { ProblemReport } from "@metatron/contract/problem-reports/problem-report";
import { CircleCheck } from "lucide-react";
import { type ClipboardEvent, type FormEvent, useId, useMemo, useState } from "react";
import type { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { reasonOf } from "../../api/reason-of.ts";
import { track } from "../../api/track.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { ReportPreview } from "./report-preview.tsx";
import { ScreenshotField } from "./screenshot-field.tsx";
import { readScreenshot, type Screenshot } from "./take-screenshot.ts";
import { type ReportFacts, technicalContext } from "./technical-context.ts";

interface ReportDialogProps {
  /** Captured when the dialog was opened: later calls would replace the relevant ones while the person writes. */
  facts: ReportFacts;
  from: string;
  onClose: () => void;
}

/** Describes the problem, shows exactly the data that is sent, and sends it. */
export function ReportDialog({ facts, from, onClose }: ReportDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const [id] = useState(() => crypto.randomUUID());
  const [kind, setKind] = useState<ProblemReportKind>("Error");
  const [description, setDescription] = useState("");
  const [screenshot, setScreenshot] = useState<Screenshot | null>(null);
  const [hasTechnical, setTechnical] = useState(true);
  const [sending, setSending] = useState<"no" | "yes" | "sent" | ApiError>("no");
  const technical = useMemo(() => technicalContext(facts), [facts]);
  const report: ProblemReport = {
    id,
    kind,
    description,
    context: hasTechnical ? technical : {},
    ...(screenshot?.state === "taken" ? { screenshot: screenshot.dataUrl } : {}),
  };
  const isEmpty = description.trim() === "";

  async function handleSend(event: FormEvent) {
    event.preventDefault();
    if (isEmpty || sending === "yes") return;
    setSending("yes");
    try {
      await call("sendProblemReport", { body: report });
      track("send_error_report", { kind, hasScreenshot: screenshot?.state === "taken" });
      setSending("sent");
    } catch (error) {
      setSending(error as ApiError);
    }
  }

  function handlePaste(event: ClipboardEvent) {
    const file = [...event.clipboardData.files].find(({ type }) => type.startsWith("image/"));
    if (!file) return;
    event.preventDefault();
    void readScreenshot(file).then(setScreenshot);
  }

  if (sending === "sent") return <Sent id={id} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closeLabel={t("report.close")}
      size="lg"
      title={t("report.title")}
      description={t("report.intro")}
      focusFirst="textarea"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t("report.cancel")}
          </Button>
          <Button variant="primary" type="submit" form={formId} busy={sending === "yes"} disabled={isEmpty}>
            {t("report.send")}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={handleSend} onPaste={handlePaste} className="grid gap-4 pb-1">
        <Segmented
          label={t("report.kind")}
          value={kind}
          onValueChange={setKind}
          options={problemReportKinds.map((value) => ({ value, label: t(`report.kinds.${value}`) }))}
          className="justify-self-start"
        />
        <Field label={t("report.description")} hint={t("report.descriptionHint")}>
          <Textarea
            value={description}
            maxLength={MAX_COMMENT_CHARS}
            minRows={4}
            onChange={(event) => setDescription(event.currentTarget.value)}
          />
        </Field>
        <ScreenshotField screenshot={screenshot} onScreenshot={setScreenshot} />
        <Checkbox checked={hasTechnical} onCheckedChange={setTechnical} hint={t("report.technicalHint")}>
          {t("report.technical")}
        </Checkbox>
        <ReportPreview report={report} from={from} />
        {sending instanceof Error && (
          <p role="alert" className="text-sm text-danger-text">
            {t("report.failed", {
              reason: reasonOf(t, sending),
            })}
          </p>
        )}
      </form>
    </Dialog>
  );
}

function Sent({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closeLabel={t("report.close")}
      title={t("report.sent")}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t("report.done")}
        </Button>
      }
    >
      <p role="status" className="flex items-start gap-2.5">
        <CircleCheck className="mt-0.5 size-4.5 text-success-text" />
        {t("report.sentText")}
      </p>
      <p className="mt-2 text-sm text-text-subtle">{t("report.reference", { id: id.slice(0, 8) })}</p>
    </Dialog>
  );
}
