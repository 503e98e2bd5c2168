import type { Citation } from "@metatron/contract/chat/citation";
import type { StreamPart } from "@metatron/contract/chat/stream-parts";
import type { ResolvedModel } from "../../adapters/models/index.ts";
import { judgeStatements } from "../claims/index.ts";
import { allVerified, type CheckedStatement, isVerified } from "./cited-passages.ts";

export type Verdicts = Extract<StreamPart, { type: "data-verdicts" }>["data"];

export interface TurnToJudge {
  statements: readonly CheckedStatement[];
  citations: readonly Citation[];
  model: ResolvedModel;
  personId: string;
  signal: AbortSignal;
}

/**
 * Asks the model about the statements that the rules found undecided or unsupported. The rules' verdicts
 * "contradicted" and "supported" are final. Undefined if no verdict changes.
 */
export async function judgeTurn({
  statements,
  citations,
  model,
  personId,
  signal,
}: TurnToJudge): Promise<Verdicts | undefined> {
  const open = statements.filter(
    ({ check }) => check.verdict === "undecided" || check.verdict === "unsupported",
  );
  // The embedded answerer only quotes and can't judge.
  if (open.length === 0 || model.info.demo || signal.aborted) return undefined;
  const asked = open.map(({ text, cited }) => ({ text, passages: cited.map((passage) => passage.text) }));
  const found = await judgeStatements(model, asked, { personId, signal });
  const judged = new Map(open.map((statement, at) => [statement, found[at] ?? null]));
  const verdicts = citations.map(({ n }) => {
    const said = statements
      .filter(({ numbers }) => numbers.includes(n))
      .map((statement) => ({ text: statement.text, verified: verdictOf(statement, judged) }));
    return { n, verified: allVerified(said), statements: said };
  });
  const changed = verdicts.filter(
    ({ n, verified, statements: said }) =>
      !citations.some(
        (known) =>
          known.n === n &&
          known.verified === verified &&
          JSON.stringify(known.statements) === JSON.stringify(said),
      ),
  );
  if (changed.length === 0) return undefined;
  return { grounded: verdicts.some(({ verified }) => verified === true), verdicts: changed };
}

/** If the model fails or is unsure, the verdict of the rules stays, which is never "verified" here. */
function verdictOf(statement: CheckedStatement, judged: ReadonlyMap<CheckedStatement, boolean | null>) {
  return judged.get(statement) ?? isVerified(statement.check.verdict);
}
