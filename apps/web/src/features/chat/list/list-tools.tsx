import { ListFilter, SquarePen } from "lucide-react";
import type { RefObject } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { useShell } from "../../../shell/shell-state.tsx";
import { KEY_NAMES } from "../../../shell/shortcuts.ts";
import { useListPlace } from "../../../shell/use-layout.ts";
import { useNewConversation } from "../../../shell/use-new-conversation.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Kbd } from "../../../ui/kbd.tsx";
import { useChat } from "../use-chat.ts";
import { countFilters } from "./filter-conversations.ts";
import { useListView } from "./list-view.ts";
import { SearchField } from "./search-field.tsx";

export function ListTools({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const { t } = useTranslation();
  const { listQuery, setListQuery } = useShell();
  const isDrawer = useListPlace() !== "beside";
  const newConversation = useNewConversation();
  return (
    <div className="grid flex-none gap-1.5 px-3 pt-1 pb-2 max-handset:gap-2">
      <button
        type="button"
        data-tour="chat-newConversation"
        onClick={newConversation}
        className="flex h-[38px] items-center gap-2.5 rounded-md border border-border bg-surface-raised pr-2 pl-[11px] text-left font-medium text-text shadow-1 transition-colors hover:bg-surface-hover max-handset:h-12 max-handset:rounded-lg max-handset:text-[0.9375rem] pointer-coarse:h-12"
      >
        <SquarePen className="text-accent-text" />
        <span className="min-w-0 flex-1 truncate">{t("shell.newConversation")}</span>
        <Kbd>{KEY_NAMES.newConversation}</Kbd>
      </button>
      <div className="flex items-center gap-1">
        <div className="min-w-0 flex-1">
          <SearchField
            field={field}
            query={listQuery}
            onQueryChange={setListQuery}
            placeholder={t(isDrawer ? "list.searchLabel" : "list.searchPlaceholder")}
            keys={KEY_NAMES.search}
          />
        </div>
        {!listQuery.trim() && <FilterButton />}
      </div>
    </div>
  );
}

/** Shows and hides the filters; the dot says that some are set while they are hidden. */
function FilterButton() {
  const { t } = useTranslation();
  const { db } = useChat();
  const [{ isFilterOpen, filter }, changeView] = useListView(db);
  const count = countFilters(filter);
  return (
    <IconButton
      size="sm"
      label={count > 0 ? t("list.filter.buttonSet", { count }) : t("list.filter.button")}
      aria-expanded={isFilterOpen}
      pressed={isFilterOpen || count > 0}
      onClick={() => changeView({ isFilterOpen: !isFilterOpen })}
    >
      <ListFilter />
      {count > 0 && (
        <span className="absolute top-0.5 right-0.5 size-2 rounded-full bg-accent" aria-hidden="true" />
      )}
    </IconButton>
  );
}
