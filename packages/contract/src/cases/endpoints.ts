import { z } from "zod";
import { calls } from "../calls.ts";
import { deskGuideAnswer, guideStep } from "../desk/desk-guide.ts";
import { endpoint } from "../endpoint.ts";
import { caseDeliveries, caseStatuses, desks } from "../enums.ts";
import { id } from "../fields.ts";
import { pageOf, pageQueryOf, queryOf } from "../page.ts";
import { adminCase, caseDraft, casePatch, createdCase, newCase, ownCase } from "./case.ts";

const tag = "Cases and the service desk";

export const caseEndpoints = {
  createCase: endpoint(calls.createCase, {
    tag,
    summary: "Open a case in RHConnect.",
    body: newCase,
    responses: { 201: createdCase },
  }),
  listCases: endpoint(calls.listCases, {
    tag,
    summary: "One's own cases, newest first.",
    query: pageQueryOf({}),
    responses: { 200: pageOf(ownCase) },
  }),
  draftCase: endpoint(calls.draftCase, {
    tag,
    summary: "A case filled in from a conversation; nothing is stored.",
    query: queryOf({ conversationId: id, messageId: id.optional() }),
    responses: { 200: caseDraft },
  }),
  getDeskGuide: endpoint(calls.getDeskGuide, {
    tag,
    summary: "How far the procedure of a conversation has been followed.",
    responses: { 200: deskGuideAnswer },
  }),
  tellGuideStep: endpoint(calls.tellGuideStep, {
    tag,
    summary: "Say whether a step worked; when it did not, the next one is up.",
    body: guideStep,
    responses: { 200: deskGuideAnswer },
  }),
  listAllCases: endpoint(calls.listAllCases, {
    tag,
    summary: "Everyone's cases, newest first, for administrators.",
    query: pageQueryOf({
      status: z.enum(caseStatuses).optional(),
      desk: z.enum(desks).optional(),
      delivery: z.enum(caseDeliveries).optional(),
    }),
    responses: { 200: pageOf(adminCase) },
  }),
  updateCase: endpoint(calls.updateCase, {
    tag,
    summary: "Change a case's state or write back, for administrators.",
    body: casePatch,
    responses: { 200: adminCase },
  }),
};
