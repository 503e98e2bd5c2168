import type { StreamPart } from "@metatron/contract/chat/stream-parts";
import { expect, it } from "vitest";
import { newReadTurn, readTurn } from "./read-turn.ts";

const MESSAGE = crypto.randomUUID();
const delta = (text: string): StreamPart => ({ type: "text-delta", id: "text", delta: text });

async function read(events: readonly (readonly [id: number, part: StreamPart])[]) {
  const turn = newReadTurn();
  const frames = events.map(([id, part]) => `id: ${id}\ndata: ${JSON.stringify(part)}\n\n`);
  await readTurn(turn, new Response(frames.join("")));
  return turn;
}

it("counts events that are missing before another one", async () => {
  const turn = await read([
    [1, { type: "start", messageId: MESSAGE }],
    [2, { type: "text-start", id: "text" }],
    [4, delta("dos")],
  ]);
  expect(turn).toMatchObject({ gaps: 1, missing: ["2 … 4 text-delta"], takenOverAt: undefined });
});

it("takes no new process for missing events, and finds those that it left out", async () => {
  const taken: [number, StreamPart][] = [
    [1, { type: "start", messageId: MESSAGE }],
    [1_000_001, { type: "start", messageId: MESSAGE }],
    [1_000_002, { type: "data-taken-over", data: { steps: [] } }],
    [1_000_003, { type: "text-start", id: "text" }],
  ];
  expect(await read(taken)).toMatchObject({ gaps: 0, duplicates: 0, takenOverAt: expect.any(Number) });
  expect(await read([...taken, [1_000_005, delta("dos")]])).toMatchObject({ gaps: 1 });
});
