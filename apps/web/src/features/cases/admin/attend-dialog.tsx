import type { AdminCase, CasePatch } from "@metatron/contract/cases/case";
import { caseStatuses } from "@metatron/contract/cases/constants";
import { MAX_COMMENT_CHARS } from "@metatron/contract/limits";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../api/call.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { CASES_KEY, WAITING_KEY } from "../cases-query.ts";

export function AttendDialog({ given, onClose }: { given: AdminCase; onClose: () => void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [status, setStatus] = useState(given.status);
  const [reply, setReply] = useState(given.reply ?? "");
  const saving = useMutation({
    mutationFn: (body: CasePatch) => call("updateCase", { params: { id: given.id }, body }),
    async onSuccess() {
      void queries.invalidateQueries({ queryKey: WAITING_KEY });
      await queries.invalidateQueries({ queryKey: CASES_KEY });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`${given.caseNumber} · ${given.subject}`}
      closeLabel={t("cases.close")}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t("cases.cancel")}
          </Button>
          <Button variant="primary" busy={saving.isPending} onClick={() => saving.mutate({ status, reply })}>
            {t("cases.save")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Field label={t("cases.fields.status")}>
          <Select
            value={status}
            onValueChange={(value) => setStatus(caseStatuses.find((known) => known === value) ?? status)}
            options={caseStatuses.map((value) => ({ value, label: t(`cases.status.${value}`) }))}
          />
        </Field>
        <Field label={t("cases.reply")}>
          <Textarea
            value={reply}
            maxLength={MAX_COMMENT_CHARS}
            onChange={(event) => setReply(event.currentTarget.value)}
          />
        </Field>
        {saving.error && (
          <p role="alert" className="text-sm text-danger-text">
            {t("cases.saveFailed")}
          </p>
        )}
      </div>
    </Dialog>
  );
}
