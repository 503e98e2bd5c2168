import { assistantEditor } from "./assistant-editor.ts";
import { assistantKnowledge, assistantMembers } from "./assistant-knowledge.ts";
import { assistantTry } from "./assistant-try.ts";
import { roles } from "./roles.ts";

/** What the assistant editor says. */
export const texts = { assistantEditor, assistantKnowledge, assistantMembers, assistantTry, roles };
