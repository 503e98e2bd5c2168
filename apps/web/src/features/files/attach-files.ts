import { MAX_FILES_PER_MESSAGE } from "@metatron/contract/chat/constants";
import type { MessageFile } from "@metatron/contract/chat/message";
import type { ChatsDatabase } from "../../local-db/chats-database.ts";
import { queueUpload } from "../../local-db/outbox.ts";
import { refusalOf, typeOf, type UploadLimits } from "./check-file.ts";

export type Refusal = "empty" | "too_large" | "type_not_allowed" | "too_many";

export interface RefusedFile {
  id: string;
  name: string;
  reason: Refusal;
}

export interface AttachDeps {
  db: ChatsDatabase;
  now: () => Date;
  newId: () => string;
}

export interface Given {
  conversationId: string;
  files: readonly File[];
  /** Number of files that the next question already has. */
  attached: number;
  limits: UploadLimits;
}

/**
 * Queues files for upload to a conversation. From here on they
 * survive a reload, a sign-out and being offline.
 */
export async function attachFiles({ db, now, newId }: AttachDeps, given: Given) {
  const taken: MessageFile[] = [];
  const refused: RefusedFile[] = [];
  for (const file of given.files) {
    const isOneTooMany = given.attached + taken.length >= MAX_FILES_PER_MESSAGE;
    const reason = isOneTooMany ? "too_many" : refusalOf(file, given.limits);
    if (reason) {
      refused.push({ id: newId(), name: file.name, reason });
      continue;
    }
    const id = newId();
    const { conversationId } = given;
    const described = { name: file.name, type: typeOf(file), size: file.size };
    await queueUpload(db, { conversationId, fileId: id, ...described, content: file, now: now() });
    taken.push({ id, ...described, createAt: now().toISOString() });
  }
  return { taken, refused };
}
