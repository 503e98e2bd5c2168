import { cutText } from "@metatron/text/cut-text";
import type { ModelCall } from "../../adapters/models/index.ts";
import {
  NO_USAGE,
  type ReachedLimit,
  type ResearchTurn,
  type StepModel,
  type StepOutcome,
  type TurnRecorder,
} from "../turns/index.ts";
import { nearestPassages } from "./nearest-passages.ts";
import { proposePlan } from "./propose-plan.ts";
import { type Research, readResearch } from "./read-research.ts";
import { SEARCH_TOOLS, type SearchTool } from "./research-tools.ts";
import { reportTextsFor } from "./texts.ts";
import { findingsOf } from "./write-findings.ts";
import { writeReport } from "./write-report.ts";

/** Searches per sub-question: the sub-question itself, then the queries that its material suggests. */
const MOST_ROUNDS = 2;
const LONGEST_QUERY = { search_documents: 500, search_web: 300 };

/**
 * Writes the steps of a deep search: the plan, then search and findings for each sub-question, then the report.
 * The steps so far decide the next one, so any process can go on with the turn. Only this function makes calls:
 * the model that reads the passages is offered no tools, so no text in them can lead to a call.
 */
export function researchModel(base: StepModel, turn: ResearchTurn): StepModel {
  return { id: base.id, takesTools: true, run };

  async function run(call: ModelCall, recorder: TurnRecorder, reached?: ReachedLimit): Promise<StepOutcome> {
    const research = readResearch(recorder.turn.steps);
    const offered = SEARCH_TOOLS.filter((name) => call.tools?.some((tool) => tool.name === name));
    if (research.plan === "missing") return plan(call, recorder, offered);
    if (research.plan === "unconfirmed") {
      recorder.text(reportTextsFor(turn).unconfirmed);
      return outcome();
    }
    const question = research.questions[research.notes.length];
    // A limit that is reached with the last sub-question kept nothing from being searched.
    if (question === undefined) return report(call, recorder, research, undefined);
    if (reached) return report(call, recorder, research, reached);
    if (research.rounds === 0 && offered.length > 0) {
      search(
        recorder,
        offered.map((tool) => ({ tool, query: question })),
      );
      return outcome();
    }
    return note(call, recorder, { research, question, offered });
  }

  function outcome(used: Partial<StepOutcome> = {}): StepOutcome {
    return { modelId: base.id, usage: NO_USAGE, finishReason: "stop", ...used };
  }

  async function plan(
    call: ModelCall,
    recorder: TurnRecorder,
    searches: readonly SearchTool[],
  ): Promise<StepOutcome> {
    const { questions, used } = await proposePlan(base, { call, turn });
    callTool(recorder, { id: "plan", tool: "plan_research", input: { questions, searches } });
    return outcome(used);
  }

  interface ToNote {
    research: Research;
    question: string;
    offered: readonly SearchTool[];
  }

  async function note(
    call: ModelCall,
    recorder: TurnRecorder,
    { research, question, offered }: ToNote,
  ): Promise<StepOutcome> {
    const passages = [...research.found, ...nearestPassages(question, call.passages ?? [], research.found)];
    const { findings, missing, queries, used } = await findingsOf(base, { call, turn, question, passages });
    // Not to the web: a text that was read must not decide what leaves. The person has seen the plan's queries.
    const mayLookAgain = research.rounds < MOST_ROUNDS && offered.includes("search_documents");
    if (mayLookAgain && queries.length > 0)
      search(
        recorder,
        queries.map((query) => ({ tool: "search_documents", query })),
      );
    else
      callTool(recorder, {
        id: "findings",
        tool: "note_findings",
        input: { question, findings, missing },
      });
    return outcome(used);
  }

  async function report(
    call: ModelCall,
    recorder: TurnRecorder,
    research: Research,
    reached: ReachedLimit | undefined,
  ): Promise<StepOutcome> {
    return outcome(await writeReport(base, { call, turn, recorder, research, reached }));
  }
}

function search(recorder: TurnRecorder, wanted: readonly { tool: SearchTool; query: string }[]): void {
  for (const [at, { tool, query }] of wanted.entries())
    callTool(recorder, { id: `search${at}`, tool, input: { query: cutText(query, LONGEST_QUERY[tool]) } });
}

function callTool(
  recorder: TurnRecorder,
  { id, tool, input }: { id: string; tool: string; input: object },
): void {
  recorder.event({
    type: "tool-input-available",
    toolCallId: `${recorder.turn.steps.length}-${id}`,
    toolName: tool,
    input,
  });
}
