import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { allowedMethods } from "./allowed-methods.ts";
import { AppError } from "./app-error.ts";
import { sendProblem } from "./error-handler.ts";
import { renderPage } from "./render-page.ts";

const A_YEAR_SECONDS = 31_536_000;

export interface WebOptions {
  /** The built web app; absent in development, where Vite serves it. */
  webDir: string;
  apiBase: string;
  /** The public configuration for the page of this origin. */
  configFor: (origin: string) => unknown;
}

/** Serves the web app's files, and its page for every path that is neither a file nor the API's. */
export async function serveWeb(
  app: FastifyInstance,
  { webDir, apiBase, configFor }: WebOptions,
): Promise<void> {
  if (existsSync(join(webDir, "index.html"))) {
    await app.register(fastifyStatic, {
      root: webDir,
      preCompressed: true,
      wildcard: false,
      index: false,
      cacheControl: false,
      setHeaders(reply, path) {
        // Files under assets/ have a hash in their name; everything else must be revalidated.
        const isForever = path.includes("/assets/");
        reply.header(
          "cache-control",
          isForever ? `public, max-age=${A_YEAR_SECONDS}, immutable` : "no-cache",
        );
      },
    });
  }
  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const config = configFor(`${request.protocol}://${request.host}`);
    const path = request.url.split("?")[0] ?? "/";
    const acceptEncoding = request.headers["accept-encoding"] ?? "";
    const { encoding, body } = await renderPage(webDir, { path, config, acceptEncoding });
    if (encoding) reply.header("content-encoding", encoding);
    return reply
      .status(200)
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-cache")
      .header("vary", "accept-encoding")
      .send(body);
  }

  // Browsers request this path on pages without an icon of their own.
  app.get("/favicon.ico", (_request, reply) => reply.sendFile("favicon-rh.svg"));
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split("?")[0] ?? "/";
    const isPage = request.method === "GET" && !path.startsWith(apiBase) && !/\.[a-z0-9]+$/i.test(path);
    if (isPage && existsSync(join(webDir, "index.html"))) return sendPage(request, reply);
    const methods = path.startsWith(`${apiBase}/`) ? allowedMethods(path.slice(apiBase.length)) : [];
    if (methods.length === 0)
      return sendProblem(request, reply, new AppError("not_found", "There is nothing at this address."));
    reply.header("allow", methods.join(", "));
    const sentence = `This address takes ${methods.join(" or ")}, not ${request.method}.`;
    return sendProblem(request, reply, new AppError("method_not_allowed", sentence));
  });
}
