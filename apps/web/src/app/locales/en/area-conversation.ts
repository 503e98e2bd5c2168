import { assistants } from "./assistants.ts";
import { cases } from "./cases.ts";
import { desk } from "./desk.ts";
import { images } from "./images.ts";
import { messages } from "./messages.ts";
import { outbound } from "./outbound.ts";
import { sources } from "./sources.ts";

/** What an open conversation says, its assistants and pictures with it. */
export const texts = { assistants, cases, desk, images, messages, outbound, sources };
