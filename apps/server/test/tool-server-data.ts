import { randomUUID } from "node:crypto";
import type { ServerTool, ToolServer } from "@metatron/contract/tool-servers/tool-servers";
import type { Tool, ToolContext, ToolsWanted } from "../src/modules/turns/index.ts";
import { newParticipant, type Participant } from "./assistant-data.ts";
import type { TestApp } from "./harness.ts";
import type { TestPerson } from "./test-issuer.ts";

export interface Known extends Participant {
  /** The same person without the way to call, for tokens. */
  identity: TestPerson;
  personId: string;
}

/** Somebody who has used the product: their row exists. */
export async function meet(test: TestApp, roles?: TestPerson["roles"]): Promise<Known> {
  const { call, ...identity } = newParticipant(test, roles);
  await call({ url: "/api/models" });
  const { id: personId } = await test.deps.db
    .selectFrom("people")
    .select("id")
    .where("email", "=", identity.email)
    .executeTakeFirstOrThrow();
  return { ...identity, call, identity, personId };
}

export const serverFields = (changes: object = {}) => ({
  name: `Rampa ${randomUUID().slice(0, 8)}`,
  kind: "http",
  address: "http://127.0.0.1:1/mcp",
  headers: [],
  oauth: null,
  isEnabled: true,
  ...changes,
});

/** Registers a server and lists its tools. */
export async function newToolServer(admin: Participant, changes: object = {}): Promise<ToolServer> {
  const id = randomUUID();
  const url = `/api/admin/tool-servers/${id}`;
  const saved = await admin.call({ method: "PUT", url, payload: serverFields(changes) });
  if (saved.statusCode !== 200) throw new Error(`No server: ${saved.body}`);
  return checkNow(admin, id);
}

export async function checkNow(admin: Participant, id: string): Promise<ToolServer> {
  return (await admin.call({ method: "POST", url: `/api/admin/tool-servers/${id}/check` })).json();
}

/** Accepts tools in their current form. */
export function accept(admin: Participant, server: ToolServer, changes: object = {}, names?: string[]) {
  const tools = server.tools
    .filter(({ name }) => names?.includes(name) ?? true)
    .map(({ name, digest, access }: ServerTool) => ({
      name,
      digest,
      access,
      isOn: true,
      roles: [],
      place: "everywhere",
      assistants: [],
      ...changes,
    }));
  return admin.call({ method: "PUT", url: `/api/admin/tool-servers/${server.id}/tools`, payload: { tools } });
}

export const wanted = (person: Known, changes: Partial<ToolsWanted> = {}): ToolsWanted => ({
  personId: person.personId,
  roles: person.roles,
  chosen: null,
  specialty: null,
  assistant: null,
  hasDocuments: false,
  online: false,
  question: "¿Qué puerta tiene el AV204?",
  ...changes,
});

/** Runs a tool as the engine does: its schema parses the input first. */
export function runTool(tool: Tool | undefined, input: unknown, context: ToolContext): Promise<unknown> {
  if (!tool) throw new Error("The tool is not offered.");
  return tool.run(tool.input.parse(input), context);
}

export const toolContext = (person: Known, changes: Partial<ToolContext> = {}): ToolContext => ({
  personId: person.personId,
  roles: person.roles,
  language: "es",
  conversationId: undefined,
  scope: { collections: [], fileIds: [] },
  idempotencyKey: `${randomUUID()}/1`,
  signal: new AbortController().signal,
  progress: () => undefined,
  cite: () => [],
  reply: () => Promise.reject(new Error("nobody is asked")),
  fill: () => Promise.reject(new Error("nobody is asked")),
  ...changes,
});
