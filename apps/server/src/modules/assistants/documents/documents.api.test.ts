import { randomUUID } from "node:crypto";
import type { Artifact } from "@metatron/contract/files/file";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  addMember,
  newAssistant,
  newParticipant,
  type Participant,
} from "../../../../test/assistant-data.ts";
import { startTestApp, type TestApp } from "../../../../test/harness.ts";
import { addDocument, ingest } from "../../../../test/knowledge.ts";
import { addFile, assistantOwner } from "../../files/index.ts";

let test: TestApp;
let owner: Participant;
beforeAll(async () => {
  test = await startTestApp({ environment: { OLLAMA_BASE_URL: "off", LIMIT_REQUESTS_PER_MINUTE: "10000" } });
  owner = newParticipant(test);
});
afterAll(() => test.close());

const filesOf = async (person: Participant, id: string): Promise<Artifact[]> =>
  (await person.call({ url: `/api/assistant/${id}/file/all/metadata` })).json().files;

const documentOf = async (person: Participant, id: string, fileId: string) =>
  (await filesOf(person, id)).find((file) => file.id === fileId);

const edit = (person: Participant, id: string, fileId: string, payload: object) =>
  person.call({ method: "PUT", url: `/api/assistant/${id}/artifact/${fileId}`, payload });

const change = (person: Participant, id: string, payload: object) =>
  person.call({ method: "POST", url: `/api/assistant/${id}/artifacts`, payload });

