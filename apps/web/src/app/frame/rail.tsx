import { Link } from "@tanstack/react-router";
import { PanelLeft, Search, SquarePen } from "lucide-react";
import { PinnedAvatars } from "../../features/chat/list/pinned-assistants.tsx";
import { BRAND_PROFILES } from "../../lib/brand.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { useBrand } from "../../shell/brand.ts";
import { useShell } from "../../shell/shell-state.tsx";
import { useNewConversation } from "../../shell/use-new-conversation.ts";
import { BrandMark } from "../../ui/brand-mark.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { ProfileButton } from "./profile-button.tsx";
import { SectionLinks } from "./section-links.tsx";

/** The list collapsed to icons; `onShowList` shows it again, as a drawer or beside the page. */
export function Rail({ showLabel, onShowList }: { showLabel: string; onShowList: () => void }) {
  const { t } = useTranslation();
  const brand = useBrand();
  const { setSearchOpen } = useShell();
  const newConversation = useNewConversation();
  return (
    <aside
      data-region
      tabIndex={-1}
      aria-label={t("shell.navigation")}
      className="flex min-h-0 w-[68px] flex-none flex-col items-center gap-1 overflow-y-auto border-r border-border bg-canvas pb-3 -outline-offset-2"
    >
      <Link to="/chat" className="grid h-header flex-none place-items-center rounded-sm px-2">
        <BrandMark name={brand} label={BRAND_PROFILES[brand].name} className="size-7" />
      </Link>
      <IconButton data-list-toggle size="lg" label={showLabel} tooltipSide="right" onClick={onShowList}>
        <PanelLeft />
      </IconButton>
      <IconButton size="lg" label={t("shell.newConversation")} tooltipSide="right" onClick={newConversation}>
        <SquarePen />
      </IconButton>
      <IconButton size="lg" label={t("shell.search")} tooltipSide="right" onClick={() => setSearchOpen(true)}>
        <Search />
      </IconButton>
      <PinnedAvatars />
      <nav aria-label={t("shell.navigation")} className="mt-auto grid justify-items-center gap-1.5">
        <SectionLinks look="icon" />
        <ProfileButton look="icon" />
      </nav>
    </aside>
  );
}
