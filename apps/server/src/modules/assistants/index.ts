export { announceReviewsHandler } from "./announce-reviews.job.ts";
export {
  assistantForChat,
  assistantToEdit,
  type ChatAssistant,
  mayChangeKnowledge,
  mayReadKnowledge,
  officialForChat,
  toChatAssistant,
} from "./assistant-for-chat.ts";
export { assistantsRoutes } from "./assistants.routes.ts";
export type { PaintAvatar } from "./assistants-deps.ts";
export { bindInvitations } from "./bind-invitations.ts";
export { announceExpiringHandler } from "./documents/announce-expiring.job.ts";
export { copyKnowledgeHandler } from "./duplicate-assistant.ts";
export { ensureOfficial, type OfficialAssistant } from "./ensure-official.ts";
export { needAccess, readVersion } from "./find-access.ts";
export { maySeeAvatar } from "./may-see-avatar.ts";
export { recordInteraction } from "./record-interaction.ts";
export { sweepAvatarsHandler } from "./sweep-avatars.job.ts";
export { readTests } from "./test-set.ts";
