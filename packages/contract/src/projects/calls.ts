import { type Call, inChat, toAsk } from "../call.ts";

export const projectCalls = {
  listProjects: { method: "GET", path: "/projects", allow: inChat },
  readProject: { method: "GET", path: "/projects/{id}", allow: inChat },
  // The id comes from the client, and a repeated save of the same content changes nothing.
  saveProject: { method: "PUT", path: "/projects/{id}", allow: inChat },
  deleteProject: { method: "DELETE", path: "/projects/{id}", allow: inChat, answer: "empty" },
  setProjectMember: { method: "PUT", path: "/projects/{id}/members", allow: inChat },
  removeProjectMember: {
    method: "POST",
    path: "/projects/{id}/members/remove",
    allow: inChat,
    answer: "empty",
    repeatable: true,
  },
  leaveProject: { method: "POST", path: "/projects/{id}/leave", allow: inChat, answer: "empty" },
  uploadProjectFile: { method: "POST", path: "/projects/{id}/files", allow: inChat, bypass: true },
  listProjectFiles: { method: "GET", path: "/projects/{id}/files", allow: inChat },
  deleteProjectFile: {
    method: "DELETE",
    path: "/projects/{id}/files/{fileId}",
    allow: inChat,
    answer: "empty",
  },
  listProjectConversations: { method: "GET", path: "/projects/{id}/conversations", allow: inChat },
  readProjectConversation: {
    method: "GET",
    path: "/projects/{id}/conversations/{conversationId}",
    allow: inChat,
  },
  // The id of the copy comes from the client.
  copyProjectConversation: {
    method: "POST",
    path: "/projects/{id}/conversations/{conversationId}/copy",
    allow: toAsk,
    repeatable: true,
  },
} as const satisfies Record<string, Call>;
