import { expect, it } from "vitest";
import { type Call, calls } from "./calls.ts";
import { doorCalls } from "./signed-out-calls.ts";

const SPECIFIED_PATHS = [
  "/user/validate/status",
  "/chat/feedback",
  "/storage/signed-url",
  "/issues",
  "/interactions/popular",
  "/models",
  "/files",
  "/embeddings",
  "/images/generate",
  "/images/describe",
  "/status",
  "/csat",
  "/fmops/tts",
  "/news/new_features",
  "/assistant/rhplus",
  "/assistant/chatlibre",
  "/assistant/new",
  "/assistant/upload",
  "/assistant",
  "/assistant/update/",
  "/assistant/chat_assistant",
  "/assistants/list",
  "/assistant/playground",
  "/assistant/assistant_delete",
  "/assistant/generate_avatar",
  "/assistant/{assistant_id}/members",
  "/assistant/{assistant_id}/add_member",
  "/assistant/{assistant_id}/delete_member",
  "/assistant/{assistant_id}/file/all/metadata",
  "/assistant/{assistant_id}/artifact/{artifact_id}/delete",
  "/assistant/generate/instruction_costar/{assistant_id}",
  "/collection/update/assistant/{assistant_id}",
  "/assistant/confluence/spaces/search",
  "/conversation/{conversation_id}/files/upload",
  "/conversation/{conversation_id}/file/{file_id}/delete",
  "/conversation/{conversation_id}/file/all/metadata",
  "/history/list_conversations",
  "/history/delete/",
  "/history/update_title/",
  "/history/list_messages",
  "/history/validate-synced",
  "/drive/folder/create",
  "/drive/folder/delete",
];

