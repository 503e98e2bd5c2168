import { randomUUID } from "node:crypto";
import type { CallName } from "@metatron/contract/calls";
import type { VerifiedAnswer } from "@metatron/contract/verified-answers/verified-answer";
import { ask, question } from "./ask.ts";
import { assistantFields, formWith, newAssistant, type Participant } from "./assistant-data.ts";
import type { TestApp } from "./harness.ts";
import { importedConversation, importedMessage } from "./history-data.ts";
import { newPerson, type TestPerson } from "./test-issuer.ts";
import { verifiedFields } from "./verified-data.ts";

/** Somebody with one of everything that a text can be written to. */
export interface World {
  person: Participant;
  /** The same person without the way to call, for tokens. */
  identity: TestPerson;
  conversationId: string;
  answerId: string;
  assistantId: string;
  documentId: string;
  caseId: string;
  problemReportId: string;
}

export interface SentRequest {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
}

type Ids = { id: string } & Record<string, string>;

export interface TextFieldRow {
  /** A request that is accepted, or answered with `status`; its texts are replaced one after the other. */
  request(world: World, id: string): SentRequest;
  /** Where nothing of the kind is configured here, or nothing is there to change. */
  status?: number;
  /** Where a text must be more than itself to be accepted, as a file name with its ending. */
  wrap?: (text: string) => string;
  /** Blanks around these comments are not stored. */
  trims?: true;
  /** Which text was stored, by the field that it came in; a field without a reader is only looked for or passed on. */
  read?: Record<string, (world: World, id: string) => Promise<unknown>>;
}

export async function newWorld(test: TestApp): Promise<World> {
  const identity = newPerson(["chat_metatron_user_admin"]);
  const person = { ...identity, call: test.as(identity) };
  const asked = question("¿Qué chaleco llevo en rampa?");
  await ask(test, identity, asked);
  const { conversationId, answerId } = asked;
  const { id: assistantId } = await newAssistant(person);
  const form = formWith(
    { name: "norma.txt", type: "text/plain", bytes: Buffer.from("Calzos puestos.") },
    { assistantId },
  );
  const documentId = (await person.call({ method: "POST", url: "/api/assistant/upload", ...form })).json().id;
  const world: World = {
    person,
    identity,
    conversationId,
    answerId,
    assistantId,
    documentId,
    caseId: randomUUID(),
    problemReportId: randomUUID(),
  };
  await person.call({ method: "POST", url: "/api/rhconnect/cases", payload: newCase(world.caseId) });
  await person.call({ method: "POST", url: "/api/issues", payload: newProblemReport(world.problemReportId) });
  await person.call({ method: "POST", url: "/api/chat/feedback", payload: newFeedback(world) });
  return world;
}

const newCase = (id: string) => ({
  id,
  subject: "Nómina",
  description: "Falta un plus.",
  category: "Nómina",
  stepsTried: ["Miré la nómina"],
});
const newProblemReport = (id: string) => ({
  id,
  kind: "Error",
  description: "No se abre.",
  context: { route: "/chat", requestIds: ["a"] },
});
const newSchedule = {
  question: "¿Qué cambió?",
  chat: "chat-libre",
  assistantId: null,
  model: null,
  online: false,
  personalData: null,
  rule: { every: "day", time: "08:00", workdays: true },
  timeZone: "Europe/Madrid",
};
const newFeedback = ({ conversationId, answerId }: World) => ({
  conversationId,
  messageId: answerId,
  feedback: "bad",
  badComment: "No",
});
const newNews = { title: "Aviso", body: "Texto", publishOn: null, roles: [], brands: [], mustRead: false };
const draft = { name: "Rampa", description: "Ayuda", instructions: "Responde." };

const chatRow: TextFieldRow = {
  request: ({ assistantId }, id) => ({
    body: {
      ...question("¿Qué chaleco llevo?", { conversationId: id }),
      context: [{ name: "nota.txt", text: "El chaleco es amarillo." }],
      assistantId,
    },
  }),
  read: { "content.*.text": firstMessage },
};
const search: TextFieldRow = { request: () => ({ query: { q: "rampa" } }) };
const list: TextFieldRow = { request: () => ({}) };

