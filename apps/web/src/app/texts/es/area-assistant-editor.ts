/** Texts of the assistant editor. */
export { documents } from "../../../features/assistants/documents/texts/es.ts";
export { assistantEditor } from "../../../features/assistants/editor/texts/es.ts";
export { assistantKnowledge } from "../../../features/assistants/knowledge/texts/es.ts";
export { assistantLife } from "../../../features/assistants/life/texts/es.ts";
export { assistantMembers } from "../../../features/assistants/members/texts/es.ts";
export { assistantTry } from "../../../features/playground/texts/es.ts";
export { roles } from "./roles.ts";
