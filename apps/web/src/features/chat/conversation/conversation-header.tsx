import type { Assistant } from "@metatron/contract/assistants/assistant";
import { ChevronDown, Paperclip, Share } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import type { ConversationRow } from "../../../local-db/rows.ts";
import { PhoneBar } from "../../../shell/phone-bar.tsx";
import { useListPlace } from "../../../shell/use-layout.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { ConversationMenu } from "../list/conversation-menu.tsx";
import { LateExportItems } from "../list/late-items.ts";
import { RenameField } from "../list/rename-field.tsx";
import { useConversationActions } from "../list/use-conversation-actions.ts";
import { AssistantLink } from "./assistant-link.tsx";

interface ConversationHeaderProps {
  conversation: ConversationRow;
  /** The assistant of the conversation; null where there is none, or while it is loading. */
  assistant: Assistant | null;
  files: { count: number; isOpen: boolean; onToggle: () => void };
}

/** The title of the conversation and its actions. */
export function ConversationHeader({ conversation, assistant, files }: ConversationHeaderProps) {
  const { t } = useTranslation();
  const isPhone = useListPlace() === "drawer";
  const { emoji, chat } = conversation;
  if (isPhone) {
    return (
      <PhoneBar>
        {/* While the title is being edited, the field takes the whole bar. */}
        <div className="group min-w-0 text-center has-[input]:w-full">
          <Title conversation={conversation} />
          {chat !== "images" && (
            <p className="-mt-0.5 truncate text-xs leading-4 text-text-subtle group-has-[input]:hidden">
              {assistant?.name ?? t(`chat.types.${chat}`)}
            </p>
          )}
        </div>
      </PhoneBar>
    );
  }
  return (
    <header className="flex h-header flex-none items-center gap-2 pr-4 pl-6">
      {emoji && <span aria-hidden="true">{emoji}</span>}
      <div className="min-w-0 flex-1">
        <Title conversation={conversation} />
      </div>
      {assistant && <AssistantLink assistant={assistant} />}
      <IconButton
        label={files.count > 0 ? `${t("files.panel.open")}: ${files.count}` : t("files.panel.open")}
        pressed={files.isOpen}
        onClick={files.onToggle}
        className="w-auto! min-w-icon-button grid-flow-col gap-1 px-1.5"
      >
        <Paperclip />
        {files.count > 0 && <span className="text-xs tabular-nums">{files.count}</span>}
      </IconButton>
      <ExportButton conversation={conversation} />
    </header>
  );
}

function ExportButton({ conversation }: { conversation: ConversationRow }) {
  const { t } = useTranslation();
  const actions = useConversationActions();
  if (!actions.may("exportHistory")) return null;
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label={t("list.export")}>
          <Share />
        </IconButton>
      }
    >
      <LateExportItems conversation={conversation} actions={actions} />
    </Menu>
  );
}

/** The title with its menu, or a text field while it is being edited. */
function Title({ conversation }: { conversation: ConversationRow }) {
  const { t } = useTranslation();
  const actions = useConversationActions();
  const [isRenaming, setRenaming] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const mustFocus = useRef(false);
  // The field is gone, so the button that began the renaming gets the focus back.
  useLayoutEffect(() => {
    if (isRenaming || !mustFocus.current) return;
    mustFocus.current = false;
    menuButton.current?.focus();
  }, [isRenaming]);
  const name = conversation.title || t("chat.page.untitled");
  if (isRenaming) {
    return (
      <div ref={(frame) => frame?.querySelector("input")?.focus()} className="h-control handset:max-w-120">
        <RenameField
          title={conversation.title}
          onDone={(title, by) => {
            setRenaming(false);
            mustFocus.current = by === "key";
            if (title !== null) void actions.rename(conversation, title);
          }}
        />
      </div>
    );
  }
  return (
    <div className="flex min-w-0 items-center gap-1.5 max-handset:justify-center max-handset:gap-0">
      <h1 data-tooltip={name} data-tooltip-cut className="min-w-0 truncate text-[0.9375rem] font-medium">
        {name}
      </h1>
      <ConversationMenu
        conversation={conversation}
        actions={actions}
        onRename={() => setRenaming(true)}
        trigger={
          <IconButton
            ref={menuButton}
            size="sm"
            label={t("chat.page.menu", { title: name })}
            className="max-handset:-my-3 max-handset:w-8!"
          >
            <ChevronDown />
          </IconButton>
        }
      />
    </div>
  );
}
