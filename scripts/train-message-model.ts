import { readFileSync, writeFileSync } from "node:fs";
import { everydayExamples } from "../apps/server/src/adapters/models/embedded/everyday-questions/match-question.ts";
import * as further from "../apps/server/src/modules/specialised/sensitive/further-messages.examples.ts";
import * as indirect from "../apps/server/src/modules/specialised/sensitive/indirect-messages.examples.ts";
import { messageFeatures } from "../apps/server/src/modules/specialised/sensitive/message-features.ts";
import { MODEL_TOPICS } from "../apps/server/src/modules/specialised/sensitive/message-model.ts";
import { numberOf, WEIGHTS_FILE } from "../apps/server/src/modules/specialised/sensitive/message-weights.ts";
import { messageWords } from "../apps/server/src/modules/specialised/sensitive/message-words.ts";
import * as first from "../apps/server/src/modules/specialised/sensitive/messages.examples.ts";
import {
  needsContact,
  tellsOfTrouble,
} from "../apps/server/src/modules/specialised/sensitive/near-trouble.ts";
import * as realistic from "../apps/server/src/modules/specialised/sensitive/realistic-messages.examples.ts";
import * as near from "../apps/server/src/modules/specialised/sensitive/told-everyday-messages.examples.ts";
import * as told from "../apps/server/src/modules/specialised/sensitive/told-messages.examples.ts";
import * as unseen from "../apps/server/src/modules/specialised/sensitive/unseen-messages.examples.ts";
import * as varied from "../apps/server/src/modules/specialised/sensitive/varied-messages.examples.ts";

/**
 * Trains the linear model of sensitive messages from the committed examples: `node scripts/train-message-model.ts`
 * writes its weights. The same examples give the same weights, which a test compares.
 */
interface Example {
  text: string;
  topic: (typeof MODEL_TOPICS)[number] | "everyday";
}

const QUESTION_SETS = [
  "questions",
  "second-questions",
  "third-questions",
  "fourth-questions",
  "fifth-questions",
  "sixth-questions",
  "seventh-questions",
  "eighth-questions",
];
/** More rounds learn the examples by heart: messages of a file that was left out were recognised less often. */
const ROUNDS = 12;
const STEP = 0.3;
const DECAY = 0.001;
/** A feature of one or two examples says nothing about the next message. */
const FEWEST_EXAMPLES = 3;

export function trainMessageModel(): { bias: number[]; features: Record<string, number[]> } {
  const examples = readExamples();
  const { vocabulary, rows } = encode(examples);
  const columns = [
    trainWeights({
      rows,
      size: vocabulary.length,
      isPositive: examples.map(({ topic }) => topic !== "everyday"),
      balance: 1,
    }),
    ...MODEL_TOPICS.map((name) =>
      trainWeights({
        rows,
        size: vocabulary.length,
        isPositive: examples.map(({ topic }) => topic === name),
        balance: 0.5,
      }),
    ),
  ];
  const features = vocabulary.map((feature, at) => [
    feature,
    columns.map(({ weights }) => hundredths(weights[at] ?? 0)),
  ]);
  return { bias: columns.map(({ bias }) => hundredths(bias)), features: Object.fromEntries(features) };
}

/** All wordings of everyday questions would outnumber the sensitive messages by so much that rare words of theirs became sensitive. */
const MOST_OF_A_QUESTION = 8;

