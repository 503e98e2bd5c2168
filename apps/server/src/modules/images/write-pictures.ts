import type { StreamWriter } from "../../adapters/streams/index.ts";
import { giveBack } from "../allowances/index.ts";
import {
  createTurnRecorder,
  type EndEvent,
  type EndState,
  endUnstored,
  storeTurn,
  tellFailure,
} from "../turns/index.ts";
import { readOwnImages } from "./images.repo.ts";
import type { ImagesDeps } from "./images-deps.ts";
import { makePictures, type PicturesMade, type PicturesWanted } from "./make-pictures.ts";

type Work = Omit<PicturesWanted, "onMade"> & {
  writer: StreamWriter;
  streamId: string;
  /** Aborted when the process can wait no longer for the database. */
  leaving: AbortSignal;
};

/** Makes pictures and tells each of them, whoever listens; rejects with the reason where none was made. */
export async function writePictures(deps: ImagesDeps, work: Work): Promise<void> {
  const { personId, request, ordinals, signal, writer } = work;
  const { conversationId, answerId } = request;
  const own = { personId, requestId: request.id };
  const recorder = createTurnRecorder(work.streamId, { take: (_event, json) => writer.append(json) });
  const started = performance.now();
  const total = request.n ?? 1;

  recorder.event({ type: "start", messageId: work.streamId });
  if (deps.maker.demo) recorder.event({ type: "data-notice", data: { kind: "demo_image" } });
  for (const { file_id: fileId } of await readOwnImages(deps.db, own)) tellPicture(fileId);

  const made = await makePictures(deps, { ...work, onMade: tellPicture });
  const missing = ordinals.length - made.made;
  await giveBack(deps.db, { personId, kind: "images", amount: missing });
  const state = stateOf(made);
  tellFailure(state, made.failure, { recorder, log: deps.log });
  if (missing > 0 && state === "complete")
    recorder.event({ type: "data-notice", data: { kind: "images_missing", count: missing } });
  const seconds = Math.round(performance.now() - started) / 1000;
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
    const stored = await storeTurn(
      { turn: recorder.turn, recorder, end, owner },
      { ...deps, leaving: work.leaving },
    );
    // Another process stores these pictures.
    if (stored === "left") return writer.leave();
    if (stored === "unstorable") return endUnstored(recorder, writer);
  }
  recorder.event(end);
  await writer.end();
  if (made.failure !== undefined && made.made === 0) throw made.failure;

  function tellPicture(fileId: string) {
    recorder.event({
      type: "data-image",
      data: { fileId, n: recorder.turn.pictureIds.length + 1, of: total },
    });
  }

  function stateOf({ failure }: PicturesMade): EndState {
    if (signal.aborted) return signal.reason === "stopped" ? "stopped" : "interrupted";
    return failure !== undefined && recorder.turn.pictureIds.length === 0 ? "failed" : "complete";
  }
}
