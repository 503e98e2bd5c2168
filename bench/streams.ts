import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { openStreams, type StreamsResult, type StreamTarget } from "./open-streams.ts";
import { cpuSeconds, percentile, residentMegabytes, rounded } from "./process-figures.ts";
import { startTargets } from "./stream-targets.ts";

/**
 * What the product adds to a token: the same streams read straight from a stand-in provider, through a bare
 * pass-through proxy, and through the product with everything on (question stored first, numbered log, history).
 * `--against <folder>` measures the product of another checkout in turn with this one, started with the options of Node that
 * `--against-node-options` gives, `--processes 2` the product with so many processes behind one port, whose processor time is
 * not measured. `--spread <seconds>` opens the
 * streams one after the other over that time instead of all at once. Each question carries the declarations of the
 * tools that a model of today is offered; `--without-tools` leaves them out, as checkouts from before tools do.
 */
const { values } = parseArgs({
  options: {
    streams: { type: "string", default: "1,100,300,1000" },
    tokens: { type: "string", default: "160" },
    rate: { type: "string", default: "20" },
    database: { type: "string", default: "postgres" },
    rounds: { type: "string", default: "3" },
    against: { type: "string" },
    "against-node-options": { type: "string" },
    processes: { type: "string" },
    "without-tools": { type: "boolean" },
    spread: { type: "string", default: "0" },
  },
});
const REST_MS = 150;
const REST_TURNS = 20;
const counts = values.streams.split(",").map(Number);
const rounds = Number(values.rounds);
const { targets, warm, close } = await startTargets({
  ...values,
  withoutTools: values["without-tools"],
  againstNodeOptions: values["against-node-options"],
});
await warm();
const inOrder = Object.entries(targets);

for (const count of counts) {
  const seen: Record<string, Figures[]> = {};
  for (let round = 0; round < rounds; round += 1)
    for (const [name, { target, pid }] of round % 2 === 0 ? inOrder : inOrder.toReversed()) {
      await rest();
      seen[name] = [...(seen[name] ?? []), await measure(target, count, pid)];
    }
  const row = Object.fromEntries(Object.entries(seen).map(([name, figures]) => [name, middleOf(figures)]));
  process.stdout.write(`${JSON.stringify({ database: values.database, streams: count, ...row })}\n`);
}
await close();

/** Waits for the work that follows the last answers, as storing them: the next target would share the machine with it. */
async function rest() {
  const used = () => inOrder.reduce((sum, [, { pid }]) => sum + (pid ? cpuSeconds(pid) : 0), 0);
  let before = Number.NEGATIVE_INFINITY;
  for (let turn = 0; turn < REST_TURNS && used() > before; turn += 1) {
    before = used();
    await wait(REST_MS);
  }
}

async function measure(target: StreamTarget, count: number, pid: number | undefined) {
  const cpuBefore = pid ? cpuSeconds(pid) : 0;
  const memoryBefore = pid ? residentMegabytes(pid) : 0;
  let memoryPeak = memoryBefore;
  const watching = setInterval(() => {
    if (pid) memoryPeak = Math.max(memoryPeak, residentMegabytes(pid));
  }, 500);
  const result = await openStreams(target, count, { spreadMs: Number(values.spread) * 1000 });
  clearInterval(watching);
  const cpu = pid ? cpuSeconds(pid) - cpuBefore : 0;
  return figuresOf(result, { cpu, memory: ((memoryPeak - memoryBefore) * 1024) / count });
}

type Figures = ReturnType<typeof figuresOf>;

/** Each figure's middle one: a single round says as much about the machine's other work as about the target. */
function middleOf(figures: readonly Figures[]) {
  const middle = (read: (figures: Figures) => number) => percentile(figures.map(read), 0.5);
  return {
    tokens: middle(({ tokens }) => tokens),
    failed: Math.max(...figures.map(({ failed }) => failed)),
    tokensPerSecond: middle(({ tokensPerSecond }) => tokensPerSecond),
    firstTokenMs: {
      p50: middle(({ firstTokenMs }) => firstTokenMs.p50),
      p99: middle(({ firstTokenMs }) => firstTokenMs.p99),
      eachP50: figures.map(({ firstTokenMs }) => firstTokenMs.p50),
    },
    gapMs: { p50: middle(({ gapMs }) => gapMs.p50), p99: middle(({ gapMs }) => gapMs.p99) },
    cpuPerThousandTokens: middle(({ cpuPerThousandTokens }) => cpuPerThousandTokens),
    // Later rounds find the memory of the first ones still there.
    kilobytesPerStream: Math.max(...figures.map(({ kilobytesPerStream }) => kilobytesPerStream)),
  };
}

function figuresOf(result: StreamsResult, { cpu, memory }: { cpu: number; memory: number }) {
  return {
    tokens: result.tokens,
    failed: result.failed,
    tokensPerSecond: rounded(result.tokens / result.seconds, 0),
    firstTokenMs: {
      p50: rounded(percentile(result.firstTokens, 0.5)),
      p99: rounded(percentile(result.firstTokens, 0.99)),
    },
    gapMs: { p50: rounded(percentile(result.gaps, 0.5)), p99: rounded(percentile(result.gaps, 0.99)) },
    cpuPerThousandTokens: rounded((cpu / result.tokens) * 1000, 3),
    kilobytesPerStream: rounded(memory, 0),
  };
}
