import type { Language } from "@metatron/contract/enums";
import type { ImageStyle } from "@metatron/contract/images/constants";
import type { ImageRequest } from "@metatron/contract/images/images";
import { cutText } from "@metatron/text/cut-text";
import { addFile, type FilesDeps } from "../files/index.ts";
import { keepImage } from "./images.repo.ts";
import type { ImagesDeps } from "./images-deps.ts";

/** More concurrent calls would hit the provider's rate limit. */
const AT_ONCE = 2;
const DEFAULT_SIZE = "1024x1024";

export interface PicturesWanted {
  personId: string;
  request: ImageRequest;
  /** Without the command's name. */
  prompt: string;
  language: Language;
  source: { bytes: Uint8Array; type: string } | undefined;
  /** Indexes of the missing pictures, from 0. */
  ordinals: readonly number[];
  signal: AbortSignal;
  onMade: (fileId: string) => void;
}

export interface PicturesMade {
  made: number;
  /** The first error; undefined if no picture failed. */
  failure: unknown;
}

export type PictureDeps = FilesDeps & Pick<ImagesDeps, "maker">;

/** Generates and stores the pictures. A failed picture does not fail the others. */
export async function makePictures(deps: PictureDeps, wanted: PicturesWanted): Promise<PicturesMade> {
  const left = [...wanted.ordinals];
  let made = 0;
  let failure: unknown;
  async function work() {
    for (let ordinal = left.shift(); ordinal !== undefined; ordinal = left.shift()) {
      try {
        const fileId = await makeOne(deps, wanted, ordinal);
        made += 1;
        wanted.onMade(fileId);
      } catch (error) {
        failure ??= error ?? new Error("unknown");
        // A refused prompt would be refused again.
        left.length = 0;
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, left.length) }, work));
  return { made, failure };
}

async function makeOne(deps: PictureDeps, wanted: PicturesWanted, ordinal: number): Promise<string> {
  const { personId, request, prompt, language, source, signal } = wanted;
  signal.throwIfAborted();
  const { maker } = deps;
  const picture = await maker.make({
    personId,
    source,
    language,
    signal,
    prompt: maker.demo ? prompt : styledPrompt(prompt, request.style),
    size: request.size ?? DEFAULT_SIZE,
    mode: request.mode ?? "create",
    seed: `${request.id}-${ordinal}`,
  });
  signal.throwIfAborted();
  const extension = picture.type.slice("image/".length);
  const file = await addFile(deps, {
    personId,
    purpose: "image",
    ownerId: null,
    source: "generated",
    name: `${nameOf(prompt)}.${extension}`,
    type: picture.type,
    bytes: picture.bytes,
    title: cutText(prompt, 200),
  });
  await keepImage(deps.db, {
    file_id: file.id,
    person_id: personId,
    request_id: request.id,
    ordinal,
    prompt,
    style: request.style ?? null,
    model: maker.model,
    is_demo: maker.demo,
    width: picture.width,
    height: picture.height,
    conversation_id: request.conversationId ?? null,
  });
  return file.id;
}

function nameOf(prompt: string): string {
  const words = prompt
    .normalize("NFC")
    .replace(/[^\p{L}\p{N} -]/gu, " ")
    .trim()
    .split(/\s+/);
  return cutText(words.slice(0, 6).join(" "), 60) || "imagen";
}

/** Style phrases that are common in the training data of image models. */
const STYLE_PHRASES: Record<ImageStyle, string> = {
  photo: "photograph, natural light, realistic",
  flat: "flat vector illustration, few colours, simple shapes",
  watercolor: "watercolour painting on paper, soft edges",
  isometric: "isometric illustration, clean lines",
  line: "black line drawing on white, no shading",
  three_d: "soft 3D render, rounded volumes, studio light",
};

function styledPrompt(prompt: string, style: ImageStyle | undefined): string {
  return style ? `${prompt}\n\nStyle: ${STYLE_PHRASES[style]}.` : prompt;
}
