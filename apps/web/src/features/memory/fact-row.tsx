import { MAX_MEMORY_FACT_CHARS } from "@metatron/contract/memory/constants";
import type { MemoryFact } from "@metatron/contract/memory/memory";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Pencil, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { call } from "../../api/call.ts";
import { codeOf, reasonOf } from "../../api/reason-of.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Input } from "../../ui/input.tsx";
import { toast } from "../../ui/toast.ts";
import { MEMORY_KEY } from "./memory-query.ts";

/** One fact, which is edited in its place. */
export function FactRow({ fact, mayEdit }: { fact: MemoryFact; mayEdit: boolean }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [draft, setDraft] = useState<string | null>(null);
  const { id, text, kind, version } = fact;
  const onSettled = () => queries.invalidateQueries({ queryKey: MEMORY_KEY });
  const failed = (error: Error) => toast({ text: t("memory.notSaved", { reason: reasonOf(t, error) }) });
  const saving = useMutation({
    mutationFn: (next: string) => call("saveMemoryFact", { params: { id }, body: { text: next, version } }),
    onSuccess: () => {
      setDraft(null);
      toast({ text: t("memory.saved") });
    },
    onError(error) {
      const code = codeOf(error);
      if (code !== "version_conflict" && code !== "not_found") return failed(error);
      // Another tab was first: its state is loaded and shown.
      setDraft(null);
      toast({ text: t(code === "not_found" ? "memory.gone" : "memory.conflict") });
    },
    onSettled,
  });
  const removing = useMutation({
    mutationFn: () => call("deleteMemoryFact", { params: { id } }),
    onSuccess: () => toast({ text: t("memory.removed") }),
    onError: (error) => (codeOf(error) === "not_found" ? toast({ text: t("memory.gone") }) : failed(error)),
    onSettled,
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const next = (draft ?? "").trim();
    if (next !== "" && !saving.isPending) saving.mutate(next);
  }

  if (draft !== null)
    return (
      <li className="border-b border-border py-3">
        <form className="flex flex-wrap items-end gap-2" onSubmit={handleSubmit}>
          <Field label={t("memory.field")} labelHidden className="min-w-0 flex-[1_1_16rem]">
            <Input
              // The field replaces the button that the person pressed, which had the focus.
              ref={(field) => field?.focus()}
              value={draft}
              maxLength={MAX_MEMORY_FACT_CHARS}
              onChange={(event) => setDraft(event.currentTarget.value)}
              onKeyDown={(event) => event.key === "Escape" && setDraft(null)}
            />
          </Field>
          <Button type="submit" disabled={draft.trim() === ""} busy={saving.isPending}>
            {t("memory.save")}
          </Button>
          <Button variant="ghost" onClick={() => setDraft(null)}>
            {t("memory.cancel")}
          </Button>
        </form>
      </li>
    );
  return (
    <li className="flex items-center justify-between gap-3 border-b border-border py-3">
      <div className="min-w-0">
        <p dir="auto" className="wrap-anywhere">
          {text}
        </p>
        <p className="mt-0.5 text-xs text-text-subtle">{t(`memory.kinds.${kind}`)}</p>
      </div>
      <div className="flex flex-none">
        {mayEdit && (
          <IconButton label={t("memory.edit", { fact: text })} onClick={() => setDraft(text)}>
            <Pencil />
          </IconButton>
        )}
        <IconButton
          label={t("memory.remove", { fact: text })}
          disabled={removing.isPending}
          onClick={() => removing.mutate()}
        >
          <Trash2 />
        </IconButton>
      </div>
    </li>
  );
}
