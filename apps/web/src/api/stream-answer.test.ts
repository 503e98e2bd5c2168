import { describe, expect, it } from "vitest";
import { ApiError } from "./api-error.ts";
import { type AnswerEvent, streamAnswer } from "./stream-answer.ts";

const frame = (id: number) => `id: ${id}\ndata: {"type":"text-delta","id":"answer","delta":"${id} "}\n\n`;
const DONE = "data: [DONE]\n\n";

/** A connection that delivers these chunks and then closes or breaks. */
function connection(pieces: string[], end: "closed" | "broken" = "closed"): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const piece = pieces.shift();
      if (piece !== undefined) return controller.enqueue(encoder.encode(piece));
      if (end === "broken") return controller.error(new TypeError("network error"));
      controller.close();
    },
  });
  return new Response(body, { status: 200 });
}

function reader(connections: (Response | Error)[], { begins = true } = {}) {
  const seen: number[] = [];
  const resumedAfter: number[] = [];
  const next = async () => {
    const outcome = connections.shift() ?? new Response(null, { status: 204 });
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  const ended = streamAnswer({
    ...(begins ? { begin: next } : {}),
    resume: (lastId) => {
      resumedAfter.push(lastId);
      return next();
    },
    lastId: 0,
    untilOnline: async () => undefined,
    onEvents: (events: AnswerEvent[]) => seen.push(...events.map(({ id }) => id)),
    signal: new AbortController().signal,
  });
  return { seen, resumedAfter, ended };
}

const unreachable = () =>
  new ApiError({ status: 0, code: "network_unreachable", detail: "", requestId: "x" });

describe("an answer's stream", () => {
  it("is read to its end over one connection", async () => {
    const { seen, ended } = reader([connection([frame(1) + frame(2), frame(3), DONE])]);
    expect(await ended).toBe("done");
    expect(seen).toEqual([1, 2, 3]);
  });

  it("resumes after the last event when a connection breaks, without duplicates or gaps", async () => {
    const { seen, resumedAfter, ended } = reader([
      connection([frame(1), "id: 2\ndata: {"], "broken"),
      unreachable(),
      connection([frame(1), frame(2), frame(3)]),
      connection([frame(4), DONE]),
    ]);
    expect(await ended).toBe("done");
    expect(seen).toEqual([1, 2, 3, 4]);
    expect(resumedAfter).toEqual([1, 1, 3]);
  });

  it("resends with the same ids until a response arrives", async () => {
    const { seen, resumedAfter, ended } = reader([unreachable(), connection([frame(1), DONE])]);
    expect(await ended).toBe("done");
    expect([seen, resumedAfter]).toEqual([[1], []]);
  });

  it("resolves to over when the answer ended while no connection was open", async () => {
    expect(await reader([new Response(null, { status: 204 })], { begins: false }).ended).toBe("over");
  });

  it("throws the error of a refused send", async () => {
    const refusal = new ApiError({ status: 422, code: "unknown_model", detail: "", requestId: "x" });
    await expect(reader([refusal]).ended).rejects.toBe(refusal);
  });
});
