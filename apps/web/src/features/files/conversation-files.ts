import type { MessageFile } from "@metatron/contract/chat/message";
import type { FileMetadata } from "@metatron/contract/files/file";
import type { WaitingUpload } from "../../local-db/outbox.ts";
import { type FileState, fileStateOf } from "./file-state.ts";
import type { UploadStates } from "./uploads.ts";

export interface ConversationFile extends MessageFile {
  state: FileState;
  /** The server's metadata; null while the file is not stored there, and for a duplicate of another file. */
  metadata: FileMetadata | null;
  /**
   * For a duplicate: the file of the conversation with the same content, which must not be deleted with it.
   */
  sameAs: string | null;
}

interface Known {
  /** Null until the server has responded. */
  listed: readonly FileMetadata[] | null;
  /** A newer list is being fetched: a file that is missing in this list may be in that one. */
  isAsking: boolean;
  waiting: readonly WaitingUpload[];
  uploads: UploadStates;
  /** Files of the next question; shown also where they are neither stored nor queued any more. */
  attached: readonly MessageFile[];
}

/**
 * All files of a conversation, stored or being uploaded, each once and in the order in which they were added.
 */
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
