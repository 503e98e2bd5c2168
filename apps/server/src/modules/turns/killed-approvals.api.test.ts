import { toolCallsOf } from "@metatron/turn/turn";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type OpenKillPlace, openSingleNode } from "../../../test/kill-places.ts";
import { askTurn, type KilledTurn, newTurn } from "../../../test/killed-turn.ts";
import { resumeTurn } from "../../../test/read-turn.ts";
import { QUOTED_FILE, type Script } from "../../../test/scripted-model.ts";
import { newSpawnEnvironment, type SpawnEnvironment } from "../../../test/spawn-environment.ts";

let place: OpenKillPlace;
let given: SpawnEnvironment;

beforeAll(async () => {
  given = await newSpawnEnvironment();
  place = await openSingleNode({ variables: given.variables, onClose: () => given.remove() });
}, 120_000);
afterAll(() => place.close());

/** More restarts than the number of crashes after which a turn is given up. */
const RESTARTS = 5;

const stateOf = ({ followed }: KilledTurn) => toolCallsOf(followed.turn).at(-1)?.state;
const linesOf = ({ name }: KilledTurn) => place.notebook.lines().filter((line) => line.startsWith(name));
const answerOf = async (turn: KilledTurn) =>
  (await place.chat.messages(place.url(), turn.conversationId)).find(({ id }) => id === turn.answerId);

interface Waiting {
  turn: KilledTurn;
  /** Ends with the connection. */
  reading: Promise<void>;
}

async function waiting(script: Script): Promise<Waiting> {
  const turn = newTurn(script);
  const reading = askTurn(place.chat, place.url(), turn);
  await vi.waitFor(() => expect(stateOf(turn)).toMatch(/-requested$/), 20_000);
  return { turn, reading };
}

/** Ends the process and reads on with the next one until the call waits again. */
async function restart({ turn, reading }: Waiting): Promise<Waiting> {
  await place.kill();
  await reading;
  const { lastId } = turn.followed;
  const again = keepReading(turn);
  await vi.waitFor(() => {
    expect(turn.followed.lastId).toBeGreaterThan(lastId);
    expect(stateOf(turn)).toMatch(/-requested$/);
  }, 30_000);
  return { turn, reading: again };
}

async function keepReading(turn: KilledTurn) {
  const { lastId } = turn.followed;
  // The process may not have taken the turn over yet.
  while (turn.followed.lastId === lastId && !turn.isReplaced) await resumeTurn(place.chat, place.url(), turn);
}

it("waits on through many kills, and runs the call once when it is approved", async () => {
  const script = {
    name: "a:",
    steps: [{ text: "Uno.", calls: [{ tool: "open", input: 1 }] }, { text: "Dos." }],
  };
  let asked = await waiting(script);
  for (let n = 0; n < RESTARTS; n += 1) asked = await restart(asked);
  const { turn, reading } = asked;
  expect(linesOf(turn)).toEqual(["a:model 0"]);
  const answered = { callId: "1-call0", approval: "once" as const };
  expect(await place.chat.answerCall(place.url(), turn.answerId, answered)).toBe(204);
  await vi.waitFor(async () => expect((await answerOf(turn))?.state).toBe("complete"), 20_000);
  await reading;
  expect(linesOf(turn)).toEqual(["a:model 0", "a:open 1-call0", "a:model 1"]);
}, 240_000);

it("waits for the reply to a question through a kill", async () => {
  const input = { question: "¿Qué base?", choices: ["Lima", "Bogotá"] };
  const asked = await waiting({
    name: "b:",
    steps: [{ text: "Uno.", calls: [{ tool: "ask_person", input, isWhole: true }] }, { text: "Dos." }],
  });
  const { turn } = await restart(asked);
  expect(await place.chat.answerCall(place.url(), turn.answerId, { callId: "1-call0", reply: "Lima" })).toBe(
    204,
  );
  await vi.waitFor(async () => expect((await answerOf(turn))?.state).toBe("complete"), 20_000);
  expect((await answerOf(turn))?.steps?.[0]?.calls).toMatchObject([{ output: "Lima" }]);
}, 120_000);

it("does not know the outcome of a call that asked the person when its process was killed", async () => {
  const calls = [{ tool: "fill", input: { by: "d:" }, isWhole: true }];
  const { turn, reading } = await waiting({ name: "d:", steps: [{ text: "Uno.", calls }, { text: "Dos." }] });
  const formId = toolCallsOf(turn.followed.turn).at(-1)?.form?.id ?? "";
  await place.kill();
  await reading;
  await vi.waitFor(async () => expect((await answerOf(turn))?.state).toBe("complete"), 30_000);
  expect((await answerOf(turn))?.steps?.[0]?.calls).toMatchObject([{ state: "outcome-unknown" }]);
  expect(linesOf(turn).filter((line) => line.startsWith("d:fill"))).toEqual(["d:fill 1-call0"]);
  const late = { callId: formId, form: { action: "accept" as const, values: {} } };
  expect(await place.chat.answerCall(place.url(), turn.answerId, late)).toBe(409);
}, 120_000);

it("keeps the passages that a tool cited through a kill, with their numbers", async () => {
  const text = "Los tripulantes tienen 22 días hábiles de vacaciones al año.";
  const turn = newTurn({
    name: "c:",
    steps: [
      { text: "Miro.", calls: [{ tool: "quote", input: { text, by: "c:" }, isWhole: true }] },
      { text: "Los tripulantes tienen 22 días hábiles de vacaciones al año [1].", hangsIn: "model" },
    ],
  });
  const reading = askTurn(place.chat, place.url(), turn);
  await vi.waitFor(() => expect(linesOf(turn)).toContain("c:hangs"), 20_000);
  await place.kill();
  await reading;
  await vi.waitFor(async () => expect((await answerOf(turn))?.state).toBe("complete"), 30_000);
  expect(linesOf(turn).filter((line) => line.startsWith("c:quote"))).toEqual(["c:quote 1-call0"]);
  expect((await answerOf(turn))?.citations).toMatchObject([
    { n: 1, fileId: QUOTED_FILE, start: 0, end: text.length, passage: text, verified: true },
  ]);
}, 120_000);
