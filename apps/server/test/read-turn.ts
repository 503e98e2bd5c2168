import { randomUUID } from "node:crypto";
import type { StreamPart } from "@metatron/contract/chat/stream-parts";
import { beginFollowing, type FollowedTurn, followTurn } from "@metatron/turn/follow-turn";
import type { httpChat } from "./http-chat.ts";
import { readEvents } from "./read-parts.ts";

/** A question with its ids, and what its reader has seen of the answer so far, over all connections. */
export interface ReadTurn {
  conversationId: string;
  messageId: string;
  answerId: string;
  /** The response's first byte came: the question must be stored. */
  isAcknowledged: boolean;
  followed: FollowedTurn;
  /** The answer was over when the reader came back, who takes the stored row then. */
  isReplaced: boolean;
  /** The server has closed the stream itself: without an end in it, the stored row has the end. */
  isClosed: boolean;
  /** Events that came with an id that was seen before although they were not asked for again. */
  duplicates: number;
  /** Events that are missing before another one. A process that takes an answer over begins with everything before. */
  gaps: number;
  /** The ids around each gap, and the event behind it. */
  missing: string[];
  /** When another process was first seen to write it. */
  takenOverAt: number | undefined;
}

export function newReadTurn(): ReadTurn {
  const answerId = randomUUID();
  return {
    conversationId: randomUUID(),
    messageId: randomUUID(),
    answerId,
    isAcknowledged: false,
    followed: beginFollowing(answerId),
    isReplaced: false,
    isClosed: false,
    duplicates: 0,
    gaps: 0,
    missing: [],
    takenOverAt: undefined,
  };
}

/**
 * Reads on from the last event that came, or some events before it, as a reader after a lost connection does.
 * Resolves with the status; 0 where the connection broke.
 */
export async function resumeTurn(
  chat: ReturnType<typeof httpChat>,
  url: string,
  turn: ReadTurn,
  { back = 0, most = Number.POSITIVE_INFINITY }: { back?: number; most?: number } = {},
): Promise<number> {
  const from = Math.max(0, turn.followed.lastId - back);
  const response = await chat.resume(url, turn.answerId, from).catch(() => undefined);
  if (response?.status === 204) turn.isReplaced = true;
  if (response?.status === 200) await readTurn(turn, response, { repeatedUntil: turn.followed.lastId, most });
  else await response?.body?.cancel();
  return response?.status ?? 0;
}

/** A process that takes an answer over begins with `start`; where only the end was not streamed, the stored answer replaces what was read. */
const isBeginning = ({ type }: StreamPart): boolean => type === "start" || type === "data-taken-over";

/** Reads until the stream ends, however it ends. */
export async function readTurn(
  turn: ReadTurn,
  response: Response,
  { repeatedUntil = 0, most = Number.POSITIVE_INFINITY } = {},
): Promise<void> {
  let rest = "";
  let taken = 0;
  try {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      turn.isAcknowledged = true;
      const frames = (rest + chunk).split("\n\n");
      rest = frames.pop() ?? "";
      if (frames.includes("data: [DONE]")) turn.isClosed = true;
      for (const { id, part } of readEvents(frames.map((frame) => `${frame}\n\n`).join(""))) {
        const { lastId } = turn.followed;
        if (part.type === "data-taken-over") turn.takenOverAt ??= Date.now();
        if (id > lastId + 1 && !isBeginning(part)) {
          turn.gaps += 1;
          turn.missing.push(`${lastId} … ${id} ${part.type}`);
        }
        if (id <= lastId && id > repeatedUntil) turn.duplicates += 1;
        turn.followed = followTurn(turn.followed, { id, event: part });
        taken += 1;
      }
      if (taken >= most) return;
    }
  } catch {
    // The process was killed, or the reader's connection ended with it.
  }
}
