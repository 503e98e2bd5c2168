import { reduceTurn } from "@metatron/turn/reduce-turn";
import { toAnswer } from "@metatron/turn/to-answer";
import type { BaseLogger } from "pino";
import type { StreamWriter } from "../../adapters/streams/index.ts";
import { type AnswerJournal, AnswerLeft, type FinishedAnswer } from "../history/index.ts";
import type { EndEvent } from "./conclude-turn.ts";
import type { TurnRecorder } from "./turn-recorder.ts";

export type TurnOwner = Pick<
  FinishedAnswer,
  "conversationId" | "personId" | "writerId" | "seconds" | "cost" | "online"
>;

/**
 * Stores a turn as it will be when its end is told. The row is made of the same turn that readers make of the events, so
 * that both agree. `left`: the process ends before the database is back, and another one stores it.
 */
export async function storeTurn(
  { recorder, end, owner }: { recorder: TurnRecorder; end: EndEvent; owner: TurnOwner },
  { journal, log, leaving }: { journal: AnswerJournal; log: BaseLogger; leaving: AbortSignal },
): Promise<"stored" | "left" | "unstorable"> {
  const { state, timeResponse: _seconds, ...answer } = toAnswer(reduceTurn(recorder.turn, end));
  if (state === "streaming") throw new Error("A turn that ended can't be under way.");
  const onLate = () => recorder.event({ type: "data-status", data: { status: "saving" }, transient: true });
  try {
    await journal.finish({ ...answer, ...owner, state, id: recorder.turn.id }, { onLate, leaving });
    return "stored";
  } catch (thrown) {
    if (thrown instanceof AnswerLeft) return "left";
    log.error({ err: thrown, answerId: recorder.turn.id }, "answer could not be stored");
    return "unstorable";
  }
}

/** For an answer that the database refuses: its reader sees the state that the history will show. */
export async function endUnstored(recorder: TurnRecorder, writer: StreamWriter): Promise<void> {
  const errorText = "The answer could not be stored.";
  recorder.event({ type: "error", errorText, code: "answer_interrupted" });
  recorder.event({ type: "finish", finishReason: "error", messageMetadata: { state: "interrupted" } });
  await writer.end();
}
