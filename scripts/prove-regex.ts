import { checkSync } from "recheck";

export type Verdict = { isSafe: true } | { isSafe: false; why: string };

// The part in JavaScript runs on every platform; the native one has no build for Linux on ARM.
process.env.RECHECK_SYNC_BACKEND = "pure";

const TIMEOUT_MS = 30_000;
// Bounded repetitions such as {1,200} are written out, so that real expressions pass the usual limit of 35,000.
const MAX_NFA_SIZE = 1_000_000;

/**
 * Whether a regular expression takes time in proportion to its input. Automata prove it; where an expression looks
 * around or refers back, or its automaton is too large, the fuzzer searches for an input on which it does not.
 */
export function proveRegex({ source, flags }: { source: string; flags: string }): Verdict {
  // `d` only adds positions to the result, and recheck does not know it.
  const known = flags.replace("d", "");
  const proof = checkSync(source, known, {
    checker: "automaton",
    maxNFASize: MAX_NFA_SIZE,
    timeout: TIMEOUT_MS / 6,
  });
  if (proof.status === "safe") return { isSafe: true };
  if (proof.status === "vulnerable") return { isSafe: false, why: describe(proof) };
  const search = checkSync(source, known, {
    checker: "fuzz",
    // Only steps count. By the clock a busy machine would find slow inputs that are none.
    attackTimeout: null,
    incubationTimeout: null,
    timeout: TIMEOUT_MS,
  });
  if (search.status === "safe") return { isSafe: true };
  if (search.status === "vulnerable") return { isSafe: false, why: describe(search) };
  return { isSafe: false, why: `undecided (${search.error.kind})` };
}

function describe({ complexity, attack }: { complexity: { summary: string }; attack: { pattern: string } }) {
  return `${complexity.summary}, with ${attack.pattern}`;
}
