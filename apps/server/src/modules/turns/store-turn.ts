import { reduceTurn } from "@metatron/turn/reduce-turn";
import { toAnswer } from "@metatron/turn/to-answer";
import { steersOf, type Turn } from "@metatron/turn/turn";
import type { BaseLogger } from "pino";
import type { StoredSteer } from "../../adapters/db/index.ts";
import type { StreamWriter } from "../../adapters/streams/index.ts";
import { type AnswerJournal, AnswerLeft, type FinishedAnswer } from "../history/index.ts";
import type { EndEvent } from "./conclude-turn.ts";
import type { TurnRecorder } from "./turn-recorder.ts";

export type TurnOwner = Pick<
  FinishedAnswer,
  "conversationId" | "personId" | "writerId" | "seconds" | "cost" | "online"
>;

export interface TurnToStore {
  /** The turn without its end event. */
  turn: Turn;
  /** Reports that the answer waits for the database. */
  recorder: Pick<TurnRecorder, "event">;
  end: EndEvent;
  owner: TurnOwner;
}

/**
 * Stores a turn in its final state, before its end is streamed. The row is built with the same reducer as the
 * readers' copy, so both agree. `left`: the process shuts down before the database is back, and another
 * process stores the turn. Nothing is stored if the person added messages that the turn has not seen.
 */
export async function storeTurn(
  { turn, recorder, end, owner }: TurnToStore,
  { journal, log, leaving }: { journal: AnswerJournal; log: BaseLogger; leaving: AbortSignal },
): Promise<"stored" | "left" | "unstorable" | { added: readonly StoredSteer[] }> {
  const { state, timeResponse: _seconds, ...answer } = toAnswer(reduceTurn(turn, end));
  if (state === "streaming") throw new Error("A turn that ended can't be under way.");
  const onLate = () => recorder.event({ type: "data-status", data: { status: "saving" }, transient: true });
  try {
    const { id } = turn;
    const steers = steersOf(turn).length;
    const outcome = await journal.finish({ ...answer, ...owner, state, id, steers }, { onLate, leaving });
    return outcome.isStored ? "stored" : { added: outcome.steers };
  } catch (thrown) {
    if (thrown instanceof AnswerLeft) return "left";
    log.error({ err: thrown, answerId: turn.id }, "answer could not be stored");
    return "unstorable";
  }
}

/** For an answer that the database refuses: the reader sees the same state as the history. */
export async function endUnstored(recorder: TurnRecorder, writer: StreamWriter): Promise<void> {
  const errorText = "The answer could not be stored.";
  recorder.event({ type: "error", errorText, code: "answer_interrupted" });
  recorder.event({ type: "finish", finishReason: "error", messageMetadata: { state: "interrupted" } });
  await writer.end();
}
