import { randomUUID } from "node:crypto";
import type { Assistant } from "@metatron/contract/assistant";
import { endpoints } from "@metatron/contract/endpoints";
import { assistantEndpoints } from "@metatron/contract/endpoints/assistants";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { question } from "../../../test/ask.ts";
import {
  assistantFields,
  formWith,
  newSharedAssistant,
  newTeam,
  type Team,
} from "../../../test/assistant-data.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { ensureOfficial } from "./ensure-official.ts";

let test: TestApp;
let team: Team;
let shared: Assistant;
const OFFICIAL = "6f1f7c52-3d3e-4a55-9a34-0d6f6a5c1e01";

beforeAll(async () => {
  test = await startTestApp();
  team = newTeam(test);
  // The first visit makes each person known.
  for (const person of Object.values(team)) await person.call({ url: "/api/assistants/list" });
  shared = await newSharedAssistant(team);
  await ensureOfficial(test.deps.database.db, [
    {
      ...{ id: OFFICIAL, specialty: "general", name: "General", description: "Para todo." },
      ...{ instructions: "Ayuda.", model: "gpt-5", starters: [] },
    },
  ]);
});
afterAll(() => test.close());

type Actor = keyof Team | "nobody";
type Expected = Record<Actor, number>;
type Request = InjectOptions & { url: string };
/** `current` is the assistant as it is when the actor's turn comes. */
type Build = (context: { assistant: Assistant; current: Assistant; team: Team }) => Request;

/** From the weakest to the strongest: what succeeds and destroys comes last. */
const ACTORS: Actor[] = ["nobody", "stranger", "external", "viewer", "editor", "admin", "owner"];

const usable: Expected = {
  ...{ nobody: 401, stranger: 404, external: 404, viewer: 200, editor: 200, admin: 404, owner: 200 },
};
const editable: Expected = { ...usable, viewer: 403 };
const owned: Expected = { ...usable, viewer: 403, editor: 403 };
const everyone: Expected = {
  ...{ nobody: 401, stranger: 200, external: 200, viewer: 200, editor: 200, admin: 200, owner: 200 },
};
/** The success status of a call in place of 200. */
const with200As = (expected: Expected, status: number): Expected =>
  ({
    nobody: expected.nobody,
    ...Object.fromEntries(
      Object.entries(expected).map(([actor, each]) => [actor, each === 200 ? status : each]),
    ),
  }) as Expected;

const post = (url: string, payload: object = {}): Request => ({ method: "POST", url, payload });
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const draft = { name: "Borrador", instructions: "Responde." };

