import { type ImageMaker, makerFor } from "../../adapters/image-models/index.ts";
import type { PaintAvatar } from "../assistants/index.ts";
import { rethrowModelError } from "./rethrow-model-error.ts";

/** Generates avatars with the image model; undefined if none is configured, so that avatars are drawn. */
export function paintAvatarWith(maker: ImageMaker): PaintAvatar | undefined {
  if (maker.demo) return undefined;
  return async ({ personId, roles, name, description }) => {
    if (makerFor(maker, roles).demo) return undefined;
    const prompt = `Avatar for an assistant called «${name}». ${description}\nOne simple emblem, flat shapes, few colours, no letters.`;
    const wish = { personId, prompt, size: "1024x1024", mode: "create", seed: name, language: "es" } as const;
    return (await maker.make(wish).catch(rethrowModelError)).bytes;
  };
}
