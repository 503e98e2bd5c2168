/** A file of the folder's manifest.json. */
export interface ListedFile {
  name: string;
  expect: string;
  kind?: string;
  must_find?: string[];
}

export interface Outcome {
  status: "ready" | "failed";
  reason: string | undefined;
  text: string;
}

/** What is wrong with how a file ended, in words; nothing when it ended as its manifest expects. */
export function complaintsOf({ expect, kind = "", must_find = [] }: ListedFile, outcome: Outcome): string[] {
  const complaints: string[] = [];
  const reasons = allowedFailures(expect, kind);
  const mustFail = /must refuse|empty file/.test(expect);
  if (outcome.status === "failed" && !reasons.includes(outcome.reason ?? ""))
    complaints.push(`failed as ${outcome.reason}, expected ${reasons.join(" or ") || "its text"}`);
  if (outcome.status === "ready" && mustFail) complaints.push("was read, expected a refusal");
  const text = plain(outcome.text);
  for (const wanted of must_find)
    if (!text.includes(plain(wanted))) complaints.push(`"${wanted}" is not found`);
  return complaints;
}

function allowedFailures(expect: string, kind: string): string[] {
  if (/empty/.test(kind) || /empty file/.test(expect)) return ["empty"];
  if (/encrypted/.test(kind)) return ["encrypted"];
  if (/must refuse/.test(expect)) return ["type_mismatch", "malformed", "encrypted", "expands_too_much"];
  if (/must not crash/.test(expect)) return ["malformed", "no_text", "empty"];
  return /no text layer/.test(expect) && !/needs OCR/.test(expect) ? ["no_text"] : [];
}

function plain(text: string): string {
  return text.replace(/\s+/g, " ").toLowerCase();
}
