import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import {
  featuresOf,
  type UnitFeatures,
} from "../apps/server/src/adapters/models/embedded/answer-features.ts";
import { gateFeaturesOf, speaksOfAll } from "../apps/server/src/adapters/models/embedded/answer-gate.ts";
import type { ReadQuestion } from "../apps/server/src/adapters/models/embedded/asked-for.ts";
import {
  answersOther,
  asksUnknown,
  toFound,
} from "../apps/server/src/adapters/models/embedded/find-answer.ts";
import { type Library, readLibrary } from "../apps/server/src/adapters/models/embedded/library.ts";
import { phrases } from "../apps/server/src/adapters/models/embedded/phrases.ts";
import { quoteFound, quotePassage } from "../apps/server/src/adapters/models/embedded/quote-answer.ts";
import { readQuestion } from "../apps/server/src/adapters/models/embedded/read-question.ts";
import { leansOnBefore } from "../apps/server/src/adapters/models/embedded/understand-message.ts";
import {
  OFFERED,
  OFFERED_AT_THE_DESK,
} from "../apps/server/src/modules/specialised/offered-questions.examples.ts";
import { TEN_OUT_OF_SCOPE } from "../apps/server/src/modules/specialised/questions.examples.ts";
import { type Demo, openDemo } from "./answers/ask-demo.ts";
import { type EverydayRow, everydayRow } from "./answers/everyday-rows.ts";
import { dot, fitChoice, fitGate, type Option } from "./answers/fit-weights.ts";
import { type BenchQuestion, judge, type Verdict } from "./answers/judge.ts";
import { openKnowledge } from "./open-knowledge.ts";

/**
 * Fits the weights with which the embedded answerer chooses an answer and decides whether to give it (decision 53):
 * `npm run train:answers [-- --write] [--found <file>]`. Each set of questions is answered with weights fitted on the others;
 * those figures are printed. `--found` keeps what the search found, so that a change of a feature is tried in seconds.
 */
const SETS = [
  "questions",
  "second-questions",
  "third-questions",
  "fourth-questions",
  "fifth-questions",
  "sixth-questions",
  "seventh-questions",
] as const;
/** What the product itself offers must be answered, so that it is always among the questions that are fitted on, and counts more. */
const OFFERED_TIMES = 4;
const WEIGHTS_FILE = new URL(
  "../apps/server/src/adapters/models/embedded/answer-weights.ts",
  import.meta.url,
);
/** Of some 170 units of a question, those that a plain sum rates best; the others are never the answer. */
const MOST_OPTIONS = 60;
/**
 * How many right answers a wrong one outweighs when the threshold is chosen; answers to unanswerable questions count as wrong.
 * A fifth of the questions is unanswerable, more than people ask, so that a cost below 1 keeps wrong answers below 5 %.
 */
const COST_OF_WRONG = 1;
const COSTS = [0.5, 0.7, COST_OF_WRONG, 2];
/** An everyday question is taken for the one that is meant where it is at least this likely that its answer is right. */
const LEAST_EVERYDAY_CHANCE = 0.62;

interface Asked {
  set: (typeof SETS)[number] | "offered";
  asked: BenchQuestion;
  passages: Awaited<ReturnType<Demo["ask"]>>["passages"];
  documents: string[];
}

interface Example {
  set: Asked["set"];
  asked: BenchQuestion;
  question: ReadQuestion;
  isRefused: boolean;
  options: UnitOption[];
  everyday: EverydayRow | undefined;
}

interface UnitOption extends Option {
  features: UnitFeatures;
  /** Whether the whole passage of the unit is a right answer. */
  isPassageRight: boolean;
}

const argumentAfter = (flag: string) =>
  process.argv.includes(flag) ? process.argv[process.argv.indexOf(flag) + 1] : undefined;