/** A row for each call of the contract that takes a text; a call without one fails the test. */
export const textFieldTable: Partial<Record<CallName, TextFieldRow>> = {
  chatRhPlus: { ...chatRow, request: (world, id) => withoutAssistant(chatRow.request(world, id)) },
  chatLibre: { ...chatRow, request: (world, id) => withoutAssistant(chatRow.request(world, id)) },
  chatAssistant: chatRow,
  // Nothing of it is stored, so there is nothing to read back.
  chatTemporary: {
    request: (_world, id) => ({
      body: {
        conversationId: id,
        answerId: randomUUID(),
        chat: "chat-libre",
        messages: [{ role: "user", text: "¿Qué chaleco llevo?" }],
        cited: [{ n: 1, fileId: null, start: null, end: null, passage: "El chaleco es amarillo." }],
        context: [{ name: "nota.txt", text: "El chaleco es amarillo." }],
      },
    }),
  },
  // No model can be compared here; how the text of a question is stored is the chat's.
  startComparison: {
    request: (_world, id) => ({ body: { id, models: ["gpt-5", "gpt-5-mini"], blind: false } }),
    status: 422,
  },
  askComparison: {
    request: (_world, id) => ({
      params: { id },
      body: {
        text: "¿Qué chaleco llevo?",
        columns: [{ columnId: randomUUID(), messageId: randomUUID(), answerId: randomUUID() }],
      },
    }),
    status: 404,
  },
  playground: { request: () => ({ body: { draft, messages: [{ role: "user", content: "Hola" }] } }) },
  // The answer has ended by then; how the text of a running one is stored is tested with it.
  steerTurn: {
    request: ({ answerId }, id) => ({ params: { answerId }, body: { id, text: "Más corto." } }),
    status: 409,
  },
  // No call waits there; replies to a call that waits are tested with it.
  answerToolCall: {
    request: ({ answerId }) => ({ params: { answerId }, body: { callId: "1-call0", reply: "La segunda." } }),
    status: 404,
  },
  // A tool is named by its exact name, and any other text is refused.
  changeToolRules: {
    request: () => ({
      body: { tool: "no_such_tool", rules: [{ role: "chat_metatron_user_basic", permission: "ask" }] },
    }),
    status: 422,
  },
  sendFeedback: {
    request: (world) => ({ body: newFeedback(world) }),
    read: {
      badComment: async (world) => (await answerOf(world)).badComment,
      preselectComment: async (world) => (await answerOf(world)).preselectComment,
    },
  },
  listConversations: list,
  listMessages: { request: ({ conversationId }) => ({ query: { conversationId } }) },
  updateConversation: {
    request: ({ conversationId }) => ({ params: { id: conversationId }, body: { title: "Rampa" } }),
    read: {
      title: async (world) => (await conversationOf(world)).title,
      baseKnowledge: async (world) => (await conversationOf(world)).baseKnowledge,
      model: async (world) => (await conversationOf(world)).model,
    },
  },
  organiseConversations: {
    request: ({ conversationId }) => ({
      body: { changes: [{ id: conversationId, tags: [{ name: "Rampa", color: "chart-1" }] }] },
    }),
    read: {
      "changes.tags.name": async (world) => (await conversationOf(world)).tags[0]?.name,
    },
  },
  changeTag: { request: () => ({ body: { tag: "Rampa", name: "Pista", color: "chart-2" } }) },
  deleteTag: { request: () => ({ body: { tag: "Rampa" } }) },
  importConversation: {
    request: (_world, id) => ({
      params: { id },
      body: importedConversation({
        baseKnowledge: "RAMPA",
        messages: [importedMessage({ model: "gpt-4o" })],
      }),
    }),
    read: {
      title: async (world, id) => (await conversationOf({ ...world, conversationId: id })).title,
    },
  },
  validateSynced: {
    request: ({ conversationId }) => ({
      body: {
        digest: "a",
        conversations: [{ id: conversationId, updatedAt: new Date().toISOString(), digest: "b" }],
      },
    }),
  },
  searchHistory: search,
  signUpload: {
    request: ({ conversationId }, fileId) => ({
      body: {
        fileId,
        name: "nota.txt",
        type: "text/plain",
        size: 4,
        purpose: "conversation",
        ownerId: conversationId,
      },
    }),
    wrap: (text) => `${text}.txt`,
  },
  createEmbeddings: { request: () => ({ body: { input: ["rampa"] } }), status: 424 },
  generateImages: {
    request: (_world, id) => ({ body: { id, prompt: "Un avión", size: "512x512" } }),
    read: { prompt: async ({ person }) => (await itemsOf(person, "/api/images"))[0]?.prompt },
  },
  describeImage: { request: () => ({ body: { image: PIXEL, question: "¿Qué es?" } }) },
  listImages: search,
  speak: { request: () => ({ body: { text: "Hola" } }), status: 424 },
  listAssistants: search,
  searchDocuments: search,
  createAssistant: {
    request: (_world, id) => ({ body: assistantFields({ id }) }),
    read: assistantReaders((_world, id) => id),
  },
  updateAssistant: {
    request: ({ assistantId }) => ({ params: { id: assistantId }, body: { name: "Rampa", version: 1 } }),
    // Each change is a new version, so every one but the first is asked to look again.
    status: 409,
  },
  generateAvatar: { request: () => ({ body: { name: "Rampa", description: "Ayuda" } }) },
  uploadAssistantFile: {
    request: ({ assistantId }, fileId) => ({ body: { assistantId, fileId } }),
    status: 404,
  },
  generateInstructions: {
    request: ({ assistantId }) => ({ params: { assistant_id: assistantId }, body: { brief: "Rampa" } }),
  },
  draftInstructions: {
    request: () => ({ body: { brief: "Rampa", name: "Rampa", answers: { context: "Rampa" } } }),
  },
  updateCollection: {
    request: ({ assistantId }) => ({
      params: { assistant_id: assistantId },
      body: { confluenceSpaces: ["A"] },
    }),
    status: 424,
  },
  searchConfluenceSpaces: { ...search, status: 424 },
  createDriveFolder: {
    request: ({ assistantId }, id) => ({ body: { id, assistantId, name: "Rampa" } }),
    status: 424,
  },
  deleteDriveFolder: { request: () => ({ query: { folder_id: "a" } }), status: 404 },
  duplicateAssistant: {
    request: ({ assistantId }, id) => ({
      params: { assistant_id: assistantId },
      body: { id, name: "Copia" },
    }),
    read: { name: async ({ person }, id) => (await assistantOf(person, id)).name },
  },
  listVersions: { request: ({ assistantId }) => ({ params: { assistant_id: assistantId } }) },
  saveTest: {
    request: ({ assistantId }, id) => ({
      params: { assistant_id: assistantId, test_id: id },
      body: { question: "¿Qué chaleco?", facts: ["Amarillo"], document: "Chalecos" },
    }),
    read: {
      question: async (world, id) => (await testOf(world, id)).question,
      "facts.*": async (world, id) => (await testOf(world, id)).facts[0],
      document: async (world, id) => (await testOf(world, id)).document,
    },
  },
  runTests: {
    request: ({ assistantId }) => ({ params: { assistant_id: assistantId }, body: { draft } }),
  },
  requestReview: {
    // No assistant has this version.
    request: ({ assistantId }, id) => ({
      params: { assistant_id: assistantId },
      body: { id, version: 2_147_483_647, note: "Lista" },
    }),
    status: 409,
  },
  commentReview: {
    request: ({ assistantId }, id) => ({
      params: { assistant_id: assistantId, review_id: id },
      body: { id, text: "Bien" },
    }),
    status: 404,
  },
  decideReview: {
    request: ({ assistantId }, id) => ({
      params: { assistant_id: assistantId, review_id: id },
      body: { decision: "return", version: 1, comment: "Falta una fuente" },
    }),
    status: 404,
  },
  listExcluded: {
    request: ({ assistantId }) => ({
      params: { assistant_id: assistantId },
      query: { roles: "chat_metatron_user_pro" },
    }),
  },
  findPeople: search,
  listAllAssistants: search,
  listDocuments: search,
  editArtifact: {
    request: ({ assistantId }, artifact_id) => ({
      params: { assistant_id: assistantId, artifact_id },
      body: { version: 1, title: "Rampa", revision: "2", documentOwner: "Operaciones" },
    }),
    status: 404,
  },
  changeArtifacts: {
    request: ({ assistantId, documentId }) => ({
      params: { assistant_id: assistantId },
      body: { action: "set", ids: [documentId], fields: { documentOwner: "Operaciones" } },
    }),
    read: {
      "fields.documentOwner": async ({ person, assistantId }) => {
        const url = `/api/assistant/${assistantId}/file/all/metadata`;
        return (await person.call({ method: "GET", url })).json().files[0].documentOwner;
      },
    },
  },
  sendProblemReport: {
    request: (_world, id) => ({ body: newProblemReport(id) }),
    read: {
      description: async (world, id) => (await problemReportOf(world, id)).description,
      // The other texts of the context are redacted before they are stored.
      "context.{}": async (world, id) => Object.keys((await problemReportOf(world, id)).context)[0],
    },
  },
  answerSurvey: {
    trims: true,
    request: (_world, id) => ({ body: { id, score: 3, reason: "Bien", comment: "Bien" } }),
    read: {
      // A second answer takes the place of the first.
      reason: async ({ person }) => (await itemsOf(person, "/api/admin/csat"))[0].reason,
      comment: async ({ person }) => (await itemsOf(person, "/api/admin/csat"))[0].comment,
    },
  },
  sendEvents: {
    request: (_world, id) => ({
      body: {
        events: [{ id, name: "select_model", at: new Date().toISOString(), props: { model: "gpt-5" } }],
      },
    }),
  },
  saveNews: {
    request: (_world, id) => ({ params: { id }, body: newNews }),
    read: {
      title: async ({ person }, id) => (await itemOf(person, "/api/admin/news", id)).title,
      body: async ({ person }, id) => (await itemOf(person, "/api/admin/news", id)).body,
    },
  },
  writeMySettings: {
    request: () => ({ body: { personalInstructions: { isOn: true, about: "Rampa", style: "Breve" } } }),
    read: {
      "personalInstructions.about": async ({ person }) =>
        (await person.call({ method: "GET", url: "/api/me/settings" })).json().personalInstructions.about,
    },
  },
  translateNews: {
    request: () => ({ body: { title: "Aviso", body: "Texto", from: "es", to: "en" } }),
    status: 424,
  },
  saveMemoryFact: {
    request: (_world, id) => ({ params: { id }, body: { text: "Prefiero tablas", version: null } }),
    read: { text: async ({ person }, id) => (await itemOf(person, "/api/me/memory", id)).text },
  },
  saveProject: {
    request: (_world, id) => ({
      params: { id },
      body: { name: "Verano", color: "chart-1", instructions: "Responde en una frase.", version: null },
    }),
    read: {
      name: async ({ person }, id) => (await itemOf(person, "/api/projects", id)).name,
      instructions: async ({ person }, id) =>
        (await person.call({ method: "GET", url: `/api/projects/${id}` })).json().instructions,
    },
  },
  listProjectConversations: { request: () => ({ params: { id: crypto.randomUUID() } }), status: 404 },
  savePrompt: {
    request: (_world, id) => ({
      params: { id },
      body: { title: "Aviso", text: "Avisa del retraso.", scope: "own", roles: [], version: null },
    }),
    read: {
      title: async ({ person }, id) => (await itemOf(person, "/api/prompts", id)).title,
      text: async ({ person }, id) => (await itemOf(person, "/api/prompts", id)).text,
    },
  },
  listHandovers: { request: () => ({ query: { box: "drafts" } }) },
  findHandoverMaterial: {
    request: () => ({ query: { from: "2026-11-16T06:00:00.000Z", to: "2026-11-16T14:00:00.000Z" } }),
  },
  createHandover: {
    request: (_world, id) => ({
      body: {
        id,
        from: "2026-11-16T06:00:00.000Z",
        to: "2026-11-16T14:00:00.000Z",
        conversationIds: [],
        caseIds: [],
        carriedIds: [],
        notes: [{ section: "open", text: "Revisar la pasarela 4." }],
      },
    }),
    read: {
      "notes.*.text": async ({ person }, id) =>
        (await person.call({ method: "GET", url: `/api/handovers/${id}` })).json().points[0].text,
    },
  },
  saveHandover: {
    request: (_world, id) => ({
      params: { id },
      body: {
        version: 1,
        points: [{ id, section: "open", text: "Revisar la pasarela 4." }],
        role: null,
        base: "SCL",
        emails: [],
      },
    }),
    status: 404,
  },
  createSchedule: {
    request: (_world, id) => ({ body: { id, ...newSchedule } }),
    read: { question: async ({ person }, id) => (await itemOf(person, "/api/schedules", id)).question },
  },
  updateSchedule: {
    request: (_world, id) => ({ params: { id }, body: newSchedule }),
    status: 404,
  },
  createCase: {
    request: (_world, id) => ({ body: newCase(id) }),
    read: {
      subject: async ({ person }, id) => (await itemOf(person, "/api/rhconnect/cases", id)).subject,
      description: async ({ person }, id) => (await itemOf(person, "/api/rhconnect/cases", id)).description,
      category: async ({ person }, id) => (await itemOf(person, "/api/rhconnect/cases", id)).category,
      "stepsTried.*": async ({ person }, id) =>
        (await itemOf(person, "/api/rhconnect/cases", id)).stepsTried[0],
    },
  },
  listCases: list,
  listAllCases: { request: () => ({ query: { search: "nómina" } }) },
  updateCase: {
    request: ({ caseId }) => ({ params: { id: caseId }, body: { reply: "Hecho" } }),
    read: {
      reply: async ({ person, caseId }) => (await itemOf(person, "/api/rhconnect/cases", caseId)).reply,
    },
  },
  listVerifiedAnswers: { request: () => ({ query: { search: "loro" } }) },
  saveVerifiedAnswer: {
    request: (_world, id) => ({
      params: { id },
      body: { ...verifiedFields, wordings: ["¿Días por el loro?"] },
    }),
    read: {
      question: async (world, id) => (await verifiedOf(world, id)).question,
      "wordings.*": async (world, id) => (await verifiedOf(world, id)).wordings[0],
      answer: async (world, id) => (await verifiedOf(world, id)).answer,
      reviewerRole: async (world, id) => (await verifiedOf(world, id)).reviewerRole,
      "sources.*.title": async (world, id) => (await verifiedOf(world, id)).sources[0]?.title,
      "sources.*.passage": async (world, id) => (await verifiedOf(world, id)).sources[0]?.passage,
    },
  },
  saveTerm: {
    request: (_world, id) => ({
      params: { id },
      body: { term: `T ${id}`, synonyms: ["tripulante"], meanings: { es: "Uno", en: "One", pt: "Um" } },
    }),
    read: {
      term: async (world, id) => (await termOf(world, id)).term,
      "synonyms.*": async (world, id) => (await termOf(world, id)).synonyms[0],
      "meanings.es": async (world, id) => (await termOf(world, id)).meanings.es,
      "meanings.en": async (world, id) => (await termOf(world, id)).meanings.en,
      "meanings.pt": async (world, id) => (await termOf(world, id)).meanings.pt,
    },
  },
  importGlossary: { request: () => ({ body: { csv: "MEL;lista", apply: false } }) },
  saveToolServer: {
    request: (_world, id) => ({
      params: { id },
      body: {
        name: `S ${id}`,
        kind: "http",
        address: "https://tools.aerovia.example/mcp",
        headers: [{ name: "X-Key", value: "clave" }],
        oauth: { clientId: "cliente", clientSecret: "secreto", scopes: "tools", hosts: [] },
        isEnabled: false,
      },
    }),
    read: {
      name: async (world, id) => (await toolServerOf(world, id)).name,
      "oauth.clientId": async (world, id) => (await toolServerOf(world, id)).oauth?.clientId,
      "oauth.scopes": async (world, id) => (await toolServerOf(world, id)).oauth?.scopes,
    },
  },
  acceptServerTools: {
    request: () => ({
      params: { id: randomUUID() },
      body: {
        tools: [
          {
            name: "a",
            digest: "b",
            isOn: false,
            access: "write",
            roles: [],
            place: "assistants",
            assistants: [],
          },
        ],
      },
    }),
    status: 404,
  },
  finishToolConnection: {
    request: () => ({ body: { state: "a", code: "b", iss: "https://id.aerovia.example" } }),
    status: 404,
  },
  switchModel: { request: () => ({ body: { model: "gpt-5", offFor: [] } }), status: 422 },
  listAudit: list,
  exportAudit: { request: () => ({ query: { format: "json", who: "Ana", action: "case." } }) },
  listOwnFeedback: list,
  listFeedback: list,
  triageFeedback: {
    trims: true,
    request: ({ answerId }) => ({ params: { id: answerId }, body: { state: "reviewed", note: "Gracias" } }),
    read: {
      note: async ({ person, answerId }) =>
        (await person.call({ url: `/api/admin/feedback/${answerId}` })).json().note,
    },
  },
  listSurveyAnswers: list,
  listProblemReports: list,
  updateProblemReport: {
    trims: true,
    request: ({ problemReportId }) => ({
      params: { id: problemReportId },
      body: { state: "open", note: "Visto" },
    }),
    read: { note: async (world) => (await problemReportOf(world, world.problemReportId)).note },
  },
  listGaps: search,
  updateGap: {
    request: (_world, id) => ({ params: { id }, body: { state: "assigned", owner: "Rampa" } }),
    status: 422,
  },
};

