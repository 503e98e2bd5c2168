import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Message } from "@metatron/contract/chat/message";
import { toAnswer } from "@metatron/turn/to-answer";
import { toolCallsOf, turnText } from "@metatron/turn/turn";
import type { httpChat } from "./http-chat.ts";
import { newReadTurn, type ReadTurn, readTurn } from "./read-turn.ts";
import { type Script, scriptedQuestion } from "./scripted-model.ts";

type Chat = ReturnType<typeof httpChat>;

export interface KilledTurn extends ReadTurn {
  /** Before each of the turn's lines in the notebook. */
  name: string;
  script: Script;
  /** Messages that the server accepted for the running answer. */
  added: string[];
}

const WORD_EVERY_MS = 40;

/** One step of text, or three with a tool that reads and a tool that changes something. */
export function randomScript(name: string, random: () => number): Script {
  const words = (count: number) => Array.from({ length: count }, (_, n) => `${name}${n}`).join(" ");
  if (random() < 0.5) return { name, pauseMs: WORD_EVERY_MS, steps: [{ text: words(25) }] };
  return {
    name,
    pauseMs: WORD_EVERY_MS,
    steps: [
      { text: words(8), calls: [{ tool: "look", input: 1 }] },
      { text: words(8), calls: [{ tool: oneOf(["change", "open", "look"], random), input: 2 }] },
      { text: words(8) },
    ],
  };
}

/** Three steps that each change something and spend most of their time in that tool, so that kills hit it. */
export function changingScript(name: string, random: () => number): Script {
  const change = (input: number) => ({ text: `${name}${input}`, calls: [{ tool: "change", input }] });
  return { name, toolMs: 100 + random() * 500, steps: [change(1), change(2), change(3), { text: "Fin." }] };
}

const oneOf = (names: readonly string[], random: () => number) =>
  names[Math.floor(random() * names.length)] ?? "look";

export function newTurn(script: Script): KilledTurn {
  return { ...newReadTurn(), name: script.name ?? "", script, added: [] };
}

/** Asks, and reads what comes until the connection ends, however it ends. */
export async function askTurn(chat: Chat, url: string, turn: KilledTurn): Promise<void> {
  const { conversationId, messageId, answerId } = turn;
  const ids = { conversationId, messageId, answerId };
  const sent = await chat.send(url, scriptedQuestion(turn.script), ids).catch(() => undefined);
  if (sent) await readTurn(turn, sent.response);
}

export async function steerOnce(chat: Chat, url: string, turn: KilledTurn): Promise<void> {
  const text = `Más ${turn.name}`;
  const status = await chat.steer(url, turn.answerId, { id: randomUUID(), text }).catch(() => 0);
  if (status === 204) turn.added.push(text);
}

/** Approves the calls that the reader has seen waiting, as often as needed until one answer is accepted. */
export async function approveWaiting(chat: Chat, url: string, turn: KilledTurn): Promise<void> {
  for (const { id: callId, state } of toolCallsOf(turn.followed.turn)) {
    if (state !== "approval-requested") continue;
    await chat.answerCall(url, turn.answerId, { callId, approval: "once" }).catch(() => 0);
  }
}

export interface Faults {
  questionsLost: number;
  eventsLostOrDoubled: number;
  stepsRepeated: number;
  /** Runs of tools that change something beyond the first of a call. */
  changesDoubled: number;
  notEnded: number;
}

export const NO_FAULTS: Faults = {
  questionsLost: 0,
  eventsLostOrDoubled: 0,
  stepsRepeated: 0,
  changesDoubled: 0,
  notEnded: 0,
};

/** How the answers of a round ended, so that a reader of the figures sees that the kills hit something. */
export interface Ends {
  answers: number;
  takenOver: number;
  interrupted: number;
  /** Runs of tools that change something. */
  changes: number;
  /** Calls that a kill ended between their start and their result: the answer says so, and they never run again. */
  unknown: number;
  /** Ended, or taken over, later than is promised: `npm run soak` reports it, tests on a busy machine do not judge it. */
  late: number;
}

export interface TurnEnd {
  messages: readonly Message[];
  lines: readonly string[];
}

