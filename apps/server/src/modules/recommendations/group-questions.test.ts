import { expect, it } from "vitest";
import { type AskedQuestion, groupQuestions } from "./group-questions.ts";

const ask = (personId: string, text: string, roles: string[] = ["basic"]): AskedQuestion => ({
  personId,
  roles,
  chat: "rh-plus",
  text,
  category: "Vacaciones",
});
const PEOPLE = ["a", "b", "c", "d", "e"];

it("shows a question that five different people asked, in the most frequent wording", () => {
  const asked = PEOPLE.map((person, at) =>
    ask(person, at === 0 ? "vacaciones pendientes" : "¿Cuántas vacaciones pendientes tengo?"),
  );
  expect(groupQuestions(asked)).toContainEqual({
    chat: "rh-plus",
    role: null,
    text: "¿Cuántas vacaciones pendientes tengo?",
    category: "Vacaciones",
    people: 5,
    times: 5,
  });
});

it("shows nothing that fewer people asked, however often", () => {
  const asked = [...PEOPLE.slice(1), "b", "b", "b"].map((person) => ask(person, "vacaciones pendientes"));
  expect(groupQuestions(asked)).toEqual([]);
});

it("counts by role, so that a small role shows nothing", () => {
  const asked = PEOPLE.map((person) =>
    ask(person, "vacaciones pendientes", person === "a" ? ["pro"] : ["basic"]),
  );
  expect(groupQuestions(asked).map(({ role }) => role)).toEqual([null]);
});

it.each(["vacaciones de 31427945D", "vacaciones de ana@x.example", "vacaciones del empleado 1234567"])(
  "never shows «%s»",
  (text) => {
    expect(groupQuestions(PEOPLE.map((person) => ask(person, text)))).toEqual([]);
  },
);
