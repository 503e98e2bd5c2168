import { z } from "zod";
import { brands, languages } from "../enums.ts";
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
    /** The language of title and body: the requested one, or the original one where there is no translation. */
    language: z.enum(languages),
    date: day,
    /** Shown as a dialog until it is acknowledged. */
    mustRead: z.boolean(),
    acknowledged: z.boolean(),
  })
  .meta({ id: "NewsItem" });
export type NewsItem = z.infer<typeof newsItem>;

export const news = z.object({ version: z.string(), items: z.array(newsItem) }).meta({ id: "News" });

const newsWords = {
  title: line(MAX_TITLE_CHARS),
  /** Markdown; a picture is `![words](picture:<id>)`. */
  body: filledText(MAX_NEWS_CHARS),
};

const newsTranslations = z.partialRecord(z.enum(languages), z.strictObject(newsWords));
export type NewsTranslations = z.infer<typeof newsTranslations>;

export const newsDraft = z
  .strictObject({
    ...newsWords,
    /** The language of title and body. */
    language: z.enum(languages).default("es"),
    /** The same item in other languages. */
    translations: newsTranslations.default({}),
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

export const allNews = z
  .object({
    items: z.array(managedNews),
    /** Whether a model can propose translations. */
    canTranslate: z.boolean(),
  })
  .meta({ id: "AllNews" });

export const newsTranslationRequest = z
  .strictObject({ ...newsWords, from: z.enum(languages), to: z.enum(languages) })
  .meta({ id: "NewsTranslationRequest" });
export type NewsTranslationRequest = z.infer<typeof newsTranslationRequest>;

/** A proposal, which an administrator edits before it is saved. */
export const newsTranslation = z
  .object({ title: z.string(), body: z.string() })
  .meta({ id: "NewsTranslation" });
export type NewsTranslation = z.infer<typeof newsTranslation>;
