import { randomUUID } from "node:crypto";
import type { SourceChange } from "@metatron/contract/sources/source-change";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, question } from "../../../test/ask.ts";
import { newAssistant } from "../../../test/assistant-data.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { addDocument, type Document, ingest } from "../../../test/knowledge.ts";
import { newPerson, type TestPerson } from "../../../test/test-issuer.ts";
import { addFile, removeFile } from "../files/index.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ environment: { OLLAMA_BASE_URL: "off" } });
});
afterAll(() => test.close());

const OLD = "# Dietas\n\nLa dieta por pernocta en Bogotá es de 45 euros por día.";
const NEW = "# Dietas\n\nLa dieta por pernocta en Bogotá es de 60 euros por día.";

/** Creates an assistant with one document, and an answer that cites the document. */
async function citedDocument(document: Partial<Document> = {}) {
  const person = newPerson();
  const { id: assistantId } = await newAssistant({ ...person, call: test.as(person) });
  const given = { ownerId: assistantId, text: OLD, title: "Política de dietas", ...document };
  const file = await addDocument(test, given);
  const request = { ...question("¿De cuánto es la dieta por pernocta en Bogotá?"), assistantId };
  const { text } = await ask(test, person, request, "chat_assistant");
  expect(text).toContain("45 euros");
  return { person, assistantId, file, request };
}

async function changesOf(person: TestPerson, conversationId: string): Promise<SourceChange[]> {
  const url = `/api/history/source_changes?conversationId=${conversationId}`;
  const answer = await test.as(person)({ method: "GET", url });
  expect(answer.statusCode).toBe(200);
  return answer.json().changes;
}

describe("the sources of a conversation", () => {
  it("are unchanged while the document is the same", async () => {
    const { person, request } = await citedDocument();
    expect(await changesOf(person, request.conversationId)).toEqual([]);
  });

  it("are shown with the old and the new wording after the document was rewritten", async () => {
    const { person, assistantId, file, request } = await citedDocument({ sourceKey: "page-1" });
    const again = await addFile(test.deps, {
      personId: randomUUID(),
      purpose: "assistant",
      ownerId: assistantId,
      name: file.name,
      type: file.type,
      title: "Política de dietas",
      sourceKey: "page-1",
      bytes: Buffer.from(NEW),
    });
    expect(again.id).toBe(file.id);
    await ingest(test, file.id);
    expect(await changesOf(person, request.conversationId)).toEqual([
      {
        answerId: request.answerId,
        n: 1,
        kind: "changed",
        title: "Política de dietas",
        was: "La dieta por pernocta en Bogotá es de 45 euros por día.",
        now: "La dieta por pernocta en Bogotá es de 60 euros por día.",
        newer: null,
        validUntil: null,
      },
    ]);
  });

  it("stay unchanged if another part of the document was rewritten", async () => {
    const { person, assistantId, file, request } = await citedDocument({ sourceKey: "page-2" });
    await addFile(test.deps, {
      personId: randomUUID(),
      purpose: "assistant",
      ownerId: assistantId,
      name: file.name,
      type: file.type,
      sourceKey: "page-2",
      bytes: Buffer.from(`${OLD}\n\nLos recibos se guardan un año.`),
    });
    await ingest(test, file.id);
    expect(await changesOf(person, request.conversationId)).toEqual([]);
  });

  it("name the later revision of the same title, unless it is not valid yet", async () => {
    const { person, assistantId, request } = await citedDocument({ revision: "9" });
    const newer = { ownerId: assistantId, text: NEW, title: "Política de dietas", revision: "10" };
    const later = await addDocument(test, { ...newer, validFrom: "2999-01-01" });
    expect(await changesOf(person, request.conversationId)).toEqual([]);
    await test.deps.database.db
      .updateTable("files")
      .set({ valid_from: "2020-01-01" })
      .where("id", "=", later.id)
      .execute();
    expect(await changesOf(person, request.conversationId)).toMatchObject([
      {
        kind: "superseded",
        now: "La dieta por pernocta en Bogotá es de 60 euros por día.",
        newer: { fileId: later.id, title: "Política de dietas", revision: "10" },
      },
    ]);
    const list = `/api/assistant/${assistantId}/file/all/metadata`;
    const { files } = (await test.as(person)({ method: "GET", url: list })).json();
    expect(files.map(({ supersededBy }: { supersededBy?: object }) => supersededBy)).toEqual([
      { fileId: later.id, title: "Política de dietas", revision: "10" },
      undefined,
    ]);
  });

  it("report that a document has expired since, and nothing if it had expired before", async () => {
    const { person, file, request } = await citedDocument({ validUntil: "2999-01-01" });
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    const { db } = test.deps.database;
    await db.updateTable("files").set({ valid_until: yesterday }).where("id", "=", file.id).execute();
    expect(await changesOf(person, request.conversationId)).toEqual([]);
    const before = new Date(Date.now() - 3 * 86_400_000);
    await db.updateTable("messages").set({ created_at: before }).where("id", "=", request.answerId).execute();
    expect(await changesOf(person, request.conversationId)).toMatchObject([
      { kind: "expired", validUntil: yesterday },
    ]);
  });

  it("count as deleted for a person without access, and show no new wording", async () => {
    const { person, file, request } = await citedDocument();
    const { db } = test.deps.database;
    await db.updateTable("files").set({ owner_id: randomUUID() }).where("id", "=", file.id).execute();
    expect(await changesOf(person, request.conversationId)).toMatchObject([{ kind: "deleted", now: null }]);
    await removeFile(test.deps, file.id);
    expect(await changesOf(person, request.conversationId)).toMatchObject([
      { kind: "deleted", was: "La dieta por pernocta en Bogotá es de 45 euros por día.", now: null },
    ]);
  });
});
