import type { Draft } from "../../../local-db/drafts.ts";

export interface TypedDraft {
  conversationId: string;
  draft: Draft;
}

/** What holds a few letters at once, while a page is taken away: the database answers too late for that. */
export type Rescue = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/**
 * Drafts that a page could not write any more, for the next page of the same person. Each page has a place of its own,
 * so that one does not take away what another has just left.
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
    /** They are in the database now, or the page has come back with them. */
    forget() {
      if (isKept) storage.removeItem(place);
      isKept = false;
    },
    /** What earlier pages left; it is given out once. */
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
