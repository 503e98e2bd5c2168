import { type Call, inAssistants, inChat } from "../call.ts";

export const fileCalls = {
  signUpload: { method: "POST", path: "/storage/signed-url", allow: "any-role", repeatable: true },
  uploadConversationFile: {
    method: "POST",
    path: "/conversation/{id}/files/upload",
    allow: inChat,
    bypass: true,
  },
  listConversationFiles: { method: "GET", path: "/conversation/{id}/file/all/metadata", allow: inChat },
  deleteConversationFile: {
    method: "DELETE",
    path: "/conversation/{id}/file/{fileId}/delete",
    allow: inChat,
    answer: "empty",
  },
  fileContent: {
    method: "GET",
    path: "/files/{id}/content",
    allow: "any-role",
    answer: "binary",
    bypass: true,
  },
  fileAddress: { method: "GET", path: "/files/{id}/address", allow: "any-role" },
  fileText: { method: "GET", path: "/files/{id}/text", allow: "any-role" },
  readFile: { method: "POST", path: "/files", allow: "any-role", bypass: true, repeatable: true },
  createEmbeddings: { method: "POST", path: "/embeddings", allow: "any-role", repeatable: true },
  uploadAssistantFile: { method: "POST", path: "/assistant/upload", allow: inAssistants, bypass: true },
  listAssistantFiles: {
    method: "GET",
    path: "/assistant/{assistant_id}/file/all/metadata",
    allow: inAssistants,
  },
  deleteArtifact: {
    method: "DELETE",
    path: "/assistant/{assistant_id}/artifact/{artifact_id}/delete",
    allow: inAssistants,
    answer: "empty",
  },
  editArtifact: {
    method: "PUT",
    path: "/assistant/{assistant_id}/artifact/{artifact_id}",
    allow: inAssistants,
  },
  changeArtifacts: {
    method: "POST",
    path: "/assistant/{assistant_id}/artifacts",
    allow: inAssistants,
    repeatable: true,
  },
  listDocuments: { method: "GET", path: "/admin/documents", allow: "admin" },
  countDocuments: { method: "GET", path: "/admin/documents/counts", allow: "admin" },
} as const satisfies Record<string, Call>;
