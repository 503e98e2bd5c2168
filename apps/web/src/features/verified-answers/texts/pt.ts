import type { verified as es } from "./es.ts";

export const verified: typeof es = { mark: "Verificada por uma pessoa" };
