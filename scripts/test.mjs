import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled, pinnedNode, root, toolCommand, workspaceEnvironment } from "./install.mjs";
import { ensureSystemPackages } from "./system-packages.mjs";

const say = (line) => process.stdout.write(`${line}\n`);
const started = Date.now();
const total = { passed: 0, failed: 0 };
const failures = [];

ensureInstalled(say);
const leftOut = ensureSystemPackages(say);
for (const part of leftOut) say(`Left out: ${part} (not installed, and this user may not install it)`);

const isLeftOut = (part) => leftOut.includes(part);
ensureBuilt(say);

// Redis tests mostly wait for time-outs, so they run beside the tests that compute. Journeys run alone: beside other work a page takes
// several times as long, and each of them would only show how busy the machine is.
const waiting = runLane(isLeftOut("tests on Redis") ? [] : [vitestProject("redis")]);
const computing = runLane([
  { name: "check", command: [pinnedNode, ["scripts/check.mjs"]], count: countCheck },
  vitestProject("unit*"),
  vitestProject("api-embedded"),
  ...(isLeftOut("tests on PostgreSQL") ? [] : [vitestProject("api-postgres")]),
]);
await Promise.all([waiting, computing]);
await runLane(isLeftOut("browser journeys") ? [] : [vitestProject("journeys")]);

// Named at the end too: in a log of thousands of lines they are hard to find.
for (const failure of failures) say(`Failed: ${failure}`);
say(`\nAll of it took ${Math.round((Date.now() - started) / 1000)} s.`);
say(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

/** One after the other; each is printed as a whole when it is over, because two lanes print at once. */
async function runLane(steps) {
  for (const { name, command, count: countOf } of steps) {
    const startedAt = Date.now();
    const { status, printed } = await run(command);
    const known = failures.length;
    count(countOf(status));
    // Named before the output: a log that is shown in part begins at the first failure.
    const failed = failures.slice(known).map((failure) => `Failed: ${failure}\n`);
    say(`\n── ${name} (${Math.round((Date.now() - startedAt) / 1000)} s)\n${failed.join("")}${printed}`);
  }
}

function countCheck(status) {
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** One project of vitest.config.ts; its counts come from vitest's own JSON report. */
function vitestProject(name) {
  const report = newReport();
  return { name, command: vitestCommand(name, report.file), count: (status) => countsOf(report, status) };
}

function newReport() {
  const folder = mkdtempSync(join(tmpdir(), "metatron-tests-"));
  return { folder, file: join(folder, "report.json") };
}

function vitestCommand(name, report) {
  const options = [
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${report}`,
    "--silent=passed-only",
  ];
  return toolCommand("vitest", ["run", "--project", name, ...options]);
}

function countsOf({ folder, file }, status) {
  const counts = readReport(file);
  rmSync(folder, { recursive: true, force: true });
  // A run that breaks outside its tests (a set-up, an unhandled error) reports no failed test of its own.
  if (status !== 0 && counts.failed === 0) counts.failed = 1;
  return counts;
}

function readReport(file) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, "utf8"));
    failures.push(...testResults.flatMap(namesOfFailed));
    return { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

function namesOfFailed({ name: file, status, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === "failed");
  // A file whose set-up breaks has no failed test of its own.
  if (status === "failed" && failed.length === 0) return [relative(root, file)];
  return failed.map(({ fullName }) => `${relative(root, file)} > ${fullName}`);
}

function run([command, args]) {
  const child = spawn(command, args, { cwd: root, env: environment(), stdio: ["ignore", "pipe", "pipe"] });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      printed += chunk;
    });
  }
  return new Promise((resolve) => {
    child.once("close", (status) => resolve({ status, printed }));
  });
}

// Colours are for people at a terminal; in a log they hide the words.
function environment() {
  return workspaceEnvironment(process.stdout.isTTY ? {} : { NO_COLOR: "1" });
}

function count({ passed, failed }) {
  total.passed += passed;
  total.failed += failed;
}
