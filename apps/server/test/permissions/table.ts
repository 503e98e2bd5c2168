import { randomUUID } from "node:crypto";
import { question } from "../ask.ts";
import { assistantFields, formWith } from "../assistant-data.ts";
import { importedConversation } from "../history-data.ts";
import { formOf } from "../upload.ts";
import { verifiedFields } from "../verified-data.ts";
import {
  handoverFields,
  PIXEL,
  projectFields,
  promptFields,
  scheduleFields,
  shareFields,
} from "./objects.ts";
import {
  administered,
  EDITABLE,
  type Expected,
  named,
  OWN,
  OWNED,
  ofAssistant,
  plain,
  REFUSED,
  type Table,
  USABLE,
} from "./row.ts";

const picture = () => formWith({ name: "a.png", type: "image/png", bytes: PIXEL });
const note = (fields = {}) => formOf({ fields, content: `Nota ${randomUUID()}` });
const draft = { name: "Borrador", instructions: "Responde." };
const days = { from: "2026-01-01", to: "2026-01-31" };
const rule = { subject: "events", days: 365, keepsPinned: true };
const budget = { role: "chat_metatron_user_basic", tokens: null, money: null };
const INCOMPLETE = { light: { sent: { payload: {} }, status: 422 } };
/** The official assistant of the test has no files, folders or tests of its own. */
const withoutOfficial = ({ official, ...expected }: Expected): Expected => expected;
const at = (expected: Expected, payload?: object, more = {}) =>
  ofAssistant(
    expected,
    ({ assistant: assistant_id }) => ({ params: { assistant_id }, ...(payload ? { payload } : {}) }),
    more,
  );

/**
 * What every call answers, by whose objects it names. Before that, `who` decides: 401 without a token, 403 without
 * a role (but `open` and `signedIn`), 403 for all but administrators. In the order in which the calls are made.
 */
