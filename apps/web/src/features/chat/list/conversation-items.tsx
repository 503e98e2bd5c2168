import { useNavigate } from "@tanstack/react-router";
import {
  Archive,
  ArchiveRestore,
  CalendarClock,
  FolderInput,
  Link2,
  ListChecks,
  Pencil,
  Pin,
  PinOff,
  Share,
  Smile,
  Star,
  StarOff,
  Tag,
  Trash2,
} from "lucide-react";
import { useTranslation } from "../../../lib/use-translation.ts";
import type { ConversationRow } from "../../../local-db/rows.ts";
import { useShell } from "../../../shell/shell-state.tsx";
import { MenuItem, MenuSeparator, MenuSub } from "../../../ui/menu-items.tsx";
import { useMayStore } from "../../status/use-may-store.ts";
import { requestShare } from "../share/share-request.ts";
import type { ConversationActions } from "./conversation-actions.ts";
import { FormatItems } from "./format-items.tsx";
import { requestMove } from "./move-request.ts";
import { requestTags } from "./tags-request.ts";

interface ConversationItemsProps {
  conversation: ConversationRow;
  actions: ConversationActions;
  onRename: () => void;
  onEmoji: () => void;
  /** Starts a selection with this conversation; only in the list. */
  onSelect?: () => void;
  /** Whether the menu shows shortcuts: they only work on a row of the list. */
  shortcuts: "shown" | "none";
}

/** The menu items for the context menu, the button of a row and the title of a conversation. */
export function ConversationItems({
  conversation,
  actions,
  onRename,
  onEmoji,
  onSelect,
  shortcuts,
}: ConversationItemsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { setDrawerOpen } = useShell();
  const mayStore = useMayStore();
  const key = (name: string) => (shortcuts === "shown" ? { shortcut: name } : {});
  const { id, chat, pinned, favorite, archived = false } = conversation;
  const schedule = () => {
    setDrawerOpen(false);
    void navigate({ to: "/schedules", search: { from: id } });
  };
  return (
    <>
      {actions.may("pingHistory") && (
        <MenuItem
          icon={pinned ? <PinOff /> : <Pin />}
          {...key("P")}
          onSelect={() => void actions.togglePin(conversation)}
        >
          {t(pinned ? "list.unpin" : "list.pin")}
        </MenuItem>
      )}
      <MenuItem
        icon={favorite ? <StarOff /> : <Star />}
        {...key("F")}
        onSelect={() => void actions.toggleFavorite(conversation)}
      >
        {t(favorite ? "list.unfavorite" : "list.favorite")}
      </MenuItem>
      {actions.may("pingHistory") && (
        <>
          <MenuItem icon={<Tag />} {...key("T")} onSelect={() => requestTags([id])}>
            {t("list.tag")}
          </MenuItem>
          <MenuItem icon={<FolderInput />} {...key("M")} onSelect={() => requestMove([id])}>
            {t("list.move")}
          </MenuItem>
          <MenuItem
            icon={archived ? <ArchiveRestore /> : <Archive />}
            {...key("A")}
            onSelect={() => void actions.archive([conversation], !archived)}
          >
            {t(archived ? "list.unarchive" : "list.archive")}
          </MenuItem>
        </>
      )}
      {actions.may("editNameHistory") && (
        <MenuItem icon={<Pencil />} {...key("F2")} onSelect={onRename}>
          {t("list.rename")}
        </MenuItem>
      )}
      {actions.may("editIconHistory") && (
        <MenuItem icon={<Smile />} onSelect={onEmoji}>
          {t("list.changeEmoji")}
        </MenuItem>
      )}
      {actions.may("sendAnswer") && mayStore && chat !== "images" && (
        <MenuItem icon={<CalendarClock />} onSelect={schedule}>
          {t("list.schedule")}
        </MenuItem>
      )}
      {conversation.isOnServer && (
        <MenuItem
          icon={<Link2 />}
          onSelect={() => requestShare({ conversationId: id, messageId: null, part: "conversation" })}
        >
          {t("list.share")}
        </MenuItem>
      )}
      {actions.may("exportHistory") && (
        <MenuSub icon={<Share />} label={t("list.export")}>
          <ExportItems conversation={conversation} actions={actions} />
        </MenuSub>
      )}
      {onSelect && (
        <MenuItem icon={<ListChecks />} {...key(t("list.selectKey"))} onSelect={onSelect}>
          {t("list.select")}
        </MenuItem>
      )}
      {actions.may("deleteHistory") && (
        <>
          <MenuSeparator />
          <MenuItem
            icon={<Trash2 />}
            {...key(t("list.deleteKey"))}
            tone="danger"
            onSelect={() => void actions.remove(conversation)}
          >
            {t("list.delete")}
          </MenuItem>
        </>
      )}
    </>
  );
}

interface ExportItemsProps {
  conversation: ConversationRow;
  actions: ConversationActions;
}

export function ExportItems({ conversation, actions }: ExportItemsProps) {
  return <FormatItems onChoose={(format) => void actions.exportAs(conversation, format)} />;
}
