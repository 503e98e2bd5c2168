import { cutText } from "@metatron/text/cut-text";
import { checkPicture } from "../../adapters/image-models/index.ts";
import type { McpImage, McpResult, UnansweredQuestion } from "../../adapters/mcp/index.ts";
import { addFile } from "../files/index.ts";
import type { ToolContext } from "../turns/index.ts";
import type { ToolServersDeps } from "./tool-servers-deps.ts";

const MOST_ERROR_CHARS = 2000;

/** What the model and the person get of a call; empty parts are left out. */
export interface CallOutput {
  text?: string;
  data?: Record<string, unknown>;
  /** Pictures of the result, as files of the person. */
  fileIds?: string[];
  links?: { uri: string; title: string }[];
  notes?: string[];
}

const UNANSWERED: Record<UnansweredQuestion["why"], string> = {
  declined: "The person did not want to answer. Do not ask for the same again.",
  cancelled: "The person did not answer in time.",
  secret: "The question was refused, because it asks for a secret. Do not ask the person for it either.",
  page_not_allowed:
    "The question was refused, because it refers to a page that no administrator has allowed.",
  too_large: "The question was refused, because its form has too many fields or choices.",
  too_many: "The question was refused, because the server asked too often during this call.",
  nobody:
    "The question was declined, because nobody can be asked here. Ask the person with ask_person, then call again with the answer if the input has a place for it.",
};

export async function toOutput(
  deps: ToolServersDeps,
  { result, context, title }: { result: McpResult; context: ToolContext; title: string },
): Promise<CallOutput> {
  const { fileIds, refused } = await storeImages(deps, { images: result.images, context, title });
  const omitted = [...result.omitted, ...Array.from({ length: refused }, () => "image")];
  const notes = [
    ...(omitted.length > 0 ? [`Left out: ${omitted.join(", ")}.`] : []),
    ...result.unanswered.map(
      ({ message, why }) => `The server asked the person: "${message}" ${UNANSWERED[why]}`,
    ),
  ];
  return {
    ...(result.text ? { text: result.text } : {}),
    ...(result.structured ? { data: result.structured } : {}),
    ...(fileIds.length > 0 ? { fileIds } : {}),
    ...(result.links.length > 0 ? { links: [...result.links] } : {}),
    ...(notes.length > 0 ? { notes } : {}),
  };
}

/** The server's own words, which are data as well. */
export function errorTextOf({ text, structured }: McpResult, server: string): string {
  const said = text || (structured ? JSON.stringify(structured) : "");
  return `${server}: ${cutText(said, MOST_ERROR_CHARS) || "the tool failed."}`;
}

/** A draft has no conversation that its pictures could be deleted with, so they are not stored. */
async function storeImages(
  deps: ToolServersDeps,
  { images, context, title }: { images: readonly McpImage[]; context: ToolContext; title: string },
): Promise<{ fileIds: string[]; refused: number }> {
  const { conversationId, personId } = context;
  if (conversationId === undefined) return { fileIds: [], refused: images.length };
  const fileIds: string[] = [];
  for (const { bytes } of images) {
    // A picture that is broken or over the quota must not lose the rest of the result.
    const stored = await storeImage().catch((error: unknown) => {
      deps.log.warn({ err: error }, "a picture of a tool server was not stored");
      return undefined;
    });
    if (stored) fileIds.push(stored);

    async function storeImage(): Promise<string> {
      const picture = await checkPicture(bytes);
      const file = await addFile(deps, {
        personId,
        purpose: "image",
        ownerId: conversationId ?? null,
        name: `${cutText(title, 60)}.${picture.type.slice("image/".length)}`,
        type: picture.type,
        bytes: picture.bytes,
      });
      return file.id;
    }
  }
  return { fileIds, refused: images.length - fileIds.length };
}
