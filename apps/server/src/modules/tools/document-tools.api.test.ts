import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addMember, newAssistant, newParticipant, type Participant } from "../../../test/assistant-data.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { type HistoryPerson, newHistoryPerson } from "../../../test/history-data.ts";
import { addDocument } from "../../../test/knowledge.ts";
import { type TestToolContext, toolContext } from "../../../test/tool-context.ts";
import { removeFile } from "../files/index.ts";
import type { ToolContext } from "../turns/index.ts";
import { createToolBox } from "./tool-box.ts";

let test: TestApp;
let owner: Participant;
let assistantId: string;
let asking: HistoryPerson;
let conversationId: string;

beforeAll(async () => {
  test = await startTestApp({ environment: { OLLAMA_BASE_URL: "off" } });
});
afterAll(() => test.close());

beforeEach(async () => {
  owner = newParticipant(test);
  assistantId = (await newAssistant(owner)).id;
  asking = await newHistoryPerson(test);
  conversationId = await asking.addAskedConversation();
});

const RAMP = `# Operación en rampa
## Calzos
Los calzos se ponen antes de apagar los motores. El coordinador confirma con el pulgar.
## Repostaje
El repostaje con pasajeros a bordo exige un bombero a menos de treinta metros.
## Excepciones
En Cusco el repostaje con pasajeros está prohibido.`;

const document = (text: string, title: string, more: object = {}) =>
  addDocument(test, { ownerId: assistantId, text, title, ...more });

const attach = (text: string, title: string, who = asking, to = conversationId) =>
  addDocument(test, { ownerId: to, personId: who.personId, purpose: "conversation", text, title });

/** A turn of the person with the assistant of the owner, outside of a conversation unless a test says so. */
const inAssistant = (changes: Partial<ToolContext> = {}) =>
  toolContext({ personId: asking.personId, scope: { collections: [assistantId], fileIds: [] }, ...changes });

/** A turn of Chat libre about these files. */
const withFiles = (...fileIds: string[]) =>
  toolContext({ personId: asking.personId, conversationId, scope: { collections: [], fileIds } });

async function run(name: string, input: object, context: TestToolContext) {
  const tools = await createToolBox(test.deps).toolsFor({
    personId: context.personId,
    roles: context.roles,
    chosen: [name],
    specialty: null,
    assistant: null,
    hasDocuments: true,
    online: true,
    question: "",
  });
  const [tool] = tools;
  if (!tool) throw new Error(`There is no tool ${name}.`);
  // The results are JSON values, as the model gets them.
  return JSON.parse(JSON.stringify(await tool.run(tool.input.parse(input), context)));
}

const titlesIn = ({ passages }: { passages: { title: string }[] }) => [
  ...new Set(passages.map(({ title }) => title)),
];

describe("search_documents", () => {
  it("finds passages of the assistant and of the conversation, each citable at its place", async () => {
    const ramp = await document(RAMP, "Manual de rampa", { revision: "7" });
    const file = await attach("# Nota\nEl repostaje de hoy empieza a las nueve.", "Nota de turno");
    await join(asking);
    const inBoth = () =>
      inAssistant({ conversationId, scope: { collections: [assistantId], fileIds: [file.id] } });
    const inOne = async (collection: string) =>
      titlesIn(await run("search_documents", { query: "repostaje", collection }, inBoth()));
    expect(await inOne("conversation")).toEqual(["Nota de turno"]);
    expect(await inOne("assistant")).toEqual(["Manual de rampa"]);
    expect((await inOne("all")).toSorted()).toEqual(["Manual de rampa", "Nota de turno"]);

    const both = inBoth();
    const found = await run("search_documents", { query: "repostaje con pasajeros a bordo" }, both);
    expect(found.passages[0]).toMatchObject({
      cite: "[1]",
      title: "Manual de rampa",
      documentId: ramp.id,
      section: "Operación en rampa › Repostaje",
      revision: "7",
      status: "valid",
      text: expect.stringContaining("un bombero a menos de treinta metros"),
    });
    const cited = both.cited.get(1);
    const text = await test.deps.retrieval.readText(ramp.id);
    expect(text?.slice(cited?.start ?? 0, cited?.end ?? 0)).toBe(cited?.text);
  });

  it("searches only in the named documents, in any case and without accents", async () => {
    await document("# Uno\nEl chaleco es amarillo.", "Señalización en plataforma");
    await document("# Dos\nEl chaleco es naranja.", "Uniforme");
    const search = (documents: string[]) =>
      run("search_documents", { query: "chaleco", documents }, inAssistant());
    expect(titlesIn(await search(["SEÑALIZACION EN PLATAFORMA"]))).toEqual(["Señalización en plataforma"]);
    expect(titlesIn(await search(["uniforme"]))).toEqual(["Uniforme"]);
    const partly = await search(["uniforme", "Dietas"]);
    expect(titlesIn(partly)).toEqual(["Uniforme"]);
    expect(partly.note).toContain("«Dietas»");
    await expect(search(["Dietas"])).rejects.toThrow("Aquí no hay ningún documento «Dietas».");
  });

  it("leaves out documents that do not hold where only valid ones are wanted, and names the status otherwise", async () => {
    await document("El límite es de diez kilos.", "Equipaje", { revision: "1" });
    await document("El límite es de doce kilos.", "Equipaje", { revision: "2" });
    await document("El límite era de ocho kilos.", "Circular vieja", { validUntil: "2020-01-01" });
    await document("El límite será de veinte kilos.", "Circular nueva", { validFrom: "2999-01-01" });
    const all = await run("search_documents", { query: "límite kilos" }, inAssistant());
    const statuses = all.passages.map(({ title, revision, status }: Record<string, string>) =>
      [title, revision, status].filter(Boolean).join(" "),
    );
    expect(statuses.toSorted()).toEqual([
      "Circular nueva not_yet_valid",
      "Circular vieja expired",
      "Equipaje 1 superseded",
      "Equipaje 2 valid",
    ]);
    const valid = await run("search_documents", { query: "límite kilos", validity: "valid" }, inAssistant());
    expect(valid.passages.map(({ text }: { text: string }) => text)).toEqual(["El límite es de doce kilos."]);
  });

  it("says so where nothing is found", async () => {
    await document(RAMP, "Manual de rampa");
    const found = await run("search_documents", { query: "xilófono" }, inAssistant());
    expect(found).toEqual({ passages: [], note: expect.stringContaining("otras palabras") });
  });
});

