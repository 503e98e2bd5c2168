import { z } from "zod";
import { type Endpoint, endpoint } from "../endpoint.ts";
import { id, text } from "../fields.ts";
import { MAX_SEARCH_CHARS } from "../limits.ts";
import { pageOf, pageQueryOf, queryOf } from "../page.ts";
import { caseCalls } from "./calls.ts";
import {
  adminCase,
  caseAgents,
  caseDraft,
  casePatch,
  casesSeen,
  createdCase,
  newCase,
  ownCase,
} from "./case.ts";
import { caseAssignees, caseDeliveries, caseStatuses, desks } from "./constants.ts";

const tag = "Cases and the service desk";

export const caseEndpoints = {
  createCase: endpoint(caseCalls.createCase, {
    tag,
    summary: "Open a case in RHConnect.",
    body: newCase,
    responses: { 201: createdCase },
  }),
  listCases: endpoint(caseCalls.listCases, {
    tag,
    summary: "The caller's cases, newest first.",
    query: pageQueryOf({ conversationId: id.optional() }),
    responses: { 200: pageOf(ownCase) },
  }),
  markCasesSeen: endpoint(caseCalls.markCasesSeen, {
    tag,
    summary: "The replies to these cases were shown; they are not announced again on any device.",
    body: casesSeen,
    responses: { 204: "empty" },
  }),
  draftCase: endpoint(caseCalls.draftCase, {
    tag,
    summary: "A case filled in from a conversation; nothing is stored.",
    query: queryOf({ conversationId: id, messageId: id.optional() }),
    responses: { 200: caseDraft },
  }),
  listAllCases: endpoint(caseCalls.listAllCases, {
    tag,
    summary: "Everyone's cases, newest first, for administrators.",
    query: pageQueryOf({
      status: z.enum(caseStatuses).optional(),
      desk: z.enum(desks).optional(),
      delivery: z.enum(caseDeliveries).optional(),
      assignee: z.enum(caseAssignees).optional(),
      // Looked for in the number, the subject, the description and the person's name.
      search: text(MAX_SEARCH_CHARS).optional(),
    }),
    responses: { 200: pageOf(adminCase) },
  }),
  listCaseAgents: endpoint(caseCalls.listCaseAgents, {
    tag,
    summary: "Administrators that a case can be assigned to.",
    responses: { 200: caseAgents },
  }),
  caseFile: endpoint(caseCalls.caseFile, {
    tag,
    summary: "The copy of a file that a person shared with a case, for administrators.",
    responses: { 200: "binary" },
  }),
  updateCase: endpoint(caseCalls.updateCase, {
    tag,
    summary: "Change a case's state or write back, for administrators.",
    body: casePatch,
    responses: { 200: adminCase },
  }),
  retryCase: endpoint(caseCalls.retryCase, {
    tag: "Administration",
    summary: "Try now to deliver a case that RHConnect does not have, for administrators.",
    responses: { 200: adminCase },
  }),
} satisfies Record<keyof typeof caseCalls, Endpoint>;
