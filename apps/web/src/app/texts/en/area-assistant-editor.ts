/** Texts of the assistant editor. */
export { documents } from "../../../features/assistants/documents/texts/en.ts";
export { assistantEditor } from "../../../features/assistants/editor/texts/en.ts";
export { assistantKnowledge } from "../../../features/assistants/knowledge/texts/en.ts";
export { assistantLife } from "../../../features/assistants/life/texts/en.ts";
export { assistantMembers } from "../../../features/assistants/members/texts/en.ts";
export { assistantTry } from "../../../features/playground/texts/en.ts";
export { roles } from "./roles.ts";
