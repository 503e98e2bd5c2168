import type { ImageSize } from "@metatron/contract/images/constants";
import { DEFAULT_TIMEOUTS, type Timeouts } from "../http-exchange.ts";
import { ModelError } from "../model-error.ts";
import type { ModelInfo } from "../model-info.ts";
import type { ModelsConfig } from "../model-sources.ts";
import type { Outbound } from "../outbound.ts";
import { attempt } from "./attempt.ts";
import { findMediaModel, type MediaModel } from "./media-endpoint.ts";
import { loadImageModel } from "./media-vendors.ts";

export type PaintRequest = {
  personId: string;
  prompt: string;
  size: ImageSize;
  /** The image to vary or edit. */
  source?: { bytes: Uint8Array; type: string } | undefined;
  signal?: AbortSignal | undefined;
};

export type Painter = {
  info: ModelInfo;
  /** Whether the model accepts a source image. */
  takesSource: boolean;
  /** Returns the image as the provider sent it; the caller must check that it is one. */
  paint(request: PaintRequest): Promise<Uint8Array>;
};

type Options = {
  configured: string | undefined;
  config: ModelsConfig;
  outbound: Outbound;
  timeouts?: Timeouts;
};

/** Image models take long before they send the first byte. */
const PATIENT_MS = 240_000;
const TAKES_SOURCE = /^(gpt-image|chatgpt-image|dall-e-2$|gemini-)|edit|kontext/;
const RATIOS = { "512x512": "1:1", "1024x1024": "1:1", "1536x1024": "3:2", "1024x1536": "2:3" } as const;

/** The configured image model of OpenAI, Azure, Gemini or any server with OpenAI's protocol. */
export function createPainter({ configured, config, outbound, timeouts }: Options): Painter | undefined {
  const model = findMediaModel(configured, config, ["openai", "azure", "google"]);
  if (!model) return undefined;
  const { info } = model;
  const patient = timeouts ?? { ...DEFAULT_TIMEOUTS, firstByteMs: PATIENT_MS };
  const send = outbound.guardTexts({ model: info, purpose: "image" }, (texts, request: PaintRequest) =>
    paintOne(model, { ...request, prompt: texts.join("\n") }, patient),
  );
  return {
    info,
    takesSource: TAKES_SOURCE.test(info.id),
    paint(request) {
      const images = request.source ? [dataUrlOf(request.source)] : [];
      return send({ texts: [request.prompt], images, personId: request.personId }, request);
    },
  };
}

async function paintOne(
  { info, endpoint }: MediaModel,
  { prompt, size, source, signal }: PaintRequest,
  timeouts: Timeouts,
): Promise<Uint8Array> {
  const model = await loadImageModel(endpoint, info.id);
  const isGoogle = endpoint.vendor === "google";
  const answer = await attempt({ timeouts, signal }, (abortSignal) =>
    model.doGenerate({
      prompt,
      n: 1,
      seed: undefined,
      mask: undefined,
      providerOptions: {},
      abortSignal,
      size: isGoogle ? undefined : wireSize(info.id, size),
      aspectRatio: isGoogle ? RATIOS[size] : undefined,
      files: source && [{ type: "file", mediaType: source.type, data: source.bytes }],
    }),
  );
  const [picture] = answer.images;
  if (picture === undefined) {
    // This is how the vendor reports that its safety filter removed the image.
    const isRefused = "isRetryable" in answer && answer.isRetryable === false;
    throw new ModelError(isRefused ? "content_refused" : "empty_answer", { reason: "no_image" });
  }
  return typeof picture === "string" ? Buffer.from(picture, "base64") : picture;
}

/** These models do not support the small size. */
function wireSize(modelId: string, size: ImageSize): ImageSize {
  return size === "512x512" && /^(gpt-image|chatgpt-image|dall-e-3)/.test(modelId) ? "1024x1024" : size;
}

const dataUrlOf = ({ bytes, type }: { bytes: Uint8Array; type: string }) =>
  `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;
