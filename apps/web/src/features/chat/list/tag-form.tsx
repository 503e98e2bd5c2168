import { MAX_TAG_CHARS, type TagColor } from "@metatron/contract/chat/constants";
import type { Tag } from "@metatron/contract/chat/conversation";
import { cleanLine } from "@metatron/text/clean-text";
import { type FormEvent, useState } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import type { UsedTag } from "../../../local-db/tags.ts";
import { ColorField } from "../../../shell/color-field.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";

interface TagFormProps {
  tag: UsedTag;
  onSave: (tag: Tag) => void;
  onDelete: () => void;
  onCancel: () => void;
}

/** The name and colour of a tag on all conversations, and its deletion, which is confirmed in place. */
export function TagForm({ tag, onSave, onDelete, onCancel }: TagFormProps) {
  const { t } = useTranslation();
  const [name, setName] = useState(tag.name);
  const [color, setColor] = useState<TagColor>(tag.color);
  const [isDeleting, setDeleting] = useState(false);
  const clean = cleanLine(name);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (clean !== "") onSave({ name: clean, color });
  }

  return (
    <form onSubmit={handleSubmit} className="grid gap-4 pb-6">
      <Field label={t("list.tags.name")}>
        <Input
          value={name}
          maxLength={MAX_TAG_CHARS}
          autoComplete="off"
          autoFocus
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </Field>
      <ColorField value={color} onChange={setColor} />
      {isDeleting ? (
        <div role="alert" className="grid gap-3 rounded-md bg-danger-soft p-3 text-sm text-danger-text">
          <p>{t("list.tags.deleteText", { name: tag.name, count: tag.count })}</p>
          <div className="flex flex-wrap justify-end gap-2">
            <Button size="sm" onClick={() => setDeleting(false)}>
              {t("list.tags.keep")}
            </Button>
            <Button size="sm" variant="danger" onClick={onDelete}>
              {t("list.tags.delete")}
            </Button>
          </div>
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="ghost" className="mr-auto text-danger-text!" onClick={() => setDeleting(true)}>
            {t("list.tags.delete")}
          </Button>
          <Button onClick={onCancel}>{t("list.tags.cancel")}</Button>
          <Button type="submit" variant="primary" disabled={clean === ""}>
            {t("list.tags.save")}
          </Button>
        </div>
      )}
    </form>
  );
}
