/**
 * `contradicted`: the source covers the subject and states something else. `unsupported`: the source does not
 * cover the subject. `undecided`: nothing contradicts the claim, but the rules can't confirm it.
 */
export type Verdict = "supported" | "contradicted" | "unsupported" | "undecided";
