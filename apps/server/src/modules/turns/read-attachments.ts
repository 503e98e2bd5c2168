import type { ChatRequest } from "@metatron/contract/chat/chat";
import { fileAddressOf, fileIdOf } from "@metatron/contract/files/file-address";
import { type CheckedPicture, checkPicture } from "../../adapters/image-models/index.ts";
import { notFound } from "../../http/app-error.ts";
import {
  addFile,
  bindImage,
  conversationOwner,
  type FileRow,
  type FilesDeps,
  filesOfConversation,
  listFiles,
  ownImage,
} from "../files/index.ts";
import { rethrowImageError } from "./rethrow-image-error.ts";

type Content = ChatRequest["content"];

export interface Attachments {
  files: FileRow[];
  /** The content with its pictures inline: a model never gets a URL to fetch. */
  content: Content;
  /** The content for the history: pictures by the URL of their file. */
  stored: Content;
  /** In the order of the content, re-encoded from their pixels. */
  pictures: CheckedPicture[];
  /** Files that were created from pictures in the request. */
  keptIds: string[];
}

/**
 * The files of this conversation and the pictures of this person that a question names; 404 for any other.
 */
export async function readAttachments(
  deps: FilesDeps,
  { personId, request }: { personId: string; request: ChatRequest },
): Promise<Attachments> {
  const { conversationId, files: fileIds = [] } = request;
  const named =
    fileIds.length > 0 ? await filesOfConversation(deps.db, { personId, conversationId, fileIds }) : [];
  if (!named) throw notFound();
  const read = await Promise.all(request.content.map((part) => readPart(deps, { personId, part })));
  return {
    files: named,
    content: read.map(({ content }) => content),
    stored: read.map(({ stored }) => stored),
    pictures: read.flatMap(({ picture }) => picture ?? []),
    keptIds: read.flatMap(({ keptId }) => keptId ?? []),
  };
}

/**
 * Files of earlier questions in the conversation, newest first, so that a second question about a sheet still
 * has it.
 */
export async function earlierFiles(
  deps: FilesDeps,
  { personId, request }: { personId: string; request: Pick<ChatRequest, "conversationId" | "files"> },
): Promise<FileRow[]> {
  const held = await listFiles(deps.db, conversationOwner(request.conversationId));
  return held
    .filter(({ id, purpose, person_id }) => {
      const isNamedNow = request.files?.includes(id) ?? false;
      return purpose === "conversation" && person_id === personId && !isNamedNow;
    })
    .reverse();
}

/** After the question is stored: binds its pictures to the conversation. */
export async function bindPictures(
  deps: FilesDeps,
  { personId, conversationId, stored }: { personId: string; conversationId: string; stored: Content },
): Promise<void> {
  for (const part of stored) {
    const fileId = part.type === "image_url" ? fileIdOf(part.image_url.url) : null;
    if (fileId) await bindImage(deps, { personId, fileId, conversationId });
  }
}

type ReadPart = {
  content: Content[number];
  stored: Content[number];
  picture?: CheckedPicture;
  keptId?: string | undefined;
};

async function readPart(
  deps: FilesDeps,
  { personId, part }: { personId: string; part: Content[number] },
): Promise<ReadPart> {
  if (part.type === "text") return { content: part, stored: part };
  const fileId = fileIdOf(part.image_url.url);
  const own = fileId ? await ownImage(deps, { personId, fileId }) : undefined;
  if (fileId && !own) throw notFound();
  const dataUrl = own?.dataUrl ?? part.image_url.url;
  const picture = await checkPicture(bytesOf(dataUrl)).catch(rethrowImageError);
  const keptId = fileId ? undefined : await keep(deps, personId, picture);
  return {
    picture,
    keptId,
    content: pictureAt(dataUrlOf(picture)),
    stored: pictureAt(fileAddressOf(fileId ?? keptId ?? "")),
  };
}

/** A history with megabytes of base64 would be slow to sync and to search. */
async function keep(deps: FilesDeps, personId: string, { bytes, type }: CheckedPicture): Promise<string> {
  const name = `imagen.${type.slice("image/".length)}`;
  return (await addFile(deps, { personId, purpose: "image", ownerId: null, name, type, bytes })).id;
}

const pictureAt = (url: string) => ({ type: "image_url" as const, image_url: { url } });

const bytesOf = (dataUrl: string) => Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");

const dataUrlOf = ({ bytes, type }: CheckedPicture) =>
  `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;
