import { passageNumber } from "../../adapters/models/index.ts";
import type { CitablePassage, NumberedPassage } from "./cited-passages.ts";
import { type CitedPlace, numberPassages } from "./context/number-passages.ts";
import type { AnswerMaterial } from "./prepare-answer.ts";

/** Every passage that the answer may cite: those of its prompt, then those that its tools read. */
export function citableOf({ passages, toolPassages = [] }: Material): readonly CitablePassage[] {
  if (toolPassages.length === 0) return passages;
  const numbers = new Set(passages.map(passageNumber));
  return [...passages, ...toolPassages.filter(({ n }) => !numbers.has(n))];
}

type Material = Pick<AnswerMaterial, "passages" | "toolPassages">;

/**
 * Adds passages that a tool read. A passage that the turn already has, or that an earlier answer of the
 * conversation cites, keeps its number.
 */
export function addToolPassages(
  material: AnswerMaterial,
  passages: readonly CitablePassage[],
): { material: AnswerMaterial; numbered: NumberedPassage[] } {
  const places = [...(material.earlierCited ?? []), ...citableOf(material).map(toCitedPlace)];
  const numbered = numberPassages(passages, places).map((passage, at) => ({
    ...passage,
    n: passageNumber(passage, at),
  }));
  return { material: withToolPassages(material, numbered), numbered };
}

/** Adds passages that already have numbers; numbers in use are skipped. */
export function withToolPassages(
  material: AnswerMaterial,
  numbered: readonly NumberedPassage[],
): AnswerMaterial {
  const known = new Set(citableOf(material).map(passageNumber));
  const added = numbered.filter(({ n }) => !known.has(n));
  return added.length === 0
    ? material
    : { ...material, toolPassages: [...(material.toolPassages ?? []), ...added] };
}

export function toCitedPlace(passage: CitablePassage, at: number): CitedPlace {
  const { fileId, start, end, text } = passage;
  return { n: passageNumber(passage, at), fileId, start, end, passage: text };
}

/** Without the texts by which no place is found, because the places are stored with the turn. */
export function shortPlaces(cited: readonly CitedPlace[]): CitedPlace[] {
  return cited.map(({ n, fileId, start, end, passage }) => ({
    n,
    fileId,
    start,
    end,
    passage: fileId === null || start === null ? passage : "",
  }));
}
