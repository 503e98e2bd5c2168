import { type Endpoint, endpoint } from "../endpoint.ts";
import { quotaCalls } from "./calls.ts";
import { quotaReport } from "./quotas.ts";

export const quotaEndpoints = {
  readQuotas: endpoint(quotaCalls.readQuotas, {
    tag: "Administration",
    summary: "What each person may store and use a day, and who uses most, for administrators.",
    responses: { 200: quotaReport },
  }),
} satisfies Record<keyof typeof quotaCalls, Endpoint>;
