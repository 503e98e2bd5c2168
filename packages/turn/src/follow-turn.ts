import type { StreamPart } from "@metatron/contract/chat/stream-parts";
import { reduceTurn } from "./reduce-turn.ts";
import { beginTurn, type Turn } from "./turn.ts";

/** A turn with the id of the last applied event, from which a reader resumes after a lost connection. */
export interface FollowedTurn {
  readonly turn: Turn;
  readonly lastId: number;
}

export function beginFollowing(answerId: string): FollowedTurn {
  return { turn: beginTurn(answerId), lastId: 0 };
}

/** Applies each event once: an event delivered again after a resume has no effect. */
export function followTurn(
  followed: FollowedTurn,
  { id, event }: { id: number; event: StreamPart },
): FollowedTurn {
  if (id <= followed.lastId) return followed;
  return { turn: reduceTurn(followed.turn, event), lastId: id };
}
