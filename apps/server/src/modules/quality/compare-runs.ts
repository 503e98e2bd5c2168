import { type QualityMeasure, qualityMeasures } from "@metatron/contract/quality/constants";
import type {
  QualityChange,
  QualityComparison,
  QualityResult,
  QualityRun,
} from "@metatron/contract/quality/quality";
import type { SeenDocument } from "../../adapters/db/tables/quality.ts";

type Versions = Pick<QualityRun, "model" | "instructionsDigest" | "documentsDigest">;

/**
 * The run to compare the newest one with: the last one before a document, the instructions or the model
 * changed, or the previous one if nothing changed. `runs` must be complete runs, newest first.
 */
export function runBeforeChange<Run extends Versions>(runs: readonly Run[]): Run | undefined {
  const [last, ...earlier] = runs;
  if (!last) return undefined;
  return earlier.find((run) => !isSameVersion(run, last)) ?? earlier[0];
}

function isSameVersion(a: Versions, b: Versions): boolean {
  return (
    a.model === b.model &&
    a.instructionsDigest === b.instructionsDigest &&
    a.documentsDigest === b.documentsDigest
  );
}

interface RunVersions {
  run: Versions & Pick<QualityRun, "version">;
  documents: readonly SeenDocument[];
}

/** The differences between two runs in everything that answers depend on. */
export function changesBetween(before: RunVersions, after: RunVersions): QualityChange[] {
  const changes: QualityChange[] = [];
  if (before.run.instructionsDigest !== after.run.instructionsDigest)
    changes.push({ kind: "instructions", from: before.run.version, to: after.run.version });
  if (before.run.model !== after.run.model && before.run.model !== null && after.run.model !== null)
    changes.push({ kind: "model", from: before.run.model, to: after.run.model });
  return [...changes, ...documentChanges(before.documents, after.documents)];
}

/** A new file with the title of a removed one is a changed document. */
function documentChanges(before: readonly SeenDocument[], after: readonly SeenDocument[]): QualityChange[] {
  const [idsBefore, idsAfter] = [byId(before), byId(after)];
  const gone = before.filter(({ id }) => !idsAfter.has(id));
  const added = after.filter(({ id }) => !idsBefore.has(id));
  const [goneTitles, addedTitles] = [titlesOf(gone), titlesOf(added)];
  return [
    ...after
      .filter(({ id, digest, title }) => {
        const known = idsBefore.get(id);
        return known ? known.digest !== digest : goneTitles.has(title);
      })
      .map(({ title }): QualityChange => ({ kind: "document_changed", title })),
    ...added
      .filter(({ title }) => !goneTitles.has(title))
      .map(({ title }): QualityChange => ({ kind: "document_added", title })),
    ...gone
      .filter(({ title }) => !addedTitles.has(title))
      .map(({ title }): QualityChange => ({ kind: "document_removed", title })),
  ];
}

const byId = (documents: readonly SeenDocument[]) => new Map(documents.map((each) => [each.id, each]));
const titlesOf = (documents: readonly SeenDocument[]) => new Set(documents.map(({ title }) => title));

/**
 * The questions that got worse or better. Questions that are not in both runs, or had no answer, are skipped.
 */
export function differencesBetween(
  before: readonly QualityResult[],
  after: readonly QualityResult[],
): Pick<QualityComparison, "worse" | "better"> {
  const earlier = new Map(before.map((result) => [keyOf(result), result]));
  const compared = after.flatMap((result) => {
    const known = earlier.get(keyOf(result));
    return known ? [{ known, result }] : [];
  });
  const movedBy = (direction: 1 | -1) =>
    compared.flatMap(({ known, result }) => {
      const measures = qualityMeasures.filter((measure) => moved(known, result, measure) === direction);
      const { testId, question } = result;
      return measures.length > 0 ? [{ testId, question, measures }] : [];
    });
  return { worse: movedBy(-1), better: movedBy(1) };
}

/** An edited question is a different question: its results can't be compared. */
const keyOf = (result: QualityResult) => {
  const { testId, question, facts, document, mustRefuse, mustCall, mustNotCall } = result;
  return JSON.stringify([testId, question, facts, document, mustRefuse, mustCall, mustNotCall]);
};

/** 1: better, -1: worse, 0: unchanged, or one of the two has no value. */
function moved(before: QualityResult, after: QualityResult, measure: QualityMeasure): number {
  const [was, is] = [before[measure], after[measure]];
  if (was === null || is === null || was === is) return 0;
  // A refusal is correct only if it is expected.
  const isGood = measure === "refused" ? is === after.mustRefuse : is;
  return isGood ? 1 : -1;
}
