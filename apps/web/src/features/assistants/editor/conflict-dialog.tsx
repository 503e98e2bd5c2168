import type { Assistant } from "@metatron/contract/assistants/assistant";
import { useState } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { DiffView } from "../instructions/diff-view.tsx";
import { type AssistantDraft, type DraftField, draftOf, mergeDrafts, takeFields } from "./draft.ts";
import type { KeptDraft } from "./kept-draft.ts";
import type { Editor } from "./use-editor.ts";
import { useFieldText } from "./use-field-text.ts";

interface ConflictDialogProps {
  editor: Editor;
  /** The version that someone else published; null: closed. */
  theirs: Assistant | null;
  isSaving: boolean;
  onClose: () => void;
  onSave: (kept: KeptDraft) => void;
}

/** Two people changed the same version: fields changed by both are shown side by side and chosen one by one. */
export function ConflictDialog({ editor, theirs, isSaving, onClose, onSave }: ConflictDialogProps) {
  const { t } = useTranslation();
  const [choices, setChoices] = useState<Partial<Record<DraftField, "mine" | "theirs">>>({});
  const [last, setLast] = useState(theirs);
  if (theirs && theirs !== last) {
    setLast(theirs);
    setChoices({});
  }
  const { draft: mine, base } = editor;
  if (!last || !base) return null;
  const published = draftOf(last);
  const { merged, conflicts, taken } = mergeDrafts(base.draft, mine, published);
  const namesOf = (fields: readonly DraftField[]) =>
    fields.map((field) => t(`assistantEditor.fields.${field}`)).join(", ");

  function handleSave() {
    if (!last) return;
    const given = conflicts.filter((field) => choices[field] === "theirs");
    const draft = takeFields(merged, published, given);
    editor.change(draft);
    onSave({ ...editor.current(), draft, base: { version: last.version, draft: published } });
  }

  async function handleTakeAll() {
    if (last) await editor.replace(last);
    onClose();
  }

  return (
    <Dialog
      open={theirs !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="lg"
      title={t("assistantEditor.conflict.title")}
      description={t(
        conflicts.length > 0 ? "assistantEditor.conflict.text" : "assistantEditor.conflict.textNone",
        {
          version: last.version,
        },
      )}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t("assistantEditor.conflict.cancel")}
          </Button>
          <Button onClick={() => void handleTakeAll()}>{t("assistantEditor.conflict.takeAll")}</Button>
          <Button variant="primary" onClick={handleSave} busy={isSaving}>
            {t("assistantEditor.conflict.save")}
          </Button>
        </>
      }
    >
      {taken.length > 0 && (
        <p className="text-sm text-text-muted">
          {t("assistantEditor.conflict.taken", { fields: namesOf(taken) })}
        </p>
      )}
      {conflicts.map((field) => (
        <ConflictField
          key={field}
          field={field}
          mine={mine}
          theirs={published}
          choice={choices[field] ?? "mine"}
          onChoose={(choice) => setChoices((before) => ({ ...before, [field]: choice }))}
        />
      ))}
    </Dialog>
  );
}

interface ConflictFieldProps {
  field: DraftField;
  mine: AssistantDraft;
  theirs: AssistantDraft;
  choice: "mine" | "theirs";
  onChoose: (choice: "mine" | "theirs") => void;
}

function ConflictField({ field, mine, theirs, choice, onChoose }: ConflictFieldProps) {
  const { t } = useTranslation();
  const fieldText = useFieldText();
  const name = t(`assistantEditor.fields.${field}`);
  return (
    <section className="mt-4 border-t border-border pt-3">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-medium first-letter:uppercase">{name}</h3>
        <Segmented
          label={t("assistantEditor.conflict.choose", { field: name })}
          value={choice}
          onValueChange={onChoose}
          options={[
            { value: "mine", label: t("assistantEditor.conflict.mine") },
            { value: "theirs", label: t("assistantEditor.conflict.theirs") },
          ]}
        />
      </div>
      {field !== "avatar" && <DiffView before={fieldText(theirs, field)} after={fieldText(mine, field)} />}
    </section>
  );
}
