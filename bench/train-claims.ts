import { writeFile } from "node:fs/promises";
import { createClaimAligner } from "../apps/server/src/modules/claims/check-claim.ts";
import { chanceOf, isLikely } from "../apps/server/src/modules/claims/support/chance-of-support.ts";
import type { Alignment } from "../apps/server/src/modules/claims/support/support-features.ts";
import type { Verdict } from "../apps/server/src/modules/claims/verdict.ts";
import { withAddedDetails } from "./answers/added-details.ts";
import { fitGate } from "./answers/fit-weights.ts";
import { isTrueKind, readClaims } from "./answers/measure-claims.ts";

/**
 * Fits the weights with which a claim is called supported (decision 38): `npm run train:claims [-- --write]`. Each set is
 * judged with weights fitted on the other sets; those figures are printed. Claims with an added detail are fitted on and
 * counted on their own, because they are made and not written.
 */
const WEIGHTS_FILE = new URL("../apps/server/src/modules/claims/support/support-weights.ts", import.meta.url);
/** Worded as a model answers, in Spanish for the most part; the sets before are harder than answers are. */
const LIKE_ANSWERS = new Set(["ninth", "tenth", "eleventh", "twelfth"]);
const LIKE_ANSWERS_TIMES = 3;
const PARAPHRASE_TIMES = 0.5;
/** Of the claims in other languages most are true, which says nothing about answers. */
const FOREIGN_TRUE_TIMES = 0.4;
const ADDED_TIMES = 0.4;

interface Example {
  set: string;
  kind: string;
  isTrue: boolean;
  times: number;
  aligned: Alignment;
  /** What the rules call it. */
  verdict: Verdict;
}

const examples = await readExamples();
const names = Object.keys(examples[0]?.aligned.features ?? {});
const sets = [...new Set(examples.map(({ set }) => set))];
const judged = sets.flatMap((set) => {
  const weights = fitWeights(examples.filter((example) => example.set !== set));
  const isAccepted = ({ aligned, verdict }: Example) =>
    isLikely(chanceOf(weights, aligned), verdict, aligned);
  const own = examples.filter((example) => example.set === set && example.kind !== "added");
  const accepted = own.filter(isAccepted);
  const added = examples.filter((example) => example.set === set && example.kind === "added");
  say(set, own, accepted);
  return [{ set, own, accepted, added, addedAccepted: added.filter(isAccepted) }];
});
const answers = judged.filter(({ set }) => LIKE_ANSWERS.has(set));
say(
  "answers",
  answers.flatMap(({ own }) => own),
  answers.flatMap(({ accepted }) => accepted),
);
const added = judged.flatMap((each) => each.added);
process.stdout.write(
  `added details: ${judged.flatMap((each) => each.addedAccepted).length} of ${added.length} accepted\n`,
);
if (process.argv.includes("--write")) await writeFile(WEIGHTS_FILE, weightsFile(fitWeights(examples)));

async function readExamples(): Promise<Example[]> {
  const passages = await readClaims();
  return [...passages, ...withAddedDetails(passages)].flatMap(({ set, title, passage, claims }) => {
    const evidence = { title, text: passage };
    const alignClaim = createClaimAligner();
    return claims.flatMap(([kind, claim]) => {
      const { aligned, rules } = alignClaim(claim, [evidence]);
      const { verdict } = rules;
      return aligned
        ? [{ set, kind, isTrue: isTrueKind(kind), times: timesOf(set, kind), aligned, verdict }]
        : [];
    });
  });
}

function timesOf(set: string, kind: string): number {
  const ofSet = LIKE_ANSWERS.has(set) ? LIKE_ANSWERS_TIMES : 1;
  if (kind === "added") return ofSet * ADDED_TIMES;
  if (kind === "paraphrase") return ofSet * PARAPHRASE_TIMES;
  return kind === "english" || kind === "portuguese" ? ofSet * FOREIGN_TRUE_TIMES : ofSet;
}

function fitWeights(from: readonly Example[]): Record<string, number> {
  const weights = fitGate(
    from.map(({ aligned, isTrue, times }) => ({
      values: names.map((name) => aligned.features[name] ?? 0),
      isRight: isTrue,
      weight: times,
    })),
  );
  return Object.fromEntries(names.map((name, at) => [name, Math.round((weights[at] ?? 0) * 100) / 100]));
}

function say(name: string, own: readonly Example[], accepted: readonly Example[]) {
  const right = accepted.filter(({ isTrue }) => isTrue).length;
  const trues = own.filter(({ isTrue }) => isTrue).length;
  process.stdout.write(
    `${name.padEnd(9)} ${own.length} claims · precision ${(right / accepted.length).toFixed(3)} · recall ${(right / trues).toFixed(3)}\n`,
  );
}

function weightsFile(weights: Readonly<Record<string, number>>): string {
  const lines = Object.entries(weights).map(([name, weight]) => `  ${name}: ${weight},\n`);
  return `// Written by \`npm run train:claims -- --write\`; do not edit by hand.

/** How much each feature counts for a claim being supported. */
export const SUPPORT_WEIGHTS: Readonly<Record<string, number>> = {
${lines.join("")}};
`;
}
