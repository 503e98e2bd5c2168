import type { Specialty } from "@metatron/contract/assistants/constants";
import { ArrowLeft, Ellipsis, FlaskConical, History, MessageSquare, Trash2, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { MenuItem, MenuSeparator } from "../../../ui/menu-items.tsx";
import { skyOf } from "../sky-of.ts";
import type { Editor } from "./use-editor.ts";

interface EditorHeaderProps {
  editor: Editor;
  isSaving: boolean;
  mayRemove: boolean;
  specialty: Specialty | null;
  onBack: () => void;
  onSave: () => void;
  onDiscard: () => void;
  onVersions: () => void;
  onOpenChat: () => void;
  onRemove: () => void;
  /** Null while the playground is open or has a tab of its own. */
  onShowTry: (() => void) | null;
}

/** The assistant's name, the state of the draft, and the actions on the whole draft. */
export function EditorHeader(props: EditorHeaderProps) {
  const { editor, isSaving, mayRemove, specialty, onBack, onSave, onDiscard, onShowTry } = props;
  const { t } = useTranslation();
  const { draft, changed, isNew } = editor;
  const name = draft.name.trim() || t("assistantEditor.newTitle");
  const isChanged = changed.length > 0;
  return (
    <header className="flex items-center gap-3 px-2 pt-[calc(8px+env(safe-area-inset-top))] handset:px-6 handset:pt-4">
      <IconButton label={t("assistantEditor.back")} onClick={onBack}>
        <ArrowLeft className="size-4.5" />
      </IconButton>
      <Avatar
        name={name}
        kind="assistant"
        {...skyOf({ specialty })}
        {...(draft.avatar ? { src: draft.avatar.url } : {})}
        className="size-9! handset:size-10!"
      />
      <div className="min-w-0 flex-1">
        <h1 className="truncate text-[0.9375rem] leading-5 font-semibold tracking-title handset:text-[1.0625rem]">
          {name}
        </h1>
        <Status editor={editor} />
      </div>
      {onShowTry && (
        <Button variant="ghost" onClick={onShowTry}>
          <FlaskConical />
          {t("assistantEditor.showTry")}
        </Button>
      )}
      {isChanged && (
        <Button variant="ghost" onClick={onDiscard} className="max-handset:hidden">
          {t("assistantEditor.discard")}
        </Button>
      )}
      <Button variant="primary" onClick={onSave} busy={isSaving} disabled={!isChanged && !isNew}>
        {t("assistantEditor.save")}
      </Button>
      <More {...props} isChanged={isChanged} isNew={isNew} mayRemove={mayRemove} />
    </header>
  );
}

function More({
  isChanged,
  isNew,
  mayRemove,
  onDiscard,
  onVersions,
  onOpenChat,
  onRemove,
}: EditorHeaderProps & { isChanged: boolean; isNew: boolean }) {
  const { t } = useTranslation();
  if (isNew) return null;
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label={t("assistantEditor.more")}>
          <Ellipsis />
        </IconButton>
      }
    >
      <MenuItem icon={<MessageSquare />} onSelect={onOpenChat}>
        {t("assistantEditor.openChat")}
      </MenuItem>
      <MenuItem icon={<History />} onSelect={onVersions}>
        {t("assistantEditor.versions")}
      </MenuItem>
      {isChanged && (
        <MenuItem icon={<Undo2 />} onSelect={onDiscard}>
          {t("assistantEditor.discard")}
        </MenuItem>
      )}
      {mayRemove && (
        <>
          <MenuSeparator />
          <MenuItem icon={<Trash2 />} tone="danger" onSelect={onRemove}>
            {t("assistants.menu.remove")}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}

function Status({ editor: { base, changed, isNew } }: { editor: Editor }) {
  const { t } = useTranslation();
  const isChanged = changed.length > 0 || isNew;
  const parts: ReactNode[] = [
    t(
      isNew
        ? "assistantEditor.status.new"
        : isChanged
          ? "assistantEditor.status.changed"
          : "assistantEditor.status.saved",
    ),
  ];
  if (base) parts.push(t("assistantEditor.status.version", { version: base.version }));
  return (
    <p role="status" className="flex items-center gap-1.5 truncate text-xs leading-4 text-text-subtle">
      {isChanged && <span aria-hidden="true" className="size-[7px] flex-none rounded-full bg-warning" />}
      <span className="truncate">{parts.join(" · ")}</span>
    </p>
  );
}
