import type { Words } from "../../../../lib/texts.ts";
import type * as es from "./es.ts";

export const adminCases: Words<typeof es.adminCases> = {
  filters: "Filters",
  status: "State",
  desk: "Kind",
  delivery: "Delivery",
  any: "All",
  desks: { rh: "Human Resources", "service-desk": "Service desk" },
  deliveries: { kept: "Kept here", waiting: "Not delivered", delivered: "In RHConnect" },
  sent: "What was sent",
  problem_one: "{{count}} failed attempt, the last one {{when}}: {{reason}}",
  problem_many: "{{count}} failed attempts, the last one {{when}}: {{reason}}",
  problem_other: "{{count}} failed attempts, the last one {{when}}: {{reason}}",
  reasons: {
    not_configured: "RHConnect is not configured",
    unauthorized: "RHConnect does not accept the key",
    no_permission: "RHConnect gives no permission",
    not_found: "RHConnect does not know the address",
    rate_limited: "RHConnect asks to wait",
    unavailable: "RHConnect does not answer",
    too_large: "the case is too large",
    type_not_allowed: "RHConnect does not accept the format",
    internal: "an unexpected fault",
  },
  retry: "Send now",
  delivered: "Delivered to RHConnect",
  stillWaiting: "Still not delivered",
};
