import type { ComposerOptions } from "../chat/composer/composer-options.ts";

/** A composer without choices: the models are chosen by the page around it. */
export const PLAIN_OPTIONS: ComposerOptions = {
  chat: "chat-libre",
  chats: ["chat-libre"],
  onChat: () => undefined,
  model: { state: "unknown", id: undefined },
  models: [],
  onModel: () => undefined,
  online: null,
  onOnline: () => undefined,
  categories: [],
  baseKnowledge: null,
  onKnowledge: () => undefined,
};
