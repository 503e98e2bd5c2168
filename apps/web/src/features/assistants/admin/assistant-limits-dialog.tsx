import type { AssistantRecord } from "@metatron/contract/assistants/assistant";
import type { TurnLimits } from "@metatron/contract/chat/turn-limits";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toast.ts";
import { ASSISTANT_RECORDS_KEY } from "./assistant-records-query.ts";
import { type LimitKind, limitKinds, limitOf, limitText, limitTexts } from "./turn-limit-texts.ts";

/** Limits on the work that one answer of an assistant may take. */
export function AssistantLimitsDialog({ record, onClose }: { record: AssistantRecord; onClose: () => void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [texts, setTexts] = useState(() => limitTexts(record.turnLimits));
  const limits = limitOf(texts);
  const saving = useMutation({
    mutationFn: (body: TurnLimits) => call("limitAssistant", { params: { id: record.id }, body }),
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: ASSISTANT_RECORDS_KEY });
      toast({ text: t("adminAssistants.limits.saved") });
      onClose();
    },
  });
  const errorOf = (kind: LimitKind) =>
    limitText(kind, texts[kind]) === undefined ? t("adminAssistants.limits.notANumber") : undefined;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("adminAssistants.limits.title", { name: record.name })}
      description={t("adminAssistants.limits.about")}
      closeLabel={t("adminAssistants.limits.cancel")}
      footer={
        <>
          <Button onClick={onClose}>{t("adminAssistants.limits.cancel")}</Button>
          <Button
            variant="primary"
            busy={saving.isPending}
            disabled={!limits}
            onClick={() => limits && saving.mutate(limits)}
          >
            {t("adminAssistants.limits.save")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {limitKinds.map((kind) => (
          <Field key={kind} label={t(`adminAssistants.limits.${kind}`)} error={errorOf(kind)}>
            <Input
              inputMode={kind === "cost" ? "decimal" : "numeric"}
              value={texts[kind]}
              placeholder={t("adminAssistants.limits.none")}
              onChange={({ currentTarget: { value } }) => setTexts({ ...texts, [kind]: value })}
            />
          </Field>
        ))}
        {saving.isError && <Notice tone="danger">{t("adminAssistants.limits.failed")}</Notice>}
      </div>
    </Dialog>
  );
}
