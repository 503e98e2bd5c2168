import type { Draft } from "../../../local-db/drafts.ts";

export interface TypedDraft {
  conversationId: string;
  draft: Draft;
}

/** A synchronous storage for drafts while a page is being closed: IndexedDB would respond too late. */
export type Rescue = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/**
 * Drafts that a page could no longer write, for the next page of the same person. Each page has its own key,
 * so that one page does not remove what another has just stored.
 */
export function createDraftRescue({ storage, personKey, pageId }: Options) {
  const prefix = `metatron.drafts.${personKey}.`;
  const place = prefix + pageId;
  let isKept = false;
  return {
    keep(drafts: readonly TypedDraft[]) {
      if (drafts.length === 0) return;
      storage.setItem(place, JSON.stringify(drafts));
      isKept = true;
    },
    /** Called when the drafts are in the database, or the page was restored with them. */
    forget() {
      if (isKept) storage.removeItem(place);
      isKept = false;
    },
    /** Returns the drafts of earlier pages and removes them. */
    take(): TypedDraft[] {
      const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "");
      return names
        .filter((name) => name.startsWith(prefix))
        .flatMap((name) => {
          const left = parse(storage.getItem(name));
          storage.removeItem(name);
          return left;
        });
    },
  };
}

interface Options {
  storage: Rescue;
  personKey: string;
  pageId: string;
}

function parse(json: string | null): TypedDraft[] {
  try {
    const read: unknown = JSON.parse(json ?? "[]");
    return Array.isArray(read) ? read.filter(isTypedDraft) : [];
  } catch {
    return [];
  }
}

function isTypedDraft(value: TypedDraft | null): value is TypedDraft {
  return typeof value?.conversationId === "string" && typeof value.draft?.text === "string";
}
