import type { Prompt } from "@metatron/contract/prompts/prompt";
import { expect, it } from "vitest";
import { isFeaturedFor, matchPrompts, type Reader, typedPrompt } from "./match-prompts.ts";

const reader: Reader = { roles: ["chat_metatron_airport_agent"], brand: "rh" };
const prompt = (title: string, changes: Partial<Prompt> = {}): Prompt => ({
  id: title,
  title,
  text: "Hola",
  scope: "own",
  roles: [],
  version: 1,
  isMine: true,
  mayEdit: true,
  author: null,
  featured: null,
  uses: 0,
  usedAt: null,
  updatedAt: "2026-11-16T12:00:00.000Z",
  ...changes,
});
const titles = (prompts: readonly Prompt[], typed: string) =>
  matchPrompts(prompts, typed, reader).map(({ title }) => title);

it.each([
  ["/", ""],
  ["/aviso de re", "aviso de re"],
  ["/resumen", "resumen"],
  ["/resumen de acta", null],
  ["/ hola", null],
  ["//", null],
  ["hola /", null],
  ["/uno\ndos", null],
  [`/${"a".repeat(60)}`, null],
])("takes %j for the search %j", (text, typed) => {
  expect(typedPrompt(text)).toBe(typed);
});

it("finds by beginnings of words without accents, titles before texts", () => {
  const prompts = [
    prompt("Carta", { text: "Un aviso de cortesía" }),
    prompt("Avisó de retraso"),
    prompt("Traducir (aviso)"),
    prompt("Preaviso"),
  ];
  expect(titles(prompts, "AVISO")).toEqual(["Avisó de retraso", "Traducir (aviso)", "Carta"]);
  expect(titles(prompts, "ret avi")).toEqual(["Avisó de retraso"]);
  expect(titles(prompts, "zzz")).toEqual([]);
});

it("puts featured prompts first where nothing is typed", () => {
  const featured = { roles: [], brands: [] };
  expect(titles([prompt("Mía"), prompt("Destacada", { featured })], "")).toEqual(["Destacada", "Mía"]);
  expect(titles([prompt("M uno"), prompt("M dos", { featured })], "m")).toEqual(["M uno", "M dos"]);
});

it.each([
  [null, false],
  [{ roles: [], brands: [] }, true],
  [{ roles: ["chat_metatron_airport_agent" as const], brands: ["rh" as const] }, true],
  [{ roles: ["chat_metatron_user_vp_it" as const], brands: [] }, false],
  [{ roles: [], brands: ["amelia" as const] }, false],
])("features %j for a role and a brand: %j", (featured, isShown) => {
  expect(isFeaturedFor(prompt("A", { featured }), reader)).toBe(isShown);
});
