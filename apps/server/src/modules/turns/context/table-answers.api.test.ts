import type { StreamPart } from "@metatron/contract/chat/stream-parts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ask, question } from "../../../../test/ask.ts";
import { newAssistant } from "../../../../test/assistant-data.ts";
import { startTestApp, type TestApp } from "../../../../test/harness.ts";
import { addDocument, ingest } from "../../../../test/knowledge.ts";
import { recordingModel } from "../../../../test/recording-model.ts";
import { newPerson } from "../../../../test/test-issuer.ts";
import { uploader } from "../../../../test/upload.ts";
import { writeXlsx } from "../../../adapters/parsers/office-writer.fixture.ts";

const model = recordingModel();
/** A server with the embedded answerer only. */
let bare: TestApp;
let modelled: TestApp;

beforeAll(async () => {
  bare = await startTestApp({ environment: { OLLAMA_BASE_URL: "off" } });
  modelled = await startTestApp({
    environment: { OLLAMA_BASE_URL: "off" },
    deps: ({ models }) => ({ models: { ...models, ...model.models } }),
  });
});
afterAll(async () => {
  await bare.close();
  await modelled.close();
});
beforeEach(() => model.reset());

const dataOf = <T extends StreamPart["type"]>(parts: readonly StreamPart[], type: T) =>
  parts.filter((part): part is Extract<StreamPart, { type: T }> => part.type === type);
const citationsOf = (parts: readonly StreamPart[]) => dataOf(parts, "data-citation").map(({ data }) => data);
const groundedOf = (parts: readonly StreamPart[]) =>
  dataOf(parts, "data-grounded").map(({ data }) => data.grounded);

const HOURS = writeXlsx({
  Enero: [
    ["Nombre", "Base", "Horas"],
    ["Ana Pérez", "SCL", 40.5],
    ["Luis Soto", "LIM", 62],
    ["Eva Ríos", "SCL", 1.125],
    ["Rui Melo", "GRU", 20],
    ["Total", "", 123.625],
  ],
});
const COUNTRIES = "Base;País\nSCL;Chile\nLIM;Perú\nGRU;Brasil\n";

/** A conversation with one question, and a function that uploads files to it. */
async function conversation(test: TestApp) {
  const person = newPerson();
  const first = question("Hola");
  await ask(test, person, first);
  const { conversationId } = first;
  let parentId = first.answerId;
  const sender = uploader(test, person);
  return {
    async upload(name: string, content: Buffer | string) {
      const { id } = await sender.upload({ conversationId, name, content });
      await ingest(test, id);
      return id;
    },
    async ask(text: string, files: string[] = []) {
      const request = question(text, { conversationId, parentId, ...(files.length > 0 ? { files } : {}) });
      parentId = request.answerId;
      return ask(test, person, request);
    },
  };
}

describe("a question about an attached sheet, without a model", () => {
  it("gets the computed figure with its rows and a verified citation, also when the file is not attached again", async () => {
    const talk = await conversation(bare);
    const id = await talk.upload("horas.xlsx", HOURS);
    const { text, parts } = await talk.ask("¿Cuánto suma la columna Horas?", [id]);
    expect(text).toContain("**Suma de «Horas»: 123,63**");
    expect(text).toContain("No se cuenta 1 fila de totales.");
    expect(text).toContain("| Ana Pérez | SCL | 40.5 |");
    expect(text).toContain("[1]");
    expect(citationsOf(parts)).toMatchObject([{ n: 1, fileId: id, verified: true }]);
    expect(groundedOf(parts)).toEqual([true]);

    const later = {
      "¿Quién tiene más horas?": "**Máximo de «Horas»: 62 · Luis Soto**",
      "¿Cuántas filas son de SCL?": "**Filas (con Base: SCL): 2**",
      "Media de horas por base": "| SCL | 20,81 | 2 |",
      "How many hours does Ana have?": "**Sum of “Horas” (where Nombre: Ana Pérez): 40.5**",
      "Quantas linhas são de GRU?": "**Linhas (com Base: GRU): 1**",
    };
    for (const [asked, expected] of Object.entries(later)) {
      const answer = await talk.ask(asked);
      expect(answer.text).toContain(expected);
      expect(citationsOf(answer.parts)).toMatchObject([{ fileId: id, verified: true }]);
    }
  });

  it("joins two attached files", async () => {
    const talk = await conversation(bare);
    const files = [await talk.upload("horas.xlsx", HOURS), await talk.upload("paises.csv", COUNTRIES)];
    const { text, parts } = await talk.ask("¿Cuántas horas suma Chile?", files);
    expect(text).toContain("**Suma de «Horas» (con País: Chile): 41,63**");
    expect(text).toContain("| Eva Ríos | SCL | 1.125 | Chile |");
    const citations = citationsOf(parts);
    expect(citations.map(({ fileId }) => fileId)).toEqual(files);
    expect(citations.filter(({ verified }) => verified === false)).toEqual([]);
  });

  it("gets no figure for a name that is not in the sheet, nor for a column that is not named", async () => {
    const talk = await conversation(bare);
    const id = await talk.upload(
      "vuelos.csv",
      "Vuelo,Base,Pasajeros,Retraso\nBS-1,SCL,100,5\nBS-2,LIM,90,0\n",
    );
    const missing = await talk.ask("¿Cuántos pasajeros suma BOG?", [id]);
    expect(missing.text).toContain("no aparece «BOG»");
    expect(missing.text).not.toContain("190");
    expect(groundedOf(missing.parts)).toEqual([false]);
    const unclear = await talk.ask("¿Cuál es el promedio?", [id]);
    expect(unclear.text).toContain("Tienen números: «Pasajeros», «Retraso»");
  });

  it("is quoted where nothing is to be computed", async () => {
    const talk = await conversation(bare);
    const id = await talk.upload("jefes.csv", "Escala,Jefe,Oficina\nSCL,Marta Gil,12\nLIM,Juan Paz,14\n");
    const { text } = await talk.ask("¿Quién es el jefe de escala de LIM?", [id]);
    expect(text).toContain("Juan Paz");
    expect(text).not.toContain("Filas usadas");
  });
});