describe("list_documents", () => {
  it("lists what can be read, page by page, with the status of each document", async () => {
    for (const n of Array.from({ length: 43 }, (_, at) => at + 1))
      await document(`Texto ${n}.`, `Circular ${String(n).padStart(2, "0")}`);
    const first = await run("list_documents", {}, inAssistant());
    expect(first).toMatchObject({ total: 43, note: expect.stringContaining("página 2") });
    expect(first.documents[0]).toMatchObject({ title: "Circular 01", kind: "markdown", status: "valid" });
    const second = await run("list_documents", { page: 2 }, inAssistant());
    expect(second.documents.map(({ title }: { title: string }) => title)).toEqual([
      "Circular 41",
      "Circular 42",
      "Circular 43",
    ]);
    expect(second.note).toBeUndefined();
    const third = await run("list_documents", { page: 3 }, inAssistant());
    expect(third).toEqual({ documents: [], note: "La lista no tiene página 3." });
  });

  it("finds titles by their words, and marks attached files", async () => {
    const file = await attach("Hola.", "Informe de Guardia Nº 3");
    const listed = await run("list_documents", { title: "guardia INFORME" }, withFiles(file.id));
    expect(listed.documents).toMatchObject([{ documentId: file.id, attached: true }]);
    const none = await run("list_documents", { title: "dietas" }, withFiles(file.id));
    expect(none.documents).toEqual([]);
  });
});

describe("read_document", () => {
  const LONG = `# Guía\n${Array.from({ length: 40 }, (_, n) => `## Paso ${n + 1}\n${`Frase ${n + 1}. `.repeat(80)}`).join("\n")}`;

  it("reads a section by its heading", async () => {
    await document(RAMP, "Manual de rampa");
    const context = inAssistant();
    const read = await run("read_document", { document: "manual de RAMPA", section: "excepciones" }, context);
    expect(read).toMatchObject({
      title: "Manual de rampa",
      status: "valid",
      passages: [{ cite: "[1]", text: expect.stringContaining("En Cusco el repostaje") }],
      note: "Esta parte está completa.",
    });
    expect(read.passages).toHaveLength(1);
    await expect(
      run("read_document", { document: "Manual de rampa", section: "deshielo" }, context),
    ).rejects.toThrow(
      "No hay ningún apartado «deshielo». Los apartados son: «Calzos», «Repostaje», «Excepciones».",
    );
    await expect(
      run("read_document", { document: "Manual de rampa", from_page: 2 }, context),
    ).rejects.toThrow("no tiene páginas");
  });

  it("reads a long document to its end, passage by passage, without gap or overlap, within the budget", async () => {
    const { id } = await document(LONG, "Guía larga");
    const context = inAssistant();
    let from: number | undefined;
    let calls = 0;
    do {
      const input = { document: "Guía larga", ...(from === undefined ? {} : { from_passage: from }) };
      const read = await run("read_document", input, context);
      expect(JSON.stringify(read).length).toBeLessThan(20_000);
      from = read.next;
      calls += 1;
    } while (from !== undefined && calls < 20);
    expect(calls).toBeGreaterThan(1);
    // In the order in which they were read.
    const read = [...context.cited.values()].map(({ text }) => text).join("");
    const whole = (await test.deps.retrieval.readText(id)) ?? "";
    expect(read.replace(/\s/g, "") === whole.replace(/\s/g, "")).toBe(true);
    await expect(
      run("read_document", { document: "Guía larga", from_passage: 9999 }, context),
    ).rejects.toThrow("El documento termina en el pasaje");
  });

  it("reads the valid one of two versions, and asks for an id where it can't decide", async () => {
    await document("Diez kilos.", "Equipaje", { revision: "1" });
    await document("Doce kilos.", "Equipaje", { revision: "2" });
    const read = await run("read_document", { document: "equipaje" }, inAssistant());
    expect(read).toMatchObject({ revision: "2", passages: [{ text: "Doce kilos." }] });
    const old = await run("read_document", { document: "Equipaje (revision 1)" }, inAssistant());
    expect(old).toMatchObject({ revision: "1", status: "superseded" });

    const one = await document("Norte.", "Bases");
    await document("Sur.", "Bases");
    await expect(run("read_document", { document: "Bases" }, inAssistant())).rejects.toThrow(one.id);
    expect(await run("read_document", { document: one.id.toUpperCase() }, inAssistant())).toMatchObject({
      passages: [{ text: "Norte." }],
    });
  });
});

