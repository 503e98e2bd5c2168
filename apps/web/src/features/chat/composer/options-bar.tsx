import { BookOpen, ChevronDown, Globe } from "lucide-react";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { cx } from "../../../ui/cx.ts";
import { Menu } from "../../../ui/menu.tsx";
import type { ComposerOptions } from "./composer-options.ts";
import { CHAT_ICONS, ChatChoice, KnowledgeChoice, ModelChoice } from "./option-choices.tsx";

/** The options in a row under the text, where there is room for it. */
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
            <Pick aria-label={`${t("chat.composer.chatType")}: ${t(`chat.types.${chat}`)}`}>
              {CHAT_ICONS[chat]}
              {t(`chat.types.${chat}`)}
              <ChevronDown className="size-3.5 text-text-subtle" />
            </Pick>
          }
        >
          <ChatChoice {...options} />
        </Menu>
      )}
      {modelName && models.length > 0 && (
        <Menu
          side="top"
          trigger={
            <Pick aria-label={`${t("chat.composer.model")}: ${modelName}`} className="min-w-0">
              <span className="truncate">{modelName}</span>
              <ChevronDown className="size-3.5 text-text-subtle" />
            </Pick>
          }
        >
          <ModelChoice {...options} />
        </Menu>
      )}
      {online !== null && (
        <Pick
          aria-pressed={online}
          data-tooltip={t("chat.composer.onlineHint")}
          onClick={() => onOnline(!online)}
        >
          <Globe />
          {t("chat.composer.online")}
        </Pick>
      )}
      {(categories.length > 0 || onManageKnowledge) && (
        <Menu
          side="top"
          trigger={
            <Pick data-on={baseKnowledge !== null} className="min-w-0">
              <BookOpen />
              <span className="truncate">{baseKnowledge ?? t("chat.composer.knowledge")}</span>
            </Pick>
          }
        >
          <KnowledgeChoice {...options} />
        </Menu>
      )}
    </div>
  );
}

function Pick({ className, ...rest }: ComponentProps<"button">) {
  return (
    <button
      {...rest}
      type="button"
      className={cx(
        "inline-flex h-icon-button items-center gap-1.5 rounded-sm px-[9px] text-sm font-medium whitespace-nowrap text-text-muted transition-colors hover:bg-surface-hover hover:text-text aria-expanded:bg-surface-hover aria-expanded:text-text",
        "aria-pressed:bg-accent-soft aria-pressed:text-accent-text data-[on=true]:text-accent-text",
        className,
      )}
    />
  );
}
