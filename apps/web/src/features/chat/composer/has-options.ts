import type { ComposerOptions } from "./composer-options.ts";

/** Whether anything about the answer can be chosen: the chat, the model, the internet or the knowledge base. */
export const hasOptions = ({
  chats,
  models,
  online,
  categories,
  onManageKnowledge,
}: ComposerOptions): boolean =>
  chats.length > 1 ||
  models.length > 0 ||
  online !== null ||
  categories.length > 0 ||
  onManageKnowledge !== undefined;
