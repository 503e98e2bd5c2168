import type { AssistantSummary } from "@metatron/contract/assistants/assistant";
import { oneLine } from "@metatron/text/one-line";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";

interface RemoveDialogProps {
  /** Null: closed. */
  assistant: Pick<AssistantSummary, "id" | "name"> | null;
  onClose: () => void;
  onRemove: (assistant: Pick<AssistantSummary, "id" | "name">) => Promise<void>;
}

/** Deleting can't be undone and affects everyone with access: the name has to be typed. */
export function RemoveDialog({ assistant, onClose, onRemove }: RemoveDialogProps) {
  const { t } = useTranslation();
  const form = useId();
  const [typed, setTyped] = useState("");
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  // Keeps showing the last name while the dialog fades out.
  const [last, setLast] = useState(assistant);
  if (assistant && assistant !== last) {
    setLast(assistant);
    setTyped("");
    setTried(false);
  }
  const name = last?.name ?? "";
  const isSame = asTyped(typed) === asTyped(name);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!last || !isSame || isBusy) return;
    setBusy(true);
    await onRemove(last);
    setBusy(false);
    onClose();
  }

  return (
    <Dialog
      open={assistant !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("assistants.remove.title", { name })}
      description={t("assistants.remove.text")}
      focusFirst={`#${CSS.escape(form)} input`}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t("assistants.remove.cancel")}
          </Button>
          <Button type="submit" form={form} variant="danger" busy={isBusy}>
            {t("assistants.remove.yes")}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void handleSubmit(event)}>
        <Field
          label={t("assistants.remove.field")}
          hint={name}
          {...(isTried && !isSame ? { error: t("assistants.remove.mismatch", { name }) } : {})}
        >
          <Input
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
      </form>
    </Dialog>
  );
}

const asTyped = (text: string) => oneLine(text.normalize("NFC"));
