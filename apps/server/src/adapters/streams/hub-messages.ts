import type { Hit, StreamEnd, StreamEvent, StreamRef } from "./stream-types.ts";

/** Requests of a process to the hub, with their answers. */
export interface HubCalls {
  reserve: { ask: { ref: StreamRef; most: number }; answer: "reserved" | "held" | "full" };
  /** Claims a stream's id for this process; `attempt` above 0 takes it over from another one. */
  open: { ask: { ref: StreamRef; attempt: number }; answer: boolean };
  stop: { ask: { ref: StreamRef }; answer: boolean };
  count: { ask: { ownerId: string }; answer: number };
  /** False if no process has this stream. Its events follow as messages with the same `followId`. */
  follow: { ask: { followId: string; ref: StreamRef; afterId: number }; answer: boolean };
  hit: { ask: { hit: Hit }; answer: { count: number; resetMs: number } };
}
export type HubCallName = keyof HubCalls;

export type HubAsk = {
  [Name in HubCallName]: { type: "ask"; id: number; name: Name; ask: HubCalls[Name]["ask"] };
}[HubCallName];

/** Between the reader's and the writer's process of a followed stream, by way of the hub. */
export type FollowMessage =
  | { type: "events"; followId: string; events: readonly StreamEvent[] }
  | { type: "follow-end"; followId: string; reason: StreamEnd }
  /** The reader has taken the last events and can take more. */
  | { type: "taken"; followId: string }
  | { type: "unfollow"; followId: string };

export type ToHub =
  | HubAsk
  | FollowMessage
  | { type: "release"; ref: StreamRef }
  | { type: "ended"; ref: StreamRef }
  | { type: "dropped"; ref: StreamRef }
  | { type: "rest"; ref: StreamRef }
  | { type: "wake"; ref: StreamRef };

export type FromHub =
  | FollowMessage
  | { type: "answer"; id: number; value: unknown }
  | { type: "stop"; streamId: string }
  /** Another process has taken this stream over. */
  | { type: "superseded"; streamId: string }
  | { type: "serve"; followId: string; ref: StreamRef; afterId: number };

/** The end of the channel in a process that is connected to the hub. */
export interface HubLink {
  send(message: ToHub): void;
  onMessage(take: (message: FromHub) => void): void;
}
