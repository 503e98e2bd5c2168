import { randomUUID } from "node:crypto";
import { openConversation } from "../../src/modules/history/index.ts";
import { question } from "../ask.ts";
import { assistantFields, formWith, type Participant } from "../assistant-data.ts";
import type { TestApp } from "../harness.ts";
import { formOf } from "../upload.ts";

/** What a call may name, by kind; a scenario says whose they are. */
export interface Objects {
  conversation: string;
  answer: string;
  file: string;
  assistant: string;
  artifact: string;
  test: string;
  image: string;
  folder: string;
  problemReport: string;
  case: string;
  schedule: string;
  project: string;
  projectFile: string;
  /** In the project. */
  projectConversation: string;
  prompt: string;
  memoryFact: string;
  share: string;
  handover: string;
  comparison: string;
  column: string;
  /** To whom the assistant belongs. */
  ownerEmail: string;
  /** An assistant that is there, where the id of a new one is wanted. */
  takenAssistant: string;
}

export const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==",
  "base64",
);
const PIXEL_URL = `data:image/png;base64,${PIXEL.toString("base64")}`;

/** One of each kind, made over the API as a person makes them. */
export async function makeObjects(test: TestApp, owner: Participant): Promise<Objects> {
  const asked = question("Hola");
  const { conversationId: conversation, answerId: answer } = asked;
  await must(owner, "/api/assistant/chatlibre", asked);
  await must(owner, "/api/chat/feedback", {
    conversationId: conversation,
    messageId: answer,
    feedback: "good",
  });
  const file = (await mustForm(owner, `/api/conversation/${conversation}/files/upload`)).id;
  const { id: assistant } = await must(owner, "/api/assistant/new", assistantFields());
  const artifact = (await mustForm(owner, "/api/assistant/upload", { assistantId: assistant })).id;
  const testId = randomUUID();
  const saved = { question: "¿Qué chaleco?", facts: ["amarillo"] };
  await must(owner, `/api/assistant/${assistant}/tests/${testId}`, saved, "PUT");
  const problemReport = randomUUID();
  const report = {
    id: problemReport,
    kind: "Error",
    description: "No abre",
    context: {},
    screenshot: PIXEL_URL,
  };
  await must(owner, "/api/issues", report);
  const opened = { id: randomUUID(), subject: "Nómina", description: "Falta un plus.", category: "Nómina" };
  await must(owner, "/api/rhconnect/cases", opened);
  const scheduled = { id: randomUUID(), ...scheduleFields };
  await must(owner, "/api/schedules", scheduled);
  const project = randomUUID();
  await must(owner, `/api/projects/${project}`, { ...projectFields, version: null }, "PUT");
  const projectFile = (await mustForm(owner, `/api/projects/${project}/files`)).id;
  const inProject = question("Hola", { projectId: project });
  await must(owner, "/api/assistant/chatlibre", inProject);
  const projectConversation = inProject.conversationId;
  const prompt = randomUUID();
  await must(owner, `/api/prompts/${prompt}`, { ...promptFields, version: null }, "PUT");
  const memoryFact = randomUUID();
  const fact = { text: `Prefiero tablas ${memoryFact}`, version: null };
  await must(owner, `/api/me/memory/facts/${memoryFact}`, fact, "PUT");
  const share = shareFields(conversation, answer);
  await must(owner, "/api/shares", share);
  const handover = handoverFields(conversation);
  await must(owner, "/api/handovers", handover);
  const image = await makeImage(test, owner);
  const folder = await makeFolder(test, owner, assistant);
  const { comparison, column } = await makeComparison(test, owner);
  await setText(test, [file, artifact]);
  const made = {
    conversation,
    answer,
    file,
    assistant,
    artifact,
    test: testId,
    image,
    folder,
    problemReport,
  };
  return {
    ...made,
    case: opened.id,
    schedule: scheduled.id,
    project,
    projectFile,
    projectConversation,
    prompt,
    memoryFact,
    share: share.id,
    handover: handover.id,
    comparison,
    column,
    ownerEmail: owner.email,
    takenAssistant: assistant,
  };
}

