import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { seededRandom } from "../apps/server/src/adapters/image-models/poster/seeded-random.ts";
import { startCluster } from "../apps/server/test/chaos/cluster.ts";
import { type ChaosResult, injectDrawn, runChaos } from "../apps/server/test/chaos/run-chaos.ts";

const USAGE = "npm run chaos -- [--faults 200] [--people 6] [--seed <number>]\n";
const STUCK_AFTER_MS = 60_000;

const { values } = parseArgs({
  options: {
    faults: { type: "string", default: "200" },
    people: { type: "string", default: "6" },
    seed: { type: "string", default: String(randomInt(1_000_000)) },
  },
});
const { faults, people, seed } = values;
if (![faults, people].every((count) => /^[1-9]\d{0,5}$/.test(count)) || !/^\d+$/.test(seed)) {
  process.stderr.write(USAGE);
  process.exit(2);
}

/** Breaks the parts of a cluster at random while people use it, and counts what was lost, doubled or left lying. */
const random = seededRandom(seed);
const injected: Record<string, number> = {};
say(`Seed ${seed}. Starting PostgreSQL, Redis, two nodes and a worker…`);
const cluster = await startCluster();
if (!cluster.disk) say("A full disk is not simulated: only root may mount a disk for it.");
const startedAt = Date.now();
let result: ChaosResult;
try {
  result = await runChaos(cluster, {
    people: Number(people),
    random,
    calmWithinMs: STUCK_AFTER_MS,
    inject: () =>
      injectDrawn(cluster, {
        count: Number(faults),
        random,
        onFault({ name }, n) {
          injected[name] = (injected[name] ?? 0) + 1;
          if (n % 10 === 0) say(`${n} of ${faults} faults`);
        },
      }),
  });
} finally {
  await cluster.close();
}
print(result);
process.exit(Object.values(result.violations).some((count) => count > 0) ? 1 : 0);

function print({ turns, states, files, calmAfterMs, violations, found }: ChaosResult) {
  table(`${faults} faults in ${seconds(Date.now() - startedAt)} s, seed ${seed}`, injected);
  table("what people did", {
    questions: turns.length,
    "sent again": sum(turns.map(({ sentAgain }) => sentAgain)),
    "reconnected to an answer": sum(turns.map(({ resumed }) => resumed)),
    "answers taken over": turns.filter(({ takenOverAt }) => takenOverAt !== undefined).length,
    "files accepted": files,
    "seconds until calm": seconds(calmAfterMs),
  });
  table("answers as stored", states);
  table("violations", { ...violations });
  for (const line of found) say(line);
}

function table(title: string, rows: Record<string, number>) {
  process.stdout.write(`\n${title}\n`);
  for (const [name, value] of Object.entries(rows))
    process.stdout.write(`  ${name.padEnd(28)}${String(value).padStart(8)}\n`);
}

function say(line: string) {
  process.stderr.write(`${line}\n`);
}

function seconds(ms: number): number {
  return Math.round(ms / 100) / 10;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
