import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { addDocument } from "../../../test/knowledge.ts";
import { assistantOwner } from "../files/index.ts";

const KNOWLEDGE = new URL("../../../demo-knowledge/", import.meta.url);

let test: TestApp;
const owners = { rh: randomUUID(), mesa: randomUUID() };
beforeAll(async () => {
  test = await startTestApp({ environment: { OLLAMA_BASE_URL: "off" } });
  for (const [desk, ownerId] of Object.entries(owners)) {
    const folder = new URL(`${desk}/`, KNOWLEDGE);
    for (const name of readdirSync(folder))
      await addDocument(test, { ownerId, name, text: readFileSync(new URL(name, folder), "utf8") });
  }
});
afterAll(() => test.close());

/** Questions with other words than the documents, and the document that answers each. */
const QUESTIONS: readonly (readonly [keyof typeof owners, string, string])[] = [
  ["rh", "How many vacation days do I get per year?", "vacaciones.md"],
  ["rh", "Can I carry over my annual leave?", "vacaciones.md"],
  ["rh", "What should I do if I am sick?", "bajas-medicas.md"],
  ["rh", "How long is paternity leave?", "nacimiento-y-cuidado.md"],
  ["rh", "When do we get paid in November?", "calendario-de-nomina-2026.md"],
  ["rh", "How many days off do I get for my wedding?", "permisos-retribuidos.md"],
  ["rh", "Can I work from home?", "teletrabajo.md"],
  ["rh", "How much is the per diem for a night away?", "dietas-y-gastos.md"],
  ["rh", "Can I swap a shift with a colleague?", "turnos-y-descansos.md"],
  ["rh", "Who can fly with my staff tickets?", "pasajes-de-beneficio.md"],
  ["rh", "Can I have visible tattoos with the uniform?", "uniforme-e-imagen.md"],
  ["rh", "Can I accept a gift from a supplier?", "codigo-de-conducta.md"],
  ["rh", "Does the company pay for language courses?", "formacion.md"],
  ["rh", "Does the health insurance cover my husband?", "beneficios-sociales.md"],
  ["mesa", "How do I reset my password?", "contrasena.md"],
  ["mesa", "My phone was stolen", "equipos-perdidos.md"],
  ["mesa", "I got a suspicious email, what should I do?", "phishing.md"],
  ["mesa", "The printer does not print", "impresoras.md"],
  ["mesa", "How do I book a meeting room?", "reuniones-y-salas.md"],
  ["mesa", "How can I install new software?", "solicitud-de-programas.md"],
  ["rh", "Quantos dias de férias eu tenho por ano?", "vacaciones.md"],
  ["rh", "Estou doente, o que devo fazer?", "bajas-medicas.md"],
  ["rh", "Quantos dias tenho pelo nascimento do meu filho?", "nacimiento-y-cuidado.md"],
  ["rh", "Quando recebo o salário em dezembro?", "calendario-de-nomina-2026.md"],
  ["rh", "Posso trabalhar de casa?", "teletrabajo.md"],
  ["rh", "Quem pode viajar com as minhas passagens de benefício?", "pasajes-de-beneficio.md"],
  ["rh", "Quantos dias de licença tenho se me casar?", "permisos-retribuidos.md"],
  ["mesa", "Esqueci a minha senha", "contrasena.md"],
  ["mesa", "Roubaram o meu telemóvel", "equipos-perdidos.md"],
  ["mesa", "A impressora não funciona", "impresoras.md"],
  ["mesa", "Como acesso a pasta compartilhada?", "carpetas-y-permisos.md"],
  ["rh", "¿Cuántos días me dan cuando nazca mi guagua?", "nacimiento-y-cuidado.md"],
  ["rh", "¿Cuándo depositan el aguinaldo?", "calendario-de-nomina-2026.md"],
  ["rh", "¿A cuánto asciende el viático por dormir fuera?", "dietas-y-gastos.md"],
  ["rh", "¿Puedo llevar aretes con el uniforme?", "uniforme-e-imagen.md"],
  ["mesa", "me robaron la laptop y el celular", "equipos-perdidos.md"],
  ["mesa", "olvidé mi clave de la compu", "contrasena.md"],
];

it.each(QUESTIONS)("%s: %s → %s", async (desk, query, expected) => {
  const found = await test.deps.retrieval.search({ query, collections: [assistantOwner(owners[desk])] });
  const documents = [...new Set(found.map(({ fileName }) => fileName))];
  expect(documents.slice(0, 2)).toContain(expected);
  expect(test.deps.retrieval.supports(found)).toBe(true);
});

it("finds no support for another subject in any language", async () => {
  for (const query of [
    "What is the distance between Saturn and Neptune?",
    "Who won the football world cup in 1994?",
    "Quem ganhou a copa do mundo de futebol em 1994?",
  ]) {
    const found = await test.deps.retrieval.search({ query, collections: [assistantOwner(owners.rh)] });
    expect([query, test.deps.retrieval.supports(found)]).toEqual([query, false]);
  }
});
