import type { Words } from "../../../lib/texts.ts";
import type * as es from "./es.ts";

export const status: Words<typeof es.status> = {
  whole: "Todos os serviços funcionam",
  degraded: "Alguns serviços estão com atraso",
};
