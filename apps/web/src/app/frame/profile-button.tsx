import { Settings } from "lucide-react";
import { useUnseenReplies } from "../../features/cases/case-replies.ts";
import { useUnreadNotices } from "../../features/notices/notices-query.ts";
import { usePerson } from "../../features/session/use-person.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Count } from "../../ui/count.tsx";
import { late } from "../../ui/late.ts";
import { Menu } from "../../ui/menu.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";

const ProfileItems = late(() => import("./profile-items.tsx").then((module) => module.ProfileItems));

/** The person at the bottom of the list: a row with the name, or only the avatar on the rail. */
export function ProfileButton({ look, onNavigate }: { look: "row" | "icon"; onNavigate?: () => void }) {
  const { t } = useTranslation();
  const { userName, userEmail } = usePerson();
  const notices = useUnreadNotices();
  const replies = useUnseenReplies();
  const unread = notices + replies;
  const unreadText = [
    notices > 0 ? t("shell.unreadNotices", { count: notices }) : "",
    replies > 0 ? t("shell.caseReplies", { count: replies }) : "",
  ]
    .filter(Boolean)
    .join(", ");
  const label = [t("shell.profileMenu", { name: userName }), unreadText].filter(Boolean).join(", ");
  const trigger =
    look === "icon" ? (
      <button
        type="button"
        data-tooltip={label}
        data-tooltip-side="right"
        className="relative grid size-touch place-items-center rounded-full"
      >
        <Avatar name={userName} size="md" />
        {unread > 0 && (
          <span aria-hidden="true" className="absolute top-0 right-0">
            <Count value={unread} />
          </span>
        )}
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
    ) : (
      <button
        type="button"
        className="flex min-h-touch w-full items-center gap-2.5 rounded-sm px-2.5 py-1 text-left transition-colors hover:bg-surface-hover aria-expanded:bg-surface-hover"
      >
        <Avatar name={userName} />
        <span className="min-w-0 flex-1">
          <span className="block truncate text-sm leading-4 font-medium text-text">{userName}</span>
          <span className="block truncate text-xs text-text-subtle">{userEmail}</span>
        </span>
        {unread > 0 && <Count value={unread} label={unreadText} />}
        <Settings className="text-text-muted" />
        <VisuallyHidden>{t("shell.menu")}</VisuallyHidden>
      </button>
    );
  return (
    <Menu trigger={trigger} side="top" align="start">
      <ProfileItems {...(onNavigate ? { onNavigate } : {})} />
    </Menu>
  );
}
