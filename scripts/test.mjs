import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled, pinnedNode, root, toolCommand, workspaceEnvironment } from "./install.mjs";
import { ensureSystemPackages } from "./system-packages.mjs";

const say = (line) => process.stdout.write(`${line}\n`);
const started = Date.now();
const total = { passed: 0, failed: 0 };

ensureInstalled(say);
const leftOut = ensureSystemPackages(say);
for (const part of leftOut) say(`Left out: ${part} (not installed, and this user may not install it)`);

// Mostly waiting, for time-outs and outages: it runs beside the checks, which mostly compute.
const redis = leftOut.includes("tests on Redis") ? undefined : runProjectAside("redis");
const isClean = run([pinnedNode, ["scripts/check.mjs"]]).status === 0;
count(isClean ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
ensureBuilt(say);

const projects = [
  { name: "unit*" },
  { name: "api-embedded" },
  { name: "api-postgres", part: "tests on PostgreSQL" },
  { name: "journeys", part: "browser journeys" },
];
for (const { name, part } of projects) {
  if (!part || !leftOut.includes(part)) count(runProject(name));
}

if (redis) count(await redis);

say(`\nAll of it took ${Math.round((Date.now() - started) / 1000)} s.`);
say(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

/** One project of vitest.config.ts; its counts come from vitest's own JSON report. */
function runProject(name) {
  const report = newReport();
  say(`\n── ${name}`);
  const { status } = run(vitestCommand(name, report.file));
  return countsOf(report, status);
}

/** The same beside what else runs: what it prints is shown when it is over. */
function runProjectAside(name) {
  const report = newReport();
  const [command, args] = vitestCommand(name, report.file);
  const child = spawn(command, args, {
    cwd: root,
    env: environment(),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      printed += chunk;
    });
  }
  return new Promise((resolve) => {
    child.once("close", (status) => {
      say(`\n── ${name}\n${printed}`);
      resolve(countsOf(report, status));
    });
  });
}

function newReport() {
  const folder = mkdtempSync(join(tmpdir(), "metatron-tests-"));
  return { folder, file: join(folder, "report.json") };
}

function vitestCommand(name, report) {
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  return toolCommand("vitest", ["run", "--project", name, ...reporters]);
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
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, "utf8"));
    return { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

function run([command, args]) {
  return spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    env: environment(),
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
