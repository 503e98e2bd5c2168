import { BookOpen, ChevronDown, Globe } from "lucide-react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { cx } from "../../../ui/cx.ts";
import { late } from "../../../ui/late.ts";
import { Menu } from "../../../ui/menu.tsx";
import { PickButton } from "../../../ui/pick-button.tsx";
import { CHAT_ICONS } from "./chat-icons.tsx";
import type { ComposerOptions } from "./composer-options.ts";

const loadItems = () => import("./composer-items.tsx");
const ChatChoice = late(() => loadItems().then((module) => module.ChatChoice));
const ModelChoice = late(() => loadItems().then((module) => module.ModelChoice));
const KnowledgeChoice = late(() => loadItems().then((module) => module.KnowledgeChoice));

/** The options in a row under the text, on wide screens. */
export function OptionsBar({ options, className }: { options: ComposerOptions; className?: string }) {
  const { t } = useTranslation();
  const { chat, chats, model, models, online, onOnline, categories, baseKnowledge, onManageKnowledge } =
    options;
  const modelName = model.state === "unknown" ? model.id : model.model.label;
  return (
    <div data-tour="chat-options" className={cx("flex min-w-0 flex-1 items-center gap-0.5", className)}>
      {chats.length > 1 && (
        <Menu
          side="top"
          trigger={
            <PickButton aria-label={`${t("chat.composer.chatType")}: ${t(`chat.types.${chat}`)}`}>
              {CHAT_ICONS[chat]}
              {t(`chat.types.${chat}`)}
              <ChevronDown className="size-3.5 text-text-subtle" />
            </PickButton>
          }
        >
          <ChatChoice {...options} />
        </Menu>
      )}
      {modelName && models.length > 0 && (
        <Menu
          side="top"
          trigger={
            <PickButton aria-label={`${t("chat.composer.model")}: ${modelName}`} className="min-w-0">
              <span className="truncate">{modelName}</span>
              <ChevronDown className="size-3.5 text-text-subtle" />
            </PickButton>
          }
        >
          <ModelChoice {...options} />
        </Menu>
      )}
      {online !== null && (
        <PickButton
          aria-pressed={online}
          data-tooltip={t("chat.composer.onlineHint")}
          onClick={() => onOnline(!online)}
        >
          <Globe />
          {t("chat.composer.online")}
        </PickButton>
      )}
      {(categories.length > 0 || onManageKnowledge) && (
        <Menu
          side="top"
          trigger={
            <PickButton data-on={baseKnowledge !== null} className="min-w-0">
              <BookOpen />
              <span className="truncate">{baseKnowledge ?? t("chat.composer.knowledge")}</span>
            </PickButton>
          }
        >
          <KnowledgeChoice {...options} />
        </Menu>
      )}
    </div>
  );
}
