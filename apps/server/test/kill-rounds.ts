import { setTimeout as wait } from "node:timers/promises";
import type { Message } from "@metatron/contract/chat/message";
import type { httpChat } from "./http-chat.ts";
import {
  approveWaiting,
  askTurn,
  describe,
  type Ends,
  endOf,
  type Faults,
  faultsOf,
  hasFault,
  type KilledTurn,
  NO_FAULTS,
  newTurn,
  randomScript,
  steerOnce,
} from "./killed-turn.ts";
import { resumeTurn } from "./read-turn.ts";
import type { Notebook } from "./scripted-model.ts";

/** Server processes with the scripted model, one of which is killed in each round. */
export interface KillPlace {
  chat: ReturnType<typeof httpChat>;
  notebook: Notebook;
  /** Resolves when a process is there that can go on after the next kill. */
  ready(): Promise<void>;
  /** The address of the process that will be killed. */
  url(): string;
  /** Kills the process; resolves with the address of one that answers instead, and since when there is one. */
  kill(): Promise<{ url: string; since: number }>;
}

const TURNS_A_ROUND = 4;
const LONGEST_BEFORE_KILL_MS = 1800;
const PROMISED_WITHIN_MS = 10_000;
const GIVE_UP_AFTER_MS = 60_000;

let named = 0;

interface KillRoundOptions {
  random?: () => number;
  /** What the answers of the round do. */
  scriptOf?: typeof randomScript;
}

/** Starts some answers, kills their process at a random moment, and counts what did not come out right. */
export async function killRound(
  place: KillPlace,
  { random = Math.random, scriptOf = randomScript }: KillRoundOptions = {},
): Promise<{ faults: Faults; ends: Ends; faulty: string[]; late: string[] }> {
  const { chat } = place;
  const turns = Array.from({ length: TURNS_A_ROUND }, () => {
    named += 1;
    return newTurn(scriptOf(`t${named}:`, random));
  });
  await place.ready();
  const before = place.url();
  let areOver = false;
  const approving = approveAll();
  const readers = turns.map((turn) => askTurn(chat, before, turn));
  const steering = turns.filter(() => random() < 0.3).map((turn) => steerLater(turn));
  // Most kills hit answers that are being written, some the moment at which the questions arrive.
  if (random() < 0.8) await firstAcknowledged(turns);
  await wait(random() * LONGEST_BEFORE_KILL_MS);
  const { url, since } = await place.kill();
  await Promise.all([...readers, ...steering]);
  const followed = await Promise.all(turns.map(follow));
  areOver = true;
  await approving;
  const lines = place.notebook.lines();
  const ended = followed.map(({ turn, messages, afterMs }) => ({
    turn,
    afterMs,
    end: { messages, isInTime: afterMs <= PROMISED_WITHIN_MS, lines },
  }));
  return {
    faults: addUp(
      NO_FAULTS,
      ended.map(({ turn, end }) => faultsOf(turn, end)),
    ),
    ends: addUp(
      NO_ENDS,
      ended.map(({ turn, end }) => endOf(turn, end)),
    ),
    faulty: ended.flatMap(({ turn, end }) => (hasFault(faultsOf(turn, end)) ? describe(turn, end) : [])),
    late: ended.flatMap(({ turn, end, afterMs }) =>
      end.isInTime ? [] : `${afterMs} ms: ${describe(turn, end)}`,
    ),
  };

  async function steerLater(turn: KilledTurn) {
    await firstAcknowledged([turn]);
    await wait(random() * LONGEST_BEFORE_KILL_MS);
    await steerOnce(chat, before, turn);
  }

  /** The person's clicks: some before the kill, the others when the calls ask again. */
  async function approveAll() {
    while (!areOver) {
      for (const turn of turns) await approveWaiting(chat, place.url(), turn);
      await wait(100);
    }
  }

  /** Reads with an interruption and some events twice, then compares with the history. */
  async function follow(turn: KilledTurn) {
    const ended = untilEnded(turn);
    await resumeTurn(chat, url, turn, { back: 3, most: 5 });
    while (isUnread(turn) && !(await isOver(ended))) await resumeTurn(chat, url, turn, { back: 1 });
    const end = await ended;
    // The answer may have ended between two reads, and its reader has yet to learn of it.
    if (isUnread(turn)) await resumeTurn(chat, url, turn, { back: 1 });
    return { turn, ...end };
  }

  async function untilEnded(turn: KilledTurn): Promise<{ messages: Message[]; afterMs: number }> {
    const { conversationId } = turn;
    while (true) {
      const messages = await chat.messages(url, conversationId).catch(() => []);
      const isKnown = messages.length > 0 || turn.isAcknowledged;
      const hasEnded = messages.length > 0 && messages.every(({ state }) => state !== "streaming");
      const at = Math.min(Date.now(), turn.takenOverAt ?? Number.POSITIVE_INFINITY);
      if (!isKnown || hasEnded || Date.now() - since > GIVE_UP_AFTER_MS)
        return { messages, afterMs: at - since };
      await wait(200);
    }
  }
}

/** The reader has not seen the end of the answer's stream. */
const isUnread = ({ isReplaced, followed }: KilledTurn) => !isReplaced && followed.turn.state === "streaming";

async function firstAcknowledged(turns: readonly KilledTurn[]): Promise<void> {
  const deadline = Date.now() + PROMISED_WITHIN_MS;
  while (!turns.some(({ isAcknowledged }) => isAcknowledged) && Date.now() < deadline) await wait(10);
}

async function isOver(ended: Promise<unknown>): Promise<boolean> {
  return Promise.race([ended.then(() => true), wait(100).then(() => false)]);
}

export const NO_ENDS: Ends = { answers: 0, takenOver: 0, interrupted: 0, changes: 0, unknown: 0, late: 0 };

/** Field by field. */
export function addUp<Counts extends Record<keyof Counts, number>>(
  none: Counts,
  all: readonly Counts[],
): Counts {
  const sum = { ...none };
  for (const each of all) {
    for (const field of Object.keys(none) as (keyof Counts)[])
      sum[field] = (sum[field] + each[field]) as Counts[keyof Counts];
  }
  return sum;
}
