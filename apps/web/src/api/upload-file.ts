import type { FileMetadata } from "@metatron/contract/files/file";
import { call } from "./call.ts";
import { type StoredUpload, type UploadOptions, uploadToStorage } from "./upload-to-storage.ts";

export interface ConversationUpload extends Omit<StoredUpload, "purpose" | "ownerId"> {
  conversationId: string;
}

/** A file of a conversation: straight to storage, or through the server where that way is closed. Throws an `ApiError`. */
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
  // Before the file: what comes after it is read only when the file has been.
  form.append("fileId", fileId);
  form.append("file", new File([content], name, { type }));
  return form;
}
