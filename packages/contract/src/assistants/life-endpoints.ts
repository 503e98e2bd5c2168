import { z } from "zod";
import { type Endpoint, endpoint } from "../endpoint.ts";
import { queryOf } from "../page.ts";
import { member } from "./assistant.ts";
import {
  assistantInsights,
  assistantLife,
  disableRequest,
  exclusion,
  foundPerson,
  grantChange,
  membership,
  newMembers,
  newReviewComment,
  officialRequest,
  openReview,
  personSearch,
  publishRequest,
  retireRequest,
  reviewRequest,
  reviewVerdict,
  roleNames,
} from "./life.ts";
import { assistantLifeCalls } from "./life-calls.ts";

const tag = "Assistants";
const adminTag = "Administration";
const life = { 200: assistantLife };

export const assistantLifeEndpoints = {
  readAssistantLife: endpoint(assistantLifeCalls.readAssistantLife, {
    tag,
    summary: "Where an assistant stands, what has changed since it was published, and its review.",
    responses: life,
  }),
  publishAssistant: endpoint(assistantLifeCalls.publishAssistant, {
    tag,
    summary: "Let others use the newest version; 409 where a review must approve it first.",
    body: publishRequest,
    responses: life,
  }),
  retireAssistant: endpoint(assistantLifeCalls.retireAssistant, {
    tag,
    summary: "End the use of an assistant, or bring it back; conversations with it stay.",
    body: retireRequest,
    responses: life,
  }),
  requestReview: endpoint(assistantLifeCalls.requestReview, {
    tag,
    summary:
      "Ask for a review of the newest version; again, with a newer version, moves the open review to it.",
    body: reviewRequest,
    responses: life,
  }),
  commentReview: endpoint(assistantLifeCalls.commentReview, {
    tag,
    summary: "Comment on a review, also on one that was decided in the meantime.",
    body: newReviewComment,
    responses: life,
  }),
  decideReview: endpoint(assistantLifeCalls.decideReview, {
    tag,
    summary: "Approve, return or withdraw a review; approving publishes the reviewed version.",
    body: reviewVerdict,
    responses: life,
  }),
  listReviews: endpoint(assistantLifeCalls.listReviews, {
    tag,
    summary: "The open reviews that one may decide, oldest first.",
    responses: { 200: z.object({ items: z.array(openReview) }) },
  }),
  addMembers: endpoint(assistantLifeCalls.addMembers, {
    tag,
    summary: "Give several people access at once; all of them or none.",
    body: newMembers,
    responses: { 200: z.object({ items: z.array(member) }) },
  }),
  setGrant: endpoint(assistantLifeCalls.setGrant, {
    tag,
    summary: "Give a whole role, or everyone, access to an assistant, or take it away.",
    body: grantChange,
    responses: { 200: membership },
  }),
  listExcluded: endpoint(assistantLifeCalls.listExcluded, {
    tag,
    summary: "Who of those with access would be excluded by a limit to these roles.",
    query: queryOf({ roles: roleNames }),
    responses: { 200: exclusion },
  }),
  findPeople: endpoint(assistantLifeCalls.findPeople, {
    tag,
    summary: "People by name or e-mail, for sharing an assistant with them.",
    query: queryOf({ q: personSearch }),
    responses: { 200: z.object({ items: z.array(foundPerson) }) },
  }),
  readInsights: endpoint(assistantLifeCalls.readInsights, {
    tag,
    summary: "Use, satisfaction and unanswered questions of an assistant; counts only, from five people on.",
    responses: { 200: assistantInsights },
  }),
  disableAssistant: endpoint(assistantLifeCalls.disableAssistant, {
    tag: adminTag,
    summary: "Stop an assistant for everyone, its owner included, or allow it again.",
    body: disableRequest,
    responses: { 204: "empty" },
  }),
  makeOfficial: endpoint(assistantLifeCalls.makeOfficial, {
    tag: adminTag,
    summary: "Make a published assistant official, or give it back to its members.",
    body: officialRequest,
    responses: { 204: "empty" },
  }),
} satisfies Record<keyof typeof assistantLifeCalls, Endpoint>;
