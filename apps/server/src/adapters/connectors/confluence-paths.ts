import { cleanLine } from "@metatron/text/clean-text";
import { z } from "zod";

/** Paths and response schemas, which differ between Confluence Cloud and Data Center. */
export interface ConfluencePaths {
  spaces: string;
  pages(space: { id: string; key: string }): string;
  page(pageId: string): string;
  spacesAnswer: z.ZodType<{ results: FoundSpace[]; next: string | null }>;
  pagesAnswer: z.ZodType<{ results: FoundPage[]; next: string | null }>;
  pageBody: z.ZodType<{ html: string; revision: string; author?: string }>;
}

interface FoundSpace {
  id: string;
  key: string;
  name: string;
  webui: string | undefined;
}

interface FoundPage {
  id: string;
  title: string;
  changedAt: string;
  webui: string | undefined;
}

// Ids of spaces and pages are numbers in Data Center and strings in Cloud.
const anyId = z.union([z.string(), z.number()]).transform(String);
const when = z.string().refine((value) => !Number.isNaN(Date.parse(value)));
const title = z.string().overwrite(cleanLine);
const links = z.object({ webui: z.string().optional() }).optional();
const next = z.object({ next: z.string().optional() }).optional();

const spacesAnswer = z
  .object({
    results: z.array(z.object({ id: anyId, key: z.string(), name: title, _links: links })),
    _links: next,
  })
  .transform((answer) => ({
    results: answer.results.map(({ _links, ...space }) => ({ ...space, webui: _links?.webui })),
    next: answer._links?.next ?? null,
  }));

/** REST API v2 of Confluence Cloud. */
export const cloudPaths: ConfluencePaths = {
  spaces: "/api/v2/spaces?status=current&limit=250",
  pages: ({ id }) => `/api/v2/spaces/${encodeURIComponent(id)}/pages?status=current&limit=100`,
  page: (pageId) => `/api/v2/pages/${encodeURIComponent(pageId)}?body-format=export_view`,
  spacesAnswer,
  pagesAnswer: z
    .object({
      results: z.array(z.object({ id: anyId, title, version: z.object({ createdAt: when }), _links: links })),
      _links: next,
    })
    .transform((answer) => ({
      results: answer.results.map(({ id, title, version, _links }) => ({
        id,
        title,
        changedAt: version.createdAt,
        webui: _links?.webui,
      })),
      next: answer._links?.next ?? null,
    })),
  pageBody: z
    .object({
      version: z.object({ number: z.number() }),
      body: z.object({ export_view: z.object({ value: z.string() }) }),
    })
    .transform(({ version, body }) => ({ html: body.export_view.value, revision: String(version.number) })),
};

/** REST API of Confluence Data Center. */
export const dataCenterPaths: ConfluencePaths = {
  spaces: "/rest/api/space?status=current&limit=100",
  pages: ({ key }) =>
    `/rest/api/content?spaceKey=${encodeURIComponent(key)}&type=page&status=current&expand=version&limit=100`,
  page: (pageId) => `/rest/api/content/${encodeURIComponent(pageId)}?expand=body.export_view,version`,
  spacesAnswer,
  pagesAnswer: z
    .object({
      results: z.array(z.object({ id: anyId, title, version: z.object({ when }), _links: links })),
      _links: next,
    })
    .transform((answer) => ({
      results: answer.results.map(({ id, title, version, _links }) => ({
        id,
        title,
        changedAt: version.when,
        webui: _links?.webui,
      })),
      next: answer._links?.next ?? null,
    })),
  pageBody: z
    .object({
      version: z.object({
        number: z.number(),
        by: z.object({ displayName: title }).partial().optional(),
      }),
      body: z.object({ export_view: z.object({ value: z.string() }) }),
    })
    .transform(({ version, body }) => ({
      html: body.export_view.value,
      revision: String(version.number),
      ...(version.by?.displayName ? { author: version.by.displayName } : {}),
    })),
};
