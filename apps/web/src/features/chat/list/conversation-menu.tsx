import { type ReactElement, useState } from "react";
import type { ConversationRow } from "../../../local-db/rows.ts";
import { Menu } from "../../../ui/menu.tsx";
import type { ConversationActions } from "./conversation-actions.ts";
import { LateEmojiDialog } from "./late-emoji-dialog.tsx";
import { LateConversationItems } from "./late-items.ts";

interface ConversationMenuProps {
  conversation: ConversationRow;
  actions: ConversationActions;
  /** The button that opens the menu. */
  trigger: ReactElement;
  /** Turns the title into a text field. */
  onRename: () => void;
  align?: "start" | "center" | "end";
}

/** The menu of one conversation outside the list, e.g. at its title. */
export function ConversationMenu({
  conversation,
  actions,
  trigger,
  onRename,
  align = "start",
}: ConversationMenuProps) {
  const [isEmojiOpen, setEmojiOpen] = useState(false);
  return (
    <>
      <Menu trigger={trigger} align={align}>
        <LateConversationItems
          conversation={conversation}
          actions={actions}
          onRename={onRename}
          onEmoji={() => setEmojiOpen(true)}
          shortcuts="none"
        />
      </Menu>
      <LateEmojiDialog
        conversation={isEmojiOpen ? conversation : null}
        onClose={() => setEmojiOpen(false)}
        onChoose={(emoji) => void actions.changeEmoji(conversation, emoji)}
      />
    </>
  );
}
