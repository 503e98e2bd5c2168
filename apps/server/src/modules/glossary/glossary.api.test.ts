import { randomUUID } from "node:crypto";
import type { GlossaryTerm } from "@metatron/contract/glossary/glossary";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newParticipant, type Participant } from "../../../test/assistant-data.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { addDocument } from "../../../test/knowledge.ts";
import { assistantOwner } from "../files/index.ts";

let test: TestApp;
let admin: Participant;
let employee: Participant;
beforeAll(async () => {
  test = await startTestApp({ environment: { OLLAMA_BASE_URL: "off" } });
  admin = newParticipant(test, ["chat_metatron_user_admin"]);
  employee = newParticipant(test);
});
afterAll(() => test.close());

const url = "/api/admin/glossary";
const save = (fields: object, { id = randomUUID(), by = admin } = {}) =>
  by.call({
    method: "PUT",
    url: `${url}/${id}`,
    payload: { synonyms: [], meanings: { es: "", en: "", pt: "" }, ...fields },
  });
const read = async (): Promise<GlossaryTerm[]> => (await admin.call({ url })).json().terms;
const explained = async (): Promise<GlossaryTerm[]> =>
  (await employee.call({ url: "/api/glossary" })).json().terms;
const bring = async (csv: string, apply: boolean) =>
  (await admin.call({ method: "POST", url: `${url}/import`, payload: { csv, apply } })).json();

describe("terms", () => {
  it("are changed by administrators, and readable for everyone if they have a meaning", async () => {
    expect((await employee.call({ url })).statusCode).toBe(403);
    expect((await save({ term: "QRH", synonyms: ["manual rápido"] }, { by: employee })).statusCode).toBe(403);
    expect((await read()).length).toBeGreaterThan(50);
    expect(await explained()).toContainEqual(
      expect.objectContaining({ term: "MEL", synonyms: ["lista de equipo mínimo"] }),
    );
    const id = randomUUID();
    const meanings = { es: "Manual de referencia rápida", en: "", pt: "" };
    const saved = await save({ term: "QRH", meanings }, { id });
    expect([saved.statusCode, saved.json()]).toEqual([200, { id, term: "QRH", synonyms: [], meanings }]);
    expect(await explained()).toContainEqual(saved.json());
    await save({ term: "QRH", synonyms: ["manual rápido", "qrh", "manual rápido"] }, { id });
    expect((await read()).find((term) => term.id === id)?.synonyms).toEqual(["manual rápido"]);
    expect(await explained()).not.toContainEqual(expect.objectContaining({ term: "QRH" }));
    expect((await admin.call({ method: "DELETE", url: `${url}/${id}` })).statusCode).toBe(204);
    expect((await admin.call({ method: "DELETE", url: `${url}/${id}` })).statusCode).toBe(404);
  });

  it("are unique and not empty", async () => {
    expect((await save({ term: "mel", synonyms: ["otra"] })).statusCode).toBe(409);
    expect((await save({ term: "NADA" })).statusCode).toBe(422);
    const [one, two] = await Promise.all([
      save({ term: "TAF", synonyms: ["pronóstico"] }),
      save({ term: "TAF", synonyms: ["pronóstico"] }),
    ]);
    expect([one.statusCode, two.statusCode].sort()).toEqual([200, 409]);
  });

  it("widen a search", async () => {
    const ownerId = randomUUID();
    await addDocument(test, { ownerId, text: "El zafarrancho de limpieza de cabina dura veinte minutos." });
    const search = async () => {
      const query = "¿Cuánto dura el turnaround?";
      const [best] = await test.deps.retrieval.search({ query, collections: [assistantOwner(ownerId)] });
      return best?.support ?? 0;
    };
    const before = await search();
    await save({ term: "turnaround", synonyms: ["zafarrancho"] });
    expect(await search()).toBeGreaterThan(before + 0.3);
  });
});

describe("a file", () => {
  it("is previewed row by row, then changes only its own terms", async () => {
    const before = await read();
    const csv =
      "Término;Sinónimos;Español\nLOFT;entrenamiento en línea;Simulador\nLOFT;otra\n;vacía\nAPU;;Turbina";
    const rows = [
      { line: 2, term: "LOFT", state: "added", fault: null },
      { line: 3, term: "LOFT", state: "failed", fault: "double" },
      { line: 4, term: "", state: "failed", fault: "no_term" },
      { line: 5, term: "APU", state: "changed", fault: null },
    ];
    expect(await bring(csv, false)).toEqual({ isApplied: false, rows });
    expect(await read()).toEqual(before);
    expect(await bring(csv, true)).toEqual({ isApplied: true, rows });
    const after = await read();
    expect(after).toHaveLength(before.length + 1);
    expect(after.find(({ term }) => term === "APU")?.meanings.es).toBe("Turbina");
    expect((await bring(csv, true)).rows[0].state).toBe("unchanged");
  });

  it("that was exported changes nothing", async () => {
    const exported = await admin.call({ url: `${url}/export?language=es` });
    expect(exported.headers["content-type"]).toBe("text/csv; charset=utf-8");
    const { rows } = await bring(exported.body, false);
    expect(rows).toHaveLength((await read()).length);
    expect(rows.filter(({ state }: { state: string }) => state !== "unchanged")).toEqual([]);
  });
});
