import { z } from "zod";
import { type Endpoint, endpoint } from "../endpoint.ts";
import { line } from "../fields.ts";
import { MAX_NAME_CHARS } from "../limits.ts";
import { pageOf, pageQueryOf } from "../page.ts";
import { gapCalls } from "./calls.ts";
import { gapStates } from "./constants.ts";
import { gapOwners, gapPatch, knowledgeGap } from "./gaps.ts";

const tag = "Administration";

export const gapEndpoints = {
  listGaps: endpoint(gapCalls.listGaps, {
    tag,
    summary: "What at least five people asked and no document answers well, most asked first.",
    query: pageQueryOf({ state: z.enum(gapStates).optional(), q: line(MAX_NAME_CHARS).optional() }),
    responses: { 200: pageOf(knowledgeGap) },
  }),
  listGapOwners: endpoint(gapCalls.listGapOwners, {
    tag,
    summary: "Who owns documents, to assign a gap to.",
    responses: { 200: gapOwners },
  }),
  updateGap: endpoint(gapCalls.updateGap, {
    tag,
    summary: "Assign a gap to an owner, call it solved, or open it again.",
    body: gapPatch,
    responses: { 200: knowledgeGap },
  }),
} satisfies Record<keyof typeof gapCalls, Endpoint>;
