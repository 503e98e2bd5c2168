/** Texts of an open conversation, the assistants and the images. */
export { assistants } from "../../../features/assistants/texts/es.ts";
export { cases } from "../../../features/cases/texts/es.ts";
export { importing } from "../../../features/chat/import/texts/es.ts";
export { messages } from "../../../features/chat/messages/texts/es.ts";
export { temporary } from "../../../features/chat/temporary/texts/es.ts";
export { desk } from "../../../features/desk/texts/es.ts";
export { images } from "../../../features/images/texts/es.ts";
export { memory } from "../../../features/memory/texts/es.ts";
export { personalData } from "../../../features/personal-data/texts/es.ts";
export { research } from "../../../features/research/texts/es.ts";
export { sources } from "../../../features/sources/texts/es.ts";
export { status } from "../../../features/status/texts/es.ts";
export { toolCalls } from "../../../features/tools/texts/es.ts";
export { verified } from "../../../features/verified-answers/texts/es.ts";
export { markdown } from "./markdown.ts";
