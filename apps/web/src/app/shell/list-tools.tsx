import { Search, SquarePen } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Kbd } from "../../ui/kbd.tsx";
import { useShell } from "./shell-state.tsx";
import { KEY_NAMES } from "./shortcuts.ts";
import { useNewConversation } from "./use-new-conversation.ts";

export function ListTools() {
  const { t } = useTranslation();
  const { setSearchOpen } = useShell();
  const newConversation = useNewConversation();
  return (
    <div className="grid flex-none gap-1.5 px-3 pt-1 pb-2 max-handset:gap-2">
      <button
        type="button"
        onClick={newConversation}
        className="flex h-[38px] items-center gap-2.5 rounded-md border border-border bg-surface-raised pr-2 pl-[11px] text-left font-medium text-text shadow-1 transition-colors hover:bg-surface-hover max-handset:h-12 max-handset:rounded-lg max-handset:text-[0.9375rem] pointer-coarse:h-12"
      >
        <SquarePen className="text-accent-text" />
        <span className="min-w-0 flex-1 truncate">{t("shell.newConversation")}</span>
        <Kbd>{KEY_NAMES.newConversation}</Kbd>
      </button>
      <button
        type="button"
        onClick={() => setSearchOpen(true)}
        className="flex h-row items-center gap-2.5 rounded-md pr-2 pl-3 text-left text-text-subtle transition-colors hover:bg-surface-hover hover:text-text max-handset:h-touch max-handset:rounded-lg max-handset:bg-surface-sunken max-handset:text-[0.9375rem]"
      >
        <Search />
        <span className="min-w-0 flex-1 truncate">{t("shell.search")}</span>
        <Kbd>{KEY_NAMES.search}</Kbd>
      </button>
    </div>
  );
}
