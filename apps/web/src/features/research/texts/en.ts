import type { Words } from "../../../lib/texts.ts";
import type * as es from "./es.ts";

export const research: Words<typeof es.research> = {
  planTitle: "Research plan",
  planText: "Change, reorder or remove what you like. Nothing is searched until you press Start.",
  where: "I will search {{where}}.",
  places: { search_documents: "the documents", search_web: "the web" },
  nowhere: "There are no documents and no web to search here: I will only use what you sent.",
  line: "Question {{place}} of {{of}}",
  up: "Move question {{place}} up",
  down: "Move question {{place}} down",
  remove: "Remove question {{place}}",
  moved: "It is now {{place}} of {{of}}",
  removed_one: "Removed. {{count}} question is left.",
  removed_many: "Removed. {{count}} questions are left.",
  removed_other: "Removed. {{count}} questions are left.",
  add: "Add a question",
  start: "Start",
  cancel: "Cancel",
  progress: "Research progress",
  searching: "Researching {{place}} of {{of}}",
  writing: "Writing the report",
  states: { done: "done", current: "in progress", open: "to do" },
};
