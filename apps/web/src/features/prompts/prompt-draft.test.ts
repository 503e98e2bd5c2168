import { expect, it } from "vitest";
import { fieldsOf, isComplete, newDraft, withMark } from "./prompt-draft.ts";

const draft = { ...newDraft(), title: "Aviso", text: "Hola" };

it("sends roles only where others use the prompt", () => {
  const roles = ["chat_metatron_airport_agent" as const];
  expect(fieldsOf({ ...draft, roles }, null)).toMatchObject({ scope: "own", roles: [], version: null });
  expect(fieldsOf({ ...draft, scope: "team", roles }, 3)).toMatchObject({ roles, version: 3 });
});

it("is complete with a title, a text and, for a team, a role", () => {
  expect(isComplete(draft)).toBe(true);
  expect(isComplete({ ...draft, title: " " })).toBe(false);
  expect(isComplete({ ...draft, scope: "team" })).toBe(false);
  expect(isComplete({ ...draft, scope: "company" })).toBe(true);
});

it("puts a mark in the place of the selection and selects its name", () => {
  const put = withMark("Vuelo X hoy", { start: 6, end: 7 }, "{{nombre: fecha}}");
  expect(put.text).toBe("Vuelo {{nombre: fecha}} hoy");
  expect(put.text.slice(put.select.start, put.select.end)).toBe("nombre");
});
