/** Texts of an open conversation, the assistants and the images. */
export { assistants } from "../../../features/assistants/texts/en.ts";
export { cases } from "../../../features/cases/texts/en.ts";
export { importing } from "../../../features/chat/import/texts/en.ts";
export { messages } from "../../../features/chat/messages/texts/en.ts";
export { temporary } from "../../../features/chat/temporary/texts/en.ts";
export { desk } from "../../../features/desk/texts/en.ts";
export { images } from "../../../features/images/texts/en.ts";
export { memory } from "../../../features/memory/texts/en.ts";
export { personalData } from "../../../features/personal-data/texts/en.ts";
export { research } from "../../../features/research/texts/en.ts";
export { sources } from "../../../features/sources/texts/en.ts";
export { status } from "../../../features/status/texts/en.ts";
export { toolCalls } from "../../../features/tools/texts/en.ts";
export { verified } from "../../../features/verified-answers/texts/en.ts";
export { markdown } from "./markdown.ts";
