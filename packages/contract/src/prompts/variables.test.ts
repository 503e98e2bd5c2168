import { expect, it } from "vitest";
import { fillPrompt, keyOf, readVariables } from "./variables.ts";

const TEXT =
  "Avisa del vuelo {{vuelo: LA501}} del {{día: fecha}} en {{idioma: español | inglés | português}}.\n{{Vuelo}}: {{detalle: largo}} {{nota}}";

it("reads texts, choices, dates and long texts in order, each variable once", () => {
  expect(readVariables(TEXT)).toEqual([
    { name: "vuelo", kind: "text", example: "LA501" },
    { name: "día", kind: "date" },
    { name: "idioma", kind: "choice", choices: ["español", "inglés", "português"] },
    { name: "detalle", kind: "long" },
    { name: "nota", kind: "text", example: "" },
  ]);
});

it("takes the description of a variable from its first mark that has one", () => {
  expect(readVariables("{{tono}} {{tono: formal | cercano}} {{tono: otro}}")).toEqual([
    { name: "tono", kind: "choice", choices: ["formal", "cercano"] },
  ]);
});

it.each(["", "{{}}", "{{ }}", "{{: a}}", "{uno}", "{{a{b}}", "{{sin cerrar", `{{${"a".repeat(401)}}}`])(
  "finds no variable in %j",
  (text) => expect(readVariables(text)).toEqual([]),
);

it("fills in every mark of a name once, and leaves marks without a value", () => {
  const values = new Map([
    [keyOf("vuelo"), "{{nota}} $& LA9"],
    [keyOf("día"), "3 de mayo"],
  ]);
  expect(fillPrompt("{{vuelo: LA501}} {{VUELO}} {{día: fecha}} {{nota}}", values)).toBe(
    "{{nota}} $& LA9 {{nota}} $& LA9 3 de mayo {{nota}}",
  );
});