/** One pixel. */
const PIXEL =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

function withoutAssistant({ body }: SentRequest): SentRequest {
  return { body: { ...body, assistantId: undefined } };
}

async function itemsOf(person: Participant, url: string) {
  return (await person.call({ url })).json().items;
}

async function itemOf(person: Participant, url: string, id: string) {
  return (await itemsOf(person, url)).find((item: Ids) => item.id === id);
}

async function messagesOf({ person }: World, conversationId: string) {
  return itemsOf(person, `/api/history/list_messages?conversationId=${conversationId}`);
}

async function firstMessage(world: World, conversationId: string) {
  const [{ text, content }] = await messagesOf(world, conversationId);
  if (content[0].text !== text) throw new Error("The text differs from the content.");
  return text;
}

async function answerOf(world: World) {
  return (await messagesOf(world, world.conversationId)).find(({ id }: Ids) => id === world.answerId);
}

const conversationOf = ({ person, conversationId }: World) =>
  itemOf(person, "/api/history/list_conversations?limit=100", conversationId);

async function assistantOf(person: Participant, id: string) {
  return (await person.call({ url: `/api/assistant?assistant_id=${id}` })).json();
}

function assistantReaders(idOf: (world: World, id: string) => string): TextFieldRow["read"] & object {
  const read = async (world: World, id: string) => assistantOf(world.person, idOf(world, id));
  return {
    name: async (world, id) => (await read(world, id)).name,
    description: async (world, id) => (await read(world, id)).description,
    instructions: async (world, id) => (await read(world, id)).instructions,
    "starters.*": async (world, id) => (await read(world, id)).starters[0],
  };
}

async function testOf({ person, assistantId }: World, id: string) {
  return itemOf(person, `/api/assistant/${assistantId}/tests`, id);
}

async function termOf({ person }: World, id: string) {
  const { terms } = (await person.call({ url: "/api/admin/glossary" })).json();
  return terms.find((term: Ids) => term.id === id);
}

async function verifiedOf({ person }: World, id: string): Promise<VerifiedAnswer> {
  return itemOf(person, "/api/admin/verified-answers", id);
}

async function toolServerOf({ person }: World, id: string) {
  const { servers } = (await person.call({ url: "/api/admin/tool-servers" })).json();
  return servers.find((server: Ids) => server.id === id);
}

async function problemReportOf({ person }: World, id: string) {
  return (await person.call({ url: `/api/admin/issues/${id}` })).json();
}
