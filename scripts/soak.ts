import {
  type OpenKillPlace,
  openOnEmbedded,
  openOnPostgres,
  openOnPostgresAndRedis,
} from "../apps/server/test/kill-places.ts";
import { addUp, killRound, NO_ENDS } from "../apps/server/test/kill-rounds.ts";
import {
  changingScript,
  type Ends,
  type Faults,
  hasFault,
  NO_FAULTS,
  randomScript,
} from "../apps/server/test/killed-turn.ts";
import { soakSteadily } from "./soak/steady.ts";

const USAGE = `npm run soak -- [<kills>] [embedded|postgres|two-nodes …] [tools]
npm run soak -- --minutes <minutes>
`;
/** Below, a process is still filling its caches. */
const JUDGED_FROM_MINUTES = 10;
const MOST_GROWTH = 0.1;

/** With this word, every answer changes something in each step, and most kills hit a tool that is running. */
const TOOLS = "tools";

/** Kills servers at random moments of their answers and counts what was lost, doubled, repeated or left lying. */
const PLACES: Record<string, () => Promise<OpenKillPlace>> = {
  embedded: openOnEmbedded,
  postgres: openOnPostgres,
  "two-nodes": openOnPostgresAndRedis,
};

if (process.argv[2] === "--minutes") await steadily(process.argv[3] ?? "");
const [kills = "200", ...words] = process.argv.slice(2);
const chosen = words.filter((word) => word !== TOOLS);
const scriptOf = words.includes(TOOLS) ? changingScript : randomScript;
if (!/^[1-9]\d{0,5}$/.test(kills) || chosen.some((name) => !PLACES[name])) {
  process.stderr.write(USAGE);
  process.exit(2);
}

interface Row {
  place: string;
  faults: Faults;
  ends: Ends;
}
const rows: Row[] = [];
for (const name of chosen.length > 0 ? chosen : Object.keys(PLACES)) {
  const open = PLACES[name];
  if (open) rows.push({ place: name, ...(await soak(name, open)) });
}
print();
process.exit(rows.some(({ faults, ends }) => hasFault(faults) || ends.late > 0) ? 1 : 0);

/** Steady work instead of kills: what fails, and whether the memory grows. */
async function steadily(given: string): Promise<never> {
  if (!/^[1-9]\d{0,3}$/.test(given)) {
    process.stderr.write(USAGE);
    process.exit(2);
  }
  const minutes = Number(given);
  const { answers, calls, failures, memory, slope, growth } = await soakSteadily(minutes);
  const hasGrown = minutes >= JUDGED_FROM_MINUTES && growth > MOST_GROWTH;
  const lines = [
    `${minutes} minutes: ${answers} answers, ${calls} calls, ${failures.length} failures`,
    `memory (MB): start ${memory.start}, middle ${memory.middle}, end ${memory.end}`,
    `second half: ${slope.toFixed(1)} MB an hour; last quarter ${(growth * 100).toFixed(1)} % above the one before${hasGrown ? ": it grows" : ""}`,
    ...failures.slice(0, 20),
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
  process.exit(failures.length > 0 || hasGrown ? 1 : 0);
}

async function soak(name: string, open: () => Promise<OpenKillPlace>): Promise<Omit<Row, "place">> {
  const place = await open();
  let faults = NO_FAULTS;
  let ends = NO_ENDS;
  try {
    for (let round = 1; round <= Number(kills); round += 1) {
      const found = await killRound(place, { scriptOf });
      faults = addUp(faults, [found.faults]);
      ends = addUp(ends, [found.ends]);
      if (hasFault(found.faults))
        process.stderr.write(
          `${name}, kill ${round}: ${[JSON.stringify(found.faults), ...found.faulty].join("\n  ")}\n`,
        );
      for (const late of found.late) process.stderr.write(`${name}, kill ${round}, late, ${late}\n`);
      if (round % 10 === 0) process.stderr.write(`${name}: ${round} of ${kills} kills\n`);
    }
  } finally {
    await place.close();
  }
  return { faults, ends };
}

function print() {
  const head = [
    "",
    "kills",
    "answers",
    "taken over",
    "interrupted",
    "questions lost",
    "events lost or doubled",
    "finished steps repeated",
    "changes",
    "outcome unknown",
    "changes doubled",
    "not ended",
    "later than 10 s",
  ];
  const table = rows.map(({ place, faults, ends }) =>
    [
      place,
      kills,
      ends.answers,
      ends.takenOver,
      ends.interrupted,
      faults.questionsLost,
      faults.eventsLostOrDoubled,
      faults.stepsRepeated,
      ends.changes,
      ends.unknown,
      faults.changesDoubled,
      faults.notEnded,
      ends.late,
    ].map(String),
  );
  const widths = head.map((title, at) =>
    Math.max(title.length, ...table.map((row) => (row[at] ?? "").length)),
  );
  for (const row of [head, ...table])
    process.stdout.write(`${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join("  ")}\n`);
}
