import type { PromptList } from "@metatron/contract/prompts/prompt";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import type { ChatsDatabase } from "../../local-db/chats-database.ts";
import { useLocalData } from "../../local-db/local-data.ts";
import { readSetting, writeSetting } from "../../local-db/settings.ts";

export const PROMPTS_KEY = ["prompts"];
const STORED = "prompts";
const FRESH_MS = 60_000;

/** The prompts that the person may use; the last loaded ones while the server can't be reached. */
export function usePrompts({ enabled = true } = {}) {
  const { db } = useLocalData();
  const { language } = useTranslation().i18n;
  return useQuery({ ...promptsQuery(db, language), enabled });
}

const promptsQuery = (db: ChatsDatabase, language: string) =>
  queryOptions({
    // The server answers with the product's own forms in the language of the interface.
    queryKey: [...PROMPTS_KEY, language],
    queryFn: ({ signal }) => loadPrompts(db, signal),
    staleTime: FRESH_MS,
    // Offline the stored list is read, so the query must run there too.
    networkMode: "always",
    retry: false,
  });

async function loadPrompts(db: ChatsDatabase, signal: AbortSignal): Promise<PromptList> {
  try {
    const list = await call("listPrompts", { signal });
    // A browser that refuses to store must still show the list.
    await writeSetting(db, STORED, list).catch(() => undefined);
    return list;
  } catch (error) {
    const stored = await readSetting(db, STORED).catch(() => undefined);
    // Safe: only this function writes the key.
    if (stored && !signal.aborted) return stored as PromptList;
    throw error;
  }
}
