import { afterAll, beforeAll, expect, it } from "vitest";
import { ask, question } from "../../../test/ask.ts";
import type { TestApp } from "../../../test/harness.ts";
import { startSeededApp } from "../../../test/seeded-app.ts";
import { newPerson } from "../../../test/test-issuer.ts";
import { OFFICIAL_IDS, officialAssistants } from "./official-assistants.ts";
import { defaultSuggestions } from "./suggestions.ts";

let test: TestApp;
let keys: Map<string, string>;

beforeAll(async () => {
  test = await startSeededApp({ environment: { OLLAMA_BASE_URL: "off", LIMIT_STREAMS: "0" } });
  const rows = await test.deps.database.db.selectFrom("files").select(["id", "source_key"]).execute();
  keys = new Map(rows.map(({ id, source_key }) => [id, source_key ?? ""]));
});
afterAll(() => test.close());

/**
 * Every question that the product suggests, in the languages of the interface, with the document and a
 * required part of the answer.
 */
const OFFERED: readonly { texts: readonly string[]; document: string; says: RegExp }[] = [
  {
    texts: [
      "¿Cuántos trayectos de beneficio tengo al año?",
      "How many staff travel flights do I have a year?",
      "Quantos trechos de benefício eu tenho por ano?",
    ],
    document: "pasajes-de-beneficio",
    says: /8 trayectos/,
  },
  {
    texts: [
      "¿Puedo pasar vacaciones al año siguiente?",
      "Can I carry over vacation to next year?",
      "Posso passar férias para o ano seguinte?",
    ],
    document: "vacaciones",
    says: /cinco días laborables/,
  },
  {
    texts: [
      "¿Qué permiso tengo si nace mi hijo?",
      "What leave do I have when my child is born?",
      "Que licença eu tenho se nascer meu filho?",
    ],
    document: "nacimiento-y-cuidado",
    says: /19 semanas/,
  },
  {
    texts: [
      "¿Por qué cambió mi nómina este mes?",
      "Why did my payroll change this month?",
      "Por que minha folha de pagamento mudou este mês?",
    ],
    document: "calendario-de-nomina-2026",
    says: /importe cambia|retención/,
  },
  {
    texts: [
      "¿Cuánto es la dieta de un día completo?",
      "How much is the per diem for a full day?",
      "Quanto é a diária de um dia completo?",
    ],
    document: "dietas-y-gastos",
    says: /52 €/,
  },
  {
    texts: [
      "¿Cómo cambio un turno con otra persona?",
      "How do I swap a shift with another person?",
      "Como troco um turno com outra pessoa?",
    ],
    document: "turnos-y-descansos",
    says: /Intercambio/,
  },
  {
    texts: [
      "¿Cuántos días de vacaciones me corresponden?",
      "How many vacation days do I get?",
      "Quantos dias de férias eu tenho?",
    ],
    document: "vacaciones",
    says: /23 días laborables/,
  },
  {
    texts: [
      "¿Cuándo se paga la nómina de diciembre?",
      "When is the December payroll paid?",
      "Quando é paga a folha de dezembro?",
    ],
    document: "calendario-de-nomina-2026",
    says: /22 de diciembre|día 22/,
  },
];

const OFFERED_AT_THE_DESK: typeof OFFERED = [
  {
    texts: [
      "No puedo entrar en la VPN",
      "No puedo conectarme a la VPN",
      "I can't connect to the VPN",
      "Não consigo entrar na VPN",
    ],
    document: "vpn",
    says: /Pasarela/,
  },
  {
    texts: ["Olvidé mi contraseña", "I forgot my password", "Esqueci minha senha"],
    document: "contrasena",
    says: /clave\.brisadelsur\.example/,
  },
  {
    texts: [
      "La impresora de la puerta no imprime",
      "The gate printer does not print",
      "A impressora do portão não imprime",
    ],
    document: "impresoras",
    says: /Mira la luz/,
  },
  {
    texts: [
      "¿Cómo pido un programa nuevo?",
      "How do I request a new program?",
      "Como peço um programa novo?",
    ],
    document: "solicitud-de-programas",
    says: /Centro de aplicaciones/,
  },
  {
    texts: ["Perdí mi portátil", "I lost my laptop", "Perdi meu notebook"],
    document: "equipos-perdidos",
    says: /4000/,
  },
];

async function missesOf(offered: typeof OFFERED, path: string, more: object) {
  const misses: string[] = [];
  for (const { texts, document, says } of offered) {
    for (const text of texts) {
      const { parts, text: answer } = await ask(test, newPerson(), question(text, more), path);
      const cited = parts.flatMap((part) =>
        part.type === "data-citation" ? [keys.get(part.data.fileId ?? "")] : [],
      );
      if (!cited.includes(document) || !says.test(answer))
        misses.push(`${text} → ${cited.join(", ")}: ${answer.slice(0, 300)}`);
    }
  }
  return misses;
}

it("answers every suggested question, in three languages, from the right document", async () => {
  expect(await missesOf(OFFERED, "rhplus", {})).toEqual([]);
  const desk = { assistantId: OFFICIAL_IDS["service-desk"] };
  expect(await missesOf(OFFERED_AT_THE_DESK, "chat_assistant", desk)).toEqual([]);
});

it("has a row above for every suggested question", () => {
  const asked = new Set([...OFFERED, ...OFFERED_AT_THE_DESK].flatMap(({ texts }) => texts));
  const starters = officialAssistants("m").filter(
    ({ specialty }) => specialty === "rh-plus" || specialty === "service-desk",
  );
  const offered = [
    ...defaultSuggestions["rh-plus"].map(({ text }) => text),
    ...defaultSuggestions["ai-builder"].map(({ text }) => text),
    ...starters.flatMap((assistant) => assistant.starters),
  ];
  expect(offered.filter((text) => !asked.has(text))).toEqual([]);
});
