import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  addMember,
  newAssistant,
  newParticipant,
  type Participant,
} from "../../../../test/assistant-data.ts";
import { startTestApp, type TestApp } from "../../../../test/harness.ts";
import { formOf } from "../../../../test/upload.ts";
import { addFile } from "../../files/index.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ environment: { OLLAMA_BASE_URL: "off" } });
});
afterAll(() => test.close());

async function exported({ call }: Participant): Promise<Record<string, string>> {
  const answer = await call({ url: "/api/me/export" });
  const entries = Object.entries(unzipSync(answer.rawPayload));
  return Object.fromEntries(entries.map(([name, bytes]) => [name, strFromU8(bytes)]));
}

const idOf = async ({ email }: Participant) =>
  (
    await test.deps.database.db
      .selectFrom("people")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirstOrThrow()
  ).id;

it("exports an assistant's documents and sources to its owner, and none of them to a removed editor", async () => {
  const [owner, editor] = [newParticipant(test), newParticipant(test)];
  const { id } = await newAssistant(owner, { instructions: "Instrucciones secretas" });
  await addMember(owner, id, editor.email, "editor");
  const form = formOf({ fields: { assistantId: id }, name: "secreto.txt", content: "Un secreto de rampa." });
  const sent = await editor.call({ method: "POST", url: "/api/assistant/upload", ...form });
  expect(sent.statusCode).toBe(202);
  const file = sent.json();
  const changed = { instructions: "Instrucciones aún más secretas", version: 1 };
  await editor.call({ method: "PUT", url: `/api/assistant/update/${id}`, payload: changed });
  const { db } = test.deps.database;
  const editorId = await idOf(editor);
  await db
    .insertInto("knowledge_sources")
    .values({
      collection_id: id,
      kind: "confluence",
      key: "RAMPA",
      name: "Espacio secreto",
      url: null,
      person_id: editorId,
      reason: null,
      run_id: null,
      page_cursor: null,
    })
    .execute();
  const page = await addFile(test.deps, {
    personId: editorId,
    purpose: "assistant",
    ownerId: id,
    name: "Página secreta.html",
    type: "text/html",
    bytes: Buffer.from("<p>Otro secreto</p>"),
    source: "confluence",
    sourceKey: "1",
  });
  const leave = `/api/assistant/${id}/delete_member?email=${encodeURIComponent(editor.email)}`;
  expect((await owner.call({ method: "DELETE", url: leave })).statusCode).toBe(204);

  const theirs = Object.entries(await exported(editor))
    .flat()
    .join("\n");
  for (const secret of [/secret/i, /rampa/i, new RegExp(file.id), new RegExp(page.id)])
    expect(theirs).not.toMatch(secret);
  expect((await editor.call({ url: `/api/files/${file.id}/content` })).statusCode).toBe(404);

  const ours = await exported(owner);
  expect(ours[`assistant_documents/${file.id}/secreto.txt`]).toBe("Un secreto de rampa.");
  const documents: { id: string }[] = JSON.parse(ours["assistant_documents.json"] ?? "[]");
  expect(documents.map((each) => each.id).sort()).toEqual([file.id, page.id].sort());
  expect(JSON.parse(ours["assistant_sources.json"] ?? "[]")).toMatchObject([
    { assistant_id: id, key: "RAMPA", name: "Espacio secreto" },
  ]);
  const ownerId = await idOf(owner);
  const rows = await db.selectFrom("files").select("person_id").where("owner_id", "=", id).execute();
  const sources = await db
    .selectFrom("knowledge_sources")
    .select("person_id")
    .where("collection_id", "=", id)
    .execute();
  expect(new Set([...rows, ...sources].map(({ person_id }) => person_id))).toEqual(new Set([ownerId]));
});
