import type { CallName } from "./calls.ts";
import type { Endpoint } from "./endpoint.ts";
import { assistantEndpoints } from "./endpoints/assistants.ts";
import { caseEndpoints } from "./endpoints/cases.ts";
import { chatEndpoints, historyEndpoints } from "./endpoints/chat.ts";
import { feedbackEndpoints } from "./endpoints/feedback.ts";
import { fileEndpoints, mediaEndpoints } from "./endpoints/files.ts";
import { glossaryEndpoints } from "./endpoints/glossary.ts";
import { governanceEndpoints } from "./endpoints/governance.ts";
import { meEndpoints } from "./endpoints/me.ts";
import { newsEndpoints } from "./endpoints/news.ts";
import { productEndpoints } from "./endpoints/product.ts";
import { qualityEndpoints } from "./endpoints/quality.ts";
import { reportEndpoints } from "./endpoints/reports.ts";

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
