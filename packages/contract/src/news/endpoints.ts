import { z } from "zod";
import { type Endpoint, endpoint } from "../endpoint.ts";
import { languages } from "../enums.ts";
import { queryOf } from "../page.ts";
import { newsCalls } from "./calls.ts";
import {
  allNews,
  managedNews,
  news,
  newsDraft,
  newsPicture,
  newsTranslation,
  newsTranslationRequest,
} from "./news.ts";

const tag = "People and product";
const adminTag = "Administration";

export const newsEndpoints = {
  listNews: endpoint(newsCalls.listNews, {
    tag,
    summary: "New features, in the requested language where they are translated.",
    query: queryOf({ language: z.enum(languages).default("es") }),
    responses: { 200: news },
  }),
  acknowledgeNews: endpoint(newsCalls.acknowledgeNews, {
    tag,
    summary: "Say that a must-read notice was read.",
    responses: { 204: "empty" },
  }),
  newsPicture: endpoint(newsCalls.newsPicture, {
    tag,
    summary: "A picture of the news, for those whom the news is for.",
    responses: { 200: "binary" },
  }),
  listAllNews: endpoint(newsCalls.listAllNews, {
    tag: adminTag,
    summary: "All news with drafts, audience and who acknowledged, for administrators.",
    responses: { 200: allNews },
  }),
  saveNews: endpoint(newsCalls.saveNews, {
    tag: adminTag,
    summary: "Write or change an item of the news, for administrators.",
    body: newsDraft,
    responses: { 200: managedNews },
  }),
  deleteNews: endpoint(newsCalls.deleteNews, {
    tag: adminTag,
    summary: "Delete an item of the news, for administrators.",
    responses: { 204: "empty" },
  }),
  translateNews: endpoint(newsCalls.translateNews, {
    tag: adminTag,
    summary: "Propose an item of the news in another language; 424 without a model, for administrators.",
    body: newsTranslationRequest,
    responses: { 200: newsTranslation },
  }),
  uploadNewsPicture: endpoint(newsCalls.uploadNewsPicture, {
    tag: adminTag,
    summary: "A picture for the news, drawn anew from its pixels, for administrators.",
    multipart: z.strictObject({}),
    responses: { 201: newsPicture },
  }),
} satisfies Record<keyof typeof newsCalls, Endpoint>;
