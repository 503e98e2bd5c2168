import type { ServerResponse } from "node:http";
import { type OutsideRequest, type OutsideServer, sendJson, startOutsideServer } from "./outside-server.ts";

export interface StandInPage {
  id: string;
  space: string;
  title: string;
  html: string;
  version: number;
  changedAt: string;
  /** The account may list it, but not read it. */
  isHidden?: boolean;
}

export interface StandInSpace {
  id: string;
  key: string;
  name: string;
}

export interface ConfluenceStandIn extends OutsideServer {
  spaces: StandInSpace[];
  pages: StandInPage[];
  /** The only credentials it takes; another value stands for a token that has run out. */
  authorization: string;
  /** How many pages were read, not listed. */
  reads(): number;
}

/** Confluence Cloud's REST API v2 under /wiki, or Data Center's at the root, with small pages of lists. */
export async function startConfluenceStandIn(
  kind: "cloud" | "data-center",
  pageSize = 40,
): Promise<ConfluenceStandIn> {
  const spaces: StandInSpace[] = [];
  const pages: StandInPage[] = [];
  const answer = kind === "cloud" ? answerCloud : answerDataCenter;
  const server = await startOutsideServer((request, response) => {
    if (request.headers.authorization !== standIn.authorization)
      return sendJson(response, 401, { message: "Unauthorized" });
    answer(request, response);
  });
  const isRead = /^\/wiki\/api\/v2\/pages\/|^\/rest\/api\/content\/\d/;
  const standIn: ConfluenceStandIn = {
    ...server,
    spaces,
    pages,
    authorization:
      kind === "cloud"
        ? `Basic ${Buffer.from("bot@aerovia.example:cloud-token").toString("base64")}`
        : "Bearer dc-token",
    reads: () => server.requests.filter(({ url }) => isRead.test(url.pathname)).length,
  };
  return standIn;

  function answerCloud({ url }: OutsideRequest, response: ServerResponse) {
    const { pathname, searchParams } = url;
    const from = Number(Buffer.from(searchParams.get("cursor") ?? "", "base64").toString() || 0);
    const listed = <T>(all: T[], toJson: (item: T) => object) => {
      const next = new URL(url);
      next.searchParams.set("cursor", Buffer.from(String(from + pageSize)).toString("base64"));
      const hasMore = from + pageSize < all.length;
      sendJson(response, 200, {
        results: all.slice(from, from + pageSize).map(toJson),
        _links: hasMore ? { next: next.pathname + next.search } : {},
      });
    };
    if (pathname === "/wiki/api/v2/spaces")
      return listed(spaces, ({ id, key, name }) => ({ id, key, name, _links: { webui: `/spaces/${key}` } }));
    const [, spaceId] = /^\/wiki\/api\/v2\/spaces\/(\d+)\/pages$/.exec(pathname) ?? [];
    if (spaceId) {
      const space = spaces.find(({ id }) => id === spaceId);
      return listed(
        pages.filter((page) => page.space === space?.key),
        ({ id, title, version, changedAt }) => ({
          id,
          title,
          version: { number: version, createdAt: changedAt },
          _links: { webui: `/spaces/${space?.key}/pages/${id}` },
        }),
      );
    }
    const page = pages.find(({ id }) => pathname === `/wiki/api/v2/pages/${id}`);
    if (!page) return sendJson(response, 404, { errors: [{ title: "Not Found" }] });
    if (page.isHidden) return sendJson(response, 403, { errors: [{ title: "Forbidden" }] });
    sendJson(response, 200, {
      id: page.id,
      title: page.title,
      version: { number: page.version, createdAt: page.changedAt },
      body: { export_view: { value: page.html } },
    });
  }

  function answerDataCenter({ url }: OutsideRequest, response: ServerResponse) {
    const { pathname, searchParams } = url;
    const from = Number(searchParams.get("start") ?? 0);
    const listed = <T>(all: T[], toJson: (item: T) => object) => {
      const next = new URL(url);
      next.searchParams.set("start", String(from + pageSize));
      const hasMore = from + pageSize < all.length;
      sendJson(response, 200, {
        results: all.slice(from, from + pageSize).map(toJson),
        start: from,
        limit: pageSize,
        _links: hasMore ? { next: next.pathname + next.search } : {},
      });
    };
    if (pathname === "/rest/api/space")
      return listed(spaces, ({ id, key, name }) => ({
        id: Number(id),
        key,
        name,
        _links: { webui: `/display/${key}` },
      }));
    if (pathname === "/rest/api/content")
      return listed(
        pages.filter((page) => page.space === searchParams.get("spaceKey")),
        ({ id, title, version, changedAt }) => ({
          id,
          title,
          version: { number: version, when: changedAt },
          _links: { webui: `/pages/viewpage.action?pageId=${id}` },
        }),
      );
    const page = pages.find(({ id }) => pathname === `/rest/api/content/${id}`);
    if (!page) return sendJson(response, 404, { message: "No content found" });
    if (page.isHidden) return sendJson(response, 403, { message: "Forbidden" });
    sendJson(response, 200, {
      id: page.id,
      title: page.title,
      version: { number: page.version, when: page.changedAt, by: { displayName: "Área de Rampa" } },
      body: { export_view: { value: page.html } },
    });
  }
}

export function standInPage(changes: Partial<StandInPage> & Pick<StandInPage, "id">): StandInPage {
  return {
    space: "RAMPA",
    title: `Norma ${changes.id}`,
    version: 1,
    changedAt: "2026-01-10T08:00:00.000Z",
    html: `<p>El procedimiento ${changes.id} se aplica en rampa.</p>`,
    ...changes,
  };
}
