/** Texts of the assistant editor. */
export { documents } from "../../../features/assistants/documents/texts/pt.ts";
export { assistantEditor } from "../../../features/assistants/editor/texts/pt.ts";
export { assistantKnowledge } from "../../../features/assistants/knowledge/texts/pt.ts";
export { assistantLife } from "../../../features/assistants/life/texts/pt.ts";
export { assistantMembers } from "../../../features/assistants/members/texts/pt.ts";
export { assistantTry } from "../../../features/playground/texts/pt.ts";
export { roles } from "./roles.ts";
