/**
 * Every call as plain data, so that the browser can make it without loading any schema.
 * Paths are relative to the configured base; `{name}` is a path parameter.
 */
export type Call = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  /** Answered without a token. */
  open?: true;
  /** Carries the identity token instead of the access token. */
  token?: "identity";
  /** What a success brings when it is not JSON. */
  answer?: "stream" | "binary" | "empty";
  /** Carries `ngsw-bypass=true`. */
  bypass?: true;
  /** A POST or PATCH that may be sent again: its ids come from the client, or it changes nothing. */
  repeatable?: true;
};

const streamed = { answer: "stream", bypass: true } as const;

export const calls = {
  // Session and product
  validateStatus: { method: "GET", path: "/user/validate/status", token: "identity", bypass: true },
  status: { method: "GET", path: "/status", open: true },
  config: { method: "GET", path: "/config", open: true },
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
  listAllAssistants: { method: "GET", path: "/admin/assistants" },

  // People
  reportIssue: { method: "POST", path: "/issues", repeatable: true },
  sendCsat: { method: "POST", path: "/csat", answer: "empty", repeatable: true },
  csatDue: { method: "GET", path: "/csat" },
  askCsat: { method: "POST", path: "/csat/ask" },
  listFeedback: { method: "GET", path: "/admin/feedback" },
  getFeedback: { method: "GET", path: "/admin/feedback/{id}" },
  triageFeedback: { method: "PATCH", path: "/admin/feedback/{id}", repeatable: true },
  listCsat: { method: "GET", path: "/admin/csat" },
  listIssues: { method: "GET", path: "/admin/issues" },
  getIssue: { method: "GET", path: "/admin/issues/{id}" },
  updateIssue: { method: "PATCH", path: "/admin/issues/{id}", repeatable: true },
  issueScreenshot: { method: "GET", path: "/admin/issues/{id}/screenshot", answer: "binary", bypass: true },
  listNews: { method: "GET", path: "/news/new_features" },
  acknowledgeNews: { method: "PUT", path: "/news/{id}/acknowledgement", answer: "empty" },
  newsPicture: { method: "GET", path: "/news/pictures/{id}", answer: "binary" },
  listAllNews: { method: "GET", path: "/admin/news" },
  saveNews: { method: "PUT", path: "/admin/news/{id}" },
  deleteNews: { method: "DELETE", path: "/admin/news/{id}", answer: "empty" },
  uploadNewsPicture: { method: "POST", path: "/admin/news/pictures", bypass: true },
  readMySettings: { method: "GET", path: "/me/settings" },
  writeMySettings: { method: "PATCH", path: "/me/settings", repeatable: true },
  exportMe: { method: "GET", path: "/me/export", answer: "binary", bypass: true },
  deleteMyHistory: { method: "DELETE", path: "/me/history" },
  listMySessions: { method: "GET", path: "/me/sessions" },
  endMySession: { method: "DELETE", path: "/me/sessions/{id}", answer: "empty" },
  endMyOtherSessions: { method: "DELETE", path: "/me/sessions", answer: "empty" },
  sendEvents: { method: "POST", path: "/events", answer: "empty", repeatable: true },

  // Cases and the service desk
  createCase: { method: "POST", path: "/rhconnect/cases", repeatable: true },
  listCases: { method: "GET", path: "/rhconnect/cases" },
  draftCase: { method: "GET", path: "/rhconnect/cases/draft" },
  getDeskGuide: { method: "GET", path: "/conversation/{id}/guide" },
  tellGuideStep: { method: "POST", path: "/conversation/{id}/guide", repeatable: true },
  readGlossary: { method: "GET", path: "/admin/glossary" },
  writeGlossary: { method: "PUT", path: "/admin/glossary", repeatable: true },
  listAllCases: { method: "GET", path: "/admin/cases" },
  updateCase: { method: "PATCH", path: "/admin/cases/{id}", repeatable: true },

  // Reports for administrators
  readDashboard: { method: "GET", path: "/admin/dashboard" },
  exportDashboard: { method: "GET", path: "/admin/dashboard/export", answer: "binary", bypass: true },
  refreshReports: { method: "POST", path: "/admin/dashboard/refresh", answer: "empty", repeatable: true },
  adminCounts: { method: "GET", path: "/admin/counts" },
  listGaps: { method: "GET", path: "/admin/gaps" },
  listGapOwners: { method: "GET", path: "/admin/gaps/owners" },
  updateGap: { method: "PATCH", path: "/admin/gaps/{id}", repeatable: true },
  retryCase: { method: "POST", path: "/admin/cases/{id}/retry", repeatable: true },

  // Models, budgets, retention, audit
  listAdminModels: { method: "GET", path: "/admin/models" },
  switchModel: { method: "PUT", path: "/admin/models/availability", repeatable: true },
  readBudgets: { method: "GET", path: "/admin/budgets" },
  writeBudgets: { method: "PUT", path: "/admin/budgets", repeatable: true },
  readRetention: { method: "GET", path: "/admin/retention" },
  writeRetention: { method: "PUT", path: "/admin/retention", repeatable: true },
  previewRetention: { method: "POST", path: "/admin/retention/preview", repeatable: true },
  listAudit: { method: "GET", path: "/admin/audit" },
  listAuditActions: { method: "GET", path: "/admin/audit/actions" },
  verifyAudit: { method: "POST", path: "/admin/audit/verify", repeatable: true },
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;
