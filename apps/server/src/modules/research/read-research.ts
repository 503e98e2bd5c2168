import type { ToolCall, TurnStep } from "@metatron/contract/chat/turn-step";
import { plannedQuestions } from "@metatron/turn/research";
import { z } from "zod";
import type { Passage } from "../../adapters/models/index.ts";
import { type Note, SEARCH_TOOLS, type SearchTool, toNote } from "./research-tools.ts";

/** The work of a deep search so far, read from its stored steps. */
export interface Research {
  plan: "missing" | "confirmed" | "unconfirmed";
  questions: readonly string[];
  /** Where the plan searches, without a place that failed at every search. */
  searched: readonly SearchTool[];
  /** Places of the plan that failed at every search. */
  failed: readonly SearchTool[];
  notes: readonly Note[];
  /** Searches for the sub-question in progress: how many rounds, and what they found. */
  rounds: number;
  found: readonly Passage[];
  /** Everything that any search found. */
  passages: readonly Passage[];
}

export function readResearch(steps: readonly TurnStep[]): Research {
  const finished = steps.filter(({ isFinished }) => isFinished);
  const plan = finished.flatMap(({ calls }) => calls).find(({ name }) => name === "plan_research");
  const noted = finished.flatMap(({ calls }, at) =>
    calls.flatMap((call) => {
      const note = call.name === "note_findings" ? toNote(call.input) : undefined;
      return note ? [{ note, at }] : [];
    }),
  );
  const searches = plan ? plannedSearches(plan) : [];
  const failed = searches.filter((name) => hasFailed(finished, name));
  const current = finished.slice((noted.at(-1)?.at ?? -1) + 1).filter((step) => step.calls.some(isSearch));
  return {
    plan: !plan ? "missing" : plan.state === "output-available" ? "confirmed" : "unconfirmed",
    questions: plan ? plannedQuestions(plan) : [],
    searched: searches.filter((name) => !failed.includes(name)),
    failed,
    notes: noted.map(({ note }) => note),
    rounds: current.length,
    found: passagesOf(current),
    passages: passagesOf(finished),
  };
}

function plannedSearches({ input }: ToolCall): SearchTool[] {
  const read = z.object({ searches: z.array(z.enum(SEARCH_TOOLS)) }).safeParse(input);
  return read.success ? read.data.searches : [];
}

function hasFailed(steps: readonly TurnStep[], search: SearchTool): boolean {
  const calls = steps.flatMap((step) => step.calls).filter(({ name }) => name === search);
  return calls.length > 0 && calls.every(({ state }) => state !== "output-available");
}

const isSearch = ({ name }: ToolCall) => SEARCH_TOOLS.some((search) => search === name);

/** The results of our own search tools; a result that was cut is a text and has no passages. */
const searchResult = z.object({
  passages: z.array(
    z.object({
      cite: z.string().regex(/^\[\d{1,6}\]$/),
      title: z.string(),
      page: z.number().optional(),
      section: z.string().optional(),
      text: z.string(),
      status: z.string().optional(),
    }),
  ),
});

/** Each passage once, by its number. */
function passagesOf(steps: readonly TurnStep[]): Passage[] {
  const found = new Map<number, Passage>();
  for (const { name, state, output } of steps.flatMap(({ calls }) => calls)) {
    if (state !== "output-available" || !SEARCH_TOOLS.some((search) => search === name)) continue;
    const result = searchResult.safeParse(output);
    for (const { cite, status, ...passage } of result.data?.passages ?? []) {
      const n = Number(cite.slice(1, -1));
      const validity = { isExpired: status === "expired", isSuperseded: status === "superseded" };
      if (!found.has(n)) found.set(n, { id: cite, n, ...passage, ...validity });
    }
  }
  return [...found.values()];
}
