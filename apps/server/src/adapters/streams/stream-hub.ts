import { createMemoryCounters } from "./counters.ts";
import type { FollowMessage, FromHub, HubAsk, ToHub } from "./hub-messages.ts";
import type { StreamRef } from "./stream-types.ts";

interface HubStream {
  ownerId: string;
  /** The process that writes the stream, or wrote it. */
  process: number;
  attempt: number;
  isOpen: boolean;
}

interface Following {
  reader: number;
  writer: number;
}

export interface StreamHub {
  take(process: number, message: ToHub): void;
  /** The process has ended: its streams, slots and readers are forgotten. */
  remove(process: number): void;
  close(): Promise<void>;
}

/**
 * Connects the processes of one machine (decision 92): who writes which stream, the slots and limits of each person, and
 * the way to a reader in another process. A stream that is read where it is written passes no event through here.
 */
export function createStreamHub(send: (process: number, message: FromHub) => void): StreamHub {
  const streams = new Map<string, HubStream>();
  /** By owner and stream: the process that has the slot. */
  const places = new Map<string, Map<string, number>>();
  const followings = new Map<string, Following>();
  const counters = createMemoryCounters();

  return {
    take(process, message) {
      switch (message.type) {
        case "ask":
          return void answer(process, message);
        case "events":
        case "follow-end":
        case "taken":
        case "unfollow":
          return relay(process, message);
        case "release":
          if (!isWriter(process, message.ref)) freePlace(message.ref);
          return;
        case "rest":
          if (isWriter(process, message.ref)) freePlace(message.ref);
          return;
        case "wake":
          if (isWriter(process, message.ref))
            placesOf(message.ref.ownerId).set(message.ref.streamId, process);
          return;
        case "ended":
          return end(process, message.ref);
        case "dropped":
          if (streams.get(message.ref.streamId)?.process === process) streams.delete(message.ref.streamId);
      }
    },
    remove(process) {
      for (const [streamId, stream] of streams) if (stream.process === process) streams.delete(streamId);
      for (const [ownerId, held] of places) {
        for (const [streamId, holder] of held) if (holder === process) held.delete(streamId);
        if (held.size === 0) places.delete(ownerId);
      }
      for (const [followId, { reader, writer }] of followings) {
        if (reader !== process && writer !== process) continue;
        followings.delete(followId);
        if (reader === process) send(writer, { type: "unfollow", followId });
        else send(reader, { type: "follow-end", followId, reason: "interrupted" });
      }
    },
    close: () => counters.close(),
  };

  async function answer(process: number, message: HubAsk) {
    send(process, { type: "answer", id: message.id, value: await resultOf(process, message) });
  }

  function resultOf(process: number, message: HubAsk): unknown {
    switch (message.name) {
      case "reserve":
        return reserve(process, message.ask);
      case "open":
        return open(process, message.ask);
      case "stop":
        return stop(message.ask.ref);
      case "count":
        return places.get(message.ask.ownerId)?.size ?? 0;
      case "follow":
        return follow(process, message.ask);
      case "hit":
        return counters.hit(message.ask.hit);
    }
  }

  function reserve(process: number, { ref, most }: { ref: StreamRef; most: number }) {
    const held = places.get(ref.ownerId);
    if (held?.has(ref.streamId)) return "held";
    if ((held?.size ?? 0) >= most) return "full";
    placesOf(ref.ownerId).set(ref.streamId, process);
    return "reserved";
  }

  function open(process: number, { ref, attempt }: { ref: StreamRef; attempt: number }): boolean {
    const there = streams.get(ref.streamId);
    if (there && attempt <= there.attempt) return false;
    if (there && there.process !== process)
      send(there.process, { type: "superseded", streamId: ref.streamId });
    streams.set(ref.streamId, { ownerId: ref.ownerId, process, attempt, isOpen: true });
    placesOf(ref.ownerId).set(ref.streamId, process);
    return true;
  }

  function stop({ streamId, ownerId }: StreamRef): boolean {
    const stream = streams.get(streamId);
    if (!stream?.isOpen || stream.ownerId !== ownerId) return false;
    send(stream.process, { type: "stop", streamId });
    return true;
  }

  function follow(
    process: number,
    { followId, ref, afterId }: { followId: string; ref: StreamRef; afterId: number },
  ): boolean {
    const stream = streams.get(ref.streamId);
    if (!stream || stream.ownerId !== ref.ownerId) return false;
    followings.set(followId, { reader: process, writer: stream.process });
    send(stream.process, { type: "serve", followId, ref, afterId });
    return true;
  }

  function relay(process: number, message: FollowMessage) {
    const following = followings.get(message.followId);
    if (!following) return;
    if (message.type === "follow-end" || message.type === "unfollow") followings.delete(message.followId);
    send(process === following.reader ? following.writer : following.reader, message);
  }

  function end(process: number, ref: StreamRef) {
    const stream = streams.get(ref.streamId);
    if (stream?.process !== process) return;
    stream.isOpen = false;
    freePlace(ref);
  }

  function isWriter(process: number, { streamId }: StreamRef): boolean {
    const stream = streams.get(streamId);
    return stream?.isOpen === true && stream.process === process;
  }

  function placesOf(ownerId: string): Map<string, number> {
    const held = places.get(ownerId) ?? new Map<string, number>();
    places.set(ownerId, held);
    return held;
  }

  function freePlace({ streamId, ownerId }: StreamRef) {
    const held = places.get(ownerId);
    held?.delete(streamId);
    if (held?.size === 0) places.delete(ownerId);
  }
}
