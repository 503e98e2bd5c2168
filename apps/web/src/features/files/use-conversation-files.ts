import type { MessageFile } from "@metatron/contract/chat/message";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import type { ChatsDatabase } from "../../local-db/chats-database.ts";
import { listUploads } from "../../local-db/outbox.ts";
import { useLive } from "../../local-db/use-live.ts";
import { type ConversationFile, conversationFiles } from "./conversation-files.ts";
import { isUnderWay } from "./file-state.ts";
import type { Uploads } from "./uploads.ts";

const POLL_EVERY_MS = 1_200;

const conversationFilesQuery = (conversationId: string) =>
  queryOptions({
    queryKey: ["conversation-files", conversationId],
    queryFn: async ({ signal }) => {
      try {
        const { files } = await call("listConversationFiles", { params: { id: conversationId }, signal });
        return files;
      } catch (error) {
        // The server does not know the conversation, so it has no files.
        if (error instanceof ApiError && error.status === 404) return [];
        throw error;
      }
    },
  });

interface Options {
  db: ChatsDatabase;
  uploads: Uploads;
  /** Null for a conversation that has not started. */
  conversationId: string | null;
  /** False: the server has nothing of the conversation except files that were uploaded. */
  isOnServer: boolean;
  attached?: readonly MessageFile[];
}

export interface FilesOfConversation {
  /** All files, each once. */
  files: readonly ConversationFile[];
  /** The files of the next question. */
  attached: readonly ConversationFile[];
  error: Error | null;
  isLoading: boolean;
  retry: () => void;
}

const NONE: readonly MessageFile[] = [];

/** The files of a conversation with their states, polled while one of them is in progress. */
export function useConversationFiles({
  db,
  uploads,
  conversationId,
  isOnServer,
  attached = NONE,
}: Options): FilesOfConversation {
  const queries = useQueryClient();
  const states = useSyncExternalStore(uploads.subscribe, uploads.snapshot);
  const found = useLive(
    db,
    async (chats) => (conversationId ? await listUploads(chats, conversationId) : []),
    [conversationId],
  );
  const waiting = found.state === "ready" ? found.value : null;
  const known = { waiting: waiting ?? [], uploads: states, attached };
  const hasSent = waiting !== null && attached.some(({ id }) => waiting.every(({ fileId }) => fileId !== id));
  const query = useQuery({
    ...conversationFilesQuery(conversationId ?? ""),
    enabled: conversationId !== null && (isOnServer || hasSent),
    refetchInterval: ({ state: { data = null } }) => {
      const files = conversationFiles({ ...known, listed: data, isAsking: false });
      return files.some(({ state }) => isUnderWay(state)) ? POLL_EVERY_MS : false;
    },
  });
  const { data = null, error, isPending, isFetching, dataUpdatedAt, refetch } = query;
  const left = useLeftOutbox(waiting?.map(({ fileId }) => fileId).join());
  useEffect(() => {
    if (conversationId === null || left === 0) return;
    void queries.invalidateQueries({ queryKey: conversationFilesQuery(conversationId).queryKey });
  }, [queries, conversationId, left]);
  const all = conversationFiles({
    ...known,
    listed: data,
    isAsking: waiting === null || isFetching || dataUpdatedAt < left,
  });
  return {
    files: all.filter(({ sameAs }) => sameAs === null),
    attached: all.filter(({ id }) => attached.some((file) => file.id === id)),
    error,
    isLoading: isPending && conversationId !== null && isOnServer,
    retry: () => void refetch(),
  };
}

/** Time of the last change of the queued files: a file that left the outbox is now on the server. */
function useLeftOutbox(waitingIds: string | undefined): number {
  const last = useRef({ waitingIds, at: 0 });
  if (last.current.waitingIds !== waitingIds) last.current = { waitingIds, at: Date.now() };
  return last.current.at;
}
