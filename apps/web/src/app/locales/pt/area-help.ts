import { help } from "./help.ts";

/** What stands around the help guide; its pages come language by language. */
export const texts = { help };
