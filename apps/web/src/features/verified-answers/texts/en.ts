import type { verified as es } from "./es.ts";

export const verified: typeof es = { mark: "Verified by a person" };
