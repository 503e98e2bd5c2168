export { type AnswerJournal, createAnswerJournal } from "./answer-journal.ts";
export type { OnDeleted } from "./delete-conversation.ts";
export type { FinishedAnswer } from "./finish-answers.ts";
export { historyRoutes } from "./history.routes.ts";
export { type WriterWatch, watchWriters } from "./interrupt-lost.ts";
export { nameConversation } from "./name-conversation.ts";
export { type BranchMessage, readBranches } from "./read-branch.ts";
export { readMessage } from "./read-message.ts";
export { type Send, storeSends } from "./store-sends.ts";
