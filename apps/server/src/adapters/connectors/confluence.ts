import { foldText } from "@metatron/text/fold-text";
import type { z } from "zod";
import { type ConfluencePaths, cloudPaths, dataCenterPaths } from "./confluence-paths.ts";
import { ConnectorError } from "./connector-error.ts";
import { type ConnectorHttp, createConnectorHttp, readJson } from "./connector-http.ts";
import type { Confluence, ConfluenceSpace, OutsideItem, OutsidePage } from "./connector-types.ts";
import type { ConfluenceConfig } from "./connectors-config.ts";
import { pageDocument } from "./page-document.ts";

const SPACES_KEPT_MS = 5 * 60_000;
const MOST_SPACE_PAGES = 100;
const MOST_FOUND = 50;
const MOST_PAGE_BYTES = 20 * 1024 * 1024;

/** Confluence Cloud (API token) or Data Center (personal access token) behind one interface. */
export function createConfluence(
  config: ConfluenceConfig,
  pause?: (milliseconds: number) => Promise<unknown>,
): Confluence {
  const authorization = authorizationOf(config);
  const http = createConnectorHttp({
    authorization: async () => authorization,
    ...(pause ? { pause } : {}),
  });
  const paths = config.kind === "cloud" ? cloudPaths : dataCenterPaths;
  const allowed = config.spaces && new Set(config.spaces.map((key) => key.toUpperCase()));
  const spaces = rememberSpaces(async () => {
    const seen = await readSpaces(http, config.baseUrl, paths);
    return allowed ? seen.filter(({ key }) => allowed.has(key.toUpperCase())) : seen;
  });

  const findSpace = async (key: string) => (await spaces()).find((space) => space.key === key);

  return {
    async searchSpaces(q) {
      const wanted = plain(q);
      const found = (await spaces()).filter(
        ({ key, name }) => plain(name).includes(wanted) || plain(key).includes(wanted),
      );
      return found.slice(0, MOST_FOUND).map(({ key, name, url }) => ({ key, name, url }));
    },
    findSpace,
    async list(sourceKey, from) {
      const space = await findSpace(sourceKey);
      if (!space) throw new ConnectorError("not_found", "There is no such space for this account.");
      const url = addressOf(config.baseUrl, from ?? paths.pages(space));
      return toPage(config.baseUrl, await readJson(http, paths.pagesAnswer, { url }));
    },
    async read(item) {
      const url = addressOf(config.baseUrl, paths.page(item.key));
      const answer = await readJson(http, paths.pageBody, { url, maxBytes: MOST_PAGE_BYTES });
      return pageDocument({ title: item.title, ...answer });
    },
  };
}

type KnownSpace = ConfluenceSpace & { id: string };
type SpacesAnswer = z.infer<ConfluencePaths["spacesAnswer"]>;

async function readSpaces(http: ConnectorHttp, baseUrl: URL, paths: ConfluencePaths): Promise<KnownSpace[]> {
  const found: KnownSpace[] = [];
  let next: string | null = paths.spaces;
  for (let page = 0; next !== null && page < MOST_SPACE_PAGES; page += 1) {
    const answer: SpacesAnswer = await readJson(http, paths.spacesAnswer, { url: addressOf(baseUrl, next) });
    for (const { id, key, name, webui } of answer.results) {
      const url = new URL(baseUrl.pathname.replace(/\/$/, "") + (webui ?? `/spaces/${key}`), baseUrl).href;
      found.push({ id, key, name, url });
    }
    next = answer.next;
  }
  return found;
}

function toPage(baseUrl: URL, { results, next }: z.infer<ConfluencePaths["pagesAnswer"]>): OutsidePage {
  const base = baseUrl.pathname.replace(/\/$/, "");
  const items = results.map(
    ({ id, title, changedAt, webui }): OutsideItem => ({
      key: id,
      title,
      url: webui ? new URL(base + webui, baseUrl).href : null,
      changedAt: new Date(changedAt),
      mediaType: null,
    }),
  );
  return { items, next };
}

/**
 * Resolves a link to the next page: a path with or without the base path of the product. Another host is
 * rejected.
 */
function addressOf(baseUrl: URL, path: string): URL {
  const base = baseUrl.pathname.replace(/\/$/, "");
  const url = new URL(path.startsWith(`${base}/`) || /^https?:/.test(path) ? path : base + path, baseUrl);
  if (url.origin !== baseUrl.origin)
    throw new ConnectorError("unavailable", "It names a next page on another host, which is not asked.");
  return url;
}

function authorizationOf(config: ConfluenceConfig): string {
  return config.kind === "cloud"
    ? `Basic ${Buffer.from(`${config.email}:${config.apiToken}`).toString("base64")}`
    : `Bearer ${config.personalToken}`;
}

/**
 * Caches the list of spaces: people search while they type, and every letter would request the whole list.
 */
function rememberSpaces(read: () => Promise<KnownSpace[]>): () => Promise<KnownSpace[]> {
  let kept: { until: number; spaces: Promise<KnownSpace[]> } | undefined;
  return () => {
    if (kept && kept.until > Date.now()) return kept.spaces;
    const spaces = read();
    kept = { until: Date.now() + SPACES_KEPT_MS, spaces };
    spaces.catch(() => {
      kept = undefined;
    });
    return spaces;
  };
}

const plain = (text: string) => foldText(text).trim();