/**
 * Far longer than a file that is given whole to the embedded answerer, so a search would show only part of
 * it.
 */
const ROWS = 6000;
const LONG = [
  "Legajo,Base,Horas",
  ...Array.from({ length: ROWS }, (_, at) => `E${at},${at % 3 === 0 ? "SCL" : "LIM"},${at % 10}`),
].join("\n");

it("computes from every row of a long sheet, and shows the first ones", async () => {
  const talk = await conversation(bare);
  const id = await talk.upload("turnos.csv", LONG);
  const { text, parts } = await talk.ask("¿Cuánto suman las horas?", [id]);
  expect(text).toContain("**Suma de «Horas»: 27.000**");
  expect(text).toContain("Filas usadas de «turnos.csv»: 6000; se muestran las primeras 15.");
  expect(citationsOf(parts)).toMatchObject([{ fileId: id, verified: true }]);
  const counted = await talk.ask("¿Cuántas filas son de SCL?");
  expect(counted.text).toContain("**Filas (con Base: SCL): 2.000**");
});

it("reports that a sheet over the limit is not computed, instead of computing from part of it", async () => {
  const talk = await conversation(bare);
  const id = await talk.upload("enorme.csv", "Legajo,Horas\nE1,1\nE2,2\n");
  await bare.deps.database.db
    .updateTable("files")
    .set({ num_chars: 1_000_001 })
    .where("id", "=", id)
    .execute();
  const { text } = await talk.ask("¿Cuánto suman las horas?", [id]);
  expect(text).toContain("tiene 1.000.001 caracteres y leo tablas de hasta 1.000.000");
});

describe("a sheet of an assistant's library", () => {
  const sheet = {
    name: "Dotación.csv",
    type: "text/csv",
    text: "Cargo,Base,Personas\nPiloto,SCL,12\nAgente,SCL,30\nPiloto,LIM,7\n",
  };

  it("is computed for people who may ask the assistant, if the question is about the sheet alone", async () => {
    const owner = newPerson();
    const assistant = await newAssistant({ ...owner, call: bare.as(owner) });
    await addDocument(bare, { ownerId: assistant.id, ...sheet });
    await addDocument(bare, {
      ownerId: assistant.id,
      title: "Uniformes",
      text: "# Uniformes\nCada piloto recibe cuatro camisas al año.",
    });
    const asked = (text: string) =>
      ask(bare, owner, question(text, { assistantId: assistant.id }), "chat_assistant");
    const { text, parts } = await asked("¿Cuántas personas suman los pilotos?");
    expect(text).toContain("**Suma de «Personas» (con Cargo: Piloto): 19**");
    expect(citationsOf(parts)).toMatchObject([{ verified: true }]);
    const other = await asked("¿Cuántas camisas recibe cada piloto al año?");
    expect(other.text).toContain("cuatro camisas");
    expect(other.text).not.toContain("Filas usadas");
  });

  it("is passed to a model as a fact of all rows", async () => {
    const owner = newPerson();
    const assistant = await newAssistant({ ...owner, call: modelled.as(owner) }, { model: "recording" });
    await addDocument(modelled, { ownerId: assistant.id, name: "turnos.csv", type: "text/csv", text: LONG });
    const request = question("¿Cuánto suman las horas?", { assistantId: assistant.id });
    await ask(modelled, owner, request, "chat_assistant");
    expect((model.prompt().facts ?? []).join("\n")).toContain("Sum of “Horas”: 27,000");
  });
});
