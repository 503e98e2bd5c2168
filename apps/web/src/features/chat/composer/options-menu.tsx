import { BookOpen, Check, Cpu, Globe, Plus, Telescope } from "lucide-react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { MenuItem, MenuSeparator, MenuSub } from "../../../ui/menu-items.tsx";
import { AddItems, AssistantItems, PromptsItem } from "./add-menu.tsx";
import type { ComposerAttach, ComposerOptions } from "./composer-options.ts";
import { ChatChoice, KnowledgeChoice, ModelChoice } from "./option-choices.tsx";

/** The same options behind one button, on phones. */
export function OptionsMenu({
  options,
  attach,
  research,
  className,
}: {
  options: ComposerOptions;
  attach: ComposerAttach | undefined;
  /** Sends the text as a deep search; undefined where that is not possible. */
  research: { isReady: boolean; onStart: () => void } | undefined;
  className?: string;
}) {
  const { t } = useTranslation();
  const { chats, model, models, online, onOnline, categories, onManageKnowledge } = options;
  const { assistants, onPrompts } = options;
  const modelName = model.state === "unknown" ? model.id : model.model.label;
  const hasKnowledge = categories.length > 0 || onManageKnowledge !== undefined;
  const hasNothing = chats.length < 2 && models.length === 0 && online === null && !hasKnowledge;
  if (hasNothing && !attach && !onPrompts && !research && !assistants) return null;
  return (
    <Menu
      side="top"
      {...(assistants ? { giveBack: assistants.giveBack } : {})}
      trigger={
        <IconButton size="lg" label={t("chat.composer.options")} className={className}>
          <Plus />
        </IconButton>
      }
    >
      {attach && <AddItems attach={attach} />}
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
      {assistants && !hasNothing && <MenuSeparator />}
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
    </Menu>
  );
}