const examples: Example[] = [];
for (const asked of await findPassages(argumentAfter("--found"))) {
  const times = asked.set === "offered" ? OFFERED_TIMES : 1;
  examples.push(...new Array<Example>(times).fill(await toExample(asked)));
}

const final = fitBoth(examples);
const held = SETS.map((set) => ({
  set,
  fitted: fitBoth(examples.filter((example) => example.set !== set)),
  examples: examples.filter((example) => example.set === set),
}));
for (const cost of COSTS) {
  say(
    `a wrong answer costs ${cost} right ones; each set with weights fitted on the others, then all with weights fitted on all`,
  );
  for (const { set, fitted, examples: own } of held) say(`${set.padEnd(18)} ${evaluate(own, fitted, cost)}`);
  say(
    `${"all".padEnd(18)} ${evaluate(
      examples.filter(({ set }) => set !== "offered"),
      final,
      cost,
    )}`,
  );
  say(
    `${"offered".padEnd(18)} ${evaluate(
      examples.filter(({ set }) => set === "offered"),
      final,
      cost,
    )}`,
  );
}
const everydayRows = examples.filter(isCounted).flatMap(({ everyday }) => everyday ?? []);
for (const set of SETS) say(`${set.padEnd(18)} everyday questions: ${evaluateEveryday(set)}`);
if (process.argv.includes("--show")) show(final);
if (process.argv.includes("--write")) await writeFile(WEIGHTS_FILE, weightsFile(final));

/** How the answers to everyday questions are judged, each set with weights fitted on the others. */
function evaluateEveryday(set: Asked["set"]): string {
  const rowsOf = (all: readonly Example[]) => all.filter(isCounted).flatMap(({ everyday }) => everyday ?? []);
  const weights = fitGate(rowsOf(examples.filter((example) => example.set !== set)));
  const least = Math.log(LEAST_EVERYDAY_CHANCE / (1 - LEAST_EVERYDAY_CHANCE));
  const given = rowsOf(examples.filter((example) => example.set === set)).filter(
    ({ values }) => dot(values, weights) >= least,
  );
  return `answers ${given.length} as meant, ${given.filter(({ isRight }) => !isRight).length} of them wrong`;
}

interface Fitted {
  choice: number[];
  gate: number[];
  /** Choices among questions that the choice was not fitted on, from which the threshold follows. */
  rows: Option[];
}

/** The gate learns from choices among questions that the choice was not fitted on, or it would trust the choice too much. */
function fitBoth(training: readonly Example[]): Fitted {
  const sets = [...new Set(training.map(({ set }) => set))];
  const rows = sets.flatMap((inner) => {
    const choice = fitChoice(answerable(training.filter(({ set }) => set !== inner)));
    return training.filter(({ set }) => set === inner).flatMap((example) => gateRow(example, choice));
  });
  const gate = fitGate(rows);
  return { choice: fitChoice(answerable(training)), gate, rows };
}

function isCounted({ asked }: Example): boolean {
  return asked.kind !== "outdated" && asked.kind !== "comparison";
}

function answerable(all: readonly Example[]): UnitOption[][] {
  return all.filter((example) => isCounted(example) && example.asked.expect).map(({ options }) => options);
}

/** The units, the likeliest first, and whether the first one is right. */
function rankedBy({ options }: Example, choice: readonly number[]) {
  const sorted = options
    .map(({ features, values, ...right }) => ({
      ...features,
      ...right,
      isOther: answersOther(features),
      score: dot(values, choice),
    }))
    .sort((a, b) => b.score - a.score || a.unit.order - b.unit.order);
  return { ranked: sorted, lead: sorted[0], at: sorted.findIndex(({ isRight }) => isRight) };
}

function gateRow(example: Example, choice: readonly number[]): Option[] {
  const { ranked, at } = rankedBy(example, choice);
  const values = gateFeaturesOf(ranked, example.question);
  const isOut = example.isRefused || !isCounted(example);
  return values && !isOut ? [{ values: Object.values(values), isRight: at === 0 }] : [];
}

