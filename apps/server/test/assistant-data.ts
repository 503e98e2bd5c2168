import { randomUUID } from "node:crypto";
import type { Assistant } from "@metatron/contract/assistants/assistant";
import type { MemberRole } from "@metatron/contract/assistants/constants";
import type { TestApp } from "./harness.ts";
import { newPerson, type TestPerson } from "./test-issuer.ts";

export type Call = ReturnType<TestApp["as"]>;

export interface Participant extends TestPerson {
  call: Call;
}

export function newParticipant(test: TestApp, roles?: TestPerson["roles"]): Participant {
  const person = newPerson(roles);
  return { ...person, call: test.as(person) };
}

export const assistantFields = (changes: object = {}) => ({
  id: randomUUID(),
  name: "Asistente de rampa",
  description: "Responde sobre el trabajo en rampa.",
  instructions: "Responde solo sobre rampa.",
  model: "gpt-5",
  starters: ["¿Qué chaleco llevo?"],
  ...changes,
});

export async function newAssistant(owner: Participant, changes: object = {}): Promise<Assistant> {
  const answer = await owner.call({
    method: "POST",
    url: "/api/assistant/new",
    payload: assistantFields(changes),
  });
  if (answer.statusCode !== 201) throw new Error(`No assistant: ${answer.body}`);
  return answer.json();
}

export function addMember(owner: Participant, assistantId: string, email: string, role: MemberRole) {
  return owner.call({
    method: "POST",
    url: `/api/assistant/${assistantId}/add_member`,
    payload: { email, role },
  });
}

/** Lets the people who may not edit an assistant use this version of it. */
export function publish(editor: Participant, assistantId: string, version: number) {
  return editor.call({
    method: "POST",
    url: `/api/assistant/${assistantId}/publish`,
    payload: { version },
  });
}

export interface Team {
  owner: Participant;
  editor: Participant;
  viewer: Participant;
  stranger: Participant;
  external: Participant;
  admin: Participant;
}

export function newTeam(test: TestApp): Team {
  return {
    owner: newParticipant(test),
    editor: newParticipant(test),
    viewer: newParticipant(test),
    stranger: newParticipant(test),
    external: newParticipant(test, ["chat_metatron_user_external"]),
    admin: newParticipant(test, ["chat_metatron_user_admin"]),
  };
}

/** An assistant of the team's owner with its editor and viewer. */
export async function newSharedAssistant({ owner, editor, viewer }: Team): Promise<Assistant> {
  const made = await newAssistant(owner);
  await addMember(owner, made.id, editor.email, "editor");
  await addMember(owner, made.id, viewer.email, "viewer");
  return made;
}

/** A multipart form with one file. */
export function formWith(file: { name: string; type: string; bytes: Uint8Array }, fields: object = {}) {
  const boundary = `form-${randomUUID()}`;
  const head = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const part = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${file.name}"\r\ncontent-type: ${file.type}\r\n\r\n`;
  return {
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([
      Buffer.from(head.join("") + part),
      file.bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  };
}
