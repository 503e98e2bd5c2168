import { checkClaims, figuresOf } from "./answers/measure-claims.ts";

/**
 * How well the rules check statements against their sources: `npm run bench:claims [-- <set>]`. The baseline
 * accepts a claim whose figures and half of whose words are in the passage. With a set, its wrong verdicts are
 * listed.
 */
const [wanted] = process.argv.slice(2);
const all = await checkClaims();
if (wanted !== undefined && !all.some(({ set }) => set === wanted)) {
  process.stderr.write(`npm run bench:claims [-- ${[...new Set(all.map(({ set }) => set))].join("|")}]\n`);
  process.exit(2);
}

for (const [set, claims] of [...Map.groupBy(all, ({ set }) => set), ["all", all] as const]) {
  const rules = figuresOf(
    claims.map(({ isTrue, verdict }) => ({ isTrue, isAccepted: verdict === "supported" })),
  );
  const falselyDenied = claims.filter(({ isTrue, verdict }) => isTrue && verdict === "contradicted").length;
  say(
    `${set.padEnd(8)} ${claims.length} claims · rules ${show(rules)} · true ones contradicted ${falselyDenied} · baseline ${show(figuresOf(claims))}`,
  );
}
for (const { kind, claim, isTrue, verdict } of all.filter(({ set }) => set === wanted))
  if ((verdict === "supported") !== isTrue) say(`${kind} · ${verdict} · ${claim}`);

function show({ precision, recall }: ReturnType<typeof figuresOf>): string {
  return `${precision.toFixed(3)}/${recall.toFixed(3)}`;
}

function say(line: string) {
  process.stdout.write(`${line}\n`);
}
