import type { ContentPart } from "@metatron/contract/chat/content-part";
import type { Conversation } from "@metatron/contract/chat/conversation";
import type { Message } from "@metatron/contract/chat/message";
import { fileIdOf } from "@metatron/contract/files/file-address";
import { cleanText } from "@metatron/text/clean-text";
import { murmurHash } from "@metatron/text/murmur-hash";

/**
 * Digests that the browser and the server compute alike, in three steps so that neither reads all texts again
 * for one changed message: message → conversation (over its messages' digests) → list (over the conversations'
 * digests).
 *
 * 128 bits: among 200,000 messages two different ones share a digest by chance about once in 10^28 times. A
 * collision would only delay the refresh of that one message until its next change.
 *
 * Excluded, because they differ between devices or are derived: `activeFeedback`, `sendFeedback`, `updatedAt`,
 * `timeResponse`, `usage`, `unique`, `askedBy`, signed URLs, and the growing text of a streaming answer.
 *
 * A streaming answer counts by its position and state alone. A device that has its row is in sync however far
 * it has read, one that lacks the row fetches it, and both notice the end, because the state is part of the
 * digest.
 */

type DigestedMessage = Pick<
  Message,
  | "id"
  | "parentId"
  | "idAnswer"
  | "role"
  | "type"
  | "state"
  | "createAt"
  | "text"
  | "content"
  | "files"
  | "feedback"
  | "badComment"
  | "preselectComment"
  | "model"
  | "urls"
  | "grounded"
  | "online"
  | "category"
  | "citations"
  | "memory"
>;

type DigestedConversation = Pick<
  Conversation,
  | "id"
  | "title"
  | "createAt"
  | "favorite"
  | "pinned"
  | "baseKnowledge"
  | "emoji"
  | "chat"
  | "assistantId"
  | "model"
> &
  // Missing in rows that a browser stored before there were archives, tags and projects.
  Partial<Pick<Conversation, "archived" | "tags" | "projectId">>;

/** A row of which only the id and the digest are read. */
type Digested = { id: string; digest: string };

export function digestMessage(message: DigestedMessage): string {
  const place = [message.id, message.parentId, message.role, message.type, message.state];
  if (message.state === "streaming") return digest(place);
  return digest([
    ...place,
    message.idAnswer,
    millisecond(message.createAt),
    message.text,
    message.content.map(digestedPart),
    message.files.map((file) => file.id),
    message.feedback,
    message.badComment,
    message.preselectComment,
    message.model,
    message.urls.map(({ url, title }) => [url, title]),
    message.grounded,
    message.online,
    message.category?.name,
    message.citations.map(({ n, fileId, title, page, passage, verified }) => [
      n,
      fileId,
      title,
      page,
      passage,
      verified,
    ]),
    // Only where there is a proposal: the digests of all other messages stay as older releases computed them.
    ...(message.memory?.proposal ? [message.memory.proposal.state] : []),
  ]);
}

/** The order of the messages does not matter. */
export function digestConversation(
  conversation: DigestedConversation,
  messages: readonly Digested[],
): string {
  return digest([
    conversation.id,
    conversation.title,
    millisecond(conversation.createAt),
    conversation.favorite,
    conversation.pinned,
    conversation.baseKnowledge,
    conversation.emoji,
    conversation.chat,
    conversation.assistantId,
    conversation.model,
    inOrder(messages),
    // Absent where nothing is set, so that digests stored before these fields existed stay valid.
    ...organised(conversation),
  ]);
}

function organised({ archived = false, tags = [], projectId = null }: DigestedConversation): Canonical[] {
  if (!archived && tags.length === 0 && projectId === null) return [];
  const named = tags.map(({ name, color }) => [name, color]);
  return projectId === null ? [archived, named] : [archived, named, projectId];
}

/** The overall digest of `/history/validate-synced`; the order of the conversations does not matter. */
export function digestConversations(conversations: readonly Digested[]): string {
  return digest(inOrder(conversations));
}

type Canonical = string | number | boolean | null | undefined | readonly Canonical[];

function digest(fields: readonly Canonical[]): string {
  // Array elements that are undefined serialise as null: a field that was never set equals an empty one.
  return murmurHash(
    JSON.stringify(fields, (_name, value) => (typeof value === "string" ? cleanText(value) : value)),
  );
}

// Compares code units, because the database and the browser collate differently.
function inOrder(rows: readonly Digested[]): string[][] {
  return rows
    .map(({ id, digest }) => [id, digest])
    .sort(([a = ""], [b = ""]) => (a < b ? -1 : a > b ? 1 : 0));
}

// The database writes microseconds and omits trailing zeros; only the instant counts.
function millisecond(time: string): number {
  return Math.floor(Date.parse(time));
}

function digestedPart(part: ContentPart): Canonical {
  switch (part.type) {
    case "text":
      return [part.type, part.text];
    case "image_url":
      return [part.type, fileIdOf(part.image_url.url)];
    case "steer":
      return [part.type, part.id, part.text];
  }
}
