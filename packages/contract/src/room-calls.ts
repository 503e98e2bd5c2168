import type { Call } from "./call.ts";

const streamed = { answer: "stream", bypass: true } as const;

/** What employees ask for once they are signed in. */
export const roomCalls = {
  listModels: { method: "GET", path: "/models" },

  // Chat. Not repeatable by itself: a lost stream is resumed, not sent again.
  chatRhPlus: { method: "POST", path: "/assistant/rhplus", ...streamed },
  chatLibre: { method: "POST", path: "/assistant/chatlibre", ...streamed },
  chatAssistant: { method: "POST", path: "/assistant/chat_assistant", ...streamed },
  playground: { method: "POST", path: "/assistant/playground", ...streamed },
  resumeStream: { method: "GET", path: "/chat/stream/{answerId}", ...streamed },
  stopAnswer: { method: "POST", path: "/chat/stop/{answerId}", answer: "empty", repeatable: true },
  sendFeedback: { method: "POST", path: "/chat/feedback", answer: "empty", repeatable: true },
  listOwnFeedback: { method: "GET", path: "/chat/feedback" },
  thankedForFeedback: { method: "POST", path: "/chat/feedback/thanked", answer: "empty", repeatable: true },
  popularInteractions: { method: "GET", path: "/interactions/popular" },

  // History
  listConversations: { method: "GET", path: "/history/list_conversations" },
  listMessages: { method: "GET", path: "/history/list_messages" },
  updateConversation: { method: "PATCH", path: "/history/update_title/{id}", repeatable: true },
  deleteConversation: { method: "DELETE", path: "/history/delete/{id}", answer: "empty" },
  validateSynced: { method: "POST", path: "/history/validate-synced", repeatable: true },
  searchHistory: { method: "GET", path: "/history/search" },

  // Files
  signUpload: { method: "POST", path: "/storage/signed-url", repeatable: true },
  uploadConversationFile: {
    method: "POST",
    path: "/conversation/{id}/files/upload",
    bypass: true,
  },
  listConversationFiles: { method: "GET", path: "/conversation/{id}/file/all/metadata" },
  deleteConversationFile: {
    method: "DELETE",
    path: "/conversation/{id}/file/{fileId}/delete",
    answer: "empty",
  },
  fileContent: { method: "GET", path: "/files/{id}/content", answer: "binary", bypass: true },
  fileAddress: { method: "GET", path: "/files/{id}/address" },
  fileText: { method: "GET", path: "/files/{id}/text" },
  readFile: { method: "POST", path: "/files", bypass: true, repeatable: true },
  createEmbeddings: { method: "POST", path: "/embeddings", repeatable: true },

  // Images and speech
  generateImages: { method: "POST", path: "/images/generate", bypass: true, repeatable: true },
  describeImage: { method: "POST", path: "/images/describe", repeatable: true },
  listImages: { method: "GET", path: "/images" },
  deleteImage: { method: "DELETE", path: "/images/{fileId}", answer: "empty" },
  imageMaker: { method: "GET", path: "/images/maker" },
  speak: { method: "POST", path: "/fmops/tts", answer: "binary", bypass: true },
  listVoices: { method: "GET", path: "/fmops/voices" },
  transcribe: { method: "POST", path: "/fmops/transcribe", bypass: true },

  // Assistants
  listAssistants: { method: "GET", path: "/assistants/list" },
  createAssistant: { method: "POST", path: "/assistant/new", repeatable: true },
  getAssistant: { method: "GET", path: "/assistant" },
  updateAssistant: { method: "PUT", path: "/assistant/update/{id}" },
  deleteAssistant: { method: "DELETE", path: "/assistant/assistant_delete", answer: "empty" },
  generateAvatar: { method: "POST", path: "/assistant/generate_avatar" },
  uploadAssistantFile: { method: "POST", path: "/assistant/upload", bypass: true },
  listAssistantFiles: { method: "GET", path: "/assistant/{assistant_id}/file/all/metadata" },
  deleteArtifact: {
    method: "DELETE",
    path: "/assistant/{assistant_id}/artifact/{artifact_id}/delete",
    answer: "empty",
  },
  listMembers: { method: "GET", path: "/assistant/{assistant_id}/members" },
  addMember: { method: "POST", path: "/assistant/{assistant_id}/add_member", repeatable: true },
  deleteMember: { method: "DELETE", path: "/assistant/{assistant_id}/delete_member", answer: "empty" },
  generateInstructions: {
    method: "POST",
    path: "/assistant/generate/instruction_costar/{assistant_id}",
    ...streamed,
  },
  updateCollection: { method: "PUT", path: "/collection/update/assistant/{assistant_id}" },
  searchConfluenceSpaces: { method: "GET", path: "/assistant/confluence/spaces/search" },
  createDriveFolder: { method: "POST", path: "/drive/folder/create", repeatable: true },
  deleteDriveFolder: { method: "DELETE", path: "/drive/folder/delete", answer: "empty" },

  uploadAvatar: { method: "POST", path: "/assistant/avatar", bypass: true },
  draftInstructions: { method: "POST", path: "/assistant/generate/instruction_costar", ...streamed },
  duplicateAssistant: {
    method: "POST",
    path: "/assistant/{assistant_id}/duplicate",
    repeatable: true,
  },
  pinAssistant: { method: "PUT", path: "/assistant/{assistant_id}/pin", answer: "empty" },
  listVersions: { method: "GET", path: "/assistant/{assistant_id}/versions" },
  getVersion: { method: "GET", path: "/assistant/{assistant_id}/version" },
  restoreVersion: { method: "POST", path: "/assistant/{assistant_id}/restore" },
  transferAssistant: { method: "POST", path: "/assistant/{assistant_id}/transfer", repeatable: true },
  leaveAssistant: { method: "POST", path: "/assistant/{assistant_id}/leave", answer: "empty" },
  listAssistantSources: { method: "GET", path: "/assistant/{assistant_id}/sources" },
  listTests: { method: "GET", path: "/assistant/{assistant_id}/tests" },
  saveTest: { method: "PUT", path: "/assistant/{assistant_id}/tests/{test_id}" },
  deleteTest: { method: "DELETE", path: "/assistant/{assistant_id}/tests/{test_id}", answer: "empty" },
  runTests: { method: "POST", path: "/assistant/{assistant_id}/tests/run", ...streamed },

  // People
  reportIssue: { method: "POST", path: "/issues", repeatable: true },
  sendCsat: { method: "POST", path: "/csat", answer: "empty", repeatable: true },
  csatDue: { method: "GET", path: "/csat" },
  askCsat: { method: "POST", path: "/csat/ask" },
  listNews: { method: "GET", path: "/news/new_features" },
  acknowledgeNews: { method: "PUT", path: "/news/{id}/acknowledgement", answer: "empty" },
  newsPicture: { method: "GET", path: "/news/pictures/{id}", answer: "binary" },
  readMySettings: { method: "GET", path: "/me/settings" },
  writeMySettings: { method: "PATCH", path: "/me/settings", repeatable: true },
  exportMe: { method: "GET", path: "/me/export", answer: "binary", bypass: true },
  deleteMyHistory: { method: "DELETE", path: "/me/history" },
  listMySessions: { method: "GET", path: "/me/sessions" },
  endMySession: { method: "DELETE", path: "/me/sessions/{id}", answer: "empty" },
  endMyOtherSessions: { method: "DELETE", path: "/me/sessions", answer: "empty" },

  // Cases and the service desk
  createCase: { method: "POST", path: "/rhconnect/cases", repeatable: true },
  listCases: { method: "GET", path: "/rhconnect/cases" },
  draftCase: { method: "GET", path: "/rhconnect/cases/draft" },
  getDeskGuide: { method: "GET", path: "/conversation/{id}/guide" },
  tellGuideStep: { method: "POST", path: "/conversation/{id}/guide", repeatable: true },
} as const satisfies Record<string, Call>;
