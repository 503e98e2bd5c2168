import { setTimeout as wait } from "node:timers/promises";
import { fileMetadata } from "@metatron/contract/files/file";
import { httpChat } from "../http-chat.ts";
import { newReadTurn, type ReadTurn, readTurn, resumeTurn } from "../read-turn.ts";
import { toolStepsQuestion } from "../stand-ins/tool-steps.ts";
import { formOf } from "../upload.ts";
import type { Random } from "./faults.ts";

export interface ChaosTurn extends ReadTurn {
  text: string;
  /** The reader has seen an end, or knows that the stored answer is the end. */
  isOver: boolean;
  /** Requests after the first one, with the same ids. */
  sentAgain: number;
  resumed: number;
}

export interface People {
  turns: ChaosTurn[];
  /** Files that the server has accepted. */
  fileIds: string[];
  /** Nobody asks anything new; resolves when everybody has the end of an answer. */
  stop(): Promise<void>;
  /** Gives up what has not ended. */
  abandon(): void;
}

export interface PeopleOptions {
  /** The balancer's address. */
  url: string;
  tokens: readonly string[];
  random: Random;
}

const AGAIN_AFTER_MS = 250;
/** A token lives this long: `npm run chaos` takes at most some hours. */
export const TOKEN_SECONDS = 24 * 3600;

/** Several people who ask one question after the other, and come back to their answers until they have the end. */
export function startPeople({ url, tokens, random }: PeopleOptions): People {
  const turns: ChaosTurn[] = [];
  const fileIds: string[] = [];
  let isAsking = true;
  let isAbandoned = false;
  const asking = tokens.map(askOn);

  async function askOn(token: string) {
    const chat = httpChat(token);
    while (isAsking) {
      if (random.next() < 0.15) await upload(token);
      const turn = { ...newReadTurn(), text: newText(random), isOver: false, sentAgain: 0, resumed: 0 };
      turns.push(turn);
      await converse(chat, turn);
    }
  }

  async function converse(chat: ReturnType<typeof httpChat>, turn: ChaosTurn) {
    const { conversationId, messageId, answerId, text } = turn;
    while (!turn.isOver && !isAbandoned) {
      if (turn.isAcknowledged) {
        turn.resumed += 1;
        await resumeTurn(chat, url, turn);
      } else {
        const ids = { conversationId, messageId, answerId };
        const sent = await chat.send(url, text, ids).catch(() => undefined);
        if (sent) await readTurn(turn, sent.response);
        else turn.sentAgain += 1;
      }
      turn.isOver = turn.isReplaced || turn.isClosed || turn.followed.turn.state !== "streaming";
      if (!turn.isOver) await wait(AGAIN_AFTER_MS);
    }
  }

  async function upload(token: string) {
    const { headers, payload } = formOf({ content: `Nota ${crypto.randomUUID()}` });
    const response = await fetch(`${url}/api/conversation/${crypto.randomUUID()}/files/upload`, {
      method: "POST",
      headers: { ...headers, authorization: `Bearer ${token}` },
      body: new Uint8Array(payload),
    }).catch(() => undefined);
    const body: unknown = await response?.json().catch(() => undefined);
    if (response?.status === 202) fileIds.push(fileMetadata.parse(body).id);
  }

  return {
    turns,
    fileIds,
    async stop() {
      isAsking = false;
      await Promise.all(asking);
    },
    abandon() {
      isAbandoned = true;
    },
  };
}

/** Most are answered in one step of some seconds; the others compute twice before the last step. */
function newText(random: Random): string {
  if (random.next() < 0.7) return `[[script:normal tokens=${Math.ceil(20 + random.next() * 60)} rate=20]]`;
  const call = { name: "calculate", input: { expressions: ["2 + 2"] } };
  return toolStepsQuestion({
    replies: [{ text: "Primero. ", calls: [call] }, { text: "Segundo. ", calls: [call] }, { text: "Fin." }],
  });
}
