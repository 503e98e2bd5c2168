import { expect, it } from "vitest";
import { wantedBy } from "./run-command.ts";

const around = { makesPictures: false, hasPicture: false, hasAnswer: false };

it.each([
  ["Hola", around, { kind: "question", text: "Hola" }],
  ["Hola", { ...around, makesPictures: true }, { kind: "pictures", text: "Hola" }],
  ["/imagen un hangar", around, { kind: "pictures", text: "/imagen un hangar" }],
  ["/imagen", around, { kind: "incomplete", why: "needsPrompt" }],
  ["/describe", around, { kind: "incomplete", why: "needsPicture" }],
  ["/describe", { ...around, hasPicture: true }, { kind: "question", text: "/describe" }],
  ["/traduce", around, { kind: "incomplete", why: "needsText" }],
  ["/traduce", { ...around, hasAnswer: true }, { kind: "question", text: "/traduce" }],
  ["/exporta PDF", around, { kind: "export", format: "pdf" }],
  ["/exporta", around, { kind: "export", format: "docx" }],
  ["/exporta excel", around, { kind: "incomplete", why: "unknownFormat" }],
  ["/limpia", around, { kind: "clear" }],
])("takes %j for what it means", (text, given, wanted) => {
  expect(wantedBy(text, given)).toEqual(wanted);
});