function readExamples(): Example[] {
  const examples: Example[] = [];
  const sensitive = [
    first.SENSITIVE_MESSAGES,
    unseen.UNSEEN_SENSITIVE_MESSAGES,
    varied.VARIED_SENSITIVE_MESSAGES,
    realistic.REALISTIC_SENSITIVE_MESSAGES,
    further.FURTHER_SENSITIVE_MESSAGES,
    indirect.INDIRECT_SENSITIVE_MESSAGES,
    told.TOLD_SENSITIVE_MESSAGES,
  ];
  for (const set of sensitive)
    for (const topic of MODEL_TOPICS) for (const text of set[topic]) examples.push({ text, topic });
  const everyday = [
    ...first.EVERYDAY_MESSAGES,
    ...unseen.UNSEEN_EVERYDAY_MESSAGES,
    ...varied.VARIED_EVERYDAY_MESSAGES,
    ...realistic.REALISTIC_EVERYDAY_MESSAGES,
    ...realistic.CONVERSATION_MESSAGES,
    ...further.FURTHER_EVERYDAY_MESSAGES,
    ...indirect.ANNOYED_EVERYDAY_MESSAGES,
    ...near.NEAR_EVERYDAY_MESSAGES,
    ...QUESTION_SETS.flatMap(readQuestions),
    ...[...Map.groupBy(everydayExamples(), ({ means }) => means)]
      .filter(([means]) => !needsContact(means))
      .flatMap(([, examples]) =>
        examples
          .map(({ said }) => said)
          .filter((said) => !tellsOfTrouble(said))
          .slice(0, MOST_OF_A_QUESTION),
      ),
  ];
  for (const text of everyday) examples.push({ text, topic: "everyday" });
  return examples;
}

function readQuestions(name: string): string[] {
  const url = new URL(`../bench/answers/${name}.json`, import.meta.url);
  const questions: { question: string }[] = JSON.parse(readFileSync(url, "utf8"));
  return questions.map(({ question }) => question).filter((question) => !needsContact(question));
}

function encode(examples: readonly Example[]) {
  const found = examples.map(({ text }) => [...messageFeatures(messageWords(text))]);
  const counts = new Map<string, number>();
  for (const feature of found.flat()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const vocabulary = [...counts.keys()]
    .filter((feature) => (counts.get(feature) ?? 0) >= FEWEST_EXAMPLES)
    .sort();
  const numbers = new Map(vocabulary.map((feature, at) => [feature, at]));
  const rows = found.map((features) => features.flatMap((feature) => numbers.get(feature) ?? []));
  return { vocabulary, rows };
}

interface Task {
  rows: readonly (readonly number[])[];
  size: number;
  isPositive: readonly boolean[];
  /** 1 gives both classes the same total weight, 0 each example the same. */
  balance: number;
}

/** Logistic regression by stochastic gradient descent with a step per weight (AdaGrad). */
function trainWeights({ rows, size, isPositive, balance }: Task) {
  const positives = isPositive.filter(Boolean).length;
  const positiveWeight = ((rows.length - positives) / positives) ** balance;
  const weights = new Float64Array(size);
  const squares = new Float64Array(size).fill(1e-6);
  let bias = 0;
  let biasSquares = 1e-6;
  const random = createRandom();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const at of shuffled(rows.length, random)) {
      const row = rows[at] ?? [];
      const scale = 1 / Math.sqrt(Math.max(row.length, 1));
      const score = row.reduce((sum, feature) => sum + (weights[feature] ?? 0) * scale, bias);
      const isSensitive = isPositive[at] ?? false;
      const error = (1 / (1 + Math.exp(-score)) - Number(isSensitive)) * (isSensitive ? positiveWeight : 1);
      biasSquares += error * error;
      bias -= (STEP * error) / Math.sqrt(biasSquares);
      for (const feature of row) {
        const weight = weights[feature] ?? 0;
        const slope = error * scale + DECAY * weight;
        squares[feature] = (squares[feature] ?? 0) + slope * slope;
        weights[feature] = weight - (STEP * slope) / Math.sqrt(squares[feature]);
      }
    }
  return { weights, bias };
}

/** Park and Miller's generator: the same order of examples on every machine. */
function createRandom(): () => number {
  let state = 7;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function shuffled(length: number, random: () => number): number[] {
  const order = Array.from({ length }, (_, at) => at);
  for (let at = length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
}

const hundredths = (value: number) => Math.round(value * 100);

if (import.meta.main) {
  const { bias, features } = trainMessageModel();
  const rows = Object.entries(features).toSorted(([one], [other]) => numberOf(one) - numberOf(other));
  const lines = [["", bias] as const, ...rows].map(([feature, row]) => [feature, ...row].join("\t"));
  writeFileSync(WEIGHTS_FILE, `${lines.join("\n")}\n`);
}
