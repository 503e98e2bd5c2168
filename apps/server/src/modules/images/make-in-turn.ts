import type { Language } from "@metatron/contract/enums";
import type { ImageRequest } from "@metatron/contract/images/images";
import { type ImageMaker, makerFor } from "../../adapters/image-models/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { FilesDeps } from "../files/index.ts";
import { giveBack, mustHaveRoom, spend } from "../quotas/index.ts";
import { type ImageRow, readOwnImages } from "./images.repo.ts";
import { makePictures } from "./make-pictures.ts";
import { readSource } from "./read-source.ts";
import { rethrowModelError } from "./rethrow-model-error.ts";

export interface InTurn {
  personId: string;
  roles: readonly string[];
  language: Language;
  /** The same id for each retry: pictures that exist already are not made again. */
  request: Omit<ImageRequest, "messageId" | "answerId" | "parentId" | "chat" | "baseKnowledge">;
  signal: AbortSignal;
  onMade: () => void;
}

/** Makes pictures for a turn that is under way, within the same quotas as a request for pictures. */
export async function makeImagesInTurn(
  deps: FilesDeps & { maker: ImageMaker },
  { personId, roles, language, request, signal, onMade }: InTurn,
): Promise<ImageRow[]> {
  const { n = 1, mode = "create", prompt, sourceFileId } = request;
  const own = { personId, requestId: request.id };
  const there = await readOwnImages(deps.db, own);
  const ordinals = Array.from({ length: n }, (_, at) => at).filter(
    (at) => !there.some(({ ordinal }) => ordinal === at),
  );
  if (ordinals.length === 0) return there;
  const maker = makerFor(deps.maker, roles);
  if (!maker.modes.includes(mode))
    throw new AppError("image_mode_not_supported", "This image model can't change a given picture.");
  const source = await readSource(deps, personId, sourceFileId);
  const spending = { personId, kind: "images" as const, amount: ordinals.length };
  await mustHaveRoom(deps.db, { personId, limit: deps.quotas.stored });
  await spend(deps.db, { ...spending, perDay: deps.quotas.images });
  const { made, failure } = await makePictures(
    { ...deps, maker },
    { personId, request, prompt, language, source, ordinals, signal, onMade },
  );
  await giveBack(deps.db, { ...spending, amount: ordinals.length - made });
  if (made === 0 && there.length === 0) rethrowModelError(failure);
  return readOwnImages(deps.db, own);
}
