import { labelText, statements } from "./graph.ts";

export interface Sequence {
  actors: Map<string, string>;
  steps: Step[];
}

export type Step =
  | { type: "message"; from: string; to: string; text: string; isDotted: boolean; hasArrow: boolean }
  | { type: "note"; over: string[]; text: string }
  | { type: "open"; kind: string; text: string }
  | { type: "else"; text: string }
  | { type: "close" };

const MAX_ACTORS = 12;
const MAX_STEPS = 120;

// Whitespace is trimmed afterwards: adjacent groups that match it would backtrack over every way to share it.
const MESSAGE = /^([^\s:>-][^:>-]*)(--?)(>>|>|x|\))([^:]+):(.*)$/s;
const ACTOR = /^(?:create\s+)?(?:participant|actor)\s+(\S.*)$/s;
const IGNORED = /^(?:autonumber|activate|deactivate|title|box|accTitle|accDescr|links?)\b/;

/** Parses a Mermaid sequence diagram; null for unsupported syntax. */
export function parseSequence(text: string): Sequence | null {
  const [head = "", ...lines] = statements(text);
  if (head !== "sequenceDiagram") return null;
  const sequence: Sequence = { actors: new Map(), steps: [] };
  for (const line of lines) if (!readLine(sequence, line.replace(/;$/, ""))) return null;
  const isDrawable = sequence.actors.size > 0 && sequence.actors.size <= MAX_ACTORS;
  return isDrawable && sequence.steps.length <= MAX_STEPS ? sequence : null;
}

function readLine({ actors, steps }: Sequence, line: string): boolean {
  const know = (id: string) => {
    if (!actors.has(id)) actors.set(id, id);
    return id;
  };
  const [, actor] = ACTOR.exec(line) ?? [];
  if (actor) {
    const [id = "", ...name] = actor.split(/\sas\s/);
    actors.set(id.trim(), labelText(name.join(" as ") || id));
    return true;
  }
  const [, before = "", dashes, head, after = "", text] = MESSAGE.exec(line) ?? [];
  const from = before.trimEnd();
  const to = after.trim().replace(/^[+-]\s*/, "");
  if (from && to) {
    const isDotted = dashes === "--";
    const message = { isDotted, hasArrow: head !== ">", text: labelText(text ?? "") };
    steps.push({ type: "message", from: know(from), to: know(to), ...message });
    return true;
  }
  const [, over, note = ""] = /^note\s+(?:over|left of|right of)\s([^:]+):(.*)$/is.exec(line) ?? [];
  if (over) {
    steps.push({
      type: "note",
      over: over.split(",").map((name) => know(name.trim())),
      text: labelText(note),
    });
    return true;
  }
  const [, kind, condition = ""] = /^(loop|alt|opt|par|critical|break|rect)\b(.*)$/s.exec(line) ?? [];
  if (kind) steps.push({ type: "open", kind, text: kind === "rect" ? "" : labelText(condition) });
  else if (/^(?:else|and|option)\b/.test(line)) {
    steps.push({ type: "else", text: labelText(line.replace(/^\w+\s*/, "")) });
  } else if (line === "end") steps.push({ type: "close" });
  else return IGNORED.test(line);
  return true;
}
