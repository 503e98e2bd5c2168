import { MAX_PLAN_QUESTION_CHARS, MAX_PLAN_QUESTIONS } from "@metatron/contract/research/constants";
import { readPlanLines } from "@metatron/turn/research";
import { z } from "zod";
import { defineTool, PLAN_TOOL, type ResearchStart, type Tool } from "../turns/index.ts";

export const SEARCH_TOOLS = ["search_documents", "search_web"] as const;
export type SearchTool = (typeof SEARCH_TOOLS)[number];

/** Administrators allow or deny deep searches per role by the call that every one of them begins with. */
export const RESEARCH_RULE = { name: PLAN_TOOL, access: "read" } as const;

const planInput = z.strictObject({
  questions: z.array(z.string().trim().min(1).max(MAX_PLAN_QUESTION_CHARS)).min(1).max(MAX_PLAN_QUESTIONS),
  // What the person confirms besides the questions.
  searches: z.array(z.enum(SEARCH_TOOLS)),
});

/** Shows the plan and waits until the person has confirmed it, edited or not. */
export function createPlanTool(start: ResearchStart): Tool {
  return defineTool({
    name: PLAN_TOOL,
    description: "The plan of a deep search.",
    access: "read",
    asksPerson: true,
    input: planInput,
    async run({ questions }, { reply }) {
      if (start === "at-once") return { questions };
      const confirmed = readPlanLines(await reply());
      return { questions: confirmed.length > 0 ? confirmed : questions };
    },
  });
}

const noteInput = z.strictObject({
  question: z.string(),
  /** With a citation for each statement; empty if nothing was found. */
  findings: z.string(),
  /** What the material does not say; empty if it says everything. */
  missing: z.string(),
});
export type Note = z.infer<typeof noteInput>;

/** Keeps what was found for one sub-question: a process that takes the turn over does not search it again. */
export function createNoteTool(): Tool {
  return defineTool({
    name: "note_findings",
    description: "The findings of one sub-question.",
    access: "read",
    input: noteInput,
    run: async ({ findings }) => ({ found: findings !== "" }),
  });
}

export function toNote(input: unknown): Note | undefined {
  const read = noteInput.safeParse(input);
  return read.success ? read.data : undefined;
}
