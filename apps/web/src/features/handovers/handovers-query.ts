import type { HandoverBox } from "@metatron/contract/handovers/constants";
import type { Handover, HandoverSummary } from "@metatron/contract/handovers/handover";
import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import type { ChatsDatabase } from "../../local-db/chats-database.ts";
import { writeSetting } from "../../local-db/settings.ts";
import { orStored } from "../../shell/or-stored.ts";

export const HANDOVERS_KEY = ["handovers"];
const FRESH_MS = 15_000;

interface ListPage {
  items: HandoverSummary[];
  nextCursor: string | null;
}

/** One box, page by page; its first page is kept for reading without a network. */
export const handoversQuery = (db: ChatsDatabase, box: HandoverBox) =>
  infiniteQueryOptions({
    queryKey: [...HANDOVERS_KEY, "box", box],
    queryFn: ({ pageParam, signal }): Promise<ListPage> => {
      const load = () =>
        call("listHandovers", { query: { box, ...(pageParam ? { cursor: pageParam } : {}) }, signal });
      return pageParam ? load() : orStored({ db, key: `handovers:${box}`, load, signal });
    },
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: FRESH_MS,
    // Offline the stored copy is read, so the query must run there too.
    networkMode: "always",
    retry: false,
  });

/** A hand-over that was read before is readable without a network. */
export const handoverQuery = (db: ChatsDatabase, id: string) =>
  queryOptions({
    queryKey: [...HANDOVERS_KEY, "one", id],
    queryFn: ({ signal }): Promise<Handover> =>
      orStored({
        db,
        key: keyOf(id),
        load: () => call("readHandover", { params: { id }, signal }),
        signal,
      }),
    staleTime: FRESH_MS,
    networkMode: "always",
    retry: false,
  });

/**
 * Shows a hand-over as a call returned it, and keeps it: a copy that is still the draft would be edited offline after it
 * was sent.
 */
export function showHandover(queries: QueryClient, db: ChatsDatabase, handover: Handover): void {
  queries.setQueryData(handoverQuery(db, handover.id).queryKey, handover);
  // A browser that refuses to store must still show it.
  void writeSetting(db, keyOf(handover.id), handover).catch(() => undefined);
}

const keyOf = (id: string) => `handover:${id}`;

export interface Span {
  from: string;
  to: string;
}

export const materialQuery = (span: Span) =>
  queryOptions({
    queryKey: [...HANDOVERS_KEY, "material", span],
    queryFn: ({ signal }) => call("findHandoverMaterial", { query: { ...span }, signal }),
  });
