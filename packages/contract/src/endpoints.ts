import type { CallName } from "./calls.ts";
import type { Endpoint } from "./endpoint.ts";
import { assistantEndpoints } from "./endpoints/assistants.ts";
import { caseEndpoints } from "./endpoints/cases.ts";
import { chatEndpoints, historyEndpoints } from "./endpoints/chat.ts";
import { fileEndpoints, mediaEndpoints } from "./endpoints/files.ts";
import { glossaryEndpoints } from "./endpoints/glossary.ts";
import { productEndpoints } from "./endpoints/product.ts";

/** Every call with its schemas; a call without an endpoint, or the reverse, does not compile. */
export const endpoints = {
  ...chatEndpoints,
  ...historyEndpoints,
  ...fileEndpoints,
  ...mediaEndpoints,
  ...assistantEndpoints,
  ...productEndpoints,
  ...caseEndpoints,
  ...glossaryEndpoints,
} satisfies Record<CallName, Endpoint>;
