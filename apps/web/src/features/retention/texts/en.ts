import type { Words } from "../../../lib/texts.ts";
import type * as es from "./es.ts";

export const retention: Words<typeof es.retention> = {
  title: "Data retention",
  lede: "How long each thing is kept. A daily task deletes what is past its time; the audit keeps record. No time may be shorter than {{floor}} days.",
  loading: "Loading the rules…",
  failed: "The rules could not be loaded",
  subjects: { conversations: "Conversations", files: "Files and images", events: "Usage events" },
  about: {
    conversations: "From their last use, with their messages, files and passages.",
    files:
      "Those of conversations and the images made, from their upload. Assistants' documents are not deleted.",
    events: "What is recorded about use. Daily totals are kept.",
  },
  keep: "Keep",
  forever: "For ever",
  forDays: "Some days",
  days: "Days",
  daysWrong: "Between {{floor}} and {{most}} days.",
  keepsPinned: "Keep pinned and favourite ones",
  keepsPinnedFiles: "Keep those of pinned and favourite conversations",
  preview: "See what would be deleted",
  nothing: "Nothing would be deleted today.",
  deletes_one: "{{count}} would be deleted, from before {{before}}.",
  deletes_many: "{{count}} would be deleted, from before {{before}}. The oldest is of {{oldest}}.",
  deletes_other: "{{count}} would be deleted, from before {{before}}. The oldest is of {{oldest}}.",
  keepsSome_one: "{{count}} stays because it is pinned or a favourite.",
  keepsSome_many: "{{count}} stay because they are pinned or favourites.",
  keepsSome_other: "{{count}} stay because they are pinned or favourites.",
  bytes: "They take {{size}}.",
  fromConfiguration: "Value of the configuration",
  lastRun: "Last time: {{at}}, {{deleted}} deleted.",
  neverRun: "Not applied yet.",
  saved: "Rule saved",
  confirm: {
    title: "Save this rule?",
    text: "The next daily task will delete {{count}} for ever. It can't be undone.",
    yes: "Save the rule",
    no: "Cancel",
  },
};
