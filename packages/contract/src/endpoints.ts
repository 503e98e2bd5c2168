import { assistantEndpoints } from "./assistants/endpoints.ts";
import { governanceEndpoints } from "./budgets/endpoints.ts";
import type { CallName } from "./calls.ts";
import { caseEndpoints } from "./cases/endpoints.ts";
import { chatEndpoints, historyEndpoints } from "./chat/endpoints.ts";
import { reportEndpoints } from "./dashboard/endpoints.ts";
import type { Endpoint } from "./endpoint.ts";
import { feedbackEndpoints } from "./feedback/endpoints.ts";
import { fileEndpoints, mediaEndpoints } from "./files/endpoints.ts";
import { glossaryEndpoints } from "./glossary/endpoints.ts";
import { newsEndpoints } from "./news/endpoints.ts";
import { qualityEndpoints } from "./quality/endpoints.ts";
import { meEndpoints } from "./settings/endpoints.ts";
import { productEndpoints } from "./status/endpoints.ts";

/** Every call with its schemas; a call without an endpoint, or the reverse, does not compile. */
export const endpoints = {
  ...chatEndpoints,
  ...historyEndpoints,
  ...fileEndpoints,
  ...mediaEndpoints,
  ...assistantEndpoints,
  ...productEndpoints,
  ...newsEndpoints,
  ...meEndpoints,
  ...caseEndpoints,
  ...glossaryEndpoints,
  ...governanceEndpoints,
  ...feedbackEndpoints,
  ...reportEndpoints,
  ...qualityEndpoints,
} satisfies Record<CallName, Endpoint>;