/** Where an actor's success changes what the next one meets, the row has an assistant of its own. */
const CALLS: Record<string, { build: Build; expected: Expected; needsOwn?: true }> = {
  listAssistants: { build: () => ({ url: "/api/assistants/list" }), expected: everyone },
  listAllAssistants: {
    build: () => ({ url: "/api/admin/assistants" }),
    expected: { nobody: 401, stranger: 403, external: 403, viewer: 403, editor: 403, admin: 200, owner: 403 },
  },
  createAssistant: {
    build: () => post("/api/assistant/new", assistantFields()),
    expected: with200As(everyone, 201),
  },
  generateAvatar: {
    build: () => post("/api/assistant/generate_avatar", { name: "Rampa" }),
    expected: everyone,
  },
  uploadAvatar: {
    build: () => ({
      method: "POST",
      url: "/api/assistant/avatar",
      ...formWith({ name: "a.png", type: "image/png", bytes: PIXEL }),
    }),
    expected: everyone,
  },
  draftInstructions: {
    build: () => post("/api/assistant/generate/instruction_costar", { brief: "Rampa" }),
    expected: everyone,
  },
  searchConfluenceSpaces: {
    build: () => ({ url: "/api/assistant/confluence/spaces/search?q=a" }),
    expected: with200As(everyone, 424),
  },
  getAssistant: {
    build: ({ assistant }) => ({ url: `/api/assistant?assistant_id=${assistant.id}` }),
    expected: usable,
  },
  updateAssistant: {
    build: ({ assistant, current }) => ({
      method: "PUT",
      url: `/api/assistant/update/${assistant.id}`,
      payload: { name: randomUUID(), version: current.version },
    }),
    expected: editable,
  },
  deleteAssistant: {
    needsOwn: true,
    build: ({ assistant }) => ({
      method: "DELETE",
      url: `/api/assistant/assistant_delete?assistant_id=${assistant.id}`,
    }),
    expected: with200As(owned, 204),
  },
  listMembers: {
    build: ({ assistant }) => ({ url: `/api/assistant/${assistant.id}/members` }),
    expected: usable,
  },
  addMember: {
    build: ({ assistant }) =>
      post(`/api/assistant/${assistant.id}/add_member`, { email: "nueva@aerovia.example", role: "viewer" }),
    expected: with200As(owned, 201),
  },
  deleteMember: {
    needsOwn: true,
    build: ({ assistant }) => ({
      method: "DELETE",
      url: `/api/assistant/${assistant.id}/delete_member?email=${encodeURIComponent(team.viewer.email)}`,
    }),
    expected: with200As(owned, 204),
  },
  transferAssistant: {
    needsOwn: true,
    build: ({ assistant }) => post(`/api/assistant/${assistant.id}/transfer`, { email: team.owner.email }),
    expected: { ...owned, admin: 200 },
  },
  leaveAssistant: {
    needsOwn: true,
    build: ({ assistant }) => post(`/api/assistant/${assistant.id}/leave`),
    expected: { ...with200As(usable, 204), owner: 409 },
  },
  duplicateAssistant: {
    build: ({ assistant }) => post(`/api/assistant/${assistant.id}/duplicate`, { id: randomUUID() }),
    expected: with200As(editable, 201),
  },
  pinAssistant: {
    build: ({ assistant }) => ({
      method: "PUT",
      url: `/api/assistant/${assistant.id}/pin`,
      payload: { pinned: true },
    }),
    expected: with200As(usable, 204),
  },
  listVersions: {
    build: ({ assistant }) => ({ url: `/api/assistant/${assistant.id}/versions` }),
    expected: editable,
  },
  getVersion: {
    build: ({ assistant }) => ({ url: `/api/assistant/${assistant.id}/version?version=1` }),
    expected: editable,
  },
  restoreVersion: {
    build: ({ assistant, current }) =>
      post(`/api/assistant/${assistant.id}/restore`, { restore: 1, version: current.version }),
    expected: editable,
  },
  listAssistantSources: {
    build: ({ assistant }) => ({ url: `/api/assistant/${assistant.id}/sources` }),
    expected: editable,
  },
  updateCollection: {
    build: ({ assistant }) => ({
      method: "PUT",
      url: `/api/collection/update/assistant/${assistant.id}`,
      payload: { reindex: true },
    }),
    expected: with200As(editable, 202),
  },
  createDriveFolder: {
    build: ({ assistant }) =>
      post("/api/drive/folder/create", { id: randomUUID(), assistantId: assistant.id, name: "Rampa" }),
    expected: with200As(editable, 424),
  },
  deleteDriveFolder: {
    needsOwn: true,
    build: ({ assistant }) => ({
      method: "DELETE",
      url: `/api/drive/folder/delete?folder_id=folder-of-${assistant.id}`,
    }),
    expected: with200As(editable, 424),
  },
  listTests: {
    build: ({ assistant }) => ({ url: `/api/assistant/${assistant.id}/tests` }),
    expected: editable,
  },
  saveTest: {
    build: ({ assistant }) => ({
      method: "PUT",
      url: `/api/assistant/${assistant.id}/tests/${randomUUID()}`,
      payload: { question: "¿Qué chaleco?", facts: ["amarillo"] },
    }),
    expected: editable,
  },
  deleteTest: {
    build: ({ assistant }) => ({
      method: "DELETE",
      url: `/api/assistant/${assistant.id}/tests/${randomUUID()}`,
    }),
    expected: with200As(editable, 404),
  },
  runTests: {
    build: ({ assistant }) => post(`/api/assistant/${assistant.id}/tests/run`),
    expected: editable,
  },
  generateInstructions: {
    build: ({ assistant }) => post(`/api/assistant/generate/instruction_costar/${assistant.id}`),
    expected: editable,
  },
  listAssistantFiles: {
    build: ({ assistant }) => ({ url: `/api/assistant/${assistant.id}/file/all/metadata` }),
    expected: usable,
  },
  uploadAssistantFile: {
    build: ({ assistant }) => ({
      method: "POST",
      url: "/api/assistant/upload",
      ...formWith(
        { name: "norma.txt", type: "text/plain", bytes: Buffer.from(`Norma ${randomUUID()}`) },
        { assistantId: assistant.id },
      ),
    }),
    expected: { ...with200As(editable, 202), viewer: 404 },
  },
  deleteArtifact: {
    build: ({ assistant }) => ({
      method: "DELETE",
      url: `/api/assistant/${assistant.id}/artifact/${randomUUID()}/delete`,
    }),
    expected: with200As({ ...editable, viewer: 404 }, 404),
  },
  playground: {
    build: ({ assistant }) =>
      post("/api/assistant/playground", {
        ...{ draft, assistantId: assistant.id },
        messages: [{ role: "user", content: "Hola" }],
      }),
    expected: editable,
  },
  chatAssistant: {
    build: ({ assistant }) =>
      post("/api/assistant/chat_assistant", question("Hola", { assistantId: assistant.id })),
    expected: usable,
  },
};

