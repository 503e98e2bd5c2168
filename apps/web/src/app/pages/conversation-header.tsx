import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConversationMenu } from "../../features/chat/list/conversation-menu.tsx";
import { RenameField } from "../../features/chat/list/rename-field.tsx";
import type { ConversationRow } from "../../local-db/rows.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { PhoneBar } from "../shell/phone-bar.tsx";
import { ThemeToggle } from "../shell/theme-toggle.tsx";
import { useConversationActions } from "../shell/use-conversation-actions.ts";
import { useListPlace } from "../shell/use-layout.ts";

/** What the conversation is called and what can be done with it. */
export function ConversationHeader({ conversation }: { conversation: ConversationRow }) {
  const { t } = useTranslation();
  const isPhone = useListPlace() === "drawer";
  const actions = useConversationActions();
  const [isRenaming, setRenaming] = useState(false);
  const { title, emoji, chat } = conversation;
  const name = title || t("chat.page.untitled");
  const menu = (
    <ConversationMenu
      conversation={conversation}
      actions={actions}
      onRename={() => setRenaming(true)}
      trigger={
        <IconButton size="sm" label={t("chat.page.menu", { title: name })}>
          <ChevronDown />
        </IconButton>
      }
    />
  );