/** What must all be 0 of one turn, once it has ended. */
export function faultsOf(turn: KilledTurn, { messages, lines }: TurnEnd): Faults {
  const question = messages.find(({ id }) => id === turn.messageId);
  const answer = messages.find(({ id }) => id === turn.answerId);
  if (!question || !answer) return { ...NO_FAULTS, questionsLost: turn.isAcknowledged ? 1 : 0 };
  const shown = answer.content.flatMap((part) => (part.type === "steer" ? part.text : []));
  return {
    questionsLost: turn.added.filter((text) => !shown.includes(text)).length,
    eventsLostOrDoubled: agrees(turn, answer) ? 0 : 1,
    stepsRepeated: repeatedSteps(turn, lines),
    changesDoubled: doubledChanges(turn, lines),
    notEnded: answer.state === "streaming" ? 1 : 0,
  };
}

export const hasFault = (faults: Faults): boolean => Object.values(faults).some((count) => count > 0);

/** The state of a turn as its reader and as its row have it, printed so that the cause of a fault can be found. */
export function describe(turn: KilledTurn, end: TurnEnd): string {
  const { name, script, followed, isReplaced, duplicates, added, takenOverAt } = turn;
  const answer = end.messages.find(({ id }) => id === turn.answerId);
  const ofStream = { state: followed.turn.state, lastId: followed.lastId, text: turnText(followed.turn) };
  const ofRow = { state: answer?.state, errorCode: answer?.errorCode, text: answer?.text };
  const kept = { isReplaced, duplicates, added, isTakenOver: takenOverAt !== undefined };
  const lines = end.lines.filter((line) => line.startsWith(name));
  return JSON.stringify({ name, steps: script.steps.length, ...kept, reader: ofStream, row: ofRow, lines });
}

export function endOf(
  turn: KilledTurn,
  { messages, lines, isInTime }: TurnEnd & { isInTime: boolean },
): Ends {
  const answer = messages.find(({ id }) => id === turn.answerId);
  return {
    answers: answer ? 1 : 0,
    takenOver: turn.takenOverAt === undefined ? 0 : 1,
    interrupted: answer?.state === "interrupted" ? 1 : 0,
    changes: changesOf(turn, lines).length,
    unknown: (answer?.steps ?? []).flatMap(({ calls }) => calls).filter(isUnknown).length,
    late: isInTime ? 0 : 1,
  };
}

const isUnknown = ({ state }: { state: string }) => state === "outcome-unknown";

/** The reader has exactly the row; of an answer that broke off, the row and the reader each have a beginning of it. */
function agrees({ followed, script, duplicates, isReplaced }: KilledTurn, answer: Message): boolean {
  if (duplicates > 0) return false;
  if (isReplaced && followed.turn.state === "streaming") return true;
  if (answer.state === "interrupted") {
    const [first] = script.steps;
    const whole = first?.text ?? "";
    return [answer.text, turnText(followed.turn)].every((text) => whole.startsWith(text.trimEnd()));
  }
  const { timeResponse: _seconds, ...read } = toAnswer(followed.turn);
  return Object.entries(read).every(([field, value]) =>
    isDeepStrictEqual(asSent(value), asSent(answer[field as keyof Message])),
  );
}

/** Without the fields that JSON leaves out. */
const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** Model calls and tools of a turn in order; a tool of a step comes after its model call, and neither comes back. */
function repeatedSteps({ name }: KilledTurn, lines: readonly string[]): number {
  const own = lines.filter((line) => line.startsWith(name)).map((line) => line.slice(name.length));
  const work = own.filter((line) => line !== "hangs");
  let furthest = 0;
  let repeated = 0;
  for (const line of work) {
    const [what = "", which = "0"] = line.split(" ");
    const at = what === "model" ? 2 * Number(which) : 2 * (Number.parseInt(which, 10) - 1) + 1;
    if (at < furthest) repeated += 1;
    furthest = Math.max(furthest, at);
  }
  return repeated;
}

/** Each run of a tool that changes something wrote one line with the id of its call. */
function changesOf({ name }: KilledTurn, lines: readonly string[]): string[] {
  const own = lines.filter((line) => line.startsWith(name)).map((line) => line.slice(name.length));
  return own.filter((line) => line.startsWith("change") || line.startsWith("open"));
}

function doubledChanges(turn: KilledTurn, lines: readonly string[]): number {
  const changes = changesOf(turn, lines);
  return changes.length - new Set(changes).size;
}
