import { fileIdOf } from "@metatron/contract/files/file-address";
import type { PlaygroundRequest } from "@metatron/contract/playground/playground";
import { notFound } from "../../http/app-error.ts";
import { type FilesDeps, ownImage } from "../files/index.ts";

type Messages = PlaygroundRequest["messages"];

/** Replaces the URLs of the person's own files by their content; 404 for another person's. */
export async function withOwnImages(
  deps: FilesDeps,
  personId: string,
  messages: Messages,
): Promise<Messages> {
  const read: Messages = [];
  for (const { role, content } of messages) {
    if (typeof content === "string") read.push({ role, content });
    else read.push({ role, content: await Promise.all(content.map(readPart)) });
  }
  return read;

  async function readPart(part: Exclude<Messages[number]["content"], string>[number]) {
    if (part.type === "text" || part.image_url.url.startsWith("data:")) return part;
    const fileId = fileIdOf(part.image_url.url);
    const own = fileId ? await ownImage(deps, { personId, fileId }) : undefined;
    if (!own) throw notFound();
    return { ...part, image_url: { url: own.dataUrl } };
  }
}