function thresholdOf({ rows, gate }: Fitted, cost: number): number {
  const judged = rows
    .map(({ values, isRight }) => ({ sum: dot(values, gate), isRight }))
    .sort((a, b) => b.sum - a.sum);
  let gain = 0;
  let best = { gain: 0, threshold: judged[0]?.sum ?? 0 };
  for (const { sum, isRight } of judged) {
    gain += isRight ? 1 : -cost;
    if (gain > best.gain) best = { gain, threshold: sum };
  }
  return best.threshold;
}

function verdictOf(example: Example, { choice, gate }: Fitted, threshold: number): Verdict {
  const { ranked, lead } = rankedBy(example, choice);
  const values = gateFeaturesOf(ranked, example.question);
  if (!lead || !values || example.isRefused || lead.isOther) return "refused";
  const isSure = dot(Object.values(values), gate) >= threshold;
  if (!isSure && !speaksOfAll(values)) return "refused";
  return (isSure ? lead.isRight : lead.isPassageRight) ? "right" : "wrong";
}

function evaluate(all: readonly Example[], fitted: Fitted, cost: number): string {
  const threshold = thresholdOf(fitted, cost);
  const judged = all.filter(isCounted).map((example) => ({
    kind: /^(?:near|far)/.exec(example.asked.kind)?.[0] ?? "answerable",
    verdict: verdictOf(example, fitted, threshold),
    isFirst: rankedBy(example, fitted.choice).at === 0,
  }));
  const of = (kind: string) => {
    const own = judged.filter((each) => each.kind === kind);
    const count = (verdict: Verdict) => own.filter((each) => each.verdict === verdict).length;
    return `${kind} ${count("right")}/${count("wrong")}/${count("refused")} of ${own.length}`;
  };
  const first = judged.filter(({ isFirst }) => isFirst).length;
  return `${of("answerable")}, right unit first ${first}; ${of("near")}; ${of("far")}`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function show(fitted: Fitted) {
  for (const example of examples.filter(isCounted)) {
    const verdict = verdictOf(example, fitted, thresholdOf(fitted, COST_OF_WRONG));
    const { set, asked, question } = example;
    if (verdict === (asked.expect ? "right" : "refused")) continue;
    const { ranked, lead, at } = rankedBy(example, fitted.choice);
    process.stdout.write(
      `${verdict} ${set} ${asked.kind} [${question.asked.kind}]: ${asked.question}\n   ${question.concepts.map(({ term, worth, isUnknown }) => `${term}${isUnknown ? "?" : ""} ${worth.toFixed(1)}`).join(", ")}\n   expects ${asked.expect?.join(" & ")} (${asked.document}), ranked ${at}: ${ranked[at]?.unit.text.slice(0, 140)}\n   lead: ${lead?.unit.heading} / ${lead?.unit.text.slice(0, 140)}\n`,
    );
  }
}

async function findPassages(kept: string | undefined): Promise<Asked[]> {
  if (kept && existsSync(kept)) return JSON.parse(await readFile(kept, "utf8"));
  const knowledge = await openKnowledge("embedded");
  try {
    const demo = await openDemo(knowledge);
    const found: Asked[] = [];
    for (const set of [...SETS, "offered"] as const)
      for (const asked of await questionsOf(set)) {
        const { passages, documents } = await demo.ask(asked);
        found.push({ set, asked, passages, documents });
      }
    if (kept) await writeFile(kept, JSON.stringify(found));
    return found;
  } finally {
    await knowledge.close();
  }
}

async function questionsOf(set: Asked["set"]): Promise<BenchQuestion[]> {
  if (set !== "offered")
    return JSON.parse(await readFile(new URL(`answers/${set}.json`, import.meta.url), "utf8"));
  const offered = [
    ...OFFERED.map((each) => ({ ...each, desk: "rh" as const })),
    ...OFFERED_AT_THE_DESK.map((each) => ({ ...each, desk: "mesa" as const })),
  ].flatMap(({ desk, texts, document, says }) =>
    texts.map((question) => ({ desk, kind: "answerable", question, expect: [says.source], document })),
  );
  const outside = TEN_OUT_OF_SCOPE.map((question) => ({
    desk: "rh" as const,
    kind: "far-unanswerable",
    question,
  }));
  return [...offered, ...outside];
}

async function toExample({ set, asked, passages, documents }: Asked): Promise<Example> {
  const library = await readLibrary(
    passages.map(({ title, page, section, text, isExpired, isSuperseded, relevance, support }, index) => ({
      title,
      page,
      section,
      text,
      citation: index + 1,
      isOutdated: isExpired === true || isSuperseded === true,
      relevance,
      support,
    })),
  );
  const earlier = leansOnBefore(asked.question) ? asked.before : undefined;
  const question = readQuestion({ text: asked.question, earlier }, library);
  const options = featuresOf(question, library)
    .sort((a, b) => roughly(b) - roughly(a))
    .slice(0, MOST_OPTIONS)
    .map((features) => ({
      features,
      values: Object.values(features.values),
      ...rightnessOf(features, { asked, question, library, documents }),
    }));
  const everyday = everydayRow(asked, { question, library, documents });
  return { set, asked, question, isRefused: asksUnknown(question), options, everyday };
}

function roughly({ values: { rankedOwn, coverage, relevance, passage } }: UnitFeatures): number {
  return 2 * rankedOwn + coverage + 0.5 * relevance + passage;
}

function rightnessOf(
  features: UnitFeatures,
  {
    asked,
    question,
    library,
    documents,
  }: { asked: BenchQuestion; question: ReadQuestion; library: Library; documents: readonly string[] },
): { isRight: boolean; isPassageRight: boolean } {
  const document = documents[features.unit.source] ?? "";
  if (!asked.expect || !document.includes(asked.document ?? ""))
    return { isRight: false, isPassageRight: false };
  const lead = toFound({ ...features, score: 0 }, true);
  const say = phrases.es;
  const answers = (text: string) => judge(asked, { text, documents: [document] }) === "right";
  return {
    isRight: answers(quoteFound({ lead, ranked: [lead], question, library, say }, question)),
    isPassageRight: answers(quotePassage(features.unit, library, say)),
  };
}

function weightsFile(fitted: Fitted): string {
  const { choice, gate } = fitted;
  const [example] = examples;
  const ranked = example ? rankedBy(example, choice).ranked : [];
  const choiceNames = Object.keys(ranked[0]?.values ?? {});
  const gateNames = Object.keys((example && gateFeaturesOf(ranked, example.question)) ?? {});
  const table = (names: readonly string[], weights: readonly number[]) =>
    names.map((name, i) => `  ${name}: ${Number((weights[i] ?? 0).toFixed(3))},`).join("\n");
  return `// Written by \`npm run train:answers -- --write\`; do not edit by hand.

/** How much each feature of a unit counts when the likeliest answer is chosen. */
export const CHOICE_WEIGHTS: Readonly<Record<string, number>> = {
${table(choiceNames, choice)}
};

/** How much each feature counts when it is decided whether the likeliest answer is given. */
export const GATE_WEIGHTS: Readonly<Record<string, number>> = {
${table(gateNames, gate)}
};

export const GATE_THRESHOLD = ${Number(thresholdOf(fitted, COST_OF_WRONG).toFixed(3))};

/** How much each feature counts when it is decided whether an everyday question is meant and answered. */
export const EVERYDAY_WEIGHTS: Readonly<Record<string, number>> = {
${table(everydayRows[0]?.names ?? [], fitGate(everydayRows))}
};

export const EVERYDAY_THRESHOLD = ${Number(Math.log(LEAST_EVERYDAY_CHANCE / (1 - LEAST_EVERYDAY_CHANCE)).toFixed(3))};
`;
}
