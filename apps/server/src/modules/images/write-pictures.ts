import type { StreamWriter } from "../../adapters/streams/index.ts";
import { giveBack } from "../allowances/index.ts";
import { AnswerLeft, type FinishedAnswer } from "../history/index.ts";
import { createPartWriter, toAnswerError } from "../turns/index.ts";
import { readImages } from "./images.repo.ts";
import type { ImagesDeps } from "./images-deps.ts";
import { makePictures, type PicturesWanted } from "./make-pictures.ts";

type Work = Omit<PicturesWanted, "onMade"> & { writer: StreamWriter; streamId: string };

/** Makes pictures and tells each of them, whoever listens; rejects with the reason where none was made. */
export async function writePictures(deps: ImagesDeps, work: Work): Promise<void> {
  const { personId, request, ordinals, signal, writer } = work;
  const parts = createPartWriter(writer);
  const started = performance.now();
  const total = request.n ?? 1;
  let shown = total - ordinals.length;

  parts.part({ type: "start", messageId: work.streamId });
  if (deps.maker.demo) parts.part({ type: "data-notice", data: { kind: "demo_image" } });
  for (const [at, { file_id: fileId }] of (await readImages(deps.db, request.id)).entries())
    parts.part({ type: "data-image", data: { fileId, n: at + 1, of: total } });

  const { made, failure } = await makePictures(deps, {
    ...work,
    onMade(fileId) {
      shown += 1;
      parts.part({ type: "data-image", data: { fileId, n: shown, of: total } });
    },
  });
  const missing = ordinals.length - made;
  await giveBack(deps.db, { personId, kind: "images", amount: missing });
  const state = stateOf();
  const error = state === "failed" ? explain() : undefined;
  if (error) parts.error(error.code, error.sentence, error.retryAfterSeconds);
  else if (missing > 0 && state === "complete")
    parts.part({ type: "data-notice", data: { kind: "images_missing", count: missing } });
  const seconds = (performance.now() - started) / 1000;
  const usage = { model: deps.maker.model, inputTokens: 0, outputTokens: 0, seconds };
  parts.part({ type: "data-usage", data: usage });
  if ((await save()) === "left") return;
  parts.part({ type: "finish", finishReason: error ? "error" : "stop", messageMetadata: { state } });
  await writer.end();
  if (failure !== undefined && made === 0) throw failure;

  function stateOf(): FinishedAnswer["state"] {
    if (signal.aborted) return signal.reason === "stopped" ? "stopped" : "interrupted";
    return failure !== undefined && shown === 0 ? "failed" : "complete";
  }

  function explain() {
    const known = toAnswerError(failure);
    if (!known) deps.log.error({ err: failure, requestId: request.id }, "pictures failed");
    return known ?? { code: "internal" as const, sentence: "Something failed on our side." };
  }

  async function save(): Promise<"done" | "left"> {
    const { conversationId, answerId } = request;
    if (!conversationId || !answerId) return "done";
    const images = await readImages(deps.db, request.id);
    try {
      await deps.journal.finish(
        {
          ...{ id: answerId, conversationId, personId, state, seconds, usage, text: "", cost: null },
          ...{ citations: [], urls: [], category: null, grounded: false, online: false },
          model: deps.maker.model,
          errorCode: state === "interrupted" ? "answer_interrupted" : (error?.code ?? null),
          pictureIds: images.map(({ file_id }) => file_id),
        },
        { onLate: parts.saving },
      );
    } catch (thrown) {
      if (thrown instanceof AnswerLeft) return "left";
      deps.log.error({ err: thrown, answerId }, "pictures could not be stored in their conversation");
    }
    return "done";
  }
}