describe("documents outside of the scope", () => {
  const SECRET = "El código de la caja fuerte es 7731.";

  /** Every way in which a model could ask for a document. */
  async function tryAll(names: readonly string[], context: () => TestToolContext): Promise<string> {
    const said: unknown[] = [];
    for (const name of names) {
      for (const [tool, input] of [
        ["search_documents", { query: "código de la caja fuerte", documents: [name] }],
        ["read_document", { document: name }],
        ["list_documents", { title: name }],
      ] as const)
        said.push(await run(tool, input, context()).catch((error: Error) => error.message));
    }
    for (const query of ["código de la caja fuerte", ...names])
      said.push(await run("search_documents", { query }, context()));
    said.push(await run("list_documents", {}, context()));
    // The names come back in the sentence that there is no such document.
    return names.reduce((text, name) => text.replaceAll(name, ""), JSON.stringify(said));
  }

  it("are never read, listed or found: another person's file, another assistant's, a deleted one", async () => {
    await document(RAMP, "Manual de rampa");
    const other = await newHistoryPerson(test);
    const theirs = await other.addAskedConversation();
    const file = await attach(SECRET, "Cajas de otros", other, theirs);
    const foreign = (await newAssistant(newParticipant(test))).id;
    const elsewhere = await addDocument(test, { ownerId: foreign, text: SECRET, title: "Cajas de fuera" });
    const deleted = await document(SECRET, "Cajas borradas");
    await removeFile(test.deps, deleted.id);
    const names = [file, elsewhere, deleted].flatMap(({ id, title }) => [id, title ?? ""]);
    for (const context of [
      () => inAssistant(),
      () => withFiles(),
      // Ids in the scope that are not files of this person's conversation give nothing either.
      () => withFiles(file.id, elsewhere.id, deleted.id),
    ]) {
      const said = await tryAll(
        [...names, theirs, foreign, "Cajas", "%", "' or 1=1 --", ""].filter(Boolean),
        context,
      );
      expect(said).not.toContain("7731");
      expect(said).not.toContain("Cajas");
      expect(said).not.toContain(file.id);
    }
  });

  it("give the same sentence as documents that do not exist", async () => {
    const foreign = (await newAssistant(newParticipant(test))).id;
    const elsewhere = await addDocument(test, { ownerId: foreign, text: SECRET, title: "Cajas" });
    const refusal = async (name: string) => {
      const error = await run("read_document", { document: name }, inAssistant()).catch((thrown) => thrown);
      return String(error).replace(name, "");
    };
    expect(await refusal(elsewhere.id)).toBe(await refusal(randomUUID()));
    expect(await refusal("Cajas")).toBe(await refusal("Nada"));
  });

  it("include other files of the same conversation that are not part of the turn", async () => {
    const file = await attach("El turno empieza a las nueve.", "Turno");
    await attach(SECRET, "Cajas");
    expect(await tryAll(["Cajas"], () => withFiles(file.id))).not.toContain("7731");
  });

  it("include an assistant that the person may no longer use while the turn still waits", async () => {
    await document(SECRET, "Cajas");
    const email = await join(asking);
    const context = () => inAssistant({ conversationId });
    expect(await tryAll(["Cajas"], context)).toContain("7731");
    const url = `/api/assistant/${assistantId}/delete_member?email=${encodeURIComponent(email)}`;
    expect((await owner.call({ method: "DELETE", url })).statusCode).toBe(204);
    expect(await tryAll(["Cajas"], context)).not.toContain("7731");
  });
});

/** The person becomes a member of the assistant, as the first question makes one of an invitation. */
async function join({ personId, call }: HistoryPerson): Promise<string> {
  const { email } = await test.deps.db
    .selectFrom("people")
    .select("email")
    .where("id", "=", personId)
    .executeTakeFirstOrThrow();
  await addMember(owner, assistantId, email, "viewer");
  expect((await call({ url: `/api/assistant?assistant_id=${assistantId}` })).statusCode).toBe(200);
  return email;
}
