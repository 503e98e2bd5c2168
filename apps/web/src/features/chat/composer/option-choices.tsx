import { Columns3, Image, LifeBuoy, MessageCircle, Settings2, UsersRound } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import type { AnsweringChat } from "../../../local-db/rows.ts";
import { MenuChoice, MenuItem, MenuLabel, MenuSeparator } from "../../../ui/menu-items.tsx";
import type { ComposerOptions } from "./composer-options.ts";

export const CHAT_ICONS: Record<AnsweringChat, ReactNode> = {
  "rh-plus": <UsersRound />,
  "chat-libre": <MessageCircle />,
  "ai-builder": <LifeBuoy />,
  images: <Image />,
};

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