it("names every call on assistants", () => {
  const all = Object.keys({ ...assistantEndpoints, playground: 1, chatAssistant: 1 });
  expect(Object.keys(CALLS).sort()).toEqual(all.sort());
  expect(Object.keys(endpoints)).toEqual(expect.arrayContaining(Object.keys(CALLS)));
});

describe.each(Object.entries(CALLS))("%s", (_name, { build, expected, needsOwn }) => {
  it("answers each person by their part in the assistant", async () => {
    const assistant = needsOwn ? await newSharedAssistant(team) : shared;
    if (needsOwn) await giveFolder(assistant.id);
    expect(await answersTo((current) => build({ assistant, current, team }), assistant, team.owner)).toEqual(
      expected,
    );
  });
});

/** Everyone but external people asks an official assistant; administrators change it; nobody deletes or shares it. */
const officialUse: Expected = { ...everyone, external: 404 };
const officialChange: Expected = { ...officialUse, stranger: 403, viewer: 403, editor: 403, owner: 403 };
const nobodyMay: Expected = { ...officialChange, admin: 403 };

describe.each<[string, Expected]>([
  ["getAssistant", officialUse],
  ["chatAssistant", officialUse],
  ["listAssistantFiles", officialUse],
  ["listMembers", officialUse],
  ["pinAssistant", with200As(officialUse, 204)],
  ["updateAssistant", officialChange],
  ["listVersions", officialChange],
  ["restoreVersion", officialChange],
  ["saveTest", officialChange],
  ["playground", officialChange],
  ["generateInstructions", officialChange],
  ["updateCollection", with200As(officialChange, 202)],
  ["uploadAssistantFile", { ...with200As({ ...everyone, external: 404 }, 404), admin: 202 }],
  ["deleteAssistant", nobodyMay],
  ["addMember", nobodyMay],
  ["transferAssistant", nobodyMay],
  ["leaveAssistant", with200As(officialUse, 409)],
])("%s of an official assistant", (name, expected) => {
  it("answers each person by their role", async () => {
    const build = CALLS[name]?.build;
    if (!build) throw new Error(`No call ${name}`);
    const assistant = (await team.admin.call({ url: `/api/assistant?assistant_id=${OFFICIAL}` })).json();
    const request = (current: Assistant) => build({ assistant, current, team });
    expect(await answersTo(request, assistant, team.admin)).toEqual(expected);
  });
});

it("lets external people use an official assistant that names their role", async () => {
  const current = (await team.admin.call({ url: `/api/assistant?assistant_id=${OFFICIAL}` })).json();
  const roles = ["chat_metatron_user_external", "chat_metatron_user_basic"];
  const named = await team.admin.call({
    ...{ method: "PUT", url: `/api/assistant/update/${OFFICIAL}` },
    payload: { roles, version: current.version },
  });
  expect(named.json().roles).toEqual(roles);
  const seen = await team.external.call({ url: "/api/assistants/list?scope=official" });
  expect(seen.json().items.map(({ id }: Assistant) => id)).toContain(OFFICIAL);
  await team.admin.call({
    ...{ method: "PUT", url: `/api/assistant/update/${OFFICIAL}` },
    payload: { roles: null, version: named.json().version },
  });
});

/** One after the other; `current` is what the assistant is when an actor's turn comes. */
async function answersTo(
  build: (current: Assistant) => Request,
  assistant: Assistant,
  knower: Team["owner"],
): Promise<Partial<Expected>> {
  const answers: Partial<Expected> = {};
  let current = assistant;
  for (const actor of ACTORS) {
    const call = actor === "nobody" ? test.app.inject.bind(test.app) : team[actor].call;
    answers[actor] = (await call(build(current))).statusCode;
    const seen = await knower.call({ url: `/api/assistant?assistant_id=${assistant.id}` });
    if (seen.statusCode === 200) current = seen.json();
  }
  return answers;
}

/** As if Drive had made it. */
async function giveFolder(assistantId: string): Promise<void> {
  await test.deps.database.db
    .insertInto("knowledge_sources")
    .values({
      ...{ collection_id: assistantId, kind: "drive", key: `folder-of-${assistantId}`, name: "Rampa" },
      ...{ url: null, person_id: randomUUID(), reason: null, run_id: null, page_cursor: null },
    })
    .execute();
}
