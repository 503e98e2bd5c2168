import { z } from "zod";
import { calls } from "../calls.ts";
import { endpoint } from "../endpoint.ts";
import { managedNews, news, newsDraft, newsPicture } from "./news.ts";

const tag = "People and product";
const adminTag = "Administration";

export const newsEndpoints = {
  listNews: endpoint(calls.listNews, {
    tag,
    summary: "New features.",
    responses: { 200: news },
  }),
  acknowledgeNews: endpoint(calls.acknowledgeNews, {
    tag,
    summary: "Say that a must-read notice was read.",
    responses: { 204: "empty" },
  }),
  newsPicture: endpoint(calls.newsPicture, {
    tag,
    summary: "A picture of the news, for those whom the news is for.",
    responses: { 200: "binary" },
  }),
  listAllNews: endpoint(calls.listAllNews, {
    tag: adminTag,
    summary: "All news with drafts, audience and who acknowledged, for administrators.",
    responses: { 200: z.object({ items: z.array(managedNews) }) },
  }),
  saveNews: endpoint(calls.saveNews, {
    tag: adminTag,
    summary: "Write or change an item of the news, for administrators.",
    body: newsDraft,
    responses: { 200: managedNews },
  }),
  deleteNews: endpoint(calls.deleteNews, {
    tag: adminTag,
    summary: "Delete an item of the news, for administrators.",
    responses: { 204: "empty" },
  }),
  uploadNewsPicture: endpoint(calls.uploadNewsPicture, {
    tag: adminTag,
    summary: "A picture for the news, drawn anew from its pixels, for administrators.",
    multipart: z.strictObject({}),
    responses: { 201: newsPicture },
  }),
};
