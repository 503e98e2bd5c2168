import type { AssistantRecord } from "@metatron/contract/assistants/assistant";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { call } from "../../../api/call.ts";
import { reasonOf } from "../../../api/reason-of.ts";
import { timeAgo } from "../../../lib/time-ago.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { toast } from "../../../ui/toast.ts";
import { assistantKeys } from "../assistant-queries.ts";
import { SearchDialog, useSearch } from "../search-dialog.tsx";

interface HandOverDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const EVERY = "every";

/**
 * For administrators: assistants by name and owner, to reassign those of people who left. Shows none of their
 * content.
 */
export function HandOverDialog({ open, onOpenChange }: HandOverDialogProps) {
  const { t } = useTranslation();
  const { sought, ...search } = useSearch();
  const { data, error } = useQuery({
    queryKey: [...assistantKeys.lists, EVERY, sought],
    queryFn: ({ signal }) => call("listAllAssistants", { query: sought ? { q: sought } : {}, signal }),
    enabled: open,
    placeholderData: (before) => before,
  });
  return (
    <SearchDialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title={t("assistantMembers.left.title")}
      description={t("assistantMembers.left.text")}
      closeLabel={t("assistantMembers.left.close")}
      searchLabel={t("assistantMembers.left.search")}
      search={search}
      status={error ? reasonOf(t, error) : data?.items.length === 0 && t("assistantMembers.left.none")}
    >
      {data?.items
        .filter(({ official }) => !official)
        .map((record) => (
          <RecordRow key={record.id} record={record} />
        ))}
    </SearchDialog>
  );
}

function RecordRow({ record }: { record: AssistantRecord }) {
  const { t, i18n } = useTranslation();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [email, setEmail] = useState("");
  const [isBusy, setBusy] = useState(false);
  const { id, name, emailOwner, ownerLastSeenAt } = record;
  const seen = ownerLastSeenAt
    ? t("assistantMembers.left.seen", {
        when: timeAgo(ownerLastSeenAt, { now: new Date(), language: i18n.language }),
      })
    : t("assistantMembers.left.neverSeen");

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (email.trim() === "" || isBusy) return;
    setBusy(true);
    try {
      const body = { email: email.trim().toLowerCase() };
      await call("transferAssistant", { params: { assistant_id: id }, body });
      toast({ text: t("assistantMembers.handedOver", { name: body.email }) });
      await queries.invalidateQueries({ queryKey: assistantKeys.lists });
      setOpen(false);
    } catch (error) {
      toast({ text: t("assistants.done.notDone", { reason: reasonOf(t, error) }) });
    }
    setBusy(false);
  }

  return (
    <li className="border-b border-border py-2 last:border-b-0">
      <div className="flex items-center justify-between gap-3">
        <span className="min-w-0">
          <span className="block truncate font-medium">{name}</span>
          <span className="block truncate text-xs text-text-subtle">
            {emailOwner ?? t("assistants.card.nobody")} · {seen}
          </span>
        </span>
        <Button size="sm" variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t("assistantMembers.handOver")}
        </Button>
      </div>
      {isOpen && (
        <form onSubmit={(event) => void handleSubmit(event)} className="mt-2 flex items-end gap-2">
          <Field label={t("assistantMembers.left.to")} className="min-w-0 flex-1">
            <Input
              type="email"
              required
              value={email}
              onChange={(event) => setEmail(event.currentTarget.value)}
              placeholder={t("assistantMembers.emailExample")}
              autoComplete="off"
            />
          </Field>
          <Button type="submit" busy={isBusy}>
            {t("assistantMembers.handOverYes")}
          </Button>
        </form>
      )}
    </li>
  );
}
