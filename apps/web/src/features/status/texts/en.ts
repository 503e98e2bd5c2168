import type { Words } from "../../../lib/texts.ts";
import type * as es from "./es.ts";

export const status: Words<typeof es.status> = {
  whole: "All services are working",
  degraded: "Some services are running late",
};
