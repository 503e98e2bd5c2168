import { parseArgs } from "node:util";
import { readEnvironment } from "../apps/server/src/config/config.ts";
import { preflight } from "../apps/server/src/preflight/preflight.ts";
import { runCommand, say } from "./operator-command.ts";

const MARKS = { ok: "ok     ", warning: "warning", failed: "FAILED " };

/**
 * `npm run preflight` says whether this version would start and work with this configuration; it changes nothing.
 * --without-rehearsal only lists the pending migrations, for a database that others use now.
 */
await runCommand(async () => {
  const { values } = parseArgs({ options: { "without-rehearsal": { type: "boolean", default: false } } });
  const startedAt = Date.now();
  const findings = await preflight(readEnvironment(), { rehearse: !values["without-rehearsal"] });
  for (const { part, state, says } of findings) say(`${MARKS[state]} ${part.padEnd(13)} ${says}`);
  const faults = findings.filter(({ state }) => state === "failed").length;
  say(`${faults === 0 ? "Ready" : `${faults} failed`} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
  if (faults > 0) process.exit(1);
});
