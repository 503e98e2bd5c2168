import type { CaseDraft, CreatedCase } from "@metatron/contract/cases/case";
import { MAX_COMMENT_CHARS, MAX_TITLE_CHARS } from "@metatron/contract/limits";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { call } from "../../api/call.ts";
import { codeOf } from "../../api/reason-of.ts";
import { track } from "../../api/track.ts";
import { categoryLabel } from "../../lib/category-label.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Select } from "../../ui/select.tsx";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { CASES_KEY } from "./cases-query.ts";

interface CaseDialogProps {
  conversationId: string;
  /** The answer that was insufficient. */
  messageId: string | undefined;
  /** What triggered the case, for the statistics. */
  reason: "no_answer" | "bad_feedback" | "asked" | "steps_tried";
  onClose: () => void;
  /** A link to the person's cases. */
  casesLink: ReactNode;
}

/** A case pre-filled from the conversation; every field can be changed before sending. */
export function CaseDialog({ conversationId, messageId, reason, onClose, casesLink }: CaseDialogProps) {
  const { t } = useTranslation();
  const [made, setMade] = useState<CreatedCase | null>(null);
  const draft = useQuery({
    queryKey: ["case-draft", conversationId, messageId ?? ""],
    queryFn: ({ signal }) =>
      call("draftCase", { query: { conversationId, ...(messageId ? { messageId } : {}) }, signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const close = { open: true, onOpenChange: onClose, closeLabel: t("cases.close") };
  if (made) {
    return (
      <Dialog
        {...close}
        title={t("cases.made.title")}
        footer={
          <Button variant="primary" onClick={onClose}>
            {t("cases.made.done")}
          </Button>
        }
      >
        <p className="flex items-center gap-2.5 text-lg font-semibold" role="status">
          <CircleCheck className="size-5 text-success-text" />
          {made.caseNumber}
        </p>
        <p className="mt-2 text-text-muted">{t("cases.made.text")}</p>
        <p className="mt-3">{casesLink}</p>
      </Dialog>
    );
  }
  if (draft.data) {
    return (
      <CaseForm
        draft={draft.data}
        ids={{ conversationId, ...(messageId ? { messageId } : {}) }}
        reason={reason}
        onClose={onClose}
        onMade={setMade}
      />
    );
  }
  return (
    <Dialog {...close} size="lg" title={t("cases.title.rh")}>
      {draft.error ? (
        <ErrorState title={t("cases.draftFailed")} />
      ) : (
        <SkeletonGroup label={t("cases.loading")} className="grid gap-4 pb-2">
          <Skeleton className="h-9 w-full" />
          <Skeleton className="h-9 w-1/2" />
          <Skeleton className="h-40 w-full" />
        </SkeletonGroup>
      )}
    </Dialog>
  );
}

interface CaseFormProps {
  draft: CaseDraft;
  ids: { conversationId: string; messageId?: string };
  reason: CaseDialogProps["reason"];
  onClose: () => void;
  onMade: (made: CreatedCase) => void;
}

function CaseForm({ draft, ids, reason, onClose, onMade }: CaseFormProps) {
  const { t, i18n } = useTranslation();
  const queries = useQueryClient();
  const formId = useId();
  const [id] = useState(() => crypto.randomUUID());
  const [fields, setFields] = useState({
    subject: draft.subject,
    category: draft.category,
    description: draft.description,
  });
  const [fileIds, setFileIds] = useState<readonly string[]>([]);
  const change = (changes: Partial<typeof fields>) => setFields((now) => ({ ...now, ...changes }));
  const { desk, stepsTried } = draft;
  const sending = useMutation({
    mutationFn: () =>
      call("createCase", { body: { id, ...fields, desk, stepsTried, fileIds: [...fileIds], ...ids } }),
    onSuccess(made) {
      track("create_case_rhconnect", { reason, desk, category: fields.category });
      void queries.invalidateQueries({ queryKey: CASES_KEY });
      onMade(made);
    },
  });
  const isEmpty = fields.subject.trim() === "" || fields.description.trim() === "";
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isEmpty) sending.mutate();
  };
  const code = codeOf(sending.error);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closeLabel={t("cases.close")}
      size="lg"
      title={t(`cases.title.${desk}`)}
      description={t("cases.intro")}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t("cases.cancel")}
          </Button>
          <Button variant="primary" type="submit" form={formId} busy={sending.isPending} disabled={isEmpty}>
            {t("cases.send")}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={send} className="grid gap-4 pb-1">
        <Field label={t("cases.fields.subject")}>
          <Input
            value={fields.subject}
            maxLength={MAX_TITLE_CHARS}
            onChange={(event) => change({ subject: event.currentTarget.value })}
          />
        </Field>
        <Field label={t("cases.fields.category")}>
          <Select
            value={fields.category}
            onValueChange={(category) => change({ category })}
            options={draft.categories.map((value) => ({
              value,
              label: categoryLabel(value, i18n.language),
            }))}
          />
        </Field>
        <Field label={t("cases.fields.description")} hint={t("cases.fields.descriptionHint")}>
          <Textarea
            value={fields.description}
            maxLength={MAX_COMMENT_CHARS}
            minRows={6}
            maxRows={12}
            onChange={(event) => change({ description: event.currentTarget.value })}
          />
        </Field>
        {stepsTried.length > 0 && (
          <p className="text-sm text-text-muted">{t("cases.stepsGoAlong", { count: stepsTried.length })}</p>
        )}
        {draft.files.length > 0 && (
          <fieldset className="grid gap-1">
            <legend className="text-sm font-medium">{t("cases.share")}</legend>
            <p className="text-xs text-text-subtle">{t("cases.shareHint")}</p>
            {draft.files.map((file) => (
              <Checkbox
                key={file.id}
                checked={fileIds.includes(file.id)}
                onCheckedChange={(isChosen) =>
                  setFileIds(isChosen ? [...fileIds, file.id] : fileIds.filter((each) => each !== file.id))
                }
              >
                <span className="wrap-anywhere">{file.name}</span>
              </Checkbox>
            ))}
          </fieldset>
        )}
        {sending.error && (
          <p role="alert" className="text-sm text-danger-text">
            {t("cases.failed", { reason: t(`errors.${code}`) })}
          </p>
        )}
      </form>
    </Dialog>
  );
}
