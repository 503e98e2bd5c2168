import { Menu, SquarePen } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "../lib/use-translation.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { useShell } from "./shell-state.tsx";
import { useNewConversation } from "./use-new-conversation.ts";

/** The header on phones: a button for the list, the page's title, and a new conversation. */
export function PhoneBar({ hideNew = false, children }: { hideNew?: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  const { setDrawerOpen } = useShell();
  const newConversation = useNewConversation();
  return (
    <header className="sticky top-0 z-panel flex h-[calc(52px+env(safe-area-inset-top))] flex-none items-center px-1 pt-[env(safe-area-inset-top)]">
      <IconButton
        data-tour="chat-list"
        size="lg"
        label={t("shell.openList")}
        onClick={() => setDrawerOpen(true)}
      >
        <Menu />
      </IconButton>
      <div className="flex min-w-0 flex-1 justify-center">{children}</div>
      {hideNew ? (
        <span className="size-touch" />
      ) : (
        <IconButton size="lg" label={t("shell.newConversation")} onClick={newConversation}>
          <SquarePen />
        </IconButton>
      )}
    </header>
  );
}
