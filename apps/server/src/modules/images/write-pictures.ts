import type { StreamWriter } from "../../adapters/streams/index.ts";
import { giveBack } from "../quotas/index.ts";
import {
  type AnswerMaterial,
  createTurnRecorder,
  type EndEvent,
  type EndState,
  emitFailure,
  endUnstored,
  runUnkeptTurn,
  storeTurn,
  type TurnRun,
} from "../turns/index.ts";
import { readOwnImages } from "./images.repo.ts";
import type { ImagesDeps } from "./images-deps.ts";
import type { PicturesWanted } from "./make-pictures.ts";
import { emitPicture, pictureStep } from "./picture-step.ts";

type Work = Omit<PicturesWanted, "onMade"> & {
  writer: StreamWriter;
  streamId: string;
  /** Aborted when the process can no longer wait for the database. */
  leaving: AbortSignal;
};

/** Generates pictures and streams each of them, with or without readers; rejects if none was generated. */
export async function writePictures(deps: ImagesDeps, work: Work): Promise<void> {
  const { personId, request, signal, writer, streamId } = work;
  const { conversationId, answerId } = request;
  const recorder = createTurnRecorder(streamId, { take: (_event, json) => writer.append(json) });
  const step = pictureStep(deps, work);
  recorder.event({ type: "start", messageId: streamId });
  const run = await runUnkeptTurn(
    {
      turnId: streamId,
      personId,
      purpose: "image",
      model: step,
      prepare,
      language: work.language,
      personalData: undefined,
      signal,
    },
    { recorder, log: deps.log },
  );
  const missing = step.missing();
  await giveBack(deps.db, { personId, kind: "images", amount: missing });
  const state = stateOf(run);
  emitFailure(state, run.failure, { recorder, log: deps.log });
  if (missing > 0 && state === "complete")
    recorder.event({ type: "data-notice", data: { kind: "images_missing", count: missing } });
  const { seconds } = run;
  const { model } = deps.maker;
  recorder.event({ type: "data-usage", data: { model, inputTokens: 0, outputTokens: 0, seconds } });
  const end: EndEvent = {
    type: "finish",
    finishReason: state === "failed" ? "error" : "stop",
    messageMetadata: { state },
  };
  if (conversationId && answerId) {
    const { writerId } = deps.watch;
    const owner = { conversationId, personId, writerId, seconds, cost: null, online: false };
    const { turn } = recorder;
    const stored = await storeTurn({ turn, recorder, end, owner }, { ...deps, leaving: work.leaving });
    // Another process stores these pictures.
    if (stored === "left") return writer.leave();
    if (stored === "unstorable") return endUnstored(recorder, writer);
  }
  recorder.event(end);
  await writer.end();
  if (run.failure !== undefined && missing === work.ordinals.length) throw run.failure;

  /** Pictures of an earlier attempt are reused: only the missing ones are generated. */
  async function prepare(): Promise<AnswerMaterial> {
    const made = await readOwnImages(deps.db, { personId, requestId: request.id });
    for (const { file_id: fileId } of made) emitPicture(recorder, { fileId, request });
    return {
      system: "",
      messages: [{ role: "user", content: [{ type: "text", text: work.prompt }] }],
      passages: [],
      category: null,
      notices: deps.maker.demo ? [{ kind: "demo_image" }] : [],
    };
  }

  function stateOf({ failure }: TurnRun): EndState {
    if (signal.aborted) return signal.reason === "stopped" ? "stopped" : "interrupted";
    return failure !== undefined && recorder.turn.pictureIds.length === 0 ? "failed" : "complete";
  }
}
