import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { PAGE_CONFIG_ID } from "@metatron/contract/session/constants";

/** A page of a few kilobytes: a higher quality would save some bytes and cost a millisecond per visit. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * The web app's page with the public configuration inside, so that the app starts without asking for it. A block of
 * JSON is data: the content security policy allows no inline script, and none is needed.
 */
export async function renderPage(webDir: string, { path, config, acceptEncoding }: PageRequest) {
  const { before, after, files } = await readBuiltPage(webDir);
  // "</script>" in a value would end the block, and what follows would be markup.
  const json = JSON.stringify(config).replaceAll("<", "\\u003c");
  const block = `<script type="application/json" id="${PAGE_CONFIG_ID}">${json}</script>`;
  const preloads = files[routeOf(path)].map(
    (file) => `<link rel="modulepreload" crossorigin href="${file}">`,
  );
  return compress(`${before}${block}${preloads.join("")}${after}`, acceptEncoding);
}

interface PageRequest {
  path: string;
  config: unknown;
  acceptEncoding: string;
}

interface BuiltPage {
  before: string;
  after: string;
  files: Record<Route, string[]>;
}

type Route = "signedOut" | "chat" | "conversation" | "other";

/** Read for each page: a cached one would name files that a new build has removed. */
async function readBuiltPage(webDir: string): Promise<BuiltPage> {
  const html = await readFile(join(webDir, "index.html"), "utf8");
  // Before everything else in the head: the first script reads the configuration.
  const at = html.indexOf("<head>") + "<head>".length;
  const listed: Partial<BuiltPage["files"]> = JSON.parse(
    await readFile(join(webDir, "route-chunks.json"), "utf8"),
  );
  const { signedOut = [], chat = [], conversation = [], other = [] } = listed;
  return {
    before: html.slice(0, at),
    after: html.slice(at),
    files: { signedOut, chat, conversation, other },
  };
}

const SIGNED_OUT_PATHS = new Set(["/", "/login", "/no-access"]);

function routeOf(path: string): Route {
  if (SIGNED_OUT_PATHS.has(path)) return "signedOut";
  if (path === "/chat") return "chat";
  return path.startsWith("/chat/") ? "conversation" : "other";
}

function compress(html: string, acceptEncoding: string): { encoding: string | null; body: Buffer } {
  if (/\bbr\b/.test(acceptEncoding)) return { encoding: "br", body: brotliCompressSync(html, BROTLI) };
  if (/\bgzip\b/.test(acceptEncoding)) return { encoding: "gzip", body: gzipSync(html) };
  return { encoding: null, body: Buffer.from(html) };
}
