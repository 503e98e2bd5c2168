import {
  type HandoverSection,
  handoverSections,
  MAX_HANDOVER_NOTES,
  MAX_HANDOVER_POINT_CHARS,
} from "@metatron/contract/handovers/constants";
import type { NewHandover } from "@metatron/contract/handovers/handover";
import { Plus, X } from "lucide-react";
import { useState } from "react";
import { cutTitle } from "../../lib/cut-title.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Select } from "../../ui/select.tsx";
import { Textarea } from "../../ui/textarea.tsx";

type Notes = NewHandover["notes"];

/** Free notes, each for a section. */
export function NotesField({ notes, onChange }: { notes: Notes; onChange: (notes: Notes) => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState("");
  const [section, setSection] = useState<HandoverSection>("open");
  const isFull = notes.length >= MAX_HANDOVER_NOTES;

  function handleAdd() {
    if (text.trim() === "" || isFull) return;
    onChange([...notes, { section, text: text.trim() }]);
    setText("");
  }

  return (
    <div className="grid gap-2">
      <Field label={t("handovers.choose.note")} hint={t("handovers.choose.noteHint")}>
        <Textarea
          value={text}
          minRows={1}
          maxRows={6}
          maxLength={MAX_HANDOVER_POINT_CHARS}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-2">
        <Field label={t("handovers.choose.noteSection")} labelHidden>
          <Select
            value={section}
            onValueChange={(value) => setSection(handoverSections.find((each) => each === value) ?? "open")}
            options={handoverSections.map((value) => ({ value, label: t(`handovers.sections.${value}`) }))}
          />
        </Field>
        <Button disabled={text.trim() === "" || isFull} onClick={handleAdd}>
          <Plus />
          {t("handovers.choose.addNote")}
        </Button>
      </div>
      {notes.length > 0 && (
        <ul aria-label={t("handovers.choose.notes")} className="border-t border-border">
          {notes.map((note, at) => (
            <li
              key={`${note.section}${note.text}`}
              className="flex items-center gap-2 border-b border-border py-1.5"
            >
              <span className="min-w-0 flex-1 wrap-anywhere">{note.text}</span>
              <Badge>{t(`handovers.sections.${note.section}`)}</Badge>
              <IconButton
                size="sm"
                label={t("handovers.choose.removeNote", { text: cutTitle(note.text) })}
                onClick={() => onChange(notes.toSpliced(at, 1))}
              >
                <X />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
