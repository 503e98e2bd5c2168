import { z } from "zod";
import { type Endpoint, endpoint } from "../endpoint.ts";
import { languages } from "../enums.ts";
import { text } from "../fields.ts";
import { MAX_SEARCH_CHARS } from "../limits.ts";
import { pageQueryOf, queryOf } from "../page.ts";
import { verifiedAnswerCalls } from "./calls.ts";
import { verifiedAnswerStates } from "./constants.ts";
import { verifiedAnswer, verifiedAnswerFields, verifiedAnswerPage } from "./verified-answer.ts";

const tag = "Administration";

export const verifiedAnswerEndpoints = {
  listVerifiedAnswers: endpoint(verifiedAnswerCalls.listVerifiedAnswers, {
    tag,
    summary: "Answers that a person verified, newest first.",
    query: pageQueryOf({
      state: z.enum(verifiedAnswerStates).optional(),
      search: text(MAX_SEARCH_CHARS).optional(),
    }),
    responses: { 200: verifiedAnswerPage },
  }),
  saveVerifiedAnswer: endpoint(verifiedAnswerCalls.saveVerifiedAnswer, {
    tag,
    summary: "Verify an answer, or change one; the caller becomes its reviewer.",
    body: verifiedAnswerFields,
    responses: { 200: verifiedAnswer },
  }),
  deleteVerifiedAnswer: endpoint(verifiedAnswerCalls.deleteVerifiedAnswer, {
    tag,
    summary: "Delete a verified answer; answers that were given with it stay.",
    responses: { 204: "empty" },
  }),
  exportVerifiedAnswers: endpoint(verifiedAnswerCalls.exportVerifiedAnswers, {
    tag,
    summary: "Every verified answer as CSV.",
    query: queryOf({ language: z.enum(languages).default("es") }),
    responses: { 200: "binary" },
  }),
} satisfies Record<keyof typeof verifiedAnswerCalls, Endpoint>;
