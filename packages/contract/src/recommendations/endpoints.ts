import { z } from "zod";
import { DEFAULT_CHAT_TYPE } from "../constants.ts";
import { type Endpoint, endpoint } from "../endpoint.ts";
import { chatTypes, languages } from "../enums.ts";
import { queryOf } from "../page.ts";
import { recommendationCalls } from "./calls.ts";
import { popularInteractions } from "./recommendations.ts";

export const recommendationEndpoints = {
  popularInteractions: endpoint(recommendationCalls.popularInteractions, {
    tag: "Chat",
    summary: "Questions that many people ask, first those in the requested language.",
    query: queryOf({
      chat: z.enum(chatTypes).default(DEFAULT_CHAT_TYPE),
      language: z.enum(languages).default("es"),
    }),
    responses: { 200: popularInteractions },
  }),
} satisfies Record<keyof typeof recommendationCalls, Endpoint>;
