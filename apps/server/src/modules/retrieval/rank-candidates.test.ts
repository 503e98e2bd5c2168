import { expect, it } from "vitest";
import type { Candidate } from "./find-candidates.ts";
import { rankCandidates } from "./rank-candidates.ts";
import type { ReadQuery } from "./read-query.ts";

const wordOf = (word: string, term: string) => ({
  word,
  stem: term,
  terms: [{ term, weight: 2, likeness: 1, count: 1 }],
  worth: 2,
  asks: 1,
});

const queryOf = (isTopic: boolean): ReadQuery => ({
  words: [wordOf("transmision", "transmision"), wordOf("traslado", "trasl")],
  sequence: ["transmision", "previa", "al", "traslado"],
  averageWords: 10,
  isTopic,
});

const candidateOf = (id: number, searchable: string, place: number): Candidate => ({
  id,
  fileId: String(id),
  ordinal: 0,
  words: 10,
  searchable: ` ${searchable} `,
  hits: new Map([["trasl", { places: [place], isNamed: false }]]),
  openingHits: undefined,
});

const verb = candidateOf(1, "los socios transmitan sus participaciones antes del traslado", 8);
const other = candidateOf(2, "los gastos del tranvia se pagan antes del traslado", 8);

it("finds a subject that the heading names with a noun and the text with a verb", () => {
  const [first, second] = rankCandidates(queryOf(true), [other, verb]);
  expect([first?.id, second?.id]).toEqual([1, 2]);
  expect((first?.score ?? 0) - (second?.score ?? 0)).toBeGreaterThan(1);
});

it("ranks a question by the forms of its words alone", () => {
  const [first, second] = rankCandidates(queryOf(false), [other, verb]);
  expect((first?.score ?? 0) - (second?.score ?? 0)).toBeLessThan(1);
});
