import { MAX_NAME_CHARS } from "@metatron/contract/limits";
import { MAX_PROMPT_CHARS, MAX_PROMPT_VARIABLES } from "@metatron/contract/prompts/constants";
import type { Prompt, PromptList } from "@metatron/contract/prompts/prompt";
import { readVariables } from "@metatron/contract/prompts/variables";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { call } from "../../api/call.ts";
import { codeOf, reasonOf } from "../../api/reason-of.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { AudienceFields } from "./audience-fields.tsx";
import { fieldsOf, isComplete, type PromptDraft } from "./prompt-draft.ts";
import { PromptTextField } from "./prompt-text-field.tsx";
import { PROMPTS_KEY } from "./prompts-query.ts";

interface PromptDialogProps {
  /** null: a new prompt. */
  prompt: Prompt | null;
  draft: PromptDraft;
  list: PromptList;
  onClose: () => void;
}

export function PromptDialog({ prompt, draft: first, list, onClose }: PromptDialogProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const formId = useId();
  // A repeated request must not make a second prompt.
  const [id] = useState(() => prompt?.id ?? crypto.randomUUID());
  const [draft, setDraft] = useState(first);
  const [version, setVersion] = useState(prompt?.version ?? null);
  // What another person saved while this form was open.
  const [theirs, setTheirs] = useState<Prompt | null>(null);
  const change = (changes: Partial<PromptDraft>) => setDraft((now) => ({ ...now, ...changes }));
  const saving = useMutation({
    mutationFn: () => call("savePrompt", { params: { id }, body: fieldsOf(draft, version) }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: PROMPTS_KEY });
      onClose();
    },
    onError: async (error) => {
      if (codeOf(error) !== "version_conflict") return;
      const { items } = await call("listPrompts");
      const now = items.find((item) => item.id === id) ?? null;
      setTheirs(now);
      // The person has seen the other text, so the next save is based on it.
      if (now) setVersion(now.version);
    },
  });
  const hasTooMany = readVariables(draft.text).length > MAX_PROMPT_VARIABLES;
  const maySave = isComplete(draft) && !hasTooMany;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (maySave) saving.mutate();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      closeLabel={t("prompts.cancel")}
      size="lg"
      title={t(prompt ? "prompts.editTitle" : "prompts.newTitle")}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t("prompts.cancel")}
          </Button>
          <Button variant="primary" type="submit" form={formId} busy={saving.isPending} disabled={!maySave}>
            {t("prompts.save")}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={handleSubmit} className="grid gap-4 pb-1">
        <Field label={t("prompts.fields.title")}>
          <Input
            value={draft.title}
            maxLength={MAX_NAME_CHARS}
            onChange={(event) => change({ title: event.currentTarget.value })}
          />
        </Field>
        <PromptTextField
          text={draft.text}
          maxLength={MAX_PROMPT_CHARS}
          error={hasTooMany && t("prompts.tooManyVariables", { count: MAX_PROMPT_VARIABLES })}
          onText={(text) => change({ text })}
        />
        <AudienceFields
          draft={draft}
          teams={list.teams}
          mayPublish={list.mayPublish}
          isPublished={prompt?.scope === "company"}
          isOthers={prompt !== null && !prompt.isMine}
          onChange={change}
        />
        {saving.error && (
          <p role="alert" className="text-sm text-danger-text">
            {t("prompts.saveFailed", { reason: reasonOf(t, saving.error) })}
          </p>
        )}
        {theirs && (
          <div className="rounded-md bg-surface-sunken px-3 py-2.5 text-sm">
            <p className="font-medium">{t("prompts.theirs", { title: theirs.title })}</p>
            <p className="mt-1 max-h-40 overflow-y-auto wrap-anywhere whitespace-pre-wrap">{theirs.text}</p>
          </div>
        )}
      </form>
    </Dialog>
  );
}
