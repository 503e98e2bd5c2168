import type { ImageRequest } from "@metatron/contract/images/images";
import { NO_USAGE, StepFailed, type StepModel, type TurnRecorder } from "../turns/index.ts";
import type { ImagesDeps } from "./images-deps.ts";
import { makePictures, type PicturesWanted } from "./make-pictures.ts";

export interface PictureStep extends StepModel {
  /** The number of requested pictures that were not generated. */
  missing(): number;
}

/** The single step of an answer made of pictures. It fails if no picture was generated. */
export function pictureStep(deps: ImagesDeps, wanted: Omit<PicturesWanted, "onMade">): PictureStep {
  const { ordinals, request } = wanted;
  let missing = ordinals.length;
  return {
    id: deps.maker.model,
    takesTools: false,
    missing: () => missing,
    async run(_call, recorder) {
      const onMade = (fileId: string) => {
        missing -= 1;
        emitPicture(recorder, { fileId, request });
      };
      const { failure } = await makePictures(deps, { ...wanted, onMade });
      const outcome = { modelId: deps.maker.model, usage: NO_USAGE, finishReason: "stop" as const };
      if (failure !== undefined && missing === ordinals.length) throw new StepFailed(failure, outcome);
      return outcome;
    },
  };
}

export function emitPicture(
  recorder: TurnRecorder,
  { fileId, request }: { fileId: string; request: ImageRequest },
): void {
  const n = recorder.turn.pictureIds.length + 1;
  recorder.event({ type: "data-image", data: { fileId, n, of: request.n ?? 1 } });
}