export const scheduleFields = {
  question: "¿Qué cambió en el manual de rampa?",
  chat: "chat-libre",
  assistantId: null,
  model: null,
  online: false,
  personalData: null,
  rule: { every: "week", weekday: 1, time: "08:00" },
  timeZone: "Europe/Madrid",
};

/** For the owner and one address alone. */
export const shareFields = (conversationId: string, messageId: string) => ({
  id: randomUUID(),
  conversationId,
  messageId,
  part: "conversation",
  everyone: false,
  roles: [],
  emails: ["nadie@aerovia.example"],
  days: 7,
});

export const handoverFields = (conversationId: string) => ({
  id: randomUUID(),
  from: "2026-11-16T06:00:00.000Z",
  to: "2026-11-16T14:00:00.000Z",
  conversationIds: [conversationId],
  caseIds: [],
  carriedIds: [],
  notes: [{ section: "attention", text: "La pasarela 4 está cerrada." }],
});

export const projectFields = {
  name: "Verano 2027",
  color: "chart-1",
  instructions: "Responde en una frase.",
};

export const promptFields = {
  title: "Aviso de retraso",
  text: "Avisa del retraso del vuelo {{vuelo}}.",
  scope: "own",
  roles: [],
};

/** Deletes what can be deleted of them, over the API. */
export async function deleteObjects(owner: Participant, made: Objects): Promise<void> {
  const { assistant } = made;
  const urls = [
    `/api/shares/${made.share}`,
    `/api/handovers/${made.handover}`,
    `/api/comparisons/${made.comparison}`,
    `/api/conversation/${made.conversation}/file/${made.file}/delete`,
    `/api/history/delete/${made.conversation}`,
    `/api/images/${made.image}`,
    `/api/schedules/${made.schedule}`,
    `/api/projects/${made.project}/files/${made.projectFile}`,
    `/api/projects/${made.project}`,
    `/api/history/delete/${made.projectConversation}`,
    `/api/prompts/${made.prompt}`,
    `/api/me/memory/facts/${made.memoryFact}`,
    `/api/assistant/${assistant}/artifact/${made.artifact}/delete`,
    `/api/assistant/${assistant}/tests/${made.test}`,
    `/api/assistant/assistant_delete?assistant_id=${assistant}`,
  ];
  for (const url of urls) {
    const answer = await owner.call({ method: "DELETE", url });
    if (answer.statusCode !== 204) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
  }
}

/** Ids that nothing has. */
export const neverMade = (): Objects => ({
  conversation: randomUUID(),
  answer: randomUUID(),
  file: randomUUID(),
  assistant: randomUUID(),
  artifact: randomUUID(),
  test: randomUUID(),
  image: randomUUID(),
  folder: `folder-of-${randomUUID()}`,
  problemReport: randomUUID(),
  case: randomUUID(),
  schedule: randomUUID(),
  project: randomUUID(),
  projectFile: randomUUID(),
  projectConversation: randomUUID(),
  prompt: randomUUID(),
  memoryFact: randomUUID(),
  share: randomUUID(),
  handover: randomUUID(),
  comparison: randomUUID(),
  column: randomUUID(),
  ownerEmail: "nadie@aerovia.example",
  takenAssistant: randomUUID(),
});

/** Each id is of another kind than the call wants. */
export const ofOtherKinds = (made: Objects): Objects => ({
  conversation: made.assistant,
  answer: made.conversation,
  file: made.conversation,
  assistant: made.conversation,
  artifact: made.assistant,
  test: made.answer,
  image: made.file,
  folder: made.assistant,
  problemReport: made.answer,
  case: made.conversation,
  schedule: made.conversation,
  project: made.conversation,
  projectFile: made.file,
  projectConversation: made.conversation,
  prompt: made.conversation,
  memoryFact: made.conversation,
  share: made.conversation,
  handover: made.conversation,
  comparison: made.conversation,
  column: made.conversation,
  ownerEmail: made.ownerEmail,
  takenAssistant: made.conversation,
});

