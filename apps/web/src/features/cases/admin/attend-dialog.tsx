import type { AdminCase, CaseFile, CasePatch } from "@metatron/contract/cases/case";
import { caseStatuses } from "@metatron/contract/cases/constants";
import { MAX_COMMENT_CHARS } from "@metatron/contract/limits";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import { saveResponse } from "../../../api/save-response.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Part } from "../../../ui/part.tsx";
import { Select } from "../../../ui/select.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast } from "../../../ui/toast.ts";
import { CASES_KEY, caseAgentsQuery, WAITING_KEY } from "../cases-query.ts";

/** The question of a case beside the answer to it, its state and the person who handles it. */
export function AttendDialog({ given, onClose }: { given: AdminCase; onClose: () => void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { data: agents = [] } = useQuery(caseAgentsQuery);
  const [status, setStatus] = useState(given.status);
  const [reply, setReply] = useState(given.reply ?? "");
  const [assigneeId, setAssigneeId] = useState(given.assignee?.id ?? "");
  const saving = useMutation({
    mutationFn: (body: CasePatch) => call("updateCase", { params: { id: given.id }, body }),
    async onSuccess() {
      void queries.invalidateQueries({ queryKey: WAITING_KEY });
      await queries.invalidateQueries({ queryKey: CASES_KEY });
      onClose();
    },
  });
  const known = given.assignee && !agents.some(({ id }) => id === given.assignee?.id) ? [given.assignee] : [];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={`${given.caseNumber} · ${given.subject}`}
      closeLabel={t("cases.close")}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t("cases.cancel")}
          </Button>
          <Button
            variant="primary"
            busy={saving.isPending}
            onClick={() => saving.mutate({ status, reply, assigneeId: assigneeId || null })}
          >
            {t("cases.save")}
          </Button>
        </>
      }
    >
      <div className="grid gap-5 tablet:grid-cols-2">
        <div className="grid min-w-0 content-start gap-4">
          <Part title={t("adminCases.sent")}>
            <p className="text-sm leading-[21px] whitespace-pre-line wrap-anywhere">{given.description}</p>
          </Part>
          {given.files.length > 0 && (
            <Part title={t("adminCases.files")}>
              <ul className="grid gap-1">
                {given.files.map((file) => (
                  <li key={file.id}>
                    <FileButton file={file} />
                  </li>
                ))}
              </ul>
            </Part>
          )}
        </div>
        <div className="grid min-w-0 content-start gap-4">
          <Field label={t("cases.reply")} hint={t("adminCases.replyHint")}>
            <Textarea
              value={reply}
              minRows={6}
              maxLength={MAX_COMMENT_CHARS}
              onChange={(event) => setReply(event.currentTarget.value)}
            />
          </Field>
          <Field label={t("cases.fields.status")}>
            <Select
              value={status}
              onValueChange={(value) => setStatus(caseStatuses.find((each) => each === value) ?? status)}
              options={caseStatuses.map((value) => ({ value, label: t(`cases.status.${value}`) }))}
            />
          </Field>
          <Field label={t("adminCases.assignee")}>
            <Select
              value={assigneeId}
              onValueChange={setAssigneeId}
              options={[
                { value: "", label: t("adminCases.nobody") },
                ...[...known, ...agents].map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          </Field>
          {saving.error && (
            <p role="alert" className="text-sm text-danger-text">
              {t("cases.saveFailed")}
            </p>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function FileButton({ file: { id, name } }: { file: CaseFile }) {
  const { t } = useTranslation();
  async function handleSave() {
    try {
      await saveResponse(await call("caseFile", { params: { id } }), name);
    } catch {
      toast({ text: t("adminCases.fileFailed") });
    }
  }
  return (
    <Button
      size="sm"
      className="max-w-full"
      aria-label={t("adminCases.download", { name })}
      onClick={() => void handleSave()}
    >
      <Download />
      <span className="truncate">{name}</span>
    </Button>
  );
}
