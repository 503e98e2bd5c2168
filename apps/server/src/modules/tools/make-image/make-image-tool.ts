import { id } from "@metatron/contract/fields";
import { imageCalls } from "@metatron/contract/images/calls";
import {
  imageModes,
  imageSizes,
  imageStyles,
  MAX_IMAGE_PROMPT_CHARS,
  MAX_IMAGES_PER_CALL,
} from "@metatron/contract/images/constants";
import { z } from "zod";
import type { ImageMaker } from "../../../adapters/image-models/index.ts";
import type { FilesDeps } from "../../files/index.ts";
import { makeImagesInTurn } from "../../images/index.ts";
import { defineTool, type Tool } from "../../turns/index.ts";
import { checkRight } from "../check-right.ts";
import { idOfCall } from "../id-of-call.ts";

const SECONDS = 240;

const input = z
  .strictObject({
    prompt: z
      .string()
      .trim()
      .min(1)
      .max(MAX_IMAGE_PROMPT_CHARS)
      .describe("What the picture shows, in full: subject, surroundings, light, texts in it."),
    size: z.enum(imageSizes).optional().describe("Width x height; default 1024x1024."),
    style: z.enum(imageStyles).optional().describe("The look of the picture; default: as the prompt says."),
    count: z.int().min(1).max(MAX_IMAGES_PER_CALL).optional().describe("Number of pictures; default 1."),
    mode: z
      .enum(imageModes)
      .optional()
      .describe("`create` a new picture (default), `vary` or `edit` the picture of source_file_id."),
    source_file_id: id.optional().describe("The fileId of an earlier picture of this person."),
  })
  .refine(({ mode = "create", source_file_id }) => (mode === "create") === (source_file_id === undefined), {
    error: "To vary or edit a picture, name its source_file_id; to create one, name none.",
    path: ["source_file_id"],
  });

const DESCRIPTION =
  "Makes pictures and shows them to the person in the answer. Use it only if the person asks for a picture, illustration or poster. Do not repeat or link the pictures in your text.";

export type MakeImageDeps = FilesDeps & { media: { imageMaker: ImageMaker } };

export function createMakeImageTool(deps: MakeImageDeps): Tool {
  const maker = deps.media.imageMaker;
  const isOwn = maker.info === undefined || maker.info.provider === "ollama";
  return defineTool({
    name: "make_image",
    description: DESCRIPTION,
    access: isOwn ? "read" : "outside",
    seconds: SECONDS,
    input,
    async run({ prompt, size, style, count = 1, mode, source_file_id: sourceFileId }, context) {
      const { personId, roles, language, conversationId, signal } = context;
      checkRight(imageCalls.generateImages.allow, roles, "making pictures");
      let done = 0;
      const images = await makeImagesInTurn(
        { ...deps, maker },
        {
          personId,
          roles,
          language,
          signal,
          request: {
            id: idOfCall(context.idempotencyKey, personId),
            n: count,
            prompt,
            size,
            style,
            mode,
            sourceFileId,
            conversationId,
          },
          onMade() {
            done += 1;
            context.progress({ done, of: count });
          },
        },
      );
      const isDrawn = images.some((image) => image.is_demo);
      return {
        fileIds: images.map((image) => image.file_id),
        text: [
          `${images.length} of ${count} pictures were made and are shown to the person.`,
          isDrawn
            ? "They are posters drawn by this product, because no image model is available: say so."
            : "",
        ]
          .filter(Boolean)
          .join(" "),
      };
    },
  });
}
