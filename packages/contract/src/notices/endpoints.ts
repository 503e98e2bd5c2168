import { type Endpoint, endpoint } from "../endpoint.ts";
import { noticeCalls } from "./calls.ts";
import { noticeList, readNoticesRequest } from "./notice.ts";

const tag = "Product";

export const noticeEndpoints = {
  listNotices: endpoint(noticeCalls.listNotices, {
    tag,
    summary:
      "What concerns this person alone: documents and reviews that expire, shared assistants and projects, hand-overs.",
    responses: { 200: noticeList },
  }),
  markNoticesRead: endpoint(noticeCalls.markNoticesRead, {
    tag,
    summary: "The person has seen these notices; ids of others are ignored.",
    body: readNoticesRequest,
    responses: { 204: "empty" },
  }),
} satisfies Record<keyof typeof noticeCalls, Endpoint>;
