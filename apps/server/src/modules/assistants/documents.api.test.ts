import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addMember, newAssistant, newParticipant, type Participant } from "../../../test/assistant-data.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { formOf } from "../../../test/upload.ts";
import { addFile, assistantOwner, listFiles, readFile } from "../files/index.ts";
import { copyKnowledgeHandler } from "./duplicate-assistant.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ environment: { OLLAMA_BASE_URL: "off" } });
});
afterAll(() => test.close());

const db = () => test.deps.database.db;

async function upload({ call }: Participant, assistantId: string, content: string): Promise<string> {
  const form = formOf({ fields: { assistantId }, name: "norma.txt", content });
  return (await call({ method: "POST", url: "/api/assistant/upload", ...form })).json().id;
}

const idOf = async ({ email }: Participant) =>
  (await db().selectFrom("people").select("id").where("email", "=", email).executeTakeFirstOrThrow()).id;

const auditOf = (assistantId: string) =>
  db()
    .selectFrom("audit")
    .select(["action", "actor_id", "details"])
    .where("subject_id", "=", assistantId)
    .where("action", "like", "assistant.document%")
    .orderBy("seq")
    .execute();

describe("the audit", () => {
  it("records who added and removed an assistant's document, once each", async () => {
    const [owner, editor] = [newParticipant(test), newParticipant(test)];
    const { id } = await newAssistant(owner);
    await addMember(owner, id, editor.email, "editor");
    const fileId = await upload(editor, id, "Calzos puestos.");
    await upload(editor, id, "Calzos puestos.");
    const remove = { method: "DELETE", url: `/api/assistant/${id}/artifact/${fileId}/delete` } as const;
    expect((await owner.call(remove)).statusCode).toBe(204);
    expect((await owner.call(remove)).statusCode).toBe(404);
    const details = { fileId, name: "norma.txt", source: "upload" };
    expect(await auditOf(id)).toEqual([
      { action: "assistant.document_added", actor_id: await idOf(editor), details },
      { action: "assistant.document_removed", actor_id: await idOf(owner), details },
    ]);
  });

  it("records that a source has replaced a document", async () => {
    const owner = newParticipant(test);
    const { id } = await newAssistant(owner);
    const add = (text: string) =>
      addFile(test.deps, {
        personId: randomUUID(),
        purpose: "assistant",
        ownerId: id,
        name: "Rampa.html",
        type: "text/html",
        bytes: Buffer.from(text),
        source: "confluence",
        sourceKey: "7",
      });
    await add("Uno");
    const file = await add("Dos");
    await add("Dos");
    expect(await auditOf(id)).toEqual([
      {
        action: "assistant.document_replaced",
        actor_id: null,
        details: { fileId: file.id, name: "Rampa.html", source: "confluence" },
      },
    ]);
  });
});

describe("copying an assistant's knowledge", () => {
  async function copyOf(id: string, editor: Participant) {
    const to = randomUUID();
    const url = `/api/assistant/${id}/duplicate`;
    const made = await editor.call({ method: "POST", url, payload: { id: to } });
    expect(made.statusCode).toBe(201);
    const job = { from: id, to, personId: await idOf(editor) };
    const run = () => copyKnowledgeHandler({ ...test.deps, db: db() }).handle(job, "job");
    const copied = async () => (await listFiles(test.deps.db, assistantOwner(to))).length;
    return { run, copied };
  }

  it("runs for a person who may still edit it, and not for one who was removed before the job", async () => {
    const [owner, editor] = [newParticipant(test), newParticipant(test)];
    const { id } = await newAssistant(owner);
    await addMember(owner, id, editor.email, "editor");
    await upload(owner, id, "Solo para el equipo.");
    const early = await copyOf(id, editor);
    await early.run();
    expect(await early.copied()).toBe(1);

    const late = await copyOf(id, editor);
    const url = `/api/assistant/${id}/delete_member?email=${encodeURIComponent(editor.email)}`;
    expect((await owner.call({ method: "DELETE", url })).statusCode).toBe(204);
    await late.run();
    expect(await late.copied()).toBe(0);
  });

  it("does not run for a viewer, including an editor who became a viewer", async () => {
    const [owner, editor] = [newParticipant(test), newParticipant(test)];
    const { id } = await newAssistant(owner);
    await addMember(owner, id, editor.email, "editor");
    await upload(owner, id, "Solo para el equipo.");
    const { run, copied } = await copyOf(id, editor);
    await addMember(owner, id, editor.email, "viewer");
    await run();
    expect(await copied()).toBe(0);
  });
});

it("keeps the picture of an assistant when a copy of it is deleted", async () => {
  const owner = newParticipant(test);
  const drawn = async (seed: string) => {
    const payload = { name: "Rampa", style: "shapes", seed };
    const answer = await owner.call({ method: "POST", url: "/api/assistant/generate_avatar", payload });
    return answer.json().fileId as string;
  };
  const [first, second] = [await drawn("uno"), await drawn("dos")];
  const { id } = await newAssistant(owner, { avatar: first });
  const copy = randomUUID();
  await owner.call({ method: "POST", url: `/api/assistant/${id}/duplicate`, payload: { id: copy } });
  const change = { avatar: second, version: 1 };
  await owner.call({ method: "PUT", url: `/api/assistant/update/${id}`, payload: change });
  const url = `/api/assistant/assistant_delete?assistant_id=${copy}`;
  expect((await owner.call({ method: "DELETE", url })).statusCode).toBe(204);
  expect(await readFile(test.deps.db, first)).toBeDefined();
});
