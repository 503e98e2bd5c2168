import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findRegexes } from "./find-regexes.ts";
import { type AcceptedRegex, judgeRegexes } from "./judge-regexes.ts";
import { proveRegex } from "./prove-regex.ts";

const root = join(import.meta.dirname, "..");
const provenPath = join(root, "scripts/regex-proven.json");
const proven: string[] = JSON.parse(readFileSync(provenPath, "utf8"));
const accepted: AcceptedRegex[] = JSON.parse(readFileSync(join(root, "scripts/regex-accepted.json"), "utf8"));

const { faults, newlyProven, inUse } = judgeRegexes(findRegexes(root), {
  proven,
  accepted,
  prove: proveRegex,
});
for (const fault of faults) process.stdout.write(`${fault}\n`);
if (process.argv.includes("--write"))
  writeFileSync(provenPath, `${JSON.stringify(inUse.toSorted(), undefined, 2)}\n`);
else if (newlyProven.length > 0)
  process.stdout.write(
    `${newlyProven.length} new regular expressions are safe. Keep that: node scripts/check-regex.ts --write\n`,
  );
process.exit(faults.length === 0 ? 0 : 1);