const ROWS: Record<string, string> = {
  validateStatus: "GET /user/validate/status",
  status: "GET /status",
  config: "GET /config",
  listModels: "GET /models",
  chatRhPlus: "POST /assistant/rhplus",
  chatLibre: "POST /assistant/chatlibre",
  chatAssistant: "POST /assistant/chat_assistant",
  playground: "POST /assistant/playground",
  resumeStream: "GET /chat/stream/{answerId}",
  stopAnswer: "POST /chat/stop/{answerId}",
  steerTurn: "POST /chat/steer/{answerId}",
  sendFeedback: "POST /chat/feedback",
  popularInteractions: "GET /interactions/popular",
  listConversations: "GET /history/list_conversations",
  listMessages: "GET /history/list_messages",
  sourceChanges: "GET /history/source_changes",
  updateConversation: "PATCH /history/update_title/{id}",
  deleteConversation: "DELETE /history/delete/{id}",
  validateSynced: "POST /history/validate-synced",
  searchHistory: "GET /history/search",
  signUpload: "POST /storage/signed-url",
  uploadConversationFile: "POST /conversation/{id}/files/upload",
  listConversationFiles: "GET /conversation/{id}/file/all/metadata",
  deleteConversationFile: "DELETE /conversation/{id}/file/{fileId}/delete",
  fileContent: "GET /files/{id}/content",
  fileAddress: "GET /files/{id}/address",
  fileText: "GET /files/{id}/text",
  readFile: "POST /files",
  createEmbeddings: "POST /embeddings",
  generateImages: "POST /images/generate",
  describeImage: "POST /images/describe",
  listImages: "GET /images",
  deleteImage: "DELETE /images/{fileId}",
  imageMaker: "GET /images/maker",
  speak: "POST /fmops/tts",
  listVoices: "GET /fmops/voices",
  transcribe: "POST /fmops/transcribe",
  listAssistants: "GET /assistants/list",
  createAssistant: "POST /assistant/new",
  getAssistant: "GET /assistant",
  updateAssistant: "PUT /assistant/update/{id}",
  deleteAssistant: "DELETE /assistant/assistant_delete",
  generateAvatar: "POST /assistant/generate_avatar",
  uploadAssistantFile: "POST /assistant/upload",
  listAssistantFiles: "GET /assistant/{assistant_id}/file/all/metadata",
  deleteArtifact: "DELETE /assistant/{assistant_id}/artifact/{artifact_id}/delete",
  listMembers: "GET /assistant/{assistant_id}/members",
  addMember: "POST /assistant/{assistant_id}/add_member",
  deleteMember: "DELETE /assistant/{assistant_id}/delete_member",
  generateInstructions: "POST /assistant/generate/instruction_costar/{assistant_id}",
  updateCollection: "PUT /collection/update/assistant/{assistant_id}",
  searchConfluenceSpaces: "GET /assistant/confluence/spaces/search",
  createDriveFolder: "POST /drive/folder/create",
  deleteDriveFolder: "DELETE /drive/folder/delete",
  uploadAvatar: "POST /assistant/avatar",
  draftInstructions: "POST /assistant/generate/instruction_costar",
  duplicateAssistant: "POST /assistant/{assistant_id}/duplicate",
  pinAssistant: "PUT /assistant/{assistant_id}/pin",
  listVersions: "GET /assistant/{assistant_id}/versions",
  getVersion: "GET /assistant/{assistant_id}/version",
  restoreVersion: "POST /assistant/{assistant_id}/restore",
  transferAssistant: "POST /assistant/{assistant_id}/transfer",
  leaveAssistant: "POST /assistant/{assistant_id}/leave",
  listAssistantSources: "GET /assistant/{assistant_id}/sources",
  listTests: "GET /assistant/{assistant_id}/tests",
  saveTest: "PUT /assistant/{assistant_id}/tests/{test_id}",
  deleteTest: "DELETE /assistant/{assistant_id}/tests/{test_id}",
  runTests: "POST /assistant/{assistant_id}/tests/run",
  readQuality: "GET /assistant/{assistant_id}/quality",
  setQuality: "PUT /assistant/{assistant_id}/quality",
  startQualityRun: "POST /assistant/{assistant_id}/quality/runs",
  readQualityRun: "GET /assistant/{assistant_id}/quality/runs/{run_id}",
  stopQualityRun: "POST /assistant/{assistant_id}/quality/runs/{run_id}/stop",
  exportQuality: "GET /assistant/{assistant_id}/quality/export",
  listQuality: "GET /admin/quality",
  listQualitySuggestions: "GET /admin/quality/{assistant_id}/suggestions",
  listAllAssistants: "GET /admin/assistants",
  limitAssistant: "PUT /admin/assistants/{id}/limits",
  reportIssue: "POST /issues",
  sendCsat: "POST /csat",
  csatDue: "GET /csat",
  listOwnFeedback: "GET /chat/feedback",
  thankedForFeedback: "POST /chat/feedback/thanked",
  askCsat: "POST /csat/ask",
  listFeedback: "GET /admin/feedback",
  getFeedback: "GET /admin/feedback/{id}",
  triageFeedback: "PATCH /admin/feedback/{id}",
  listCsat: "GET /admin/csat",
  listIssues: "GET /admin/issues",
  getIssue: "GET /admin/issues/{id}",
  updateIssue: "PATCH /admin/issues/{id}",
  issueScreenshot: "GET /admin/issues/{id}/screenshot",
  listNews: "GET /news/new_features",
  acknowledgeNews: "PUT /news/{id}/acknowledgement",
  newsPicture: "GET /news/pictures/{id}",
  listAllNews: "GET /admin/news",
  saveNews: "PUT /admin/news/{id}",
  deleteNews: "DELETE /admin/news/{id}",
  uploadNewsPicture: "POST /admin/news/pictures",
  readMySettings: "GET /me/settings",
  writeMySettings: "PATCH /me/settings",
  exportMe: "GET /me/export",
  deleteMyHistory: "DELETE /me/history",
  listMySessions: "GET /me/sessions",
  endMySession: "DELETE /me/sessions/{id}",
  endMyOtherSessions: "DELETE /me/sessions",
  sendEvents: "POST /events",
  createCase: "POST /rhconnect/cases",
  listCases: "GET /rhconnect/cases",
  draftCase: "GET /rhconnect/cases/draft",
  getDeskGuide: "GET /conversation/{id}/guide",
  tellGuideStep: "POST /conversation/{id}/guide",
  readGlossary: "GET /admin/glossary",
  explainTerms: "GET /glossary",
  saveTerm: "PUT /admin/glossary/{id}",
  deleteTerm: "DELETE /admin/glossary/{id}",
  importGlossary: "POST /admin/glossary/import",
  exportGlossary: "GET /admin/glossary/export",
  listAllCases: "GET /admin/cases",
  updateCase: "PATCH /admin/cases/{id}",
  retryCase: "POST /admin/cases/{id}/retry",
  readDashboard: "GET /admin/dashboard",
  exportDashboard: "GET /admin/dashboard/export",
  refreshReports: "POST /admin/dashboard/refresh",
  adminCounts: "GET /admin/counts",
  listGaps: "GET /admin/gaps",
  listGapOwners: "GET /admin/gaps/owners",
  updateGap: "PATCH /admin/gaps/{id}",
  listAdminModels: "GET /admin/models",
  switchModel: "PUT /admin/models/availability",
  readBudgets: "GET /admin/budgets",
  writeBudgets: "PUT /admin/budgets",
  readRetention: "GET /admin/retention",
  readQuotas: "GET /admin/quotas",
  writeRetention: "PUT /admin/retention",
  previewRetention: "POST /admin/retention/preview",
  listAudit: "GET /admin/audit",
  listAuditActions: "GET /admin/audit/actions",
  verifyAudit: "POST /admin/audit/verify",
};

