/** Texts of an open conversation, the assistants and the images. */
export { assistants } from "../../../features/assistants/texts/pt.ts";
export { cases } from "../../../features/cases/texts/pt.ts";
export { importing } from "../../../features/chat/import/texts/pt.ts";
export { messages } from "../../../features/chat/messages/texts/pt.ts";
export { temporary } from "../../../features/chat/temporary/texts/pt.ts";
export { desk } from "../../../features/desk/texts/pt.ts";
export { images } from "../../../features/images/texts/pt.ts";
export { memory } from "../../../features/memory/texts/pt.ts";
export { personalData } from "../../../features/personal-data/texts/pt.ts";
export { research } from "../../../features/research/texts/pt.ts";
export { sources } from "../../../features/sources/texts/pt.ts";
export { status } from "../../../features/status/texts/pt.ts";
export { toolCalls } from "../../../features/tools/texts/pt.ts";
export { verified } from "../../../features/verified-answers/texts/pt.ts";
export { markdown } from "./markdown.ts";