/** Whether the search knows the document by this word. */
async function isIndexed(fileId: string, word: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select bool_or(t.terms @@ plainto_tsquery('es', ${word}) and c.searchable like ${`% ${word} %`}) as found
    from chunk_terms t join chunks c on c.id = t.chunk_id where c.file_id = ${fileId}`.execute(test.deps.db);
  return rows[0]?.found ?? false;
}

describe("an edited document", () => {
  it("has its new fields in the list, in citations and in the search", async () => {
    const { id } = await newAssistant(owner);
    const { id: fileId } = await addDocument(test, {
      ownerId: id,
      text: "Los calzos se ponen antes de parar.",
      title: "Norma antigua",
    });
    const changes = {
      title: "Guía de estacionamiento",
      revision: "4",
      validFrom: "2026-01-01",
      validUntil: "2027-12-31",
      documentOwner: "Operaciones de tierra",
    };
    const answer = await edit(owner, id, fileId, { version: 1, ...changes });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await documentOf(owner, id, fileId)).toMatchObject({ ...changes, metadataVersion: 2 });
    const text = (await owner.call({ url: `/api/files/${fileId}/text` })).json();
    expect(text).toMatchObject({ title: changes.title, documentOwner: changes.documentOwner });
    expect(await isIndexed(fileId, "estacionamiento")).toBe(true);
    expect(await isIndexed(fileId, "calzos")).toBe(true);
    expect(await isIndexed(fileId, "antigua")).toBe(false);
    const found = await test.deps.retrieval.search({
      query: "¿Cuándo se ponen los calzos?",
      collections: [assistantOwner(id)],
    });
    expect(found[0]).toMatchObject({ title: changes.title, validUntil: changes.validUntil });
  });

  it("keeps odd characters of its title, without those that a line can't have", async () => {
    const { id } = await newAssistant(owner);
    const { id: fileId } = await addDocument(test, { ownerId: id, text: "Chalecos." });
    const title = "«Ñandú» 👩🏽‍✈️ <b>\\ ' \" % _ é";
    expect((await edit(owner, id, fileId, { version: 1, title: `${title}\n\0` })).json().title).toBe(title);
    expect(await documentOf(owner, id, fileId)).toMatchObject({ title });
  });

  it("is not overwritten when it is read again, not even where a field was emptied", async () => {
    const { id } = await newAssistant(owner);
    const text = "# Norma de rampa\n\nRevisión: 3\n\nVigente hasta: 31/12/2027\n\nTexto.";
    const { id: fileId } = await addDocument(test, { ownerId: id, text });
    const read = await documentOf(owner, id, fileId);
    await edit(owner, id, fileId, { version: 1, title: "Norma distinta", revision: null, validUntil: null });
    expect((await change(owner, id, { action: "read_again", ids: [fileId] })).json().changed).toBe(1);
    await ingest(test, fileId);
    expect(read?.title).toBe("Norma de rampa");
    expect(await documentOf(owner, id, fileId)).toMatchObject({
      status: "ready",
      title: "Norma distinta",
      revision: null,
      validUntil: null,
    });
    expect(await isIndexed(fileId, "distinta")).toBe(true);
  });

  it("keeps its fields when its source has a new content", async () => {
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
        title: "Rampa",
      });
    const { id: fileId } = await add("<p>Uno</p>");
    await edit(owner, id, fileId, { version: 1, validUntil: "2027-01-31" });
    await add("<p>Dos</p>");
    await ingest(test, fileId);
    expect(await documentOf(owner, id, fileId)).toMatchObject({ title: "Rampa", validUntil: "2027-01-31" });
  });

  it("stops being replaced when its revision becomes the later one", async () => {
    const { id } = await newAssistant(owner);
    const add = (revision: string) =>
      addDocument(test, { ownerId: id, text: `Texto ${revision}.`, title: "Norma", revision });
    const [old, newer] = [await add("1"), await add("2")];
    expect(await documentOf(owner, id, old.id)).toMatchObject({ supersededBy: { fileId: newer.id } });
    const answer = await edit(owner, id, old.id, { version: 1, revision: "3" });
    expect(answer.json().supersededBy).toBeUndefined();
    expect(await documentOf(owner, id, newer.id)).toMatchObject({ supersededBy: { fileId: old.id } });
  });

  it("is refused to an editor who started from an older version, and nothing is lost", async () => {
    const editor = newParticipant(test);
    const { id } = await newAssistant(owner);
    await addMember(owner, id, editor.email, "editor");
    const { id: fileId } = await addDocument(test, { ownerId: id, text: "Uno." });
    expect((await edit(owner, id, fileId, { version: 1, revision: "2" })).statusCode).toBe(200);
    const late = await edit(editor, id, fileId, { version: 1, title: "Mi título" });
    expect(late.statusCode).toBe(409);
    expect(late.json().code).toBe("version_conflict");
    expect((await edit(editor, id, fileId, { version: 2, title: "Mi título" })).statusCode).toBe(200);
    expect(await documentOf(owner, id, fileId)).toMatchObject({ revision: "2", title: "Mi título" });
  });

  it("can't end before it begins, whichever of the dates is sent", async () => {
    const { id } = await newAssistant(owner);
    const { id: fileId } = await addDocument(test, { ownerId: id, text: "Dos." });
    await edit(owner, id, fileId, { version: 1, validFrom: "2026-06-01" });
    const wrong = await edit(owner, id, fileId, { version: 2, validUntil: "2026-05-31" });
    expect([wrong.statusCode, wrong.json().code]).toEqual([422, "validity_order"]);
    expect((await edit(owner, id, fileId, { version: 2, validUntil: "2026-06-01" })).statusCode).toBe(200);
  });

  it("is audited with the names of its changed fields", async () => {
    const { id } = await newAssistant(owner);
    const { id: fileId } = await addDocument(test, { ownerId: id, text: "Tres." });
    await edit(owner, id, fileId, { version: 1, revision: "2", title: null });
    const rows = await test.deps.db
      .selectFrom("audit")
      .select("details")
      .where("subject_id", "=", id)
      .where("action", "=", "assistant.document_edited")
      .execute();
    expect(rows).toMatchObject([{ details: { fileId, fields: ["revision"] } }]);
  });
});

describe("the responsible person", () => {
  it("is a member, whom only people who may edit see", async () => {
    const [viewer, stranger] = [newParticipant(test), newParticipant(test)];
    const { id } = await newAssistant(owner);
    await addMember(owner, id, viewer.email, "viewer");
    await viewer.call({ url: "/api/assistants/list" });
    await stranger.call({ url: "/api/assistants/list" });
    const { id: fileId } = await addDocument(test, { ownerId: id, text: "Cuatro." });
    const unknown = await edit(owner, id, fileId, { version: 1, responsible: stranger.email });
    expect([unknown.statusCode, unknown.json().code]).toEqual([409, "person_unknown"]);
    await edit(owner, id, fileId, { version: 1, responsible: viewer.email });
    expect(await documentOf(owner, id, fileId)).toMatchObject({
      responsible: { name: viewer.name, email: viewer.email },
    });
    expect((await documentOf(viewer, id, fileId))?.responsible).toBeUndefined();
  });
});

describe("a selection of documents", () => {
  const three = async (id: string) => {
    const made = [];
    for (const text of ["A", "B", "C"]) made.push((await addDocument(test, { ownerId: id, text })).id);
    return made as [string, string, string];
  };

  it("gets the named fields, and skips documents that are gone or would end before they begin", async () => {
    const { id } = await newAssistant(owner);
    const [a, b, c] = await three(id);
    await edit(owner, id, b, { version: 1, validFrom: "2027-01-01", revision: "9" });
    const lost = randomUUID();
    const answer = await change(owner, id, {
      action: "set",
      ids: [a, b, c, lost],
      fields: { validUntil: "2026-12-31", documentOwner: "Rampa" },
    });
    expect(answer.json()).toEqual({
      changed: 2,
      skipped: [
        { id: lost, reason: "gone" },
        { id: b, reason: "validity_order" },
      ],
    });
    expect(await documentOf(owner, id, a)).toMatchObject({
      validUntil: "2026-12-31",
      documentOwner: "Rampa",
    });
    expect(await documentOf(owner, id, b)).toMatchObject({ validUntil: null, revision: "9" });
  });

  it("is deleted with an audit entry each, and documents of other assistants stay", async () => {
    const { id } = await newAssistant(owner);
    const other = await newAssistant(owner);
    const [a, b] = await three(id);
    const [elsewhere] = await three(other.id);
    const answer = await change(owner, id, { action: "delete", ids: [a, b, elsewhere] });
    expect(answer.json()).toEqual({ changed: 2, skipped: [{ id: elsewhere, reason: "gone" }] });
    expect(await filesOf(owner, id)).toHaveLength(1);
    expect(await filesOf(owner, other.id)).toHaveLength(3);
    const removed = await test.deps.db
      .selectFrom("audit")
      .select("seq")
      .where("subject_id", "=", id)
      .where("action", "=", "assistant.document_removed")
      .execute();
    expect(removed).toHaveLength(2);
  });

  it("is read again once, however often it is asked for", async () => {
    const { id } = await newAssistant(owner);
    const [a] = await three(id);
    expect((await change(owner, id, { action: "read_again", ids: [a] })).json().changed).toBe(1);
    expect((await change(owner, id, { action: "read_again", ids: [a] })).json()).toEqual({
      changed: 0,
      skipped: [{ id: a, reason: "busy" }],
    });
  });

  it("is refused to a viewer", async () => {
    const viewer = newParticipant(test);
    const { id } = await newAssistant(owner);
    await addMember(owner, id, viewer.email, "viewer");
    const [a] = await three(id);
    expect((await change(viewer, id, { action: "delete", ids: [a] })).statusCode).toBe(403);
    expect(await filesOf(owner, id)).toHaveLength(3);
  });
});
