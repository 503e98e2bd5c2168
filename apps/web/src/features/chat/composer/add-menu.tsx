import { AtSign, BookText, Camera, Check, Files, Paperclip, Plus, ScanText } from "lucide-react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { MenuItem, MenuLabel, MenuSeparator } from "../../../ui/menu-items.tsx";
import type { ComposerAssistants, ComposerAttach } from "./composer-options.ts";

interface AddMenuProps {
  attach: ComposerAttach | undefined;
  assistants: ComposerAssistants | undefined;
  onPrompts: (() => void) | undefined;
  className?: string;
}

/** The + button beside the options on wide screens: what can be added to the question, and who answers it. */
export function AddMenu({ attach, assistants, onPrompts, className }: AddMenuProps) {
  const { t } = useTranslation();
  if (!attach && !assistants && !onPrompts) return null;
  return (
    <Menu
      side="top"
      {...(assistants ? { giveBack: assistants.giveBack } : {})}
      trigger={
        <IconButton label={t("chat.composer.add")} className={className}>
          <Plus />
        </IconButton>
      }
    >
      {attach && <AddItems attach={attach} />}
      {onPrompts && <PromptsItem onPrompts={onPrompts} />}
      {assistants && (
        <>
          <MenuSeparator />
          <AssistantItems assistants={assistants} />
        </>
      )}
    </Menu>
  );
}

export function PromptsItem({ onPrompts }: { onPrompts: () => void }) {
  const { t } = useTranslation();
  return (
    <MenuItem icon={<BookText />} onSelect={onPrompts}>
      {t("chat.composer.prompts")}
    </MenuItem>
  );
}

const MOST_PINNED = 6;

export function AssistantItems({ assistants }: { assistants: ComposerAssistants }) {
  const { t } = useTranslation();
  const { pinned, askedId, onAsk, onOther } = assistants;
  return (
    <>
      {pinned.length > 0 && <MenuLabel>{t("chat.mention.pinned")}</MenuLabel>}
      {pinned.slice(0, MOST_PINNED).map((assistant) => (
        <MenuItem
          key={assistant.id}
          icon={
            assistant.id === askedId ? (
              <Check />
            ) : (
              <Avatar
                name={assistant.name}
                kind="assistant"
                {...(assistant.avatar ? { src: assistant.avatar.url } : {})}
                className="size-4!"
              />
            )
          }
          onSelect={() => onAsk(assistant)}
        >
          {assistant.name}
        </MenuItem>
      ))}
      <MenuItem icon={<AtSign />} onSelect={onOther}>
        {t(pinned.length > 0 ? "chat.mention.other" : "chat.mention.ask")}
      </MenuItem>
    </>
  );
}

export function AddItems({ attach }: { attach: ComposerAttach }) {
  return (
    <>
      <MenuItem icon={<Paperclip />} onSelect={attach.onPick}>
        {attach.label}
      </MenuItem>
      {attach.camera && (
        <MenuItem icon={<Camera />} onSelect={attach.camera.onTake}>
          {attach.camera.label}
        </MenuItem>
      )}
      {attach.scan && (
        <MenuItem icon={<ScanText />} onSelect={attach.scan.onScan}>
          {attach.scan.label}
        </MenuItem>
      )}
      {attach.files && (
        <MenuItem icon={<Files />} onSelect={attach.files.onOpen}>
          {attach.files.label}
        </MenuItem>
      )}
    </>
  );
}
