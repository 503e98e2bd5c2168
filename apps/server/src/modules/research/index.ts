export { createDeepSearch, type ResearchConfig } from "./create-deep-search.ts";
export { researchRoutes } from "./research.routes.ts";
export { RESEARCH_RULE } from "./research-tools.ts";
