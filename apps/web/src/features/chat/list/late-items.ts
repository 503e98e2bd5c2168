import { late } from "../../../ui/late.ts";

const loadItems = () => import("./conversation-items.tsx");
export const LateConversationItems = late(() => loadItems().then((module) => module.ConversationItems));
export const LateExportItems = late(() => loadItems().then((module) => module.ExportItems));
