import type { FileMetadata } from "@metatron/contract/files/file";
import { call } from "./call.ts";
import { type StoredUpload, type UploadOptions, uploadToStorage } from "./upload-to-storage.ts";

export interface ConversationUpload extends Omit<StoredUpload, "purpose" | "ownerId"> {
  conversationId: string;
}

/**
 * Uploads a file of a conversation to storage, or through the server
 * where storage can't be reached. Throws an `ApiError`.
 */
export async function uploadFile(
  { conversationId, ...file }: ConversationUpload,
  options: UploadOptions,
): Promise<FileMetadata> {
  const { signal } = options;
  const params = { id: conversationId };
  const stored = await uploadToStorage(
    { ...file, purpose: "conversation", ownerId: conversationId },
    options,
  );
  const body = stored === "stored" ? { fileId: file.fileId } : formOf(file);
  return await call("uploadConversationFile", { params, body, signal });
}

function formOf({ fileId, name, type, content }: Omit<ConversationUpload, "conversationId">): FormData {
  const form = new FormData();
  // Must come before the file: the server reads later fields only after the whole file.
  form.append("fileId", fileId);
  form.append("file", new File([content], name, { type }));
  return form;
}
