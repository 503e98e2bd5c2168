import { type Role, roles } from "../roles.ts";

/** `own`: for its author alone; `team`: for everyone with one of its roles; `company`: published by administrators. */
export const promptScopes = ["own", "team", "company"] as const;
export type PromptScope = (typeof promptScopes)[number];

export const MAX_PROMPT_CHARS = 8000;
export const MAX_PROMPT_VARIABLES = 20;
/** Own and team prompts of one person. */
export const MAX_PROMPTS_PER_PERSON = 300;

const levels: readonly Role[] = [
  "chat_metatron_user_basic",
  "chat_metatron_user_pro",
  "chat_metatron_user_admin",
  "chat_metatron_user_external",
];

/** The roles that are a team: the others are levels of access, which thousands of people share (decision 80). */
export const teamRoles: readonly Role[] = roles.filter((role) => !levels.includes(role));
