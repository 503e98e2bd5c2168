import { PanelLeft } from "lucide-react";
import { ConversationSidebar } from "../../features/chat/list/conversation-sidebar.tsx";
import { useTranslation } from "../../lib/use-translation.ts";
import { useShell } from "../../shell/shell-state.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { BrandLink } from "./brand-link.tsx";
import { ProfileButton } from "./profile-button.tsx";
import { SectionLinks } from "./section-links.tsx";

export function Sidebar() {
  const { t } = useTranslation();
  const { setListHidden } = useShell();
  return (
    <aside
      data-region
      tabIndex={-1}
      aria-label={t("shell.list")}
      className="flex min-h-0 w-sidebar flex-none flex-col border-r border-border bg-canvas -outline-offset-2"
    >
      <div className="flex h-header flex-none items-center justify-between gap-2.5 pr-3 pl-4.5">
        <BrandLink />
        <IconButton data-list-toggle label={t("shell.hideList")} onClick={() => setListHidden(true)}>
          <PanelLeft />
        </IconButton>
      </div>
      <ConversationSidebar />
      <nav
        data-tour="chat-sections"
        aria-label={t("shell.navigation")}
        className="flex-none border-t border-border p-2"
      >
        <SectionLinks look="row" />
        <div data-tour="chat-profile" className="mt-1">
          <ProfileButton look="row" />
        </div>
      </nav>
    </aside>
  );
}
