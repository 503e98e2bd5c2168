import { randomUUID } from "node:crypto";
import type { ChatRequest } from "@metatron/contract/chat/chat";
import { question } from "./ask.ts";
import { readUntil } from "./http-chat.ts";
import type { OutageSetup } from "./outage.ts";
import { readParts, textOf } from "./read-parts.ts";

export interface Asked {
  request: ChatRequest;
  /** The HTTP status of the send; 0 where the connection broke. */
  status: number;
  /** Whether the response's first byte came, which promises that the question is stored. */
  isAcknowledged: boolean;
  /** The answer's text, where the stream said that it is complete. */
  toldComplete: string | undefined;
}

/** Sends a question and reads whatever comes, to whichever end. */
export async function askThrough(url: string, token: string, text: string): Promise<Asked> {
  const request = question(text, { conversationId: randomUUID() });
  const failed = { request, isAcknowledged: false, toldComplete: undefined };
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const body = JSON.stringify(request);
  const response = await fetch(`${url}/api/assistant/chatlibre`, { method: "POST", headers, body }).catch(
    () => undefined,
  );
  if (!response) return { ...failed, status: 0 };
  const seen = await readUntil(response, () => false);
  if (response.status !== 200) return { ...failed, status: response.status };
  // The last event may have been cut in two.
  const parts = readParts(seen.slice(0, seen.lastIndexOf("\n\n") + 2));
  const isComplete = parts.some(
    (part) => part.type === "finish" && part.messageMetadata?.state === "complete",
  );
  return { request, status: 200, isAcknowledged: true, toldComplete: isComplete ? textOf(parts) : undefined };
}

export interface OutageFaults {
  /** Acknowledged questions that are not stored. */
  questionsLost: number;
  /** Answers that the stream called complete and that are stored otherwise. */
  completeButNotStored: number;
  /** Answers that are still being written according to the database. */
  stillStreaming: number;
}

/** What must all be 0 once the database is back and lost writers were noticed. */
export async function countFaults(
  { query }: Pick<OutageSetup, "query">,
  asked: readonly Asked[],
): Promise<OutageFaults> {
  const ids = asked.flatMap(({ request }) => [request.messageId, request.answerId]);
  const rows = await query<{ id: string; state: string; text: string }>(
    "select id, state, text from messages where id = any($1::uuid[])",
    [ids],
  );
  const stored = new Map(rows.map((row) => [row.id, row]));
  return {
    questionsLost: asked.filter(
      ({ isAcknowledged, request }) => isAcknowledged && !stored.has(request.messageId),
    ).length,
    completeButNotStored: asked.filter(({ toldComplete, request }) => {
      const answer = stored.get(request.answerId);
      return toldComplete !== undefined && (answer?.state !== "complete" || answer.text !== toldComplete);
    }).length,
    stillStreaming: rows.filter(({ state }) => state === "streaming").length,
  };
}
