import type { MessageFile } from "@metatron/contract/chat/message";
import type { FileMetadata } from "@metatron/contract/files/file";
import type { WaitingUpload } from "../../local-db/outbox.ts";
import { type FileState, fileStateOf } from "./file-state.ts";
import type { UploadStates } from "./uploads.ts";

export interface ConversationFile extends MessageFile {
  state: FileState;
  /** What the server knows of it; null while it is not there, and where it stands for another file. */
  metadata: FileMetadata | null;
  /** The file of the conversation that has the same bytes, where these were sent again; that one is not ours to delete. */
  sameAs: string | null;
}

interface Known {
  /** Null until the server has answered. */
  listed: readonly FileMetadata[] | null;
  /** A newer list is on its way: what is not in this one may be in that. */
  isAsking: boolean;
  waiting: readonly WaitingUpload[];
  uploads: UploadStates;
  /** Of the next question; shown also where nobody knows of them any more. */
  attached: readonly MessageFile[];
}

/** All files of a conversation, on the server and on their way there, each once and in the order they came. */
export function conversationFiles({
  listed,
  isAsking,
  waiting,
  uploads,
  attached,
}: Known): ConversationFile[] {
  const onServer = new Map(listed?.map((file) => [file.id, file]));
  const again = new Map(listed?.flatMap((file) => (file.alsoAs ?? []).map((id) => [id, file] as const)));
  const inOutbox = new Map(waiting.map(({ fileId, ...file }) => [fileId, { id: fileId, ...file }]));
  const all = new Map<string, MessageFile>();
  for (const file of [...(listed ?? []), ...inOutbox.values(), ...attached]) all.set(file.id, file);
  return [...all.values()].map(({ id, name, type, size, createAt }) => {
    const own = onServer.get(id);
    const same = own ? undefined : again.get(id);
    const metadata = own ?? same;
    const state = fileStateOf({
      upload: uploads.get(id),
      isInOutbox: inOutbox.has(id) && !metadata,
      metadata: metadata ?? (listed === null || isAsking ? null : undefined),
    });
    return { id, name, type, size, createAt, state, metadata: own ?? null, sameAs: same?.id ?? null };
  });
}
