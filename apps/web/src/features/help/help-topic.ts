/** The pages of the guide in display order; each name is its path segment. */
export const helpTopicIds = [
  "start",
  "ask",
  "chat-types",
  "sources",
  "files",
  "knowledge-base",
  "assistants",
  "share",
  "publish",
  "images",
  "voice",
  "history",
  "find",
  "research",
  "prompts",
  "schedules",
  "offline",
  "cases",
  "personal-data",
  "privacy",
  "feedback",
  "settings",
  "shortcuts",
] as const;
export type HelpTopicId = (typeof helpTopicIds)[number];

export interface HelpTopic {
  title: string;
  /** One sentence, for the list. */
  summary: string;
  /** Markdown. */
  body: string;
  /** Search terms that the page does not contain. */
  words?: readonly string[];
  related: readonly HelpTopicId[];
}

/** Every language has every page: a missing one does not compile. */
export type HelpGuide = Record<HelpTopicId, HelpTopic>;

export const isHelpTopic = (id: string): id is HelpTopicId => helpTopicIds.some((known) => known === id);
