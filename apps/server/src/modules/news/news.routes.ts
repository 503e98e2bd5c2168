import { type BrandHost, brandOfHost } from "@metatron/contract/brand-of-host";
import { endpoints } from "@metatron/contract/endpoints";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Db } from "../../adapters/db/index.ts";
import type { Storage } from "../../adapters/storage/index.ts";
import { AppError } from "../../http/app-error.ts";
import { route } from "../../http/route.ts";
import type { Session } from "../../http/session.ts";
import { acknowledgeNews } from "./acknowledge-news.ts";
import { deleteNews } from "./delete-news.ts";
import { listAllNews } from "./list-all-news.ts";
import { listNews } from "./list-news.ts";
import type { NewsReader } from "./news-audience.ts";
import { keepPicture, servePicture } from "./news-pictures.ts";
import { saveNews } from "./save-news.ts";
import { canTranslate, type Translator, translateNews } from "./translate-news.ts";

export interface NewsDeps extends Translator {
  db: Db;
  storage: Storage;
  hosts: readonly BrandHost[];
}

export function newsRoutes(app: FastifyInstance, deps: NewsDeps): void {
  const { db, models, hosts } = deps;
  const readerOf = ({ personId, roles }: Session, request: FastifyRequest): NewsReader => ({
    personId,
    roles,
    brand: brandOfHost(request.hostname, hosts),
  });

  route(app, endpoints.listNews, ({ query, session, request }) =>
    listNews(db, readerOf(session, request), query.language),
  );

  route(app, endpoints.acknowledgeNews, async ({ params, session, request }) => {
    await acknowledgeNews(db, params.id, readerOf(session, request));
    return undefined;
  });

  route(app, endpoints.newsPicture, ({ params, session, request, reply }) =>
    servePicture(deps, { id: params.id, reader: readerOf(session, request), reply }),
  );

  route(app, endpoints.listAllNews, async ({ session }) => ({
    items: await listAllNews(db),
    canTranslate: await canTranslate(models, session.roles),
  }));

  route(app, endpoints.translateNews, ({ body, session, reply }) => {
    const leaving = new AbortController();
    reply.raw.once("close", () => leaving.abort(new AppError("bad_request", "Its sender has left.")));
    return translateNews(deps, body, { session, signal: leaving.signal });
  });

  route(app, endpoints.saveNews, ({ params, body, session }) =>
    saveNews(db, { id: params.id, personId: session.personId, draft: body, now: new Date() }),
  );

  route(app, endpoints.deleteNews, async ({ params, session }) => {
    await deleteNews(db, { id: params.id, personId: session.personId });
    return undefined;
  });

  route(app, endpoints.uploadNewsPicture, ({ session, request }) =>
    keepPicture(deps, { personId: session.personId, request }),
  );
}
