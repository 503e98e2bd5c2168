import type { Assistant } from "@metatron/contract/assistants/assistant";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { call } from "../../../api/call.ts";
import { track } from "../../../api/track.ts";
import type { ChatsDatabase } from "../../../local-db/chats-database.ts";
import { createWriteBehind } from "../../../local-db/write-behind.ts";
import { assistantKeys } from "../assistant-queries.ts";
import { type AssistantDraft, changedFields, draftOf, emptyDraft, takeFields } from "./draft.ts";
import { dropDraft, type KeptDraft, keepDraft } from "./kept-draft.ts";
import { type SaveOutcome, saveDraft } from "./save-draft.ts";

const SAVE_EVERY_MS = 400;

interface Options {
  db: ChatsDatabase;
  /** The storage key of the draft: the assistant's id, or `new`. */
  place: string;
  initial: KeptDraft;
  /** The published version, as last loaded; null for a new assistant. */
  published: Assistant | null;
  warn: (message: string, cause: unknown) => void;
}

export type Editor = ReturnType<typeof useEditor>;

/** A draft that is stored in this browser with each change, and published on request. */
export function useEditor({ db, place, initial, published, warn }: Options) {
  const queries = useQueryClient();
  const [kept, setKept] = useState(initial);
  const newest = useRef(initial);
  // Fields with local state while typing must be remounted when the draft is replaced under them.
  const [replaced, setReplaced] = useState(0);
  const isDropped = useRef(false);
  const writer = useMemo(
    () =>
      createWriteBehind<KeptDraft>({
        everyMs: SAVE_EVERY_MS,
        write: async ([value]) => {
          if (value && !isDropped.current) await keepDraft(db, place, value);
        },
        warn,
      }),
    [db, place, warn],
  );

  const set = useCallback((next: KeptDraft) => {
    newest.current = next;
    setKept(next);
  }, []);

  const change = useCallback(
    (changes: Partial<AssistantDraft>) => {
      const next = { ...newest.current, draft: { ...newest.current.draft, ...changes } };
      isDropped.current = false;
      set(next);
      writer.put(place, next);
    },
    [set, writer, place],
  );

  useEffect(() => {
    const saveOnHide = () => {
      if (document.visibilityState === "hidden") void writer.saveNow();
    };
    document.addEventListener("visibilitychange", saveOnHide);
    return () => {
      document.removeEventListener("visibilitychange", saveOnHide);
      void writer.saveNow();
    };
  }, [writer]);

  const forget = useCallback(async () => {
    isDropped.current = true;
    writer.forget(place);
    await writer.saveNow();
    await dropDraft(db, place);
  }, [db, place, writer]);

  /** Resets the draft to this published version. */
  const replace = useCallback(
    async (assistant: Assistant) => {
      await forget();
      const draft = draftOf(assistant);
      set({ id: assistant.id, draft, base: { version: assistant.version, draft } });
      setReplaced((count) => count + 1);
    },
    [forget, set],
  );

  const { base, draft } = kept;
  const start = base?.draft ?? emptyDraft(draft.model);
  const changed = changedFields(start, draft);

  // The person has changed nothing yet, so the version that someone else published is simply shown.
  const isStale = published !== null && base !== null && published.version > base.version;
  useEffect(() => {
    if (published && isStale && changed.length === 0) void replace(published);
  }, [published, isStale, changed.length, replace]);

  async function save(given: KeptDraft = newest.current): Promise<SaveOutcome> {
    const result = await saveDraft(given, { call });
    if (result.outcome === "conflict") return result;
    const { assistant } = result;
    track(given.base ? "update_assistant" : "create_assistant");
    await forget();
    const answered = draftOf(assistant);
    // Changes typed while the request was in flight stay as changes of the new version.
    const meanwhile = changedFields(given.draft, newest.current.draft);
    const next = takeFields(answered, newest.current.draft, meanwhile);
    set({ id: assistant.id, draft: next, base: { version: assistant.version, draft: answered } });
    if (meanwhile.length > 0) change({});
    queries.setQueryData(assistantKeys.one(assistant.id), assistant);
    void queries.invalidateQueries({ queryKey: assistantKeys.lists });
    void queries.invalidateQueries({ queryKey: assistantKeys.part(assistant.id, "versions") });
    void queries.invalidateQueries({ queryKey: assistantKeys.part(assistant.id, "life") });
    return result;
  }

  /** Back to the published version, or to an empty draft. */
  async function discard() {
    await forget();
    set({ ...newest.current, draft: start });
    setReplaced((count) => count + 1);
  }

  return {
    id: kept.id,
    draft,
    base,
    changed,
    isNew: base === null,
    newerVersion: isStale && changed.length > 0 ? published : null,
    replaced,
    change,
    save,
    replace,
    discard,
    saveKept: writer.saveNow,
    /** The latest draft, for merging it with another person's. */
    current: () => newest.current,
  };
}
