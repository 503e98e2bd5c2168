import { MAX_TAG_CHARS } from "@metatron/contract/chat/constants";
import type { Tag, TagChange } from "@metatron/contract/chat/conversation";
import { Check, Minus, Pencil, Plus } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import type { ConversationRow } from "../../../local-db/rows.ts";
import type { UsedTag } from "../../../local-db/tags.ts";
import { TagDot } from "../../../shell/tag-dot.tsx";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Input } from "../../../ui/input.tsx";
import { limitOf, matchTags, newTagOf, tagState } from "./edit-tags.ts";
import { TagForm } from "./tag-form.tsx";

interface TagsDialogProps {
  rows: readonly ConversationRow[];
  used: readonly UsedTag[];
  onClose: () => void;
  onToggle: (tag: Tag, change: "add" | "remove") => Promise<void>;
  onChange: (change: TagChange) => Promise<void>;
  onDelete: (tag: string) => Promise<void>;
}

/** Adds, creates, renames and deletes tags. Every change is stored at once. */
export function TagsDialog({ rows, used, onClose, onToggle, onChange, onDelete }: TagsDialogProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState("");
  const [limit, setLimit] = useState<ReturnType<typeof limitOf>>(null);
  const [editedKey, setEditedKey] = useState<string | null>(null);
  const edited = used.find(({ key }) => key === editedKey);
  const [first] = rows;
  const title =
    rows.length === 1 && first
      ? t("list.tags.titleOne", { title: first.title || t("list.untitled") })
      : t("list.tags.titleMany", { count: rows.length });
  const found = matchTags(used, typed);
  const made = newTagOf(used, typed);

  function add(tag: Tag) {
    const exceeded = limitOf(rows, used, tag);
    setLimit(exceeded);
    if (exceeded) return;
    setTyped("");
    void onToggle(tag, "add");
  }

  function toggle(tag: UsedTag) {
    setLimit(null);
    if (tagState(rows, tag.key) === "all") void onToggle(tag, "remove");
    else add({ name: tag.name, color: tag.color });
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const [only] = found;
    if (made) add(made);
    else if (only && typed.trim() !== "") {
      toggle(only);
      setTyped("");
    }
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={title} closeLabel={t("list.close")}>
      {edited ? (
        <TagForm
          key={edited.key}
          tag={edited}
          onCancel={() => setEditedKey(null)}
          onSave={({ name, color }) => {
            setEditedKey(null);
            void onChange({ tag: edited.name, name, color });
          }}
          onDelete={() => {
            setEditedKey(null);
            void onDelete(edited.name);
          }}
        />
      ) : (
        <div className="grid gap-3 pb-6">
          <Field label={t("list.tags.field")} {...(limit ? { error: t(`list.tags.limit.${limit}`) } : {})}>
            <Input
              value={typed}
              maxLength={MAX_TAG_CHARS}
              autoComplete="off"
              placeholder={t("list.tags.placeholder")}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
                setLimit(null);
              }}
              onKeyDown={handleKeyDown}
            />
          </Field>
          {made && (
            <Button variant="soft" className="justify-start!" onClick={() => add(made)}>
              <Plus />
              <span className="min-w-0 truncate">{t("list.tags.create", { name: made.name })}</span>
            </Button>
          )}
          {used.length === 0 && !made && <p className="text-sm text-text-subtle">{t("list.tags.empty")}</p>}
          <ul aria-label={t("list.tags.yours")} className="max-h-72 overflow-y-auto">
            {found.map((tag) => (
              <li key={tag.key} className="flex items-center gap-1 border-b border-border last:border-0">
                <TagToggle tag={tag} state={tagState(rows, tag.key)} onToggle={() => toggle(tag)} />
                <IconButton
                  size="sm"
                  label={t("list.tags.edit", { name: tag.name })}
                  onClick={() => setEditedKey(tag.key)}
                >
                  <Pencil />
                </IconButton>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  );
}

interface TagToggleProps {
  tag: UsedTag;
  state: ReturnType<typeof tagState>;
  onToggle: () => void;
}

function TagToggle({ tag, state, onToggle }: TagToggleProps) {
  const { t } = useTranslation();
  return (
    <label className="relative flex min-h-10 min-w-0 flex-1 items-center gap-2.5 rounded-sm px-1 text-md hover:bg-surface-hover has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus pointer-coarse:min-h-touch">
      <input
        ref={(box) => {
          if (box) box.indeterminate = state === "some";
        }}
        type="checkbox"
        checked={state === "all"}
        onChange={onToggle}
        className="absolute inset-0 appearance-none outline-none"
      />
      <span
        className={cx(
          "grid size-4.5 flex-none place-items-center rounded-xs border [&_.lucide]:size-3.5",
          state === "none"
            ? "border-border-strong bg-surface-raised"
            : "border-accent bg-accent text-accent-contrast",
        )}
      >
        {state === "all" && <Check />}
        {state === "some" && <Minus />}
      </span>
      <TagDot color={tag.color} />
      <span className="min-w-0 flex-1 truncate">{tag.name}</span>
      <span className="flex-none text-xs text-text-subtle tabular-nums">
        {t("list.tags.count", { count: tag.count })}
      </span>
    </label>
  );
}