/** The containers of one with the contents of another. */
export const mixedOf = (own: Objects, others: Objects): Objects => ({
  ...others,
  conversation: own.conversation,
  assistant: own.assistant,
  project: own.project,
  ownerEmail: own.ownerEmail,
});

async function must(
  owner: Participant,
  url: string,
  payload: object,
  method: "POST" | "PUT" = "POST",
): Promise<{ id: string }> {
  const answer = await owner.call({ method, url, payload });
  if (answer.statusCode >= 300) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
  const isJson = String(answer.headers["content-type"]).startsWith("application/json");
  return isJson ? answer.json() : { id: "" };
}

async function mustForm(owner: Participant, url: string, fields = {}): Promise<{ id: string }> {
  const form = formOf({ fields, content: `Nota ${randomUUID()}` });
  const answer = await owner.call({ method: "POST", url, ...form });
  if (answer.statusCode !== 202) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
  return answer.json();
}

/** As if a model had painted it. */
async function makeImage({ deps }: TestApp, owner: Participant): Promise<string> {
  const { db } = deps.database;
  const form = formWith({ name: "a.png", type: "image/png", bytes: PIXEL });
  const kept = await owner.call({ method: "POST", url: "/api/assistant/avatar", ...form });
  const fileId: string = kept.json().fileId;
  const { person_id } = await db
    .selectFrom("files")
    .select("person_id")
    .where("id", "=", fileId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("images")
    .values({
      file_id: fileId,
      person_id,
      request_id: randomUUID(),
      ordinal: 1,
      prompt: "Un avión",
      style: null,
      model: "posters",
      is_demo: true,
      width: 1,
      height: 1,
      conversation_id: null,
    })
    .execute();
  return fileId;
}

/** As if there had been models to compare. */
async function makeComparison({ deps }: TestApp, owner: Participant) {
  const { db } = deps.database;
  const { id: person_id } = await db
    .selectFrom("people")
    .select("id")
    .where("email", "=", owner.email)
    .executeTakeFirstOrThrow();
  const [comparison, column, conversation] = [randomUUID(), randomUUID(), randomUUID()];
  const at = new Date();
  await db
    .insertInto("comparisons")
    .values({
      id: comparison,
      person_id,
      brand: "rh",
      is_blind: false,
      verdict: null,
      best_column_id: null,
      voted_at: null,
      kept_column_id: null,
      created_at: at,
      updated_at: at,
    })
    .execute();
  await openConversation(db, {
    personId: person_id,
    conversationId: conversation,
    title: "",
    model: "gone",
    comparisonId: comparison,
  });
  await db
    .insertInto("comparison_columns")
    .values({
      id: column,
      comparison_id: comparison,
      person_id,
      place: 0,
      model: "gone",
      conversation_id: conversation,
      refused: null,
    })
    .execute();
  return { comparison, column };
}

/** As if Drive had made it. */
async function makeFolder({ deps }: TestApp, owner: Participant, assistantId: string): Promise<string> {
  const { db } = deps.database;
  const key = `folder-of-${assistantId}`;
  const { id: person_id } = await db
    .selectFrom("people")
    .select("id")
    .where("email", "=", owner.email)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("knowledge_sources")
    .values({
      collection_id: assistantId,
      kind: "drive",
      key,
      name: "Rampa",
      url: null,
      person_id,
      reason: null,
      run_id: null,
      page_cursor: null,
    })
    .execute();
  return key;
}

/** As if they had been read. */
async function setText({ deps }: TestApp, fileIds: readonly string[]): Promise<void> {
  const texts = fileIds.map((file_id) => ({ file_id, text: "Nota", page_starts: "[]", blocks: "[]" }));
  await deps.database.db.insertInto("file_texts").values(texts).execute();
}
