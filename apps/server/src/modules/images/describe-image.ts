import type { Language } from "@metatron/contract/enums";
import { fileIdOf } from "@metatron/contract/files/file-address";
import type { DescribeRequest } from "@metatron/contract/images/images";
import {
  analysePicture,
  type CheckedPicture,
  checkPicture,
  describePicture,
  PICTURE_READER,
} from "../../adapters/image-models/index.ts";
import { notFound } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import { type FilesDeps, ownImage } from "../files/index.ts";
import { rethrowImageError } from "../turns/index.ts";
import type { ImagesDeps } from "./images-deps.ts";
import { rethrowModelError } from "./rethrow-model-error.ts";

interface ToDescribe {
  session: Pick<Session, "personId" | "roles">;
  request: DescribeRequest;
  language: Language;
  signal: AbortSignal;
}

const INSTRUCTIONS: Record<Language, string> = {
  es: "Describe la imagen para alguien que no la ve: qué muestra, dónde, qué texto hay. Responde en español, sin adornos. Si no se distingue algo, dilo.",
  en: "Describe the picture for somebody who can't see it: what it shows, where, which text there is. Answer in English, plainly. Where something can't be made out, say so.",
  pt: "Descreva a imagem para alguém que não a vê: o que mostra, onde, que texto há. Responda em português, sem enfeites. Se algo não se distingue, diga.",
};
const ASK: Record<Language, string> = {
  es: "Describe esta imagen.",
  en: "Describe this picture.",
  pt: "Descreva esta imagem.",
};

/**
 * Described by the first vision model that this person may use; without one, a description from pixels and
 * OCR, marked as such.
 */
export async function describeImage(deps: FilesDeps & Pick<ImagesDeps, "models">, given: ToDescribe) {
  const { session, request, language, signal } = given;
  const { personId, roles } = session;
  const picture = await readPicture(deps, personId, request);
  const preferred = await deps.models.defaultFor(roles);
  const seeing = [preferred, ...(await deps.models.modelsFor(roles))].find(({ vision }) => vision);
  const model = seeing && (await deps.models.resolve(seeing.id, roles));
  if (!model) {
    const seen = await analysePicture(picture, signal);
    const detectedText = seen.text === "" ? {} : { detectedText: seen.text };
    return { model: PICTURE_READER, text: describePicture(seen, language), ...detectedText, demo: true };
  }
  const { text, modelId } = await model
    .complete({
      purpose: "describe",
      personId,
      language,
      signal,
      system: INSTRUCTIONS[language],
      messages: [
        {
          role: "user",
          content: [
            { type: "text", text: request.question ?? ASK[language] },
            { type: "image", dataUrl: dataUrlOf(picture) },
          ],
        },
      ],
    })
    .catch(rethrowModelError);
  return { model: modelId, text, demo: false };
}

async function readPicture(
  deps: FilesDeps,
  personId: string,
  request: DescribeRequest,
): Promise<CheckedPicture> {
  const fileId = "fileId" in request ? request.fileId : fileIdOf(request.image);
  const dataUrl = fileId
    ? (await ownImage(deps, { personId, fileId }))?.dataUrl
    : "image" in request && request.image;
  if (!dataUrl) throw notFound();
  return checkPicture(bytesOf(dataUrl)).catch(rethrowImageError);
}

const bytesOf = (dataUrl: string) => Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");

const dataUrlOf = ({ bytes, type }: CheckedPicture) =>
  `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;
