import type { Artifact } from "@metatron/contract/files/file";
import { call } from "../../../api/call.ts";
import { uploadToStorage } from "../../../api/upload-to-storage.ts";

/** Until when a document may be relied on; what is not known is left out. */
export interface ValidityFields {
  validFrom?: string;
  validUntil?: string;
  revision?: string;
}

export interface ArtifactUpload {
  assistantId: string;
  /** Made here: sent again with the same id, the assistant has the file once. */
  fileId: string;
  name: string;
  type: string;
  content: Blob;
  validity: ValidityFields;
}

/** A file of an assistant's knowledge: straight to storage, or through the server where that way is closed. */
export async function uploadArtifact(
  { assistantId, validity, ...file }: ArtifactUpload,
  options: { signal: AbortSignal; onProgress: (sent: number, total: number) => void },
): Promise<Artifact> {
  const stored = await uploadToStorage({ ...file, purpose: "assistant", ownerId: assistantId }, options);
  const fields = { assistantId, fileId: file.fileId, ...validity };
  const { signal } = options;
  if (stored === "stored") return await call("uploadAssistantFile", { body: fields, signal });
  const form = new FormData();
  // Before the file: what comes after it is read only when the file has been.
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file", new File([file.content], file.name, { type: file.type }));
  return await call("uploadAssistantFile", { body: form, signal });
}
