import { readFile } from "node:fs/promises";
import type { BenchQuestion } from "./answers/judge.ts";
import { type Evidence, openPromptDemo } from "./answers/prompt-demo.ts";
import { openKnowledge } from "./open-knowledge.ts";
import { percentile, rounded } from "./process-figures.ts";

/**
 * Whether the evidence for an answer reaches the model: `node bench/answers-prompt.ts [<questions.json>]`. Each answerable question
 * about the demo documents goes through the product's own search and prompt; the model is a script that writes queries and reads
 * what it is given. Counted is the share of questions whose prompt holds every expected text in one of its passages:
 * `scripted` with queries as a model would write them, `silent` with a model that fails to write any, `without a model` with the
 * passages that the embedded answerer gets.
 */
const [given] = process.argv.slice(2).filter((argument) => argument.endsWith(".json"));
const source = given ?? new URL("answers/questions.json", import.meta.url);
// A file of this folder, or one that somebody wrote to be measured: a wrong field shows in the figures.
const all = JSON.parse(await readFile(source, "utf8")) as BenchQuestion[];
const questions = all.filter(({ expect }) => expect !== undefined);

const knowledge = await openKnowledge("embedded");
try {
  const demo = await openPromptDemo(knowledge);
  const rows: ({ question: (typeof questions)[number] } & Evidence)[] = [];
  for (const question of questions) rows.push({ question, ...(await demo.measure(question)) });
  const print = (line: string) => process.stdout.write(`${line}\n`);
  const kinds = [...new Set(rows.map(({ question }) => question.kind)), "all"];
  for (const kind of kinds) {
    const of = rows.filter(({ question }) => kind === "all" || question.kind === kind);
    const share = (has: (row: (typeof rows)[number]) => boolean) =>
      `${of.filter(has).length}/${of.length} (${((100 * of.filter(has).length) / of.length).toFixed(1)} %)`;
    print(
      `${kind.padEnd(16)} scripted ${share((row) => row.scripted)}  silent ${share((row) => row.silent)}  without a model ${share((row) => row.quoted)}`,
    );
  }
  const mean = (figures: readonly number[]) =>
    Math.round(figures.reduce((sum, figure) => sum + figure, 0) / Math.max(1, figures.length));
  print(`passages in a prompt: ${mean(rows.map(({ passages }) => passages))}`);
  print(`characters in a prompt: ${mean(rows.map(({ characters }) => characters))}`);
  const plain = rows.filter(({ question }) => question.kind === "answerable");
  const median = (figures: readonly number[]) => percentile(figures, 0.5);
  print(
    `before the model of a plain Spanish question is called: ${rounded(median(plain.map(({ prepareMs }) => prepareMs)))} ms; with one search of eight passages: ${rounded(median(plain.map(({ baselineMs }) => baselineMs)))} ms`,
  );
  for (const { question, scripted } of rows)
    if (!scripted) print(`missing · ${question.kind} · ${question.question} · ${question.document}`);
} finally {
  await knowledge.close();
}
