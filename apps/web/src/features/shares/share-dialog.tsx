import { roles } from "@metatron/contract/roles";
import { type SharedPart, shareDays } from "@metatron/contract/shares/constants";
import type { NewShare } from "@metatron/contract/shares/share";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Check, Copy } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { call } from "../../api/call.ts";
import { reasonOf } from "../../api/reason-of.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { ChipChoices } from "../../ui/chip-choices.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { useCopied } from "../../ui/markdown/use-copied.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { Select } from "../../ui/select.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { audienceOf, faultOf, hasReaders, newShareDraft, type ShareDraft } from "./share-draft.ts";
import { SHARES_KEY, shareLink } from "./shares-query.ts";

interface ShareDialogProps {
  conversationId: string;
  /** The last message of the copy. */
  messageId: string;
  part: SharedPart;
  onClose: () => void;
}

/** Asks who may read the copy and for how long, then shows its link. */
export function ShareDialog({ conversationId, messageId, part, onClose }: ShareDialogProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const formId = useId();
  // A repeated request must not make a second copy.
  const [id] = useState(() => crypto.randomUUID());
  const [draft, setDraft] = useState(newShareDraft);
  const [isChecked, setChecked] = useState(false);
  const fault = faultOf(draft);
  const saving = useMutation({
    mutationFn: () => {
      const body: NewShare = { id, conversationId, messageId, part, days: draft.days, ...audienceOf(draft) };
      return call("createShare", { body });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: SHARES_KEY }),
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (!fault && hasReaders(draft)) saving.mutate();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      closeLabel={t("shares.close")}
      size="lg"
      title={t(`shares.titles.${part}`)}
      description={t("shares.intro")}
      footer={
        saving.data ? (
          <Button variant="primary" onClick={onClose}>
            {t("shares.done")}
          </Button>
        ) : (
          <>
            <Button variant="ghost" onClick={onClose}>
              {t("shares.cancel")}
            </Button>
            <Button
              variant="primary"
              type="submit"
              form={formId}
              busy={saving.isPending}
              disabled={!hasReaders(draft)}
            >
              {t("shares.create")}
            </Button>
          </>
        )
      }
    >
      {saving.data ? (
        <MadeLink id={id} onLeave={onClose} />
      ) : (
        <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-4 pb-1">
          <ShareFields
            draft={draft}
            fault={isChecked ? fault : null}
            onChange={(changes) => setDraft((now) => ({ ...now, ...changes }))}
          />
          {saving.error && (
            <p role="alert" className="text-sm text-danger-text">
              {t("shares.failed", { reason: reasonOf(t, saving.error) })}
            </p>
          )}
        </form>
      )}
    </Dialog>
  );
}

interface ShareFieldsProps {
  draft: ShareDraft;
  fault: ReturnType<typeof faultOf>;
  onChange: (changes: Partial<ShareDraft>) => void;
}

function ShareFields({ draft, fault, onChange }: ShareFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className="grid gap-1.5">
        <p className="text-sm font-medium">{t("shares.audience")}</p>
        <Segmented
          label={t("shares.audience")}
          value={draft.audience}
          options={[
            { value: "everyone", label: t("shares.everyone") },
            { value: "chosen", label: t("shares.chosen") },
          ]}
          onValueChange={(audience) => onChange({ audience })}
          className="justify-self-start"
        />
        {draft.audience === "everyone" && (
          <p className="text-xs text-text-subtle">{t("shares.everyoneHint")}</p>
        )}
      </div>
      {draft.audience === "chosen" && (
        <>
          <Field
            label={t("shares.people")}
            hint={t("shares.peopleHint")}
            error={fault && t(`shares.faults.${fault}`)}
          >
            <Textarea
              value={draft.people}
              minRows={2}
              maxRows={5}
              inputMode="email"
              autoComplete="off"
              onChange={(event) => onChange({ people: event.currentTarget.value })}
            />
          </Field>
          <ChipChoices
            label={t("shares.roles")}
            hint={t("shares.rolesHint")}
            values={roles}
            chosen={draft.roles}
            wordOf={(role) => t(`roles.${role}`)}
            onChange={(chosen) => onChange({ roles: chosen })}
          />
        </>
      )}
      <Field label={t("shares.days")} className="max-w-60">
        <Select
          value={String(draft.days)}
          onValueChange={(value) => onChange({ days: shareDays.find((days) => String(days) === value) ?? 7 })}
          options={shareDays.map((count) => ({
            value: String(count),
            label: t("shares.forDays", { count }),
          }))}
        />
      </Field>
    </>
  );
}

function MadeLink({ id, onLeave }: { id: string; onLeave: () => void }) {
  const { t } = useTranslation();
  const { isCopied, copy } = useCopied();
  const link = shareLink(id);
  return (
    <div className="grid gap-3 pb-1">
      <div className="flex items-end gap-2">
        <Field label={t("shares.link")} className="flex-1">
          <Input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        </Field>
        <Button onClick={() => copy(() => navigator.clipboard.writeText(link))}>
          {isCopied ? <Check /> : <Copy />}
          {t(isCopied ? "shares.copied" : "shares.copy")}
        </Button>
      </div>
      <p role="status" className="text-sm text-text-muted">
        {t("shares.made")}{" "}
        <Link to="/shares" onClick={onLeave} className="text-accent-text underline">
          {t("shares.seeAll")}
        </Link>
      </p>
    </div>
  );
}
