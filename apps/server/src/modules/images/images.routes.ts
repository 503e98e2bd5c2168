import { MAX_IMAGE_DATA_URL_CHARS } from "@metatron/contract/chat/constants";
import type { StreamPart } from "@metatron/contract/chat/stream-parts";
import { endpoints } from "@metatron/contract/endpoints";
import type { GeneratedImages, ImageRequest } from "@metatron/contract/images/images";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { makerFor } from "../../adapters/image-models/index.ts";
import { AppError } from "../../http/app-error.ts";
import { requestLanguage } from "../../http/request-language.ts";
import { route } from "../../http/route.ts";
import { openEventStream } from "../../http/sse.ts";
import { leftToday, whileSpending } from "../quotas/index.ts";
import { followAnswer } from "../turns/index.ts";
import { deleteImage } from "./delete-image.ts";
import { describeImage } from "./describe-image.ts";
import { createImageService, type PictureState } from "./image-service.ts";
import { type ImageRow, readImages } from "./images.repo.ts";
import type { ImagesDeps } from "./images-deps.ts";
import { listImages, withAddresses } from "./list-images.ts";
import { rethrowModelError } from "./rethrow-model-error.ts";

const DESCRIBE_BODY_LIMIT = MAX_IMAGE_DATA_URL_CHARS + 64 * 1024;

export function imagesRoutes(app: FastifyInstance, deps: ImagesDeps): void {
  const service = createImageService(deps);
  app.addHook("preClose", () => service.close());

  route(app, endpoints.generateImages, async ({ body, session, request, reply }) => {
    // Outside a conversation no other reader can follow, so a disconnect cancels the work.
    if (!body.conversationId)
      reply.raw.once("close", () => {
        if (!reply.raw.writableFinished) service.cancel({ session, request: body });
      });
    const begun = await service.begin({ session, request: body, language: requestLanguage(request) });
    if (!wantsEvents(request)) return waitFor(begun, body, session.personId);
    if (begun.state === "over") sendOver(reply, body, begun.images);
    else {
      const { personId } = session;
      await followAnswer(deps, { reply, personId, answerId: begun.streamId, afterId: 0, whenOver: "replay" });
    }
    // The response stream is already sent; `route()` detects that and adds nothing.
    return undefined as never;
  });

  route(
    app,
    endpoints.describeImage,
    ({ body, session, request, reply }) => {
      const leaving = new AbortController();
      reply.raw.once("close", () => leaving.abort(new AppError("bad_request", "Its sender has left.")));
      const language = requestLanguage(request);
      const { personId } = session;
      const perDay = deps.quotas.descriptions;
      return whileSpending(deps.db, { personId, kind: "descriptions", amount: 1, perDay }, () =>
        describeImage(deps, { session, request: body, language, signal: leaving.signal }),
      );
    },
    { bodyLimit: DESCRIBE_BODY_LIMIT },
  );

  route(app, endpoints.listImages, ({ query: { q, limit, cursor }, session: { personId } }) =>
    listImages(deps, { personId, q, limit, cursor }),
  );

  route(app, endpoints.deleteImage, async ({ params: { fileId }, session: { personId } }) => {
    await deleteImage(deps, { personId, fileId });
    return undefined;
  });

  route(app, endpoints.imageMaker, async ({ session: { personId, roles } }) => {
    const { model, demo, modes } = makerFor(deps.maker, roles);
    const today = await leftToday(deps.db, { personId, kind: "images", perDay: deps.perDay });
    return { model, demo, modes: [...modes], today };
  });

  async function waitFor(
    begun: PictureState,
    { id, n = 1 }: ImageRequest,
    personId: string,
  ): Promise<GeneratedImages> {
    if (begun.state === "under way") {
      if (!begun.done)
        throw new AppError("conflict", "Another call is making these pictures.", { retryAfterSeconds: 3 });
      await begun.done.catch(rethrowModelError);
    }
    const rows = (await readImages(deps.db, id)).filter((row) => row.person_id === personId);
    const [first] = rows;
    if (!first) throw new AppError("answer_interrupted", "The pictures were called off.");
    const shown = await withAddresses(deps, rows);
    const images = shown.map(({ fileId, url, width, height }) => ({ fileId, url, width, height }));
    return { model: first.model, demo: first.is_demo, images, missing: Math.max(0, n - images.length) };
  }
}

/** An earlier call with the same id generated all pictures. */
function sendOver(reply: FastifyReply, request: ImageRequest, images: readonly ImageRow[]): void {
  const parts: StreamPart[] = [
    { type: "start", messageId: request.answerId ?? request.id },
    ...images.map(({ file_id: fileId }, at) => ({
      type: "data-image" as const,
      data: { fileId, n: at + 1, of: images.length },
    })),
    { type: "finish", finishReason: "stop", messageMetadata: { state: "complete" } },
  ];
  const stream = openEventStream(reply);
  stream.send(parts.map((part, at) => ({ id: at + 1, data: JSON.stringify(part) })));
  stream.done();
}

const wantsEvents = (request: FastifyRequest) => (request.headers.accept ?? "").includes("text/event-stream");
