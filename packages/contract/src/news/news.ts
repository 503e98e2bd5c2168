import { z } from "zod";
import { brands } from "../enums.ts";
import { day, filledText, id, instant, line } from "../fields.ts";
import { MAX_TITLE_CHARS } from "../limits.ts";
import { roles } from "../roles.ts";
import { MAX_NEWS_CHARS } from "./constants.ts";

export const newsItem = z
  .object({
    id,
    /** Versions sort by publication: an item with a greater version than the seen one is new. */
    version: z.string(),
    title: z.string(),
    body: z.string(),
    date: day,
    /** Shown as a dialog until it is acknowledged. */
    mustRead: z.boolean(),
    acknowledged: z.boolean(),
  })
  .meta({ id: "NewsItem" });
export type NewsItem = z.infer<typeof newsItem>;

export const news = z.object({ version: z.string(), items: z.array(newsItem) }).meta({ id: "News" });

export const newsDraft = z
  .strictObject({
    title: line(MAX_TITLE_CHARS),
    /** Markdown; a picture is `![words](picture:<id>)`. */
    body: filledText(MAX_NEWS_CHARS),
    /** null: a draft, which is not visible. A future day: visible from then on. */
    publishOn: day.nullable(),
    /** Empty: everyone but people with the external role. */
    roles: z.array(z.enum(roles)).max(roles.length),
    /** Empty: all brands. */
    brands: z.array(z.enum(brands)).max(brands.length),
    mustRead: z.boolean(),
  })
  .meta({ id: "NewsDraft" });
export type NewsDraft = z.infer<typeof newsDraft>;

export const managedNews = z
  .object({
    ...newsDraft.shape,
    id,
    version: z.string(),
    changedAt: instant,
    /** How many people of the audience have acknowledged it, and the size of the audience. */
    acknowledged: z.int(),
    audience: z.int(),
  })
  .meta({ id: "ManagedNews" });
export type ManagedNews = z.infer<typeof managedNews>;

export const newsPicture = z.object({ id }).meta({ id: "NewsPicture" });