const all: [string, Call][] = Object.entries(calls);

// The specification writes some parameters under other names and leaves a trailing one out.
const shapeOf = (path: string) => path.replace(/\{\w+\}/g, "{}").replace(/\/$/, "/{}");

it.each(SPECIFIED_PATHS)("has a call for %s", (path) => {
  expect(all.map(([, call]) => shapeOf(call.path))).toContain(shapeOf(path));
});

it("has the documented methods and paths, and no others", () => {
  const made = Object.fromEntries(all.map(([name, { method, path }]) => [name, `${method} ${path}`]));
  expect(made).toEqual(ROWS);
});

it("answers only status and configuration without a token", () => {
  expect(namesWhere((call) => call.allow === "open")).toEqual(["config", "status"]);
  // Whoever is not signed in knows no others.
  expect(Object.keys(doorCalls)).toEqual(expect.arrayContaining(["config", "status"]));
});

it("takes the identity token for validating the session only", () => {
  expect(namesWhere((call) => call.token === "identity")).toEqual(["validateStatus"]);
});

it("carries the bypass query on streams, uploads, downloads, speech and the session check only", () => {
  expect(namesWhere((call) => call.bypass === true)).toEqual([
    "chatAssistant",
    "chatLibre",
    "chatRhPlus",
    "draftInstructions",
    "exportDashboard",
    "exportGlossary",
    "exportMe",
    "exportQuality",
    "fileContent",
    "generateImages",
    "generateInstructions",
    "issueScreenshot",
    "playground",
    "readFile",
    "resumeStream",
    "runTests",
    "speak",
    "transcribe",
    "uploadAssistantFile",
    "uploadAvatar",
    "uploadConversationFile",
    "uploadNewsPicture",
    "validateStatus",
  ]);
});

it("never marks as repeatable a call that would spend a model twice for one answer", () => {
  for (const [name, call] of all) {
    if (call.answer === "stream") expect(call.repeatable, name).toBeUndefined();
  }
});

function namesWhere(matches: (call: Call) => boolean): string[] {
  return all
    .filter(([, call]) => matches(call))
    .map(([name]) => name)
    .sort();
}
