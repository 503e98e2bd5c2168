import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { createClaimChecker } from "./check-claim.ts";
import { ALL_PASSAGES, CLAIM_GROUPS, type ClaimGroup, SUPPORTED_KINDS } from "./claims.examples.ts";
import type { Evidence } from "./evidence-units.ts";

const KNOWLEDGE = new URL("../../../demo-knowledge/", import.meta.url);

function evidenceOf(from: string): Evidence {
  const invented = ALL_PASSAGES[from];
  if (invented) return { title: "", text: invented };
  const [path, section] = from.split("#");
  const text = readFileSync(new URL(`${path}.md`, KNOWLEDGE), "utf8");
  const title = /^title: (.*)$/m.exec(text)?.[1] ?? "";
  const found = text.split(/^(?=## )/m).find((part) => part.startsWith(`## ${section}.`));
  if (!found) throw new Error(`no section ${from}`);
  return { title, text: found };
}

function measure(set: ClaimGroup["set"]) {
  const wrong: string[] = [];
  let taken = 0;
  let right = 0;
  let supported = 0;
  for (const group of CLAIM_GROUPS.filter((each) => each.set === set)) {
    const evidence = evidenceOf(group.from);
    const checkClaim = createClaimChecker();
    for (const [kind, claim] of group.claims) {
      const isSupported = SUPPORTED_KINDS.has(kind);
      const { verdict } = checkClaim(claim, [evidence]);
      if (isSupported) supported += 1;
      if (verdict === "supported") taken += 1;
      if (verdict === "supported" && isSupported) right += 1;
      if ((verdict === "supported") !== isSupported)
        wrong.push(`${kind} ${verdict}: ${claim} (${group.from})`);
    }
  }
  return { precision: right / taken, recall: right / supported, wrong };
}

it.each(["tune", "check", "held-out", "last"] as const)(
  "holds its figures on the %s set of claims",
  (set) => {
    const { precision, recall, wrong } = measure(set);
    expect(precision, wrong.join("\n")).toBeGreaterThanOrEqual(0.95);
    expect(recall, wrong.join("\n")).toBeGreaterThanOrEqual(0.8);
  },
);
