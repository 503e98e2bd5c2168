import type { Language } from "@metatron/contract/enums";
import type { ImageMode, ImageSize } from "@metatron/contract/images/constants";
import { createPainter, ModelError, type ModelInfo, mayUse, type Painter } from "../models/index.ts";
import { type CheckedPicture, checkPicture, PictureError } from "./check-picture.ts";

export type MakeRequest = {
  personId: string;
  prompt: string;
  size: ImageSize;
  mode: ImageMode;
  /** The picture to vary or edit. */
  source?: { bytes: Uint8Array; type: string } | undefined;
  /** Distinguishes the pictures of one request. */
  seed: string;
  language: Language;
  signal?: AbortSignal | undefined;
};

export type ImageMaker = {
  model: string;
  /** Undefined if pictures are drawn by this server. */
  info?: ModelInfo;
  /** Whether pictures are drawn by this server, without an image model. */
  demo: boolean;
  modes: readonly ImageMode[];
  make(request: MakeRequest): Promise<CheckedPicture>;
};

const POSTER_MODEL = "metatron-poster";

/** The configured image model, or the poster generator if there is none. */
export function createImageMaker(options: Parameters<typeof createPainter>[0]): ImageMaker {
  const painter = createPainter(options);
  return painter ? paintedBy(painter) : posterMaker();
}

/** Falls back to posters for people who may not use the configured model. */
export function makerFor(maker: ImageMaker, roles: readonly string[]): ImageMaker {
  return maker.info && !mayUse(maker.info, roles) ? posterMaker() : maker;
}

function paintedBy(painter: Painter): ImageMaker {
  return {
    model: painter.info.id,
    info: painter.info,
    demo: false,
    modes: painter.takesSource ? ["create", "vary", "edit"] : ["create"],
    async make({ mode, prompt, ...request }) {
      const asked = mode === "vary" ? `Another version of this picture. ${prompt}` : prompt;
      return readPainted(await painter.paint({ ...request, prompt: asked }));
    },
  };
}

function posterMaker(): ImageMaker {
  return {
    model: POSTER_MODEL,
    demo: true,
    modes: ["create", "vary"],
    async make({ prompt, size, seed, language, signal }) {
      signal?.throwIfAborted();
      // Loaded on demand, because it loads the library that renders text.
      const { drawPoster } = await import("./poster/draw-poster.ts");
      return checkPicture(await drawPoster({ prompt, size, seed, language }));
    },
  };
}

/** A provider's picture is checked as an uploaded one is. */
async function readPainted(bytes: Uint8Array): Promise<CheckedPicture> {
  try {
    return await checkPicture(bytes);
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    throw new ModelError("provider_broken_stream", { reason: "broken_image" });
  }
}
