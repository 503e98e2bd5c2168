import { expect, it } from "vitest";
import type { ListedDocument } from "../../retrieval/index.ts";
import { asksForCatalogue, catalogueAnswer, catalogueFact } from "./catalogue.ts";

const document = (title: string, changes: Partial<ListedDocument> = {}): ListedDocument => ({
  fileId: title,
  collectionId: "c",
  title,
  fileName: `${title}.pdf`,
  mediaType: "application/pdf",
  sha256: null,
  revision: null,
  validFrom: null,
  validUntil: null,
  pages: 1,
  chars: 100,
  passages: 1,
  isNotYetValid: false,
  isExpired: false,
  isSuperseded: false,
  ...changes,
});

it("recognises a question about the list of documents, in three languages", () => {
  for (const question of [
    "¿Qué documentos tienes?",
    "qué documentos hay",
    "¿De qué puedes responder?",
    "¿Sobre qué temas me puedes responder?",
    "¿Con qué me puedes ayudar?",
    "¿Cuáles son tus fuentes?",
    "Lista los documentos disponibles",
    "What documents do you have?",
    "Which documents are available?",
    "What can you answer?",
    "Que documentos você tem?",
    "Quais documentos existem?",
    "Sobre o que você pode responder?",
  ])
    expect([question, asksForCatalogue(question)]).toEqual([question, true]);
  for (const question of [
    "¿Qué documentos necesito para la baja?",
    "¿Qué documentos tienes que presentar para el permiso de matrimonio?",
    "What documents do I need to travel?",
    "¿De qué color es el uniforme?",
    "Quais documentos preciso para a licença?",
  ])
    expect([question, asksForCatalogue(question)]).toEqual([question, false]);
});

it("lists titles with revision and status, in the language of the question", () => {
  const documents = [
    document("Vacaciones", { revision: "7" }),
    document("Nómina 2025", { isExpired: true }),
    document("[x](http://a) ![y]", { isSuperseded: true }),
    document("Futuro", { isNotYetValid: true }),
  ];
  const answer = catalogueAnswer({ documents, total: 6, passages: 10 }, "es");
  expect(answer).toContain("estos 6 documentos");
  expect(answer).toContain("- Vacaciones (rev. 7)");
  expect(answer).toContain("- Nómina 2025 (**caducado**)");
  expect(answer).toContain("\\[x\\](http://a) \\!\\[y\\] (**sustituido por otro**)");
  expect(answer).toContain("… y 2 más.");
  expect(catalogueAnswer({ documents, total: 4, passages: 10 }, "pt")).toContain("ainda não vigente");
  expect(catalogueAnswer({ documents: [], total: 0, passages: 0 }, "en")).toContain("no documents");
});

it("gives a model as many titles as fit", () => {
  const documents = Array.from({ length: 50 }, (_, n) => document(`Manual ${n}`));
  const fact = catalogueFact({ documents, total: 80, passages: 1 }, 200);
  expect(fact).toContain("(80)");
  expect(fact.split("\n- Manual").length - 1).toBeLessThan(20);
  expect(fact).toMatch(/- and \d+ more$/);
});
