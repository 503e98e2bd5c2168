import { Archive, ArrowLeft } from "lucide-react";
import { lazy, Suspense, useMemo } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import type { ChatsDatabase } from "../../../local-db/chats-database.ts";
import type { ConversationRow } from "../../../local-db/rows.ts";
import { useResearch } from "../../research/research-query.ts";
import { useUnread, useWaiting } from "../../unread-answers/unread-query.ts";
import type { ConversationActions } from "./conversation-actions.ts";
import { ConversationRows } from "./conversation-rows.tsx";
import { countFilters, filterConversations, NO_FILTER } from "./filter-conversations.ts";
import { EmptyList, FailedList, LoadingList, NothingHere } from "./list-states.tsx";
import { useListView } from "./list-view.ts";
import { useConversations } from "./use-conversations.ts";
import { useToday } from "./use-today.ts";

const FilterPanel = lazy(() =>
  import("./filter-panel.tsx").then((module) => ({ default: module.FilterPanel })),
);
const SelectionBar = lazy(() =>
  import("./selection-bar.tsx").then((module) => ({ default: module.SelectionBar })),
);

interface ConversationListProps {
  db: ChatsDatabase;
  chosenId: string | null;
  actions: ConversationActions;
  onOpen: (id: string) => void;
}

/** The person's conversations from the local copy, also while offline. */
export function ConversationList({ db, chosenId, actions, onOpen }: ConversationListProps) {
  const { conversations, retry } = useConversations(db);
  switch (conversations.state) {
    case "loading":
      return <LoadingList />;
    case "failed":
      return <FailedList onRetry={retry} />;
    case "ready":
      if (conversations.value.length === 0) return <EmptyList />;
      return (
        <OrganisedList
          db={db}
          all={conversations.value}
          chosenId={chosenId}
          actions={actions}
          onOpen={onOpen}
        />
      );
  }
}

/** The list or the archive, with its filters, its selection, and the way between the two. */
function OrganisedList({
  db,
  all,
  chosenId,
  actions,
  onOpen,
}: ConversationListProps & { all: readonly ConversationRow[] }) {
  const { running, waiting } = useConversations(db);
  const unread = useUnread();
  const elsewhere = useWaiting();
  const everyWaiting = useMemo(() => new Set([...waiting, ...elsewhere]), [waiting, elsewhere]);
  const research = useResearch();
  const now = useToday();
  const [view, changeView] = useListView(db);
  const { place, filter, selected } = view;
  const rows = useMemo(() => filterConversations(all, { place, filter, now }), [all, place, filter, now]);
  const archived = useMemo(() => all.filter((row) => row.archived).length, [all]);
  const isFiltered = countFilters(filter) > 0;
  return (
    <div className="flex h-full flex-col">
      {place === "archive" && <ArchiveHead onBack={() => changeView({ place: "list", selected: null })} />}
      {view.isFilterOpen && (
        <Suspense fallback={null}>
          <FilterPanel rows={all} filter={filter} onFilter={(next) => changeView({ filter: next })} />
        </Suspense>
      )}
      <div className="relative min-h-0 flex-1">
        {rows.length === 0 ? (
          <NothingHere
            kind={isFiltered ? "filtered" : place}
            onClear={() => changeView({ filter: NO_FILTER })}
          />
        ) : (
          <ConversationRows
            rows={rows}
            running={running}
            waiting={everyWaiting}
            unread={unread}
            research={research}
            chosenId={chosenId}
            actions={actions}
            onOpen={onOpen}
            view={view}
            onView={changeView}
          />
        )}
      </div>
      {place === "list" && archived > 0 && !selected && (
        <ArchiveFoot count={archived} onOpen={() => changeView({ place: "archive", selected: null })} />
      )}
      {selected && (
        <Suspense fallback={null}>
          <SelectionBar
            rows={rows.filter(({ id }) => selected.has(id))}
            place={place}
            actions={actions}
            onSelectAll={() => changeView({ selected: new Set(rows.map(({ id }) => id)) })}
            onLeave={() => changeView({ selected: null })}
          />
        </Suspense>
      )}
    </div>
  );
}

const FOOT =
  "relative z-1 mx-2 flex h-row flex-none items-center gap-2.5 rounded-sm bg-canvas px-2.5 text-left text-sm -outline-offset-2 hover:bg-surface-hover";

function ArchiveFoot({ count, onOpen }: { count: number; onOpen: () => void }) {
  const { t } = useTranslation();
  return (
    <button type="button" onClick={onOpen} className={`${FOOT} text-text-muted hover:text-text`}>
      <Archive className="text-text-subtle" />
      <span className="min-w-0 flex-1 truncate">{t("list.archivePlace")}</span>
      <span className="text-xs text-text-subtle tabular-nums">{count}</span>
    </button>
  );
}

function ArchiveHead({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation();
  return (
    <button type="button" onClick={onBack} className={`${FOOT} font-medium text-text`}>
      <ArrowLeft className="text-text-subtle" />
      <span className="min-w-0 flex-1 truncate">{t("list.archivePlace")}</span>
      <span className="text-xs font-normal text-text-subtle">{t("list.archiveBack")}</span>
    </button>
  );
}
