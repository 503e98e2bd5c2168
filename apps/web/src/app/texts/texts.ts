import type { Words } from "../../lib/texts.ts";
import type { signedOut } from "./es/area-signed-out.ts";
import type { es } from "./es/index.ts";

/** What every language has to say: the Spanish texts decide. */
export type Texts = Words<typeof es>;

export type SignedOutTexts = Words<typeof signedOut>;
