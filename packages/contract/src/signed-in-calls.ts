import type { Call } from "./call.ts";

const streamed = { answer: "stream", bypass: true } as const;
const inChat = { route: "chat" } as const;
const inAssistants = { route: "assistants" } as const;
const toAsk = { route: "chat", action: "sendAnswer" } as const;
// One call changes them all; the action depends on what it brings.
const toEditConversation = {
  route: "chat",
  fields: {
    title: "editNameHistory",
    emoji: "editIconHistory",
    favorite: "pingHistory",
    pinned: "pingHistory",
  },
} as const;

/** What employees ask for once they are signed in. */
export const roomCalls = {
  listModels: { method: "GET", path: "/models", allow: "any-role" },

  // Chat. Not repeatable by itself: a lost stream is resumed, not sent again.
  chatRhPlus: { method: "POST", path: "/assistant/rhplus", allow: toAsk, ...streamed },
  chatLibre: { method: "POST", path: "/assistant/chatlibre", allow: toAsk, ...streamed },
  chatAssistant: { method: "POST", path: "/assistant/chat_assistant", allow: toAsk, ...streamed },
  playground: { method: "POST", path: "/assistant/playground", allow: inAssistants, ...streamed },
  resumeStream: { method: "GET", path: "/chat/stream/{answerId}", allow: inChat, ...streamed },
  stopAnswer: {
    method: "POST",
    path: "/chat/stop/{answerId}",
    allow: inChat,
    answer: "empty",
    repeatable: true,
  },
  // Adds a message to the answer that is being written. The id comes from the client, so it may be sent again.
  steerTurn: {
    method: "POST",
    path: "/chat/steer/{answerId}",
    allow: toAsk,
    answer: "empty",
    repeatable: true,
  },
  sendFeedback: { method: "POST", path: "/chat/feedback", allow: inChat, answer: "empty", repeatable: true },
  listOwnFeedback: { method: "GET", path: "/chat/feedback", allow: inChat },
  thankedForFeedback: {
    method: "POST",
    path: "/chat/feedback/thanked",
    allow: inChat,
    answer: "empty",
    repeatable: true,
  },
  popularInteractions: { method: "GET", path: "/interactions/popular", allow: inChat },

  // History
  listConversations: { method: "GET", path: "/history/list_conversations", allow: inChat },
  listMessages: { method: "GET", path: "/history/list_messages", allow: inChat },
  sourceChanges: { method: "GET", path: "/history/source_changes", allow: inChat },
  updateConversation: {
    method: "PATCH",
    path: "/history/update_title/{id}",
    allow: toEditConversation,
    repeatable: true,
  },
  deleteConversation: {
    method: "DELETE",
    path: "/history/delete/{id}",
    allow: { route: "chat", action: "deleteHistory" },
    answer: "empty",
  },
  validateSynced: { method: "POST", path: "/history/validate-synced", allow: inChat, repeatable: true },
  searchHistory: { method: "GET", path: "/history/search", allow: inChat },

  // Files
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

  // Images and speech
  generateImages: { method: "POST", path: "/images/generate", allow: toAsk, bypass: true, repeatable: true },
  describeImage: { method: "POST", path: "/images/describe", allow: inChat, repeatable: true },
  listImages: { method: "GET", path: "/images", allow: inChat },
  deleteImage: { method: "DELETE", path: "/images/{fileId}", allow: inChat, answer: "empty" },
  imageMaker: { method: "GET", path: "/images/maker", allow: inChat },
  speak: { method: "POST", path: "/fmops/tts", allow: inChat, answer: "binary", bypass: true },
  listVoices: { method: "GET", path: "/fmops/voices", allow: inChat },
  transcribe: { method: "POST", path: "/fmops/transcribe", allow: inChat, bypass: true },

  // Assistants
  listAssistants: { method: "GET", path: "/assistants/list", allow: "any-role" },
  createAssistant: { method: "POST", path: "/assistant/new", allow: inAssistants, repeatable: true },
  getAssistant: { method: "GET", path: "/assistant", allow: "any-role" },
  updateAssistant: { method: "PUT", path: "/assistant/update/{id}", allow: inAssistants },
  deleteAssistant: {
    method: "DELETE",
    path: "/assistant/assistant_delete",
    allow: inAssistants,
    answer: "empty",
  },
  generateAvatar: { method: "POST", path: "/assistant/generate_avatar", allow: inAssistants },
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
  listMembers: { method: "GET", path: "/assistant/{assistant_id}/members", allow: inAssistants },
  addMember: {
    method: "POST",
    path: "/assistant/{assistant_id}/add_member",
    allow: inAssistants,
    repeatable: true,
  },
  deleteMember: {
    method: "DELETE",
    path: "/assistant/{assistant_id}/delete_member",
    allow: inAssistants,
    answer: "empty",
  },
  generateInstructions: {
    method: "POST",
    path: "/assistant/generate/instruction_costar/{assistant_id}",
    allow: inAssistants,
    ...streamed,
  },
  updateCollection: {
    method: "PUT",
    path: "/collection/update/assistant/{assistant_id}",
    allow: inAssistants,
  },
  searchConfluenceSpaces: { method: "GET", path: "/assistant/confluence/spaces/search", allow: inAssistants },
  createDriveFolder: { method: "POST", path: "/drive/folder/create", allow: inAssistants, repeatable: true },
  deleteDriveFolder: { method: "DELETE", path: "/drive/folder/delete", allow: inAssistants, answer: "empty" },

  uploadAvatar: { method: "POST", path: "/assistant/avatar", allow: inAssistants, bypass: true },
  draftInstructions: {
    method: "POST",
    path: "/assistant/generate/instruction_costar",
    allow: inAssistants,
    ...streamed,
  },
  duplicateAssistant: {
    method: "POST",
    path: "/assistant/{assistant_id}/duplicate",
    allow: inAssistants,
    repeatable: true,
  },
  pinAssistant: {
    method: "PUT",
    path: "/assistant/{assistant_id}/pin",
    allow: inAssistants,
    answer: "empty",
  },
  listVersions: { method: "GET", path: "/assistant/{assistant_id}/versions", allow: inAssistants },
  getVersion: { method: "GET", path: "/assistant/{assistant_id}/version", allow: inAssistants },
  restoreVersion: { method: "POST", path: "/assistant/{assistant_id}/restore", allow: inAssistants },
  transferAssistant: {
    method: "POST",
    path: "/assistant/{assistant_id}/transfer",
    allow: inAssistants,
    repeatable: true,
  },
  leaveAssistant: {
    method: "POST",
    path: "/assistant/{assistant_id}/leave",
    allow: inAssistants,
    answer: "empty",
  },
  listAssistantSources: { method: "GET", path: "/assistant/{assistant_id}/sources", allow: inAssistants },
  listTests: { method: "GET", path: "/assistant/{assistant_id}/tests", allow: inAssistants },
  saveTest: { method: "PUT", path: "/assistant/{assistant_id}/tests/{test_id}", allow: inAssistants },
  deleteTest: {
    method: "DELETE",
    path: "/assistant/{assistant_id}/tests/{test_id}",
    allow: inAssistants,
    answer: "empty",
  },
  runTests: { method: "POST", path: "/assistant/{assistant_id}/tests/run", allow: inAssistants, ...streamed },
  readQuality: { method: "GET", path: "/assistant/{assistant_id}/quality", allow: inAssistants },
  setQuality: { method: "PUT", path: "/assistant/{assistant_id}/quality", allow: inAssistants },
  startQualityRun: {
    method: "POST",
    path: "/assistant/{assistant_id}/quality/runs",
    allow: inAssistants,
    repeatable: true,
  },
  readQualityRun: {
    method: "GET",
    path: "/assistant/{assistant_id}/quality/runs/{run_id}",
    allow: inAssistants,
  },
  stopQualityRun: {
    method: "POST",
    path: "/assistant/{assistant_id}/quality/runs/{run_id}/stop",
    allow: inAssistants,
    repeatable: true,
  },
  exportQuality: {
    method: "GET",
    path: "/assistant/{assistant_id}/quality/export",
    allow: inAssistants,
    answer: "binary",
    bypass: true,
  },

  // Words
  explainTerms: { method: "GET", path: "/glossary", allow: "any-role" },

  // People
  reportIssue: { method: "POST", path: "/issues", allow: "any-role", repeatable: true },
  sendCsat: { method: "POST", path: "/csat", allow: "any-role", answer: "empty", repeatable: true },
  csatDue: { method: "GET", path: "/csat", allow: "any-role" },
  askCsat: { method: "POST", path: "/csat/ask", allow: "any-role" },
  listNews: { method: "GET", path: "/news/new_features", allow: "any-role" },
  acknowledgeNews: { method: "PUT", path: "/news/{id}/acknowledgement", allow: "any-role", answer: "empty" },
  newsPicture: { method: "GET", path: "/news/pictures/{id}", allow: "any-role", answer: "binary" },
  readMySettings: { method: "GET", path: "/me/settings", allow: "any-role" },
  writeMySettings: { method: "PATCH", path: "/me/settings", allow: "any-role", repeatable: true },
  exportMe: { method: "GET", path: "/me/export", allow: "signed-in", answer: "binary", bypass: true },
  deleteMyHistory: { method: "DELETE", path: "/me/history", allow: "signed-in" },
  listMySessions: { method: "GET", path: "/me/sessions", allow: "signed-in" },
  endMySession: { method: "DELETE", path: "/me/sessions/{id}", allow: "signed-in", answer: "empty" },
  endMyOtherSessions: { method: "DELETE", path: "/me/sessions", allow: "signed-in", answer: "empty" },

  // Cases and the service desk
  createCase: { method: "POST", path: "/rhconnect/cases", allow: inChat, repeatable: true },
  listCases: { method: "GET", path: "/rhconnect/cases", allow: inChat },
  draftCase: { method: "GET", path: "/rhconnect/cases/draft", allow: inChat },
  getDeskGuide: { method: "GET", path: "/conversation/{id}/guide", allow: inChat },
  tellGuideStep: { method: "POST", path: "/conversation/{id}/guide", allow: inChat, repeatable: true },
} as const satisfies Record<string, Call>;
