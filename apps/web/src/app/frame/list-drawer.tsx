import { ConversationSidebar } from "../../features/chat/list/conversation-sidebar.tsx";
import { useTranslation } from "../../lib/use-translation.ts";
import { useShell } from "../../shell/shell-state.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { BrandLink } from "./brand-link.tsx";
import { ProfileButton } from "./profile-button.tsx";
import { SectionLinks } from "./section-links.tsx";

/** The conversation list on phones and tablets, as a drawer over the page. */
export function ListDrawer() {
  const { t } = useTranslation();
  const { isDrawerOpen, setDrawerOpen } = useShell();
  const close = () => setDrawerOpen(false);
  return (
    <Sheet
      open={isDrawerOpen}
      onOpenChange={setDrawerOpen}
      side="left"
      title={t("shell.list")}
      header={<BrandLink />}
      closeLabel={t("shell.closeList")}
    >
      <div className="flex h-full flex-col">
        <ConversationSidebar />
        <nav
          aria-label={t("shell.navigation")}
          className="flex-none border-t border-border px-2 pt-2 pb-[max(12px,env(safe-area-inset-bottom))]"
        >
          <SectionLinks look="tile" onNavigate={close} />
          <ProfileButton look="row" onNavigate={close} />
        </nav>
      </div>
    </Sheet>
  );
}
