import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { usageEvents } from "@metatron/contract/usage-events/constants";
import { expect, it } from "vitest";

const SOURCES = fileURLToPath(new URL("../..", import.meta.url));

/** Names that occur in the source files that track events, without tests. */
function trackedNames(): Set<string> {
  const names = new Set<string>();
  for (const entry of readdirSync(SOURCES, { recursive: true, encoding: "utf8" })) {
    if (!/\.tsx?$/.test(entry) || /\.(test|fixtures)\.tsx?$/.test(entry)) continue;
    const source = readFileSync(join(SOURCES, entry), "utf8");
    // The name may come from a condition or a parameter, so the whole file is searched.
    if (!/\btrack\(/.test(source)) continue;
    for (const [, name = ""] of source.matchAll(/"([a-z_]+)"/g)) names.add(name);
  }
  return names;
}

const tracked = trackedNames();

it.each(usageEvents)("tracks %s where it happens", (name) => {
  expect(tracked).toContain(name);
});
