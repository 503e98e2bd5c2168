import { checkSync } from "recheck";

export type Verdict = { isSafe: true } | { isSafe: false; why: string };

// The part in JavaScript runs on every platform; the native one has no build for Linux on ARM.
process.env.RECHECK_SYNC_BACKEND = "pure";

// Bounded repetitions such as {1,200} are written out, so that real expressions pass the usual limit of 35,000.
const PROOF = { checker: "automaton", maxNFASize: 1_000_000, timeout: 10_000 } as const;
const SEARCH = {
  checker: "fuzz",
  // Only steps count. By the clock a busy machine would find slow inputs that are none.
  attackTimeout: null,
  incubationTimeout: null,
  // In 40,000 letters a linear expression takes a few million steps, a quadratic one a thousand million.
  maxAttackStringSize: 40_000,
  attackLimit: 50_000_000,
  maxIteration: 5,
  maxInitialGenerationSize: 150,
  maxGenerationSize: 50,
  timeout: 60_000,
} as const;

/**
 * Whether a regular expression takes time in proportion to its input. Automata prove it; where an expression looks
 * around or refers back, or its automaton is too large, the fuzzer searches for an input on which it does not.
 */
export function proveRegex({ source, flags }: { source: string; flags: string }): Verdict {
  // `d` only adds positions to the result, and recheck does not know it.
  const known = flags.replace("d", "");
  const proof = checkSync(source, known, PROOF);
  if (proof.status === "safe") return { isSafe: true };
  if (proof.status === "vulnerable") return { isSafe: false, why: describe(proof) };
  const search = checkSync(source, known, SEARCH);
  if (search.status === "safe") return { isSafe: true };
  if (search.status === "vulnerable") return { isSafe: false, why: describe(search) };
  return { isSafe: false, why: `undecided (${search.error.kind})` };
}

function describe({ complexity, attack }: { complexity: { summary: string }; attack: { pattern: string } }) {
  return `${complexity.summary}, with ${attack.pattern}`;
}
