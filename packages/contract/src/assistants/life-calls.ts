import { type Call, inAssistants } from "../call.ts";

/** Publishing, reviewing and sharing of assistants. */
export const assistantLifeCalls = {
  readAssistantLife: { method: "GET", path: "/assistant/{assistant_id}/life", allow: inAssistants },
  publishAssistant: {
    method: "POST",
    path: "/assistant/{assistant_id}/publish",
    allow: inAssistants,
    repeatable: true,
  },
  retireAssistant: {
    method: "PUT",
    path: "/assistant/{assistant_id}/retired",
    allow: inAssistants,
    repeatable: true,
  },
  requestReview: {
    method: "POST",
    path: "/assistant/{assistant_id}/reviews",
    allow: inAssistants,
    repeatable: true,
  },
  commentReview: {
    method: "POST",
    path: "/assistant/{assistant_id}/reviews/{review_id}/comments",
    allow: inAssistants,
    repeatable: true,
  },
  decideReview: {
    method: "POST",
    path: "/assistant/{assistant_id}/reviews/{review_id}/decision",
    allow: inAssistants,
  },
  listReviews: { method: "GET", path: "/assistants/reviews", allow: inAssistants },
  addMembers: {
    method: "POST",
    path: "/assistant/{assistant_id}/add_members",
    allow: inAssistants,
    repeatable: true,
  },
  setGrant: {
    method: "PUT",
    path: "/assistant/{assistant_id}/grant",
    allow: inAssistants,
    repeatable: true,
  },
  listExcluded: { method: "GET", path: "/assistant/{assistant_id}/excluded", allow: inAssistants },
  findPeople: { method: "GET", path: "/assistants/people", allow: inAssistants },
  readInsights: { method: "GET", path: "/assistant/{assistant_id}/insights", allow: inAssistants },
  disableAssistant: {
    method: "PUT",
    path: "/admin/assistants/{id}/disabled",
    allow: "admin",
    answer: "empty",
    repeatable: true,
  },
  makeOfficial: {
    method: "PUT",
    path: "/admin/assistants/{id}/official",
    allow: "admin",
    answer: "empty",
    repeatable: true,
  },
} as const satisfies Record<string, Call>;
