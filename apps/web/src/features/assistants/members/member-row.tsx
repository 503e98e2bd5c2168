import type { Member } from "@metatron/contract/assistants/assistant";
import { type MemberRole, memberRoles } from "@metatron/contract/assistants/constants";
import { Crown, Ellipsis, UserMinus } from "lucide-react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { MenuItem, MenuSeparator } from "../../../ui/menu-items.tsx";
import { Select } from "../../../ui/select.tsx";

interface MemberRowProps {
  member: Member;
  isSelf: boolean;
  isLastOwner: boolean;
  mayChange: boolean;
  mayHandOver: boolean;
  onRole: (role: MemberRole) => void;
  onRemove: () => void;
  onHandOver: () => void;
}

export function MemberRow(props: MemberRowProps) {
  const { member, isSelf, isLastOwner, mayChange, mayHandOver, onRole, onRemove, onHandOver } = props;
  const { t } = useTranslation();
  const { email, name = email, role, joined } = member;
  // At least one owner must remain, who can share and delete.
  const isFixed = !mayChange || isLastOwner;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-border py-2">
      <Avatar name={name} />
      <div className="min-w-0 flex-[1_1_10rem]">
        <p className="flex min-w-0 items-center gap-2 font-medium">
          <span className="truncate">{name}</span>
          {isSelf && <span className="font-normal text-text-subtle">({t("assistantMembers.you")})</span>}
          {!joined && <Badge tone="warning">{t("assistantMembers.pending")}</Badge>}
        </p>
        {name !== email && <p className="truncate text-xs text-text-subtle">{email}</p>}
      </div>
      {isFixed ? (
        <span className="text-sm text-text-muted">{t(`assistantMembers.roles.${role}`)}</span>
      ) : (
        <Select
          variant="quiet"
          aria-label={t("assistantMembers.roleOf", { name })}
          value={role}
          onValueChange={(value) => onRole(memberRoles.find((known) => known === value) ?? role)}
          options={memberRoles.map((value) => ({ value, label: t(`assistantMembers.roles.${value}`) }))}
        />
      )}
      {(!isFixed || mayHandOver) && (
        <Menu
          align="end"
          trigger={
            <IconButton size="sm" label={t("assistantMembers.menu", { name })}>
              <Ellipsis />
            </IconButton>
          }
        >
          {mayHandOver && (
            <MenuItem icon={<Crown />} onSelect={onHandOver}>
              {t("assistantMembers.handOver")}
            </MenuItem>
          )}
          {mayHandOver && !isFixed && <MenuSeparator />}
          {!isFixed && (
            <MenuItem icon={<UserMinus />} tone="danger" onSelect={onRemove}>
              {t("assistantMembers.remove")}
            </MenuItem>
          )}
        </Menu>
      )}
    </li>
  );
}
