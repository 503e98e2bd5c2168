import { readdirSync, readFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { answerFromTables, readTables } from "../apps/server/src/modules/tables/index.ts";
import { createTableProcesses } from "../apps/server/src/modules/tools/query-table/table-process.ts";
import { residentMegabytes, rounded } from "./process-figures.ts";

/**
 * Questions over a workbook of 20,000 and 200,000 rows: SQL in a process of its own, beside the computation in
 * the server's process. Prints time, memory, and how long the server's event loop stood still.
 */
const SIZES = [20_000, 200_000];
const ROUNDS = 5;
const LOOK_EVERY_MS = 5;
const BASES = ["Madrid", "Málaga", "Bogotá", "Lima", "Santiago"];

const QUESTIONS = [
  {
    about: "sum by group",
    sql: "select base, sum(importe) from vuelos group by base",
    text: "¿Cuál es la suma de importe por base?",
  },
  {
    about: "filtered count",
    sql: "select count(*) from vuelos where base = 'Málaga'",
    text: "¿Cuántos vuelos hay con base Málaga?",
  },
  {
    about: "join of two sheets",
    sql: "select pais, sum(importe) from vuelos join paises using (base) group by pais",
    text: "¿Cuál es la suma de importe por país?",
  },
  {
    about: "median by month",
    sql: "select strftime('%Y-%m', fecha), median(importe) from vuelos group by 1",
  },
  {
    about: "ten largest",
    sql: "select vuelo, importe from vuelos order by importe desc limit 10",
  },
];

const answer = createTableProcesses();
const never = new AbortController().signal;

print({ start: await timed(() => answer({ documents: [], sql: "select 1" }, never)) });
for (const rows of SIZES) {
  const document = { fileId: "f", title: "libro.xlsx", text: workbook(rows), hasPlainNumbers: true };
  print({ rows, characters: document.text.length });
  for (const { about, sql, text } of QUESTIONS) {
    const inProcess = await timed(() => answer({ documents: [document], sql }, never));
    const here = text
      ? await timed(async () => answerFromTables(text, readTables(document)))
      : "this question has no computation in the server";
    print({ rows, about, sqlInOwnProcess: inProcess, inServerProcess: here });
  }
}

/** Medians over the rounds; the memory is the largest of the child process, or of this process. */
async function timed(work: () => Promise<unknown>) {
  const times: number[] = [];
  let childMegabytes = 0;
  const loop = monitorEventLoopDelay({ resolution: 1 });
  const before = residentMegabytes(process.pid);
  for (let round = 0; round < ROUNDS; round += 1) {
    const looking = setInterval(() => {
      childMegabytes = Math.max(childMegabytes, ...childPeaks());
    }, LOOK_EVERY_MS);
    loop.enable();
    const from = performance.now();
    await work();
    times.push(performance.now() - from);
    // One turn of the loop, so that a delay at the end is measured as well.
    await new Promise(setImmediate);
    loop.disable();
    clearInterval(looking);
  }
  return {
    ms: Math.round(times.sort((a, b) => a - b)[ROUNDS >> 1] ?? 0),
    longestBlockMs: Math.round(loop.max / 1e6),
    childPeakMegabytes: rounded(childMegabytes),
    grownMegabytes: rounded(residentMegabytes(process.pid) - before),
  };
}

/** The peak memory of each child process, from Linux. */
function childPeaks(): number[] {
  return readdirSync("/proc/self/task").flatMap((task) =>
    readFileSync(`/proc/self/task/${task}/children`, "utf8")
      .split(" ")
      .filter(Boolean)
      .flatMap((pid) => {
        try {
          const line = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
          return [Number(line?.[1] ?? 0) / 1024];
        } catch {
          // The process ended in between.
          return [];
        }
      }),
  );
}

function workbook(rows: number): string {
  const flights = Array.from({ length: rows }, (_, n) => {
    const month = String((n % 12) + 1).padStart(2, "0");
    return `| BS-${n} | ${BASES[n % BASES.length]} | 2026-${month}-15 | ${(n * 7919) % 100_000}.${n % 100} | ${n % 300} |`;
  });
  const countries = BASES.map(
    (base, n) => `| ${base} | ${["España", "España", "Colombia", "Perú", "Chile"][n]} |`,
  );
  return [
    `Vuelos\n\n| Vuelo | Base | Fecha | Importe | Pasajeros |\n| --- | --- | --- | --- | --- |\n${flights.join("\n")}`,
    `Países\n\n| Base | País |\n| --- | --- |\n${countries.join("\n")}`,
  ].join("\n\n");
}

function print(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
