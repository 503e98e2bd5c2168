import { useState } from "react";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";

interface NameDialogProps {
  title: string;
  name?: string;
  /** False: the name is already taken. */
  onName: (name: string) => Promise<boolean>;
  onClose: () => void;
}

const LONGEST = 60;

/** Asks for a category's name, which is stored in upper case. */
export function NameDialog({ title, name = "", onName, onClose }: NameDialogProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(name);
  const [isTaken, setTaken] = useState(false);
  async function save() {
    if (typed.trim() === "") return;
    if (await onName(typed)) onClose();
    else setTaken(true);
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      focusFirst="[data-category-name]"
      footer={
        <>
          <Button onClick={onClose}>{t("BUTTON_CANCEL")}</Button>
          <Button variant="primary" disabled={typed.trim() === ""} onClick={() => void save()}>
            {t("knowledgeBase.save")}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Field label={t("knowledgeBase.name")} {...(isTaken ? { error: t("knowledgeBase.nameTaken") } : {})}>
          <Input
            data-category-name
            value={typed}
            maxLength={LONGEST}
            className="uppercase"
            onChange={(event) => {
              setTaken(false);
              setTyped(event.currentTarget.value);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}
