import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type OpenKillPlace, openSingleNode } from "../../../test/kill-places.ts";
import { killRound } from "../../../test/kill-rounds.ts";
import {
  askTurn,
  changingScript,
  type Faults,
  faultsOf,
  NO_FAULTS,
  newTurn,
} from "../../../test/killed-turn.ts";
import { resumeTurn } from "../../../test/read-turn.ts";
import type { Script } from "../../../test/scripted-model.ts";
import { newSpawnEnvironment, type SpawnEnvironment } from "../../../test/spawn-environment.ts";

/** Few rounds here; `npm run soak` sets the number of rounds. */
const ROUNDS = 2;

let place: OpenKillPlace;
let given: SpawnEnvironment;

beforeAll(async () => {
  given = await newSpawnEnvironment();
  place = await openSingleNode({ variables: given.variables, onClose: () => given.remove() });
}, 120_000);
afterAll(() => place.close());

const threeSteps = (name: string, hangsIn: { [step: number]: "model" | "tool" }): Script => ({
  name,
  steps: [
    { text: "Uno.", calls: [{ tool: "look", input: 1 }], hangsIn: hangsIn[0] },
    { text: "Dos.", calls: [{ tool: "change", input: 2 }], hangsIn: hangsIn[1] },
    { text: "Tres." },
  ],
});

/**
 * Kills the only process while it is inside a step, and returns the turn as the next process completed it.
 */
async function killedWhileHanging(script: Script) {
  const { chat, notebook } = place;
  const turn = newTurn(script);
  const reading = askTurn(chat, place.url(), turn);
  await vi.waitFor(() => expect(notebook.lines()).toContain(`${turn.name}hangs`));
  const { url } = await place.kill();
  await reading;
  while (turn.followed.turn.state === "streaming" && !turn.isReplaced)
    await resumeTurn(chat, url, turn, { back: 2 });
  const messages = await chat.messages(url, turn.conversationId);
  const lines = notebook.lines().filter((line) => line.startsWith(turn.name));
  return { answer: messages.at(-1), lines, faults: faultsOf(turn, { messages, lines }) };
}

it("resumes at the next start with the step in flight, and repeats no finished step", async () => {
  const { answer, lines, faults } = await killedWhileHanging(threeSteps("a:", { 1: "model" }));
  expect(answer).toMatchObject({ state: "complete", text: "Uno.\n\nDos.\n\nTres." });
  expect(lines).toEqual([
    "a:model 0",
    "a:look 1-call0",
    "a:model 1",
    "a:hangs",
    "a:model 1",
    "a:change 2-call0",
    "a:model 2",
  ]);
  expect(faults).toEqual<Faults>(NO_FAULTS);
}, 180_000);

it("resumes with the tools of a step whose model call had ended", async () => {
  const { answer, lines, faults } = await killedWhileHanging(threeSteps("b:", { 0: "tool" }));
  expect(answer).toMatchObject({ state: "complete", text: "Uno.\n\nDos.\n\nTres." });
  // Only the tool, which reads, runs again.
  expect(lines).toEqual([
    "b:model 0",
    "b:look 1-call0",
    "b:hangs",
    "b:look 1-call0",
    "b:model 1",
    "b:change 2-call0",
    "b:model 2",
  ]);
  expect(faults).toEqual<Faults>(NO_FAULTS);
}, 180_000);

it(`loses, duplicates and repeats nothing when it is killed ${ROUNDS} times at random moments`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { faults } = await killRound(place);
    expect(faults).toEqual<Faults>(NO_FAULTS);
  }
}, 240_000);

it("runs no tool that changes something twice when it is killed while such tools run", async () => {
  const { faults } = await killRound(place, { scriptOf: changingScript });
  expect(faults).toEqual<Faults>(NO_FAULTS);
}, 240_000);
