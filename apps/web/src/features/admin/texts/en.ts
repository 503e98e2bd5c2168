import type { Words } from "../../../lib/texts.ts";
import type * as es from "./es.ts";

export const admin: Words<typeof es.admin> = {
  screensLabel: "Administration screens",
  cancel: "Cancel",
  close: "Close",
  save: "Save",
  saveFailed: "It could not be saved. {{reason}}",
  loading: "Loading…",
  waiting_one: "{{count}} waiting",
  waiting_many: "{{count}} waiting",
  waiting_other: "{{count}} waiting",
  screens: {
    dashboard: "Summary",
    feedback: "Feedback",
    reports: "Errors",
    gaps: "Gaps",
    quality: "Quality",
    comparisons: "Comparisons",
    news: "News",
    assistants: "Assistants",
    documents: "Documents",
    cases: "Cases",
    models: "Models",
    tools: "Tools",
    quotas: "Limits",
    retention: "Retention",
    audit: "Audit",
    glossary: "Glossary",
  },
};