export const PERMISSIONS: Table = {
  // Without a role
  status: plain("open", 200),
  config: plain("open", 200),
  validateStatus: plain("signedIn", 200),
  sendEvents: plain("signedIn", 202, {
    payload: { events: [{ id: randomUUID(), name: "login_app", at: "2026-01-01T00:00:00Z" }] },
  }),
  listMySessions: plain("signedIn", 200),
  endMySession: plain("signedIn", 404, { params: { id: randomUUID() } }),
  endMyOtherSessions: plain("signedIn", 404),
  exportMe: plain("signedIn", 200),
  // Ids of other people's devices are ignored.
  removePushSubscription: plain("signedIn", 204, { params: { id: randomUUID() } }),

  // Chat
  listModels: plain("role", 200),
  chatLibre: named(
    { ...OWN(200), never: 200, otherKind: REFUSED, mixed: REFUSED },
    ({ conversation: conversationId, file }, scenario) => ({
      payload: question("Hola", { conversationId, ...(scenario === "mixed" ? { files: [file] } : {}) }),
    }),
  ),
  chatRhPlus: named(
    { own: 200, anothers: 404, deleted: 404, otherKind: REFUSED },
    ({ conversation }) => ({
      payload: question("Hola", { conversationId: conversation }),
    }),
    { but: { chat_metatron_user_external: { own: 404 } } },
  ),
  chatAssistant: ofAssistant(USABLE(200), ({ assistant: assistantId }) => ({
    payload: question("Hola", { assistantId }),
  })),
  // The id of a conversation names nothing that is stored.
  chatTemporary: ofAssistant(USABLE(200), ({ assistant: assistantId }) => ({
    payload: {
      conversationId: randomUUID(),
      answerId: randomUUID(),
      chat: "ai-builder",
      assistantId,
      messages: [{ role: "user", text: "Hola" }],
    },
  })),
  playground: ofAssistant(EDITABLE(200), ({ assistant: assistantId }) => ({
    payload: { draft, assistantId, messages: [{ role: "user", content: "Hola" }] },
  })),
  // The log of an answer that has just ended is kept for some minutes, for its own reader alone.
  resumeStream: named({ ...OWN(200), deleted: [200, 404] }, ({ answer: answerId }) => ({
    params: { answerId },
  })),
  stopAnswer: named(OWN(202), ({ answer: answerId }) => ({ params: { answerId } })),
  // Its answer has ended: there is nothing left to steer.
  steerTurn: named(OWN(409), ({ answer: answerId }) => ({
    params: { answerId },
    payload: { id: randomUUID(), text: "Más corto." },
  })),
  // Its answer has no call that waits; another person's call is tested with the approvals.
  answerToolCall: named(OWN(404), ({ answer: answerId }) => ({
    params: { answerId },
    payload: { callId: "1-call0", approval: "once" },
  })),
  sendFeedback: named({ ...OWN(204), mixed: 404 }, ({ conversation: conversationId, answer: messageId }) => ({
    payload: { conversationId, messageId, feedback: "good" },
  })),
  // These two calls omit the objects of other people instead of refusing the request.
  listOwnFeedback: named(
    { own: 200, anothers: 200, deleted: 200, never: 200, otherKind: 200 },
    ({ conversation: conversationId }) => ({ query: { conversationId } }),
  ),
  thankedForFeedback: named(
    { own: 204, anothers: 204, deleted: 204, never: 204, otherKind: 204 },
    ({ answer }) => ({ payload: { messageIds: [answer] } }),
  ),
  popularInteractions: plain("role", 200),

  // History
  listConversations: plain("role", 200),
  listMessages: named(OWN(200), ({ conversation: conversationId }) => ({ query: { conversationId } })),
  readConversationEnd: named(OWN(200), ({ conversation: id }) => ({ params: { id } })),
  sourceChanges: named(OWN(200), ({ conversation: conversationId }) => ({ query: { conversationId } })),
  updateConversation: named(OWN(200), ({ conversation: id }) => ({
    params: { id },
    payload: { title: "Otro" },
  })),
  // Conversations of other people are named as missing, as unknown ones are.
  organiseConversations: named(
    { own: 200, anothers: 200, deleted: 200, never: 200, otherKind: 200 },
    ({ conversation: id }) => ({ payload: { changes: [{ id, archived: true }] } }),
  ),
  changeTag: plain("role", 204, { payload: { tag: "Rampa", name: "Pista", color: "chart-1" } }),
  deleteTag: plain("role", 204, { payload: { tag: "Rampa" } }),
  importConversation: named({ ...OWN(200), never: 200, otherKind: REFUSED }, ({ conversation: id }) => ({
    params: { id },
    payload: importedConversation(),
  })),
  validateSynced: plain("role", 200, { payload: { digest: "" } }),
  searchHistory: plain("role", 200, { query: { q: "Hola" } }),

  // Comparisons; there are no models here, so that nothing can be compared.
  listComparisons: plain("role", 200),
  startComparison: plain("role", 422, {
    payload: { id: randomUUID(), models: ["gpt-5", "gpt-5-mini"], blind: false },
  }),
  readComparison: named(OWN(200), ({ comparison: id }) => ({ params: { id } })),
  askComparison: named({ ...OWN(200), mixed: 404 }, ({ comparison: id, column: columnId }) => ({
    params: { id },
    payload: {
      text: "Hola",
      columns: [{ columnId, messageId: randomUUID(), answerId: randomUUID() }],
    },
  })),
  followComparison: named(OWN(404), ({ comparison: id, answer: answerId }) => ({
    params: { id, answerId },
  })),
  // Not a blind one: it has no vote.
  voteComparison: named(OWN(409), ({ comparison: id }) => ({
    params: { id },
    payload: { verdict: "tie", columnId: null },
  })),
  keepComparison: named(
    { ...OWN(200), mixed: 404 },
    ({ comparison: id, column: columnId }) => ({ params: { id }, payload: { columnId } }),
    { spends: true },
  ),
  deleteComparison: named(OWN(204), ({ comparison: id }) => ({ params: { id } }), { spends: true }),
  readComparisonTallies: plain("admin", 200, { query: days }),
  exportComparisonTallies: plain("admin", 200, { query: { ...days, table: "models" } }),

  // Files
  signUpload: named(
    { ...OWN(200), never: 200, otherKind: REFUSED, mixed: REFUSED },
    ({ conversation: ownerId, file }, scenario) => ({
      payload: {
        fileId: scenario === "mixed" ? file : randomUUID(),
        name: "nota.txt",
        type: "text/plain",
        size: 4,
        purpose: "conversation",
        ownerId,
      },
    }),
  ),
  uploadConversationFile: named(
    { ...OWN(202), never: 202, otherKind: REFUSED, mixed: REFUSED },
    ({ conversation: id, file: fileId }, scenario) => ({
      params: { id },
      ...(scenario === "mixed" ? { payload: { fileId } } : { form: note() }),
    }),
  ),
  listConversationFiles: named(OWN(200), ({ conversation: id }) => ({ params: { id } })),
  fileContent: ofAssistant(withoutOfficial(USABLE(200)), ({ file: id }) => ({ params: { id } })),
  fileAddress: ofAssistant(withoutOfficial(USABLE(200)), ({ file: id }) => ({ params: { id } })),
  fileText: ofAssistant(withoutOfficial(USABLE(200)), ({ file: id }) => ({ params: { id } })),
  readFile: plain(
    "role",
    200,
    { form: note() },
    { light: { sent: { form: formOf({ content: "" }) }, status: 422 } },
  ),
  createEmbeddings: plain("role", 424, { payload: { input: ["Hola"] } }),
  deleteConversationFile: named(
    { ...OWN(204), mixed: 404 },
    ({ conversation: id, file: fileId }) => ({ params: { id, fileId } }),
    { spends: true },
  ),

  // Images and speech
  generateImages: named(
    { own: 200, anothers: 404, deleted: 404, otherKind: REFUSED, mixed: REFUSED },
    ({ conversation: conversationId, image: sourceFileId }, scenario) => ({
      payload: {
        id: randomUUID(),
        prompt: "Un avión",
        ...(scenario === "mixed"
          ? { sourceFileId, mode: "vary" }
          : { conversationId, messageId: randomUUID(), answerId: randomUUID() }),
      },
    }),
    INCOMPLETE,
  ),
  describeImage: named(OWN(200), ({ image: fileId }) => ({ payload: { fileId } }), INCOMPLETE),
  listImages: plain("role", 200),
  imageMaker: plain("role", 200),
  speak: plain("role", 424, { payload: { text: "Hola" } }),
  listVoices: plain("role", 200),
  transcribe: plain("role", 424, { form: note() }),
  deleteImage: named(OWN(204), ({ image: fileId }) => ({ params: { fileId } }), { spends: true }),

  // Assistants
  listAssistants: plain("role", 200),
  searchDocuments: plain("role", 200, { query: { q: "Norma" } }),
  listAssistantTools: plain("role", 200),
  createAssistant: named(
    // Repeated by its owner it is the same call.
    { own: 201, anothers: 409, shared: 409, never: 201, otherKind: REFUSED },
    ({ assistant: id }) => ({ payload: { ...assistantFields(), id, name: "Otro" } }),
  ),
  getAssistant: ofAssistant(USABLE(200), ({ assistant: assistant_id }) => ({ query: { assistant_id } })),
  updateAssistant: ofAssistant(EDITABLE(200), ({ assistant: id }) => ({
    params: { id },
    payload: { name: "Otro nombre", version: 1 },
  })),
  restoreVersion: at(EDITABLE(200), { restore: 1, version: 2 }),
  listVersions: at(EDITABLE(200)),
  getVersion: ofAssistant(EDITABLE(200), ({ assistant: assistant_id }) => ({
    params: { assistant_id },
    query: { version: "1" },
  })),
  generateAvatar: plain("role", 200, { payload: { name: "Rampa" } }, INCOMPLETE),
  uploadAvatar: plain("role", 200, { form: picture() }),
  // Viewers do not learn here whose knowledge it is.
  uploadAssistantFile: ofAssistant(
    { ...EDITABLE(202), shared: 404, official: 404 },
    ({ assistant: assistantId }) => ({ form: note({ assistantId }) }),
    { but: { chat_metatron_user_admin: { official: 202 } } },
  ),
  listAssistantFiles: at(USABLE(200)),
  listMembers: at(USABLE(200)),
  addMember: at(OWNED(201), { email: "nueva@aerovia.example", role: "viewer" }),
  deleteMember: ofAssistant(OWNED(204), ({ assistant: assistant_id }) => ({
    params: { assistant_id },
    query: { email: "nueva@aerovia.example" },
  })),
  addMembers: at(OWNED(200), { emails: ["nueva@aerovia.example"], role: "viewer" }),
  setGrant: at(OWNED(200), { audience: "everyone", role: null }),
  listExcluded: at(OWNED(200)),
  findPeople: plain("role", 200, { query: { q: "an" } }),
  readInsights: at(EDITABLE(200)),
  readAssistantLife: at(EDITABLE(200)),
  // No assistant has this version: it is refused to those who may publish.
  publishAssistant: at(EDITABLE(409), { version: 2_147_483_647 }),
  retireAssistant: at(OWNED(200), { retired: false }),
  requestReview: ofAssistant(EDITABLE(409), ({ assistant: assistant_id }) => ({
    params: { assistant_id },
    payload: { id: randomUUID(), version: 2_147_483_647, note: "Lista" },
  })),
  // No review has this id; administrators review, so nothing else keeps them out.
  commentReview: ofAssistant(
    EDITABLE(404),
    ({ assistant: assistant_id, test: review_id }) => ({
      params: { assistant_id, review_id },
      payload: { id: randomUUID(), text: "Bien" },
    }),
    { but: { chat_metatron_user_admin: { shared: 404, official: 404 } } },
  ),
  decideReview: ofAssistant(
    EDITABLE(404),
    ({ assistant: assistant_id, test: review_id }) => ({
      params: { assistant_id, review_id },
      payload: { decision: "approve", version: 1 },
    }),
    { but: { chat_metatron_user_admin: { shared: 404, official: 404 } } },
  ),
  listReviews: plain("role", 200),
  draftInstructions: plain("role", 200, { payload: { brief: "Rampa" } }),
  generateInstructions: at(EDITABLE(200), {}),
  updateCollection: at(EDITABLE(202), { reindex: true }),
  searchConfluenceSpaces: plain(
    "role",
    424,
    { query: { q: "a" } },
    { but: { chat_metatron_user_external: { own: 403 } } },
  ),
  createDriveFolder: ofAssistant(EDITABLE(424), ({ assistant: assistantId }) => ({
    payload: { id: randomUUID(), assistantId, name: "Rampa" },
  })),
  deleteDriveFolder: ofAssistant(withoutOfficial(EDITABLE(424)), ({ folder: folder_id }) => ({
    query: { folder_id },
  })),
  duplicateAssistant: ofAssistant(
    { ...EDITABLE(201), mixed: 409 },
    ({ assistant: assistant_id, takenAssistant }, scenario) => ({
      params: { assistant_id },
      // The copy gets the id of somebody else's assistant.
      payload: { id: scenario === "mixed" ? takenAssistant : randomUUID() },
    }),
  ),
  pinAssistant: at(USABLE(204), { pinned: true }),
  listAssistantSources: at(EDITABLE(200)),
  listTests: at(EDITABLE(200)),
  saveTest: ofAssistant(
    { ...withoutOfficial(EDITABLE(200)), mixed: REFUSED },
    ({ assistant: assistant_id, test: test_id }) => ({
      params: { assistant_id, test_id },
      payload: { question: "¿Qué casco?", facts: ["blanco"] },
    }),
  ),
  runTests: at(EDITABLE(200), {}),
  readQuality: at(EDITABLE(200)),
  setQuality: at(EDITABLE(200), { isNightly: false }),
  startQualityRun: ofAssistant(withoutOfficial(EDITABLE(202)), ({ assistant: assistant_id }) => ({
    params: { assistant_id },
  })),
  // No run has this id: people who may see runs get 404, the others get the same answer as before.
  readQualityRun: ofAssistant(EDITABLE(404), ({ assistant: assistant_id, test: run_id }) => ({
    params: { assistant_id, run_id },
  })),
  stopQualityRun: ofAssistant(EDITABLE(404), ({ assistant: assistant_id, test: run_id }) => ({
    params: { assistant_id, run_id },
  })),
  exportQuality: at(EDITABLE(200)),
  deleteTest: ofAssistant(
    { ...withoutOfficial(EDITABLE(204)), mixed: 404 },
    ({ assistant: assistant_id, test: test_id }) => ({ params: { assistant_id, test_id } }),
    { spends: true },
  ),
  editArtifact: ofAssistant(
    { ...withoutOfficial(EDITABLE(200)), mixed: 404 },
    ({ assistant: assistant_id, artifact: artifact_id }) => ({
      params: { assistant_id, artifact_id },
      payload: { version: 1 },
    }),
  ),
  // An id that is not a document of this assistant is skipped.
  changeArtifacts: at(EDITABLE(200), { action: "read_again", ids: [randomUUID()] }),
  deleteArtifact: ofAssistant(
    { ...withoutOfficial(EDITABLE(204)), shared: 404, mixed: 404 },
    ({ assistant: assistant_id, artifact: artifact_id }) => ({ params: { assistant_id, artifact_id } }),
    { spends: true },
  ),
  transferAssistant: ofAssistant(
    OWNED(200),
    ({ assistant: assistant_id, ownerEmail: email }) => ({ params: { assistant_id }, payload: { email } }),
    // An administrator hands over what somebody left behind; here to whom it belongs already.
    { but: { chat_metatron_user_admin: { anothers: 200, shared: 200, edited: 200 } } },
  ),

  // People
  sendProblemReport: named({ never: 201, own: 201, anothers: REFUSED }, ({ problemReport: id }) => ({
    payload: { id, kind: "Error", description: "No abre", context: {} },
  })),
  explainTerms: plain("role", 200),
  surveyDue: plain("role", 200),
  askSurvey: plain("role", 200),
  answerSurvey: named(OWN(204), ({ conversation: conversationId }) => ({
    payload: { id: randomUUID(), score: 5, conversationId },
  })),
  listNews: plain("role", 200),
  acknowledgeNews: plain("role", 404, { params: { id: randomUUID() } }),
  newsPicture: plain("role", 404, { params: { id: randomUUID() } }),
  readMySettings: plain("role", 200),
  writeMySettings: plain("role", 200, { payload: {} }),

  // Memory
  readMyMemory: plain("role", 200),
  switchMemory: plain("role", 200, { payload: { isOn: true } }),
  saveMemoryFact: named({ ...OWN(200), never: 404 }, ({ memoryFact: id }) => ({
    params: { id },
    payload: { text: "Prefiero listas cortas", version: 1 },
  })),
  deleteMemoryFact: named(OWN(204), ({ memoryFact: id }) => ({ params: { id } }), { spends: true }),
  // The answer proposes nothing; another person's proposal is tested with the memory.
  answerMemoryProposal: named(OWN(404), ({ answer: answerId }) => ({
    params: { answerId },
    payload: { keep: true },
  })),
  clearMemory: plain("role", 204),

  // Projects: `shared` as a reader, `edited` as an editor
  listProjects: plain("role", 200),
  readProject: named({ ...OWN(200), shared: 200, edited: 200 }, ({ project: id }) => ({ params: { id } })),
  saveProject: named({ ...OWN(200), shared: 403, edited: 200 }, ({ project: id }) => ({
    params: { id },
    payload: { ...projectFields, version: 1 },
  })),
  listProjectFiles: named({ ...OWN(200), shared: 200, edited: 200 }, ({ project: id }) => ({
    params: { id },
  })),
  uploadProjectFile: named({ ...OWN(202), shared: 404, edited: 202 }, ({ project: id }) => ({
    params: { id },
    form: note(),
  })),
  listProjectConversations: named({ ...OWN(200), shared: 200, edited: 200 }, ({ project: id }) => ({
    params: { id },
  })),
  readProjectConversation: named(
    { ...OWN(200), shared: 200, edited: 200, mixed: 404 },
    ({ project: id, projectConversation: conversationId }) => ({ params: { id, conversationId } }),
  ),
  copyProjectConversation: named(
    { ...OWN(201), shared: 201, edited: 201, mixed: 404 },
    ({ project: id, projectConversation: conversationId }) => ({
      params: { id, conversationId },
      payload: { conversationId: randomUUID() },
    }),
  ),
  setProjectMember: named({ ...OWN(200), shared: 403, edited: 403 }, ({ project: id }) => ({
    params: { id },
    payload: { email: "nadie@aerovia.example", role: "reader" },
  })),
  removeProjectMember: named({ ...OWN(204), shared: 403, edited: 403 }, ({ project: id }) => ({
    params: { id },
    payload: { email: "nadie@aerovia.example" },
  })),
  deleteProjectFile: named(
    { ...OWN(204), shared: 404, edited: 204, mixed: 404 },
    ({ project: id, projectFile: fileId }) => ({ params: { id, fileId } }),
    { spends: true },
  ),
  // The last owner can't leave; `shared` and `edited` leave for good, so no later row needs them.
  leaveProject: named({ ...OWN(409), shared: 204, edited: 204 }, ({ project: id }) => ({ params: { id } })),
  deleteProject: named(OWN(204), ({ project: id }) => ({ params: { id } }), { spends: true }),

  // Prompts
  listPrompts: plain("role", 200),
  savePrompt: named(OWN(200), ({ prompt: id }) => ({
    params: { id },
    payload: { ...promptFields, version: 1 },
  })),
  listPromptVersions: named(OWN(200), ({ prompt: id }) => ({ params: { id } })),
  countPromptUse: named(OWN(204), ({ prompt: id }) => ({ params: { id } })),
  deletePrompt: named(OWN(204), ({ prompt: id }) => ({ params: { id } }), { spends: true }),

  // Shared copies
  listShares: plain("role", 200),
  createShare: named({ ...OWN(201), mixed: 404 }, ({ conversation, answer }) => ({
    payload: shareFields(conversation, answer),
  })),
  openShare: named(OWN(200), ({ share: id }) => ({ params: { id } })),
  copyShare: named(OWN(201), ({ share: id }) => ({
    params: { id },
    payload: { conversationId: randomUUID() },
  })),
  forkConversation: named({ ...OWN(201), mixed: 404 }, ({ conversation: id, answer: messageId }) => ({
    params: { id },
    payload: { conversationId: randomUUID(), messageId },
  })),
  revokeShare: named(OWN(204), ({ share: id }) => ({ params: { id } }), { spends: true }),

  // Shift hand-overs; the table's own one is a draft, which has no receiver yet
  listHandovers: plain("role", 200, { query: { box: "received" } }),
  findHandoverMaterial: plain("role", 200, {
    query: { from: "2026-11-16T06:00:00.000Z", to: "2026-11-16T14:00:00.000Z" },
  }),
  // A conversation that the person may not see is left out, as one that was deleted.
  createHandover: named(
    { own: 201, anothers: 201, deleted: 201, never: 201, otherKind: 201 },
    ({ conversation }) => ({ payload: handoverFields(conversation) }),
  ),
  readHandover: named(OWN(200), ({ handover: id }) => ({ params: { id } })),
  saveHandover: named(OWN(409), ({ handover: id }) => ({
    params: { id },
    payload: { version: 99, points: [], role: null, base: null, emails: [] },
  })),
  writeHandover: named(OWN(424), ({ handover: id }) => ({ params: { id }, payload: { version: 1 } })),
  // A draft without a receiver is not sent.
  sendHandover: named(OWN(422), ({ handover: id }) => ({ params: { id }, payload: { version: 1 } })),
  withdrawHandover: named(OWN(200), ({ handover: id }) => ({ params: { id } })),
  receiveHandover: named(OWN(404), ({ handover: id }) => ({ params: { id } })),
  closeHandoverPoint: named(OWN(404), ({ handover: id }) => ({
    params: { id, point_id: randomUUID() },
  })),
  deleteHandover: named(OWN(204), ({ handover: id }) => ({ params: { id } }), { spends: true }),

  // Scheduled questions
  listSchedules: plain("role", 200),
  // A new id creates a schedule; the id of the person's own schedule changes that schedule.
  createSchedule: named({ own: 201, anothers: 409 }, ({ schedule: id }) => ({
    payload: { id, ...scheduleFields },
  })),
  updateSchedule: named(OWN(200), ({ schedule: id }) => ({ params: { id }, payload: scheduleFields })),
  switchSchedule: named(OWN(200), ({ schedule: id }) => ({ params: { id }, payload: { paused: true } })),
  runSchedule: named(OWN(202), ({ schedule: id }) => ({ params: { id } })),
  deleteSchedule: named(OWN(204), ({ schedule: id }) => ({ params: { id } }), { spends: true }),
  listUnreadAnswers: plain("role", 200),
  listResearch: plain("role", 200),
  // A conversation without a mark, whosever it is, has none to remove.
  markAnswersRead: named(
    { own: 204, anothers: 204, deleted: 204, never: 204, otherKind: 204 },
    ({ conversation: id }) => ({ params: { id } }),
  ),
  listNotices: plain("role", 200),
  // Ids of other people's notices are ignored.
  markNoticesRead: plain("role", 204, { payload: { ids: [randomUUID()] } }),

  // Without keys there are no web pushes.
  savePushSubscription: plain("role", 404, {
    payload: {
      endpoint: "https://push.example/device",
      keys: { p256dh: "A".repeat(87), auth: "A".repeat(22) },
      language: "es",
    },
  }),

  // Cases and the service desk
  createCase: named({ ...OWN(201), mixed: 404 }, ({ conversation, answer }) => ({
    payload: {
      id: randomUUID(),
      subject: "Nómina",
      description: "Falta un plus.",
      category: "Nómina",
      conversationId: conversation,
      messageId: answer,
    },
  })),
  listCases: plain("role", 200),
  // Another person's case is left as it is.
  markCasesSeen: named({ own: 204, anothers: 204, never: 204, otherKind: 204 }, ({ case: id }) => ({
    payload: { ids: [id] },
  })),
  // What is not a message of this conversation has no part in the draft.
  draftCase: named({ ...OWN(200), mixed: 200 }, ({ conversation: conversationId, answer: messageId }) => ({
    query: { conversationId, messageId },
  })),
  // Without a guide the answer is that there is none, whatever the conversation.
  getDeskGuide: named(
    { own: 200, anothers: 200, deleted: 200, never: 200, otherKind: 200 },
    ({ conversation: id }) => ({ params: { id } }),
  ),
  tellGuideStep: named(OWN(404), ({ conversation: id, answer: answerId }) => ({
    params: { id },
    payload: { answerId, step: 0, outcome: "worked" },
  })),

  // Administration
  // Private prompts do not exist here, also those of the administrator.
  featurePrompt: administered(OWN(404), ({ prompt: id }) => ({
    params: { id },
    payload: { featured: { roles: [], brands: [] } },
  })),
  listAllAssistants: plain("admin", 200),
  listDocuments: plain("admin", 200),
  countDocuments: plain("admin", 200),
  listFeedback: plain("admin", 200),
  limitAssistant: administered({ own: 204, never: 404, otherKind: 404 }, ({ assistant: id }) => ({
    params: { id },
    payload: { steps: 4, seconds: 0, tokens: 0, cost: 0 },
  })),
  disableAssistant: administered({ own: 204, never: 404, otherKind: 404 }, ({ assistant: id }) => ({
    params: { id },
    payload: { disabled: false },
  })),
  makeOfficial: administered({ own: 204, never: 404, otherKind: 404 }, ({ assistant: id }) => ({
    params: { id },
    payload: { official: false },
  })),
  getFeedback: administered({ own: 200, never: 404, otherKind: 404 }, ({ answer: id }) => ({
    params: { id },
  })),
  triageManyFeedback: administered({ own: 200, never: 200 }, ({ answer: id }) => ({
    payload: { ids: [id], state: "reviewed" },
  })),
  triageFeedback: administered({ own: 200, never: 404, otherKind: 404 }, ({ answer: id }) => ({
    params: { id },
    payload: { state: "reviewed" },
  })),
  surveyTrend: plain("admin", 200),
  listSurveyAnswers: plain("admin", 200),
  listProblemReports: plain("admin", 200),
  getProblemReport: administered({ own: 200, never: 404, otherKind: 404 }, ({ problemReport: id }) => ({
    params: { id },
  })),
  updateProblemReport: administered({ own: 200, never: 404, otherKind: 404 }, ({ problemReport: id }) => ({
    params: { id },
    payload: { state: "closed" },
  })),
  problemReportScreenshot: administered(
    { own: 200, never: 404, otherKind: 404 },
    ({ problemReport: id }) => ({
      params: { id },
    }),
  ),
  listAllNews: plain("admin", 200),
  saveNews: administered({ never: 200 }, ({ problemReport: id }) => ({
    params: { id },
    payload: { title: "Aviso", body: "Texto", publishOn: null, roles: [], brands: [], mustRead: false },
  })),
  deleteNews: administered({ never: 404, otherKind: 404 }, ({ problemReport: id }) => ({ params: { id } })),
  translateNews: plain("admin", 424, {
    payload: { title: "Aviso", body: "Texto", from: "es", to: "en" },
  }),
  uploadNewsPicture: plain("admin", 201, { form: picture() }),
  listVerifiedAnswers: plain("admin", 200),
  saveVerifiedAnswer: administered({ never: 200 }, ({ problemReport: id }) => ({
    params: { id },
    payload: verifiedFields,
  })),
  deleteVerifiedAnswer: administered({ otherKind: 404 }, ({ problemReport: id }) => ({ params: { id } })),
  exportVerifiedAnswers: plain("admin", 200),
  readGlossary: plain("admin", 200),
  saveTerm: administered({ never: 200 }, ({ problemReport: id }) => ({
    params: { id },
    payload: { term: `NMN ${id}`, synonyms: ["sueldo"], meanings: { es: "", en: "", pt: "" } },
  })),
  deleteTerm: administered({ otherKind: 404 }, ({ problemReport: id }) => ({ params: { id } })),
  importGlossary: plain("admin", 200, { payload: { csv: "MEL;lista", apply: false } }),
  exportGlossary: plain("admin", 200),
  listAllCases: plain("admin", 200),
  listCaseAgents: plain("admin", 200),
  caseFile: administered({ never: 404, otherKind: 404 }, ({ case: id }) => ({ params: { id } })),
  updateCase: administered({ own: 200, never: 404, otherKind: 404 }, ({ case: id }) => ({
    params: { id },
    payload: { reply: "Resuelto." },
  })),
  retryCase: administered({ never: 404, otherKind: 404 }, ({ case: id }) => ({ params: { id } })),
  readDashboard: plain("admin", 200, { query: days }),
  exportDashboard: plain("admin", 200, { query: { ...days, table: "periods" } }),
  refreshDashboard: plain("admin", 202),
  adminCounts: plain("admin", 200),
  listGaps: plain("admin", 200),
  listGapOwners: plain("admin", 200),
  listQuality: plain("admin", 200),
  // Feedback on people's own assistants is for nobody to read.
  listQualitySuggestions: administered({ own: 404, never: 404 }, ({ assistant: assistant_id }) => ({
    params: { assistant_id },
  })),
  updateGap: administered({ never: 404, otherKind: 404 }, ({ problemReport: id }) => ({
    params: { id },
    payload: { state: "open" },
  })),
  listAdminModels: plain("admin", 200),
  switchModel: plain("admin", 422, { payload: { model: "gpt-99", offFor: [] } }),
  readBudgets: plain("admin", 200),
  readQuotas: plain("admin", 200),
  writeBudgets: plain("admin", 200, { payload: { budgets: [budget] } }),
  readRetention: plain("admin", 200),
  writeRetention: plain("admin", 200, { payload: rule }),
  resetRetention: plain("admin", 200, { payload: { subject: "conversations" } }),
  previewRetention: plain("admin", 200, { payload: rule }),
  listToolServers: plain("admin", 200),
  saveToolServer: administered({ never: 200 }, ({ problemReport: id }) => ({
    params: { id },
    payload: {
      name: `Herramientas ${id}`,
      kind: "http",
      address: "http://127.0.0.1:1/mcp",
      headers: [],
      oauth: null,
      isEnabled: false,
    },
  })),
  checkToolServer: administered({ otherKind: 404 }, ({ problemReport: id }) => ({ params: { id } })),
  acceptServerTools: administered({ otherKind: 404 }, ({ problemReport: id }) => ({
    params: { id },
    payload: {
      tools: [
        {
          name: "a",
          digest: null,
          isOn: false,
          access: "write",
          roles: [],
          place: "assistants",
          assistants: [],
        },
      ],
    },
  })),
  deleteToolServer: administered({ otherKind: 404 }, ({ problemReport: id }) => ({ params: { id } })),
  listToolConnections: plain("role", 200),
  startToolConnection: plain("role", 404, { params: { id: randomUUID() } }),
  finishToolConnection: plain("role", 404, { payload: { state: "a", code: "b", iss: null } }),
  endToolConnection: plain("role", 404, { params: { id: randomUUID() } }),
  listAudit: plain("admin", 200),
  listAuditActions: plain("admin", 200),
  exportAudit: plain("admin", 200, { query: { format: "csv" } }),
  verifyAudit: plain("admin", 200),
  listTemporaryRules: plain("admin", 200),
  changeTemporaryRules: plain("admin", 200, {
    payload: { rules: [{ role: "chat_metatron_user_vp_it", mode: null }] },
  }),
  listAdminTools: plain("admin", 200),
  changeToolRules: plain("admin", 422, {
    payload: { tool: "no_such_tool", rules: [{ role: "chat_metatron_user_basic", permission: "ask" }] },
  }),

  // What ends something, last
  deleteAssistant: ofAssistant(OWNED(204), ({ assistant: assistant_id }) => ({ query: { assistant_id } }), {
    spends: true,
  }),
  leaveAssistant: ofAssistant({ ...USABLE(204), own: 409, official: 409 }, ({ assistant: assistant_id }) => ({
    params: { assistant_id },
  })),
  // Only the person's own ones are deleted.
  deleteConversations: named(
    { own: 204, anothers: 204, deleted: 204, never: 204, otherKind: 204 },
    ({ conversation }) => ({ payload: { ids: [conversation] } }),
    { spends: true },
  ),
  // Deleted twice is deleted.
  deleteConversation: named({ ...OWN(204), deleted: 204 }, ({ conversation: id }) => ({ params: { id } }), {
    spends: true,
  }),
  deleteMyHistory: plain("signedIn", 200),
};
