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
  const { start, head, end, files, texts } = await readBuiltPage(webDir);
  const route = routeOf(path);
  // "</script>" in a value would end the block, and what follows would be markup.
  const json = JSON.stringify(config).replaceAll("<", "\\u003c");
  const isInPage = (file: string) => head.includes(`"${file}"`) || files[route].includes(file);
  // Only the browser knows the language of its person; its first script preloads the texts of that language.
  const byLanguage = Object.entries(texts[route] ?? {}).map(
    ([language, all]) => ` data-texts-${language}="${all.filter((file) => !isInPage(file)).join(" ")}"`,
  );
  const block = `<script type="application/json" id="${PAGE_CONFIG_ID}"${byLanguage.join("")}>${json}</script>`;
  const links = files[route].filter((file) => !head.includes(`"${file}"`)).map(linkTo);
  return compress(`${start}${block}${head}${links.join("")}${end}`, acceptEncoding);
}

interface PageRequest {
  path: string;
  config: unknown;
  acceptEncoding: string;
}

function linkTo(file: string): string {
  const relation = file.endsWith(".css") ? "stylesheet" : "modulepreload";
  return `<link rel="${relation}" crossorigin href="${file}">`;
}

interface BuiltPage {
  /** Up to the beginning of the head: its first script reads the configuration, which comes before it. */
  start: string;
  head: string;
  /**
   * From the end of the head. The files of the route come before it and after everything else: browsers request files
   * in the order of the page, and the first script asks for the messages of a conversation.
   */
  end: string;
  files: Record<Route, string[]>;
  /** The files of the texts that a route shows first, by language. */
  texts: Partial<Record<Route, Record<string, string[]>>>;
}

type Route = "signedOut" | "chat" | "conversation" | "other";

/** Read for each page: a cached one would name files that a new build has removed. */
async function readBuiltPage(webDir: string): Promise<BuiltPage> {
  const html = await readFile(join(webDir, "index.html"), "utf8");
  const start = html.indexOf("<head>") + "<head>".length;
  const end = html.indexOf("</head>");
  const listed: { files: Partial<BuiltPage["files"]>; texts: BuiltPage["texts"] } = JSON.parse(
    await readFile(join(webDir, "route-chunks.json"), "utf8"),
  );
  const { signedOut = [], chat = [], conversation = [], other = [] } = listed.files;
  return {
    start: html.slice(0, start),
    head: html.slice(start, end),
    end: html.slice(end),
    files: { signedOut, chat, conversation, other },
    texts: listed.texts,
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
