import { readFile, writeFile } from "node:fs/promises";
import { openDemo } from "./answers/ask-demo.ts";
import { type BenchQuestion, judge, tableOf, tally } from "./answers/judge.ts";
import { openKnowledge } from "./open-knowledge.ts";

/**
 * How well the embedded answerer answers questions about the demo documents, through the product's own parsing, search and rules:
 * `npm run bench:answers [-- <questions.json>] [--dump <file>]`. The baseline quotes the first passage that the search finds.
 */
const [given] = process.argv.slice(2).filter((argument) => argument.endsWith(".json"));
const dumpTo = process.argv[process.argv.indexOf("--dump") + 1];
const source = given ?? new URL("answers/questions.json", import.meta.url);
// The format is given; a question that is not of it fails where it is used.
const questions: BenchQuestion[] = JSON.parse(await readFile(source, "utf8"));

const knowledge = await openKnowledge("embedded");
try {
  const demo = await openDemo(knowledge);
  const asked = [];
  for (const question of questions) asked.push({ question, ...(await demo.ask(question)) });
  const judged = asked.map(({ question, answer, baseline }) => ({
    question,
    answer,
    kind: question.kind,
    verdict: judge(question, answer),
    baselineVerdict: judge(question, baseline),
  }));

  say(`embedded answerer\n${tableOf(tally(judged))}`);
  const baseline = judged.map(({ kind, baselineVerdict }) => ({ kind, verdict: baselineVerdict }));
  say(`baseline: the first passage found, quoted\n${tableOf(tally(baseline))}`);
  for (const { question, answer } of judged.filter(({ verdict }) => verdict === "wrong"))
    say(`wrong · ${question.kind} · ${question.question}\n${indented(answer.text)}\n`);
  if (process.argv.includes("--dump") && dumpTo) await writeFile(dumpTo, judged.map(describe).join("\n\n"));
} finally {
  await knowledge.close();
}

function describe({
  question,
  answer,
  verdict,
}: {
  question: (typeof questions)[number];
  answer: { text: string; documents: readonly string[] };
  verdict: string;
}) {
  const { desk, kind, before, expect, document } = question;
  const head = `[${verdict}] ${desk} ${kind}: ${before ? `${before} → ` : ""}${question.question}`;
  return `${head}\n  expect ${expect?.join(" & ") ?? "a refusal"} (${document ?? "-"}); cites ${answer.documents.join(", ") || "nothing"}\n${indented(answer.text)}`;
}

function indented(text: string): string {
  return text
    .split("\n")
    .map((line) => `    ${line}`)
    .join("\n");
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
