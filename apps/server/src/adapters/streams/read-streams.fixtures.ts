import type { Mock } from "vitest";
import type { StreamEnd, StreamLimits, Streams, StreamWriter } from "./index.ts";

/** A stream store under test. */
export interface Stores {
  nodes(limits?: Partial<StreamLimits>): Promise<{ writing: Streams; reading: Streams }>;
  open(
    streams: Streams,
    ref?: { streamId?: string; ownerId?: string },
  ): Promise<{ streamId: string; ownerId: string; writer: StreamWriter }>;
  log: Record<"info" | "warn" | "error", Mock>;
}

type Ref = { streamId: string; ownerId: string; afterId?: number };

/** Resolves when following has begun; the returned result resolves when the stream ends. */
export async function readAll(streams: Streams, { afterId = 0, ...ref }: Ref) {
  const events: string[] = [];
  const end = Promise.withResolvers<StreamEnd>();
  const leave = await streams.follow({
    ...ref,
    afterId,
    onEvents: (batch) => void events.push(...batch.map(({ id, data }) => `${id} ${data}`)),
    onEnd: end.resolve,
  });
  if (!leave) throw new Error("The stream is unknown.");
  return { events, end: end.promise, result: end.promise.then((reason) => ({ events, end: reason })) };
}

export async function readWhole(streams: Streams, ref: Ref) {
  const { result } = await readAll(streams, ref);
  return result;
}

export async function readWithReconnects(streams: Streams, ref: Ref, random: () => number) {
  const ids: number[] = [];
  let text = "";
  let isOver = false;
  while (!isOver) {
    const isGone = Promise.withResolvers<void>();
    const eventsUntilLeaving = Math.floor(random() * 30);
    let seen = 0;
    const leave = await streams.follow({
      ...ref,
      afterId: ids.at(-1) ?? 0,
      onEvents: (batch) => {
        for (const { id, data } of batch) {
          ids.push(id);
          text += data;
        }
        seen += batch.length;
        if (seen >= eventsUntilLeaving) isGone.resolve();
      },
      onEnd: () => {
        isOver = true;
        isGone.resolve();
      },
    });
    await isGone.promise;
    leave?.();
    await sleepMs(random() * 8);
  }
  return { ids, text };
}

export function sleepMs(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Deterministic, so that a failing run can be repeated with the same choices. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
