import { randomUUID } from "node:crypto";
import type { Assistant } from "@metatron/contract/assistant";
import type { InjectOptions } from "fastify";
import { question } from "./ask.ts";
import { assistantFields, formWith, type Team } from "./assistant-data.ts";

type Actor = keyof Team | "nobody";
export type Expected = Record<Actor, number>;
export type Request = InjectOptions & { url: string };
/** `current` is the assistant as it is when the actor's turn comes. */
type Build = (context: { assistant: Assistant; current: Assistant; team: Team }) => Request;

/** From the weakest to the strongest: what succeeds and destroys comes last. */
export const ACTORS: Actor[] = ["nobody", "stranger", "external", "viewer", "editor", "admin", "owner"];

const usable: Expected = {
  ...{ nobody: 401, stranger: 404, external: 404, viewer: 200, editor: 200, admin: 404, owner: 200 },
};
const editable: Expected = { ...usable, viewer: 403 };
const owned: Expected = { ...usable, viewer: 403, editor: 403 };
export const everyone: Expected = {
  ...{ nobody: 401, stranger: 200, external: 200, viewer: 200, editor: 200, admin: 200, owner: 200 },
};
/** The success status of a call in place of 200. */
export const with200As = (expected: Expected, status: number): Expected =>
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
export const CALLS: Record<string, { build: Build; expected: Expected; needsOwn?: true }> = {
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
    expected: { ...with200As(everyone, 424), external: 403 },
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
    build: ({ assistant, team }) => ({
      method: "DELETE",
      url: `/api/assistant/${assistant.id}/delete_member?email=${encodeURIComponent(team.viewer.email)}`,
    }),
    expected: with200As(owned, 204),
  },
  transferAssistant: {
    needsOwn: true,
    build: ({ assistant, team }) =>
      post(`/api/assistant/${assistant.id}/transfer`, { email: team.owner.email }),
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
