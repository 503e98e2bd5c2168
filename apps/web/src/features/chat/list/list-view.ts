import { useSyncExternalStore } from "react";
import type { ChatsDatabase } from "../../../local-db/chats-database.ts";
import { countFilters, type ListFilter, NO_FILTER } from "./filter-conversations.ts";
import { readStoredFilter, storeFilter } from "./stored-filter.ts";

/**
 * What the list shows besides its rows. It lasts until the page is closed, also while the list is not rendered;
 * the filter lasts until the sign-out.
 */
export interface ListView {
  place: "list" | "archive";
  filter: ListFilter;
  isFilterOpen: boolean;
  /** Null: a click opens a conversation; otherwise it selects or deselects it. */
  selected: ReadonlySet<string> | null;
  /** The row from which a range is selected. */
  anchor: string | null;
}

const FIRST_VIEW: ListView = {
  place: "list",
  filter: NO_FILTER,
  isFilterOpen: false,
  selected: null,
  anchor: null,
};

const made = new WeakMap<ChatsDatabase, ReturnType<typeof createListView>>();

/** One per database: the next person of a shared computer starts without a filter. */
function listViewOf(db: ChatsDatabase) {
  const known = made.get(db);
  if (known) return known;
  const view = createListView(db.name);
  made.set(db, view);
  return view;
}

export function useListView(db: ChatsDatabase): [ListView, (change: Partial<ListView>) => void] {
  const view = listViewOf(db);
  return [useSyncExternalStore(view.subscribe, view.snapshot), view.change];
}

function createListView(databaseName: string) {
  const filter = readStoredFilter(databaseName);
  // A restored filter is shown: a list that hides rows without a visible reason looks as if they were lost.
  let view: ListView = { ...FIRST_VIEW, filter, isFilterOpen: countFilters(filter) > 0 };
  const listeners = new Set<() => void>();
  return {
    snapshot: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change(change: Partial<ListView>) {
      view = { ...view, ...change };
      if (change.filter) storeFilter(databaseName, change.filter);
      for (const listener of listeners) listener();
    },
  };
}
