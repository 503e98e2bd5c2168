import { z } from "zod";
import { type Endpoint, endpoint } from "../endpoint.ts";
import { instant } from "../fields.ts";
import { pageOf, pageQueryOf, queryOf } from "../page.ts";
import { handoverCalls } from "./calls.ts";
import { handoverBoxes } from "./constants.ts";
import {
  handover,
  handoverDraft,
  handoverMaterial,
  handoverSummary,
  handoverVersion,
  isSpan,
  newHandover,
} from "./handover.ts";

const tag = "Shift hand-overs";

export const handoverEndpoints = {
  listHandovers: endpoint(handoverCalls.listHandovers, {
    tag,
    summary: "Hand-overs that are addressed to the caller, that the caller gave, or drafts; newest first.",
    query: pageQueryOf({ box: z.enum(handoverBoxes) }),
    responses: { 200: pageOf(handoverSummary) },
  }),
  findHandoverMaterial: endpoint(handoverCalls.findHandoverMaterial, {
    tag,
    summary: "The caller's conversations and cases of a time span, and points that are still open.",
    query: queryOf({ from: instant, to: instant }).refine(({ from, to }) => isSpan(from, to), {
      error: "must be after `from`, by a week at most",
      path: ["to"],
    }),
    responses: { 200: handoverMaterial },
  }),
  createHandover: endpoint(handoverCalls.createHandover, {
    tag,
    summary:
      "A draft that is assembled from the chosen material. 429 `handover_limit_reached` with too many drafts.",
    body: newHandover,
    responses: { 201: handover },
  }),
  readHandover: endpoint(handoverCalls.readHandover, {
    tag,
    summary: "A hand-over, for its giver and, once it is sent, for its receivers.",
    responses: { 200: handover },
  }),
  saveHandover: endpoint(handoverCalls.saveHandover, {
    tag,
    summary: "Change a draft. 409 `version_conflict` where it has changed since this version.",
    body: handoverDraft,
    responses: { 200: handover },
  }),
  deleteHandover: endpoint(handoverCalls.deleteHandover, {
    tag,
    summary: "Delete a draft.",
    responses: { 204: "empty" },
  }),
  writeHandover: endpoint(handoverCalls.writeHandover, {
    tag,
    summary:
      "Have a model write the points of the chosen conversations and cases; notes and carried points stay.",
    body: handoverVersion,
    responses: { 200: handover },
  }),
  sendHandover: endpoint(handoverCalls.sendHandover, {
    tag,
    summary: "Send a draft to its receivers; it no longer changes.",
    body: handoverVersion,
    responses: { 200: handover },
  }),
  withdrawHandover: endpoint(handoverCalls.withdrawHandover, {
    tag,
    summary: "Make a sent hand-over a draft again, while nobody has acknowledged it.",
    responses: { 200: handover },
  }),
  receiveHandover: endpoint(handoverCalls.receiveHandover, {
    tag,
    summary: "Acknowledge a hand-over; a repeated call keeps the first time.",
    responses: { 200: handover },
  }),
  closeHandoverPoint: endpoint(handoverCalls.closeHandoverPoint, {
    tag,
    summary: "Close an open point of a received hand-over, here and wherever it was carried on.",
    responses: { 200: handover },
  }),
} satisfies Record<keyof typeof handoverCalls, Endpoint>;
