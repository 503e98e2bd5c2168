import type { AssistantRecord } from "@metatron/contract/assistants/assistant";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { call } from "../../../api/call.ts";
import { reasonOf } from "../../../api/reason-of.ts";
import { formatsIn } from "../../../lib/figures.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { toast } from "../../../ui/toast.ts";
import { assistantKeys } from "../assistant-queries.ts";
import { StateBadge } from "../life/state-badge.tsx";
import { ASSISTANT_RECORDS_KEY } from "./assistant-records-query.ts";

interface RecordDialogProps {
  record: AssistantRecord;
  onClose: () => void;
}

/** One assistant for administrators: state, owner and use, and what they may do with it. None of its content. */
export function RecordDialog({ record, onClose }: RecordDialogProps) {
  const { t } = useTranslation();
  const { id, name, official, specialty, state } = record;
  const { isBusy, attempt } = useAttempt(onClose);
  const isDisabled = state === "disabled";
  // Reviewers see what was put up for review; private assistants stay private.
  const isReviewed = official || state === "in_review" || record.reviewExpiresAt !== null;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={name}
      closeLabel={t("adminAssistants.close")}
      footer={
        specialty === null && (
          <>
            <Button
              disabled={isBusy}
              onClick={() =>
                void attempt(
                  () => call("makeOfficial", { params: { id }, body: { official: !official } }),
                  t(official ? "adminAssistants.madeUnofficial" : "adminAssistants.madeOfficial"),
                )
              }
            >
              {t(official ? "adminAssistants.makeUnofficial" : "adminAssistants.makeOfficial")}
            </Button>
            <Button
              disabled={isBusy}
              onClick={() =>
                void attempt(
                  () => call("disableAssistant", { params: { id }, body: { disabled: !isDisabled } }),
                  t(isDisabled ? "adminAssistants.enabled" : "adminAssistants.disabled"),
                )
              }
            >
              {t(isDisabled ? "adminAssistants.enable" : "adminAssistants.disable")}
            </Button>
          </>
        )
      }
    >
      <Facts record={record} />
      <div className="mt-4 flex flex-wrap gap-4 text-sm">
        {official && (
          <Link to="/assistants/$assistantId/edit" params={{ assistantId: id }} className={LINK}>
            {t("adminAssistants.openEditor")}
          </Link>
        )}
        {isReviewed && !official && (
          <Link to="/assistants/$assistantId/review" params={{ assistantId: id }} className={LINK}>
            {t("adminAssistants.openReview")}
          </Link>
        )}
      </div>
      {!official && <Transfer record={record} isBusy={isBusy} attempt={attempt} />}
    </Dialog>
  );
}

const LINK = "text-accent-text underline underline-offset-2";

function Facts({ record }: { record: AssistantRecord }) {
  const { t, i18n } = useTranslation();
  const { whole } = formatsIn(i18n.language);
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium" });
  const shared = record.audiences.map((audience) =>
    audience === "everyone" ? t("adminAssistants.allStaff") : t(`roles.${audience}`),
  );
  const facts = [
    [
      t("adminAssistants.state"),
      <StateBadge key="state" state={record.state} label={t(`adminAssistants.states.${record.state}`)} />,
    ],
    [
      t("adminAssistants.owner"),
      record.official ? t("adminAssistants.official") : (record.emailOwner ?? t("adminAssistants.nobody")),
    ],
    [t("adminAssistants.sharedWith"), shared.join(", ") || t("adminAssistants.membersOnly")],
    [t("adminAssistants.members"), whole(record.members)],
    [t("adminAssistants.documents"), whole(record.documents)],
    [t("adminAssistants.people"), whole(record.people)],
    [t("adminAssistants.conversations"), whole(record.conversations)],
    [t("adminAssistants.updated"), day.format(new Date(record.updatedAt))],
    [
      t("adminAssistants.reviewUntil"),
      record.reviewExpiresAt ? day.format(new Date(record.reviewExpiresAt)) : t("adminAssistants.noReview"),
    ],
  ] as const;
  return (
    <dl className="grid gap-x-6 gap-y-3 handset:grid-cols-3">
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-xs text-text-subtle">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Attempt = ReturnType<typeof useAttempt>;

function Transfer({ record, isBusy, attempt }: Attempt & { record: AssistantRecord }) {
  const { t } = useTranslation();
  const [email, setEmail] = useState("");

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const to = email.trim().toLowerCase();
    if (to === "") return;
    void attempt(
      () => call("transferAssistant", { params: { assistant_id: record.id }, body: { email: to } }),
      t("adminAssistants.transferred", { email: to }),
    );
  }

  return (
    <form onSubmit={handleSubmit} className="mt-5 flex flex-wrap items-end gap-2 border-t border-border pt-4">
      <Field label={t("adminAssistants.transferTo")} className="min-w-0 flex-[1_1_14rem]">
        <Input
          type="email"
          required
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          autoComplete="off"
        />
      </Field>
      <Button type="submit" disabled={isBusy}>
        {t("adminAssistants.transfer")}
      </Button>
    </form>
  );
}

function useAttempt(onDone: () => void) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);

  async function attempt(act: () => Promise<unknown>, done: string) {
    setBusy(true);
    try {
      await act();
      toast({ text: done });
      void queries.invalidateQueries({ queryKey: ASSISTANT_RECORDS_KEY });
      void queries.invalidateQueries({ queryKey: assistantKeys.lists });
      onDone();
    } catch (error) {
      toast({ text: t("adminAssistants.notDone", { reason: reasonOf(t, error) }) });
    }
    setBusy(false);
  }

  return { isBusy, attempt };
}
