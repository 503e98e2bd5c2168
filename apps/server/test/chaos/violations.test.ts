import { expect, it } from "vitest";
import { newReadTurn } from "../read-turn.ts";
import type { Cluster } from "./cluster.ts";
import type { ChaosTurn } from "./people.ts";
import { judge } from "./violations.ts";

const member = (output = "", crashes: string[] = []) => ({
  name: "node",
  url: () => undefined,
  kill: async () => undefined,
  retire: () => undefined,
  crashes,
  output: () => output,
});

const newTurn = (changes: Partial<ChaosTurn> = {}): ChaosTurn => ({
  ...newReadTurn(),
  text: "Hola",
  isOver: true,
  sentAgain: 0,
  resumed: 0,
  isAcknowledged: true,
  ...changes,
});

/** The state of a reader who saw the answer complete, with this text. */
function toldComplete(turn: ChaosTurn, text: string): ChaosTurn {
  const { followed } = turn;
  const step = { text, reasoning: "", calls: [], isFinished: true };
  const seen = { ...followed.turn, state: "complete" as const, steps: [step] };
  return { ...turn, followed: { ...followed, turn: seen } };
}

const stored = ({ conversationId: conversation_id, messageId, answerId }: ChaosTurn, answer: object = {}) => [
  { id: messageId, conversation_id, state: "complete", text: "Hola", error_code: null },
  { id: answerId, conversation_id, state: "complete", text: "Buenas.", error_code: null, ...answer },
];

/** The database answers with these messages, and then with these files. */
function clusterWith(messages: object[], files: object[] = []): Pick<Cluster, "nodes" | "worker" | "query"> {
  const query = async (text: string) => (text.includes("from files") ? files : messages);
  // The judge reads exactly these columns.
  return { nodes: [member()], worker: member(), query: query as Cluster["query"] };
}

it("finds nothing where readers and rows agree", async () => {
  const turn = toldComplete(newTurn(), "Buenas.");
  const { found, states } = await judge(clusterWith(stored(turn)), { turns: [turn], fileIds: [] });
  expect({ found, states }).toEqual({ found: [], states: { complete: 1 } });
});

it("finds each kind of violation", async () => {
  const lost = newTurn();
  const doubled = newTurn();
  const untrue = toldComplete(newTurn(), "Buenas tardes.");
  const missed = newTurn({ gaps: 1 });
  const waiting = newTurn({ isOver: false });
  const written = newTurn();
  const turns = [lost, doubled, untrue, missed, waiting, written];
  const rows = [
    ...stored(doubled),
    ...stored(doubled).slice(0, 1),
    ...stored(untrue),
    ...stored(missed),
    ...stored(waiting),
    ...stored(written, { state: "streaming" }),
  ];
  const cluster = {
    ...clusterWith(rows, [{ id: "b", status: "failed", reason: "storage" }]),
    nodes: [member("Error: Unhandled rejection"), member("", ["node ended"])],
  };
  const { violations, states } = await judge(cluster, { turns, fileIds: ["a", "b"] });
  expect(violations).toEqual({
    questionsLost: 1,
    storedTwice: 1,
    completeButNotStored: 1,
    eventsLostOrDoubled: 1,
    stuck: 2,
    filesLost: 2,
    crashes: 1,
    unhandledErrors: 1,
  });
  expect(states).toEqual({ "not accepted": 1, complete: 4, streaming: 1 });
});
