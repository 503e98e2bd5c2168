import { describe, expect, it } from "vitest";
import { matchDocuments, wordsOfName } from "./match-documents.ts";

const document = (title: string, fileName: string, revision: string | null = null) => ({
  title,
  fileName,
  revision,
});

const ramp7 = document("Manual de operación en rampa", "rampa-v7.pdf", "7");
const ramp8 = document("Manual de operación en rampa", "rampa-v8.pdf", "8");
const holidays = document("Vacaciones", "Vacaciones y descansos 2026.docx");
const holidaysNorth = document("Vacaciones del personal de tierra", "tierra.docx");
const unnamed = document("A", "a.md");
const all = [ramp7, ramp8, holidays, holidaysNorth, unnamed];

describe("matchDocuments", () => {
  it.each([
    ["VACACIONES", [holidays]],
    ["vacaciones del personal", [holidaysNorth]],
    ["rampa-v8.pdf", [ramp8]],
    ["RAMPA V8", [ramp8]],
    ["vacaciones y descansos 2026", [holidays]],
    ["manual de operacion en rampa", [ramp7, ramp8]],
    ["Manual de operación en rampa (revision 8)", [ramp8]],
    ["«Manual de operación en rampa», p. 3", [ramp7, ramp8]],
    ["rampa operación", [ramp7, ramp8]],
    ["descansos 2026 vacaciones", [holidays]],
    ["dietas", []],
    ["a la carta", []],
  ])("finds %s", (name, expected) => {
    expect(matchDocuments(all, name)).toEqual(expected);
  });
});

it("looks for the telling words of a name, and for articles where it has no others", () => {
  expect(wordsOfName("Manual de la Operación")).toEqual(["manual", "operacion"]);
  expect(wordsOfName("De la a")).toEqual(["de", "la", "a"]);
  expect(wordsOfName("«»")).toEqual([]);
});
