import type { AssistantSummary } from "@metatron/contract/assistants/assistant";
import {
  ChartLine,
  Copy,
  Ellipsis,
  Link,
  LogOut,
  MessageSquare,
  Pencil,
  Pin,
  PinOff,
  Trash2,
} from "lucide-react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { MenuItem, MenuSeparator } from "../../../ui/menu-items.tsx";
import type { AssistantActions } from "./assistant-actions.ts";

interface AssistantMenuProps {
  assistant: AssistantSummary;
  isPinned: boolean;
  actions: AssistantActions;
  onOpen: () => void;
  onEdit: () => void;
  onQuality: () => void;
  onRemove: () => void;
}

/** The actions that this person may take on an assistant; others are omitted. */
export function AssistantMenu({
  assistant,
  isPinned,
  actions,
  onOpen,
  onEdit,
  onQuality,
  onRemove,
}: AssistantMenuProps) {
  const { t } = useTranslation();
  const { can, memberRole, official } = assistant;
  // A sole owner can't leave: the assistant must be handed over or deleted.
  const isAlone = memberRole === "owner" && assistant.memberCount === 1;
  const mayLeave = memberRole !== null && !official && !isAlone;
  return (
    <Menu
      align="end"
      trigger={
        <IconButton size="sm" label={t("assistants.card.menu", { name: assistant.name })}>
          <Ellipsis />
        </IconButton>
      }
    >
      <MenuItem icon={<MessageSquare />} onSelect={onOpen}>
        {t("assistants.menu.open")}
      </MenuItem>
      {can.edit && (
        <MenuItem icon={<Pencil />} onSelect={onEdit}>
          {t("assistants.menu.edit")}
        </MenuItem>
      )}
      {can.edit && (
        <MenuItem icon={<ChartLine />} onSelect={onQuality}>
          {t("assistants.menu.quality")}
        </MenuItem>
      )}
      {can.edit && (
        <MenuItem icon={<Copy />} onSelect={() => void actions.duplicate(assistant)}>
          {t("assistants.menu.duplicate")}
        </MenuItem>
      )}
      <MenuItem
        icon={isPinned ? <PinOff /> : <Pin />}
        onSelect={() => void actions.togglePin(assistant, isPinned)}
      >
        {t(isPinned ? "assistants.menu.unpin" : "assistants.menu.pin")}
      </MenuItem>
      <MenuItem icon={<Link />} onSelect={() => void actions.copyLink(assistant)}>
        {t("assistants.menu.copyLink")}
      </MenuItem>
      {(mayLeave || can.delete) && <MenuSeparator />}
      {mayLeave && (
        <MenuItem icon={<LogOut />} onSelect={() => void actions.leave(assistant)}>
          {t("assistants.menu.leave")}
        </MenuItem>
      )}
      {can.delete && (
        <MenuItem icon={<Trash2 />} tone="danger" onSelect={onRemove}>
          {t("assistants.menu.remove")}
        </MenuItem>
      )}
    </Menu>
  );
}
