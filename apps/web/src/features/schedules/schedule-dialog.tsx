import type { PersonalDataChoice } from "@metatron/contract/personal-data/constants";
import { MAX_SCHEDULED_QUESTION_CHARS } from "@metatron/contract/schedules/constants";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { reasonOf } from "../../api/reason-of.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { PersonalDataDialog } from "../personal-data/personal-data-dialog.tsx";
import { AnswererFields } from "./answerer-fields.tsx";
import { RuleFields } from "./rule-fields.tsx";
import { changesOf, type ScheduleDraft } from "./schedule-draft.ts";
import { SCHEDULES_KEY } from "./schedules-query.ts";

interface ScheduleDialogProps {
  /** null: a new schedule. */
  id: string | null;
  draft: ScheduleDraft;
  onClose: () => void;
}

export function ScheduleDialog({ id, draft: first, onClose }: ScheduleDialogProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const formId = useId();
  // A repeated request must not make a second schedule.
  const [newId] = useState(() => crypto.randomUUID());
  const [draft, setDraft] = useState(first);
  const change = (changes: Partial<ScheduleDraft>) => setDraft((now) => ({ ...now, ...changes }));
  const saving = useMutation({
    mutationFn: (personalData: PersonalDataChoice | null) => {
      const body = { ...changesOf(draft), personalData };
      return id
        ? call("updateSchedule", { params: { id }, body })
        : call("createSchedule", { body: { id: newId, ...body } });
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: SCHEDULES_KEY });
      onClose();
    },
  });
  const isEmpty =
    draft.question.trim() === "" || draft.time === "" || (draft.every === "once" && !draft.date);
  const found = saving.error instanceof ApiError ? saving.error.personalData : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isEmpty) saving.mutate(null);
  };
  return (
    <>
      <Dialog
        open
        onOpenChange={onClose}
        closeLabel={t("schedules.cancel")}
        size="lg"
        title={t(id ? "schedules.editTitle" : "schedules.newTitle")}
        description={t("schedules.intro")}
        footer={
          <>
            <Button variant="ghost" onClick={onClose}>
              {t("schedules.cancel")}
            </Button>
            <Button variant="primary" type="submit" form={formId} busy={saving.isPending} disabled={isEmpty}>
              {t("schedules.save")}
            </Button>
          </>
        }
      >
        <form id={formId} onSubmit={submit} className="grid gap-4 pb-1">
          <Field label={t("schedules.fields.question")}>
            <Textarea
              value={draft.question}
              maxLength={MAX_SCHEDULED_QUESTION_CHARS}
              minRows={3}
              maxRows={8}
              onChange={(event) => change({ question: event.currentTarget.value })}
            />
          </Field>
          <AnswererFields draft={draft} onChange={change} />
          <RuleFields draft={draft} onChange={change} />
          {saving.error && !found && (
            <p role="alert" className="text-sm text-danger-text">
              {t("schedules.saveFailed", { reason: reasonOf(t, saving.error) })}
            </p>
          )}
        </form>
      </Dialog>
      <PersonalDataDialog
        open={found !== undefined}
        question={draft.question}
        found={found ?? null}
        onChoose={(choice) => saving.mutate(choice)}
        onClose={() => saving.reset()}
      />
    </>
  );
}
