import {
  AtSign,
  BookOpen,
  BookText,
  Camera,
  Check,
  Columns3,
  Cpu,
  Files,
  Globe,
  Paperclip,
  ScanText,
  Settings2,
  Telescope,
} from "lucide-react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { MenuChoice, MenuItem, MenuLabel, MenuSeparator, MenuSub } from "../../../ui/menu-items.tsx";
import { CHAT_ICONS } from "./chat-icons.tsx";
import type { ComposerAssistants, ComposerAttach, ComposerOptions } from "./composer-options.ts";
import { hasOptions } from "./has-options.ts";

export interface AddItemsProps {
  attach: ComposerAttach | undefined;
  assistants: ComposerAssistants | undefined;
  onPrompts: (() => void) | undefined;
}

export function AddItems({ attach, assistants, onPrompts }: AddItemsProps) {
  return (
    <>
      {attach && <AttachItems attach={attach} />}
      {onPrompts && <PromptsItem onPrompts={onPrompts} />}
      {assistants && (
        <>
          <MenuSeparator />
          <AssistantItems assistants={assistants} />
        </>
      )}
    </>
  );
}

function PromptsItem({ onPrompts }: { onPrompts: () => void }) {
  const { t } = useTranslation();
  return (
    <MenuItem icon={<BookText />} onSelect={onPrompts}>
      {t("chat.composer.prompts")}
    </MenuItem>
  );
}

const MOST_PINNED = 6;

function AssistantItems({ assistants }: { assistants: ComposerAssistants }) {
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

function AttachItems({ attach }: { attach: ComposerAttach }) {
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

export interface OptionsItemsProps {
  options: ComposerOptions;
  attach: ComposerAttach | undefined;
  /** Sends the text as a deep search; undefined where that is not possible. */
  research: { isReady: boolean; onStart: () => void } | undefined;
}

export function OptionsItems({ options, attach, research }: OptionsItemsProps) {
  const { t } = useTranslation();
  const { chats, model, models, online, onOnline, categories, onManageKnowledge } = options;
  const { assistants, onPrompts } = options;
  const modelName = model.state === "unknown" ? model.id : model.model.label;
  const hasKnowledge = categories.length > 0 || onManageKnowledge !== undefined;
  return (
    <>
      {attach && <AttachItems attach={attach} />}
      {onPrompts && <PromptsItem onPrompts={onPrompts} />}
      {research && (
        <MenuItem icon={<Telescope />} disabled={!research.isReady} onSelect={research.onStart}>
          {t("chat.composer.research")}
        </MenuItem>
      )}
      {assistants && (
        <>
          <MenuSeparator />
          <AssistantItems assistants={assistants} />
        </>
      )}
      {assistants && hasOptions(options) && <MenuSeparator />}
      {chats.length > 1 && (
        <>
          <ChatChoice {...options} />
          <MenuSeparator />
        </>
      )}
      {models.length > 0 && (
        <MenuSub icon={<Cpu />} label={modelName ?? t("chat.composer.model")}>
          <ModelChoice {...options} />
        </MenuSub>
      )}
      {hasKnowledge && (
        <MenuSub icon={<BookOpen />} label={options.baseKnowledge ?? t("chat.composer.knowledge")}>
          <KnowledgeChoice {...options} />
        </MenuSub>
      )}
      {online !== null && (
        <MenuItem icon={online ? <Check /> : <Globe />} onSelect={() => onOnline(!online)}>
          {t("chat.composer.onlineHint")}
        </MenuItem>
      )}
    </>
  );
}

export function ChatChoice({ chat, chats, onChat }: ComposerOptions) {
  const { t } = useTranslation();
  const options = chats.map((value) => ({
    value,
    label: t(`chat.types.${value}`),
    detail: t(`chat.typeDetails.${value}`),
    icon: CHAT_ICONS[value],
  }));
  return (
    <MenuChoice label={t("chat.composer.chatType")} value={chat} onValueChange={onChat} options={options} />
  );
}

export function ModelChoice({ model, models, onModel, onCompare }: ComposerOptions) {
  const { t } = useTranslation();
  const value = model.state === "unknown" ? (model.id ?? "") : model.model.id;
  const groups = models.map(({ provider, models: own }) => (
    <div key={provider}>
      {models.length > 1 && <MenuLabel>{provider}</MenuLabel>}
      <MenuChoice
        label={`${t("chat.composer.model")} · ${provider}`}
        value={value}
        onValueChange={onModel}
        options={own.map(({ id, label, demo }) => ({
          value: id,
          label,
          ...(demo ? { detail: t("chat.composer.demoModel") } : {}),
        }))}
      />
    </div>
  ));
  return (
    <>
      {groups}
      {onCompare && (
        <>
          <MenuSeparator />
          <MenuItem icon={<Columns3 />} onSelect={onCompare}>
            {t("chat.compare")}
          </MenuItem>
        </>
      )}
    </>
  );
}

/** Stands for no category. Category names are in upper case, so none has this name. */
const NO_CATEGORY = "none";

export function KnowledgeChoice({
  categories,
  baseKnowledge,
  onKnowledge,
  onManageKnowledge,
}: ComposerOptions) {
  const { t } = useTranslation();
  return (
    <>
      <MenuChoice
        label={t("chat.composer.knowledge")}
        value={baseKnowledge ?? NO_CATEGORY}
        onValueChange={(value) => onKnowledge(value === NO_CATEGORY ? null : value)}
        options={[
          { value: NO_CATEGORY, label: t("chat.composer.noKnowledge") },
          ...categories.map((name) => ({ value: name, label: name })),
        ]}
      />
      {onManageKnowledge && (
        <>
          <MenuSeparator />
          <MenuItem icon={<Settings2 />} onSelect={onManageKnowledge}>
            {t("chat.composer.manageKnowledge")}
          </MenuItem>
        </>
      )}
    </>
  );
}
