import { endpoint, type Endpoint } from "../endpoint.ts";
import { quotaReport } from "./quotas.ts";
import { quotaCalls } from "./calls.ts";

export const quotaEndpoints = {
  readQuotas: endpoint(quotaCalls.readQuotas, {
    tag: "Administration",
    summary: "What each person may store and use a day, and who uses most, for administrators.",
    responses: { 200: quotaReport },
  }),
} satisfies Record<keyof typeof quotaCalls, Endpoint>;
