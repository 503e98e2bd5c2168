import { endpoints } from "@metatron/contract/endpoints";
import type { ReadFilePart } from "@metatron/contract/files/file";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../http/app-error.ts";
import { route } from "../../http/route.ts";
import { openEventStream } from "../../http/sse.ts";
import { spend } from "../quotas/index.ts";
import { type DocumentToRead, type ReadDocumentDeps, readDocument } from "./read-document.ts";
import { receiveForm } from "./receive-form.ts";

/** Reads files for the browser's own knowledge base; the server stores nothing of them. */
export function readFileRoutes(app: FastifyInstance, deps: ReadDocumentDeps): void {
  route(app, endpoints.readFile, ({ session, request, reply }) =>
    receiveForm(request, endpoints.readFile.multipart, async ({ path, name, size }) => {
      const leaving = new AbortController();
      reply.raw.once("close", () => leaving.abort(new AppError("bad_request", "Its sender has left.")));
      const { personId } = session;
      const read = (onProgress: DocumentToRead["onProgress"]) =>
        readDocument(deps, { personId, path, name, signal: leaving.signal, onProgress });
      await spend(deps.db, { personId, kind: "uploaded", amount: size, perDay: deps.quotas.uploaded });
      if (!wantsEvents(request)) return read(() => undefined);
      await streamReading(reply, read);
      // The response stream is already sent; `route()` detects that and adds nothing.
      return undefined as never;
    }),
  );
}

async function streamReading(
  reply: FastifyReply,
  read: (onProgress: DocumentToRead["onProgress"]) => ReturnType<typeof readDocument>,
): Promise<void> {
  const stream = openEventStream(reply);
  let id = 0;
  const send = (part: ReadFilePart) => {
    id += 1;
    return stream.send([{ id, data: JSON.stringify(part) }]);
  };
  try {
    const file = await read(({ pagesDone, pages }) => {
      void send({ type: "data-progress", data: { pagesDone, pages } });
    });
    await send({ type: "data-file", data: file });
  } catch (error) {
    const known =
      error instanceof AppError ? error : new AppError("internal", "Something failed on our side.");
    if (known !== error) reply.log.error({ err: error }, "a document could not be read");
    await send({ type: "error", errorText: known.message, code: known.code });
  }
  stream.done();
}

const wantsEvents = (request: FastifyRequest) => (request.headers.accept ?? "").includes("text/event-stream");
