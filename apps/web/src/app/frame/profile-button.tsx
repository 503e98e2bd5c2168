import { Settings } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useUnseenReplies } from "../../features/cases/case-replies.ts";
import { usePerson } from "../../features/session/use-person.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Count } from "../../ui/count.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { ProfileMenu } from "./profile-menu.tsx";

/** The person at the bottom of the list: a row with the name, or only the avatar on the rail. */
export function ProfileButton({ look, onNavigate }: { look: "row" | "icon"; onNavigate?: () => void }) {
  const { t } = useTranslation();
  const { userName, userEmail } = usePerson();
  const label = t("shell.profileMenu", { name: userName });
  const replies = useUnseenReplies();
  const repliesText = t("shell.caseReplies", { count: replies });
  const trigger =
    look === "icon" ? (
      <button
        type="button"
        data-tooltip={label}
        data-tooltip-side="right"
        className="relative grid size-touch place-items-center rounded-full"
      >
        <Avatar name={userName} size="md" />
        {replies > 0 && <Count value={replies} label={repliesText} className="absolute top-0 right-0" />}
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
        {replies > 0 && <Count value={replies} label={repliesText} />}
        <Settings className="text-text-muted" />
        <VisuallyHidden>{t("shell.menu")}</VisuallyHidden>
      </button>
    );
  return <ProfileMenu trigger={trigger} {...(onNavigate ? { onNavigate } : {})} />;
}
