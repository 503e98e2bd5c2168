import type { Words } from "../../lib/texts.ts";
import type { signedOut } from "./es/area-signed-out.ts";
import type { es } from "./es/index.ts";

/** The type of all texts, derived from Spanish. */
export type Texts = Words<typeof es>;

export type SignedOutTexts = Words<typeof signedOut>;
