import { MAX_COMMENT_CHARS, MAX_NAME_CHARS } from "@metatron/contract/limits";
import { MAX_VERIFIED_ANSWER_CHARS, MAX_WORDINGS } from "@metatron/contract/verified-answers/constants";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { call } from "../../../api/call.ts";
import { reasonOf } from "../../../api/reason-of.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast } from "../../../ui/toast.ts";
import { type EditedAnswer, faultsOf, toFields, type VerifiedFault } from "./edited-answer.ts";
import { rememberRole } from "./reviewer-role.ts";
import { SourceFields } from "./source-fields.tsx";
import { VERIFIED_KEY } from "./verified-queries.ts";

interface VerifiedDialogProps {
  answer: EditedAnswer;
  onClose: () => void;
  onSaved?: () => void;
}

/** Writes or changes a verified answer; the person who saves it vouches for it. */
export function VerifiedDialog({ answer: given, onClose, onSaved }: VerifiedDialogProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const form = useId();
  const [edited, setEdited] = useState(given);
  const [isTried, setTried] = useState(false);
  const change = (changes: Partial<EditedAnswer>) => setEdited((now) => ({ ...now, ...changes }));
  const faults = faultsOf(edited);
  const saving = useMutation({
    mutationFn: () => call("saveVerifiedAnswer", { params: { id: edited.id }, body: toFields(edited) }),
    async onSuccess() {
      rememberRole(edited.reviewerRole);
      await queries.invalidateQueries({ queryKey: VERIFIED_KEY });
      toast({ text: t("adminVerified.saved") });
      onSaved?.();
      onClose();
    },
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (faults.size === 0 && !saving.isPending) saving.mutate();
  }

  const errorOf = (fault: VerifiedFault) =>
    isTried && faults.has(fault) ? { error: t(`adminVerified.faults.${fault}`) } : {};
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t(edited.isNew ? "adminVerified.newTitle" : "adminVerified.editTitle")}
      description={t("adminVerified.intro")}
      closeLabel={t("adminVerified.close")}
      footer={
        <>
          <Button onClick={onClose}>{t("adminVerified.cancel")}</Button>
          <Button type="submit" form={form} variant="primary" busy={saving.isPending}>
            {t("adminVerified.save")}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={handleSubmit} noValidate className="grid gap-4">
        <p className="flex flex-wrap items-center gap-2 text-sm text-text-muted">
          {t("adminVerified.scope")}
          <Badge tone="accent">{edited.scopeName ?? t(`adminVerified.chats.${edited.scope.chat}`)}</Badge>
        </p>
        <Field
          label={t("adminVerified.question")}
          hint={t("adminVerified.questionHint")}
          {...errorOf("question")}
        >
          <Textarea
            minRows={2}
            maxRows={5}
            value={edited.question}
            maxLength={MAX_COMMENT_CHARS}
            onChange={(event) => change({ question: event.currentTarget.value })}
          />
        </Field>
        <Field
          label={t("adminVerified.wordings")}
          hint={t("adminVerified.wordingsHint", { most: MAX_WORDINGS })}
        >
          <Textarea
            minRows={2}
            maxRows={6}
            value={edited.wordings.join("\n")}
            onChange={(event) =>
              change({ wordings: event.currentTarget.value.split("\n").slice(0, MAX_WORDINGS) })
            }
          />
        </Field>
        <Field label={t("adminVerified.answer")} hint={t("adminVerified.answerHint")} {...errorOf("answer")}>
          <Textarea
            minRows={5}
            maxRows={14}
            value={edited.answer}
            maxLength={MAX_VERIFIED_ANSWER_CHARS}
            onChange={(event) => change({ answer: event.currentTarget.value })}
          />
        </Field>
        <SourceFields
          sources={edited.sources}
          error={errorOf("sources").error ?? errorOf("url").error}
          onChange={(sources) => change({ sources })}
        />
        <div className="grid gap-4 handset:grid-cols-2">
          <Field
            label={t("adminVerified.expiresOn")}
            hint={t("adminVerified.expiresOnHint")}
            {...errorOf("expiresOn")}
          >
            <Input
              type="date"
              value={edited.expiresOn}
              onChange={(event) => change({ expiresOn: event.currentTarget.value })}
            />
          </Field>
          <Field
            label={t("adminVerified.role")}
            hint={t("adminVerified.roleHint")}
            {...errorOf("reviewerRole")}
          >
            <Input
              value={edited.reviewerRole}
              maxLength={MAX_NAME_CHARS}
              onChange={(event) => change({ reviewerRole: event.currentTarget.value })}
            />
          </Field>
        </div>
        {saving.isError && (
          <Notice tone="danger">{t("adminVerified.failed", { reason: reasonOf(t, saving.error) })}</Notice>
        )}
      </form>
    </Dialog>
  );
}
