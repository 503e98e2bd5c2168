import type { ChatRequest } from "@metatron/contract/chat";
import { fileIdOf } from "@metatron/contract/file-address";
import { notFound } from "../../http/app-error.ts";
import type { FileRow, Files } from "../files/index.ts";

export interface Attachments {
  files: FileRow[];
  /** The content with its pictures inside: a model is never given an address to fetch. */
  content: ChatRequest["content"];
}

/** What a question names besides its text: files of this conversation and pictures of this person's; 404 for any other. */
export async function readAttachments(
  files: Files,
  { personId, request }: { personId: string; request: ChatRequest },
): Promise<Attachments> {
  const { conversationId, files: fileIds = [] } = request;
  const named = fileIds.length > 0 ? await files.ofConversation({ personId, conversationId, fileIds }) : [];
  if (!named) throw notFound();
  const content = await Promise.all(request.content.map((part) => withPicture(part)));
  return { files: named, content };

  async function withPicture(part: ChatRequest["content"][number]): Promise<typeof part> {
    if (part.type === "text") return part;
    const fileId = fileIdOf(part.image_url.url);
    if (!fileId) return part;
    const image = await files.ownImage(personId, fileId, conversationId);
    if (!image) throw notFound();
    return { type: "image_url", image_url: { url: image.dataUrl } };
  }
}
