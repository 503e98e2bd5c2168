import { expect, it } from "vitest";
import { createTranslator } from "../../lib/translator.ts";
import { personalData } from "../personal-data/texts/es.ts";
import { describeDetails } from "./describe-details.ts";
import { audit } from "./texts/es.ts";

const PERSON = "0190f6a2-0000-7000-8000-000000000001";
const MEMBER = "0190f6a2-0000-7000-8000-000000000002";

const roles = { chat_metatron_user_basic: "Básico", chat_metatron_user_pro: "Pro" };

const spanish = createTranslator({
  language: "es",
  trees: new Map([["es", { audit, personalData, roles }]]),
});

const lines = async (details: Record<string, unknown>, names: Record<string, string> = {}) =>
  describeDetails(spanish, { details, names }).map(({ label, value }) => `${label}: ${value}`);

it("names people and leaves out ids without a name", async () => {
  expect(
    await lines({ memberId: MEMBER, personId: PERSON, role: "editor" }, { [PERSON]: "Elena Castaño" }),
  ).toEqual(["Persona: Elena Castaño", "Permiso: Edita"]);
});

it("writes roles, rules and kinds of personal data in words", async () => {
  expect(await lines({ offFor: ["chat_metatron_user_basic", "chat_metatron_user_pro"] })).toEqual([
    "Desactivado para: Básico, Pro",
  ]);
  expect(await lines({ offFor: [] })).toEqual(["Desactivado para: Ninguno"]);
  expect(await lines({ rules: [{ role: "chat_metatron_user_pro", permission: "ask" }] })).toEqual([
    "Reglas: Pro · Preguntar",
  ]);
  expect(await lines({ kinds: [{ kind: "iban", count: 2 }] })).toEqual([
    "Datos encontrados: Cuenta bancaria · 2",
  ]);
});

it("writes numbers, days, switches and missing limits as people read them", async () => {
  expect(await lines({ days: null, keepsPinned: true, tokens: 12_500_000, publishOn: "2026-11-14" })).toEqual(
    [
      "Días: Sin límite",
      "Conserva fijadas y favoritas: Sí",
      "Tokens: 12.500.000",
      "Publicación: 14 nov 2026",
    ],
  );
});

it("keeps a field that has no text, with its recorded name", async () => {
  expect(await lines({ newField: "value" })).toEqual(["newField: value"]);
});
