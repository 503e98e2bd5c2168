import type { Db } from "../../adapters/db/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { ToolRules } from "../tool-rules/index.ts";
import type { DeepSearch, ToolBox } from "../turns/index.ts";
import { noteUnreadAnswer } from "../unread-answers/index.ts";
import { mayResearch } from "./may-research.ts";
import { claimResearch, releaseResearch, resumeResearch } from "./research.repo.ts";
import { researchModel } from "./research-model.ts";
import { createNoteTool, createPlanTool, SEARCH_TOOLS } from "./research-tools.ts";

/** 0 = no limit. */
export interface ResearchConfig {
  steps: number;
  seconds: number;
}

interface DeepSearchDeps {
  db: Db;
  tools: ToolBox;
  toolRules: ToolRules;
  quotas: { research: number };
  now(): Date;
}

/** Deep search as a turn whose steps follow a plan (decision 60). */
export function createDeepSearch(
  { db, tools, toolRules, quotas, now }: DeepSearchDeps,
  config: ResearchConfig,
): DeepSearch {
  return {
    async claim(ref, roles) {
      if (!(await mayResearch(toolRules, roles)))
        throw new AppError("research_not_allowed", "An administrator does not allow deep searches for you.");
      await claimResearch(db, ref, { perDay: quotas.research, now: now() });
    },
    confirm: resumeResearch,
    release: (ref) => releaseResearch(db, ref),
    limitsOf: ({ tokens, cost }) => ({ steps: config.steps, seconds: config.seconds, tokens, cost }),
    modelOf: researchModel,
    async toolsFor(wanted, start) {
      // An author who leaves the search to the model's own passages still has documents to search here.
      const offered = await tools.toolsFor({ ...wanted, chosen: [...SEARCH_TOOLS] });
      const searches = offered.filter(({ name }) => SEARCH_TOOLS.some((search) => search === name));
      return [
        createPlanTool(start),
        ...searches.filter(({ name }) => name !== "search_web" || wanted.online),
        createNoteTool(),
      ];
    },
    async ended({ personId, conversationId, answerId }, { state, start }) {
      // A schedule marks its own answers; a person who stopped the search is there.
      if (state === "stopped" || start === "at-once") return;
      const failed = state !== "complete";
      await noteUnreadAnswer(db, { personId, conversationId, answerId, kind: "research", failed, at: now() });
    },
  };
}
