import { type BrandHost, brandOfHost } from "@metatron/contract/brand-of-host";
import { endpoints } from "@metatron/contract/endpoints";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../adapters/db/index.ts";
import type { PushSender } from "../../adapters/push/index.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import { route } from "../../http/route.ts";
import { publicSessionId } from "../session/index.ts";
import { removeSubscription, saveSubscription } from "./subscriptions.repo.ts";

export interface PushRoutesDeps {
  db: Db;
  /** Undefined if no keys are configured: there are no pushes then. */
  push: PushSender | undefined;
  hosts: readonly BrandHost[];
  now: () => Date;
}

export function pushRoutes(app: FastifyInstance, { db, push, hosts, now }: PushRoutesDeps): void {
  route(app, endpoints.savePushSubscription, async ({ body, session, request }) => {
    if (!push) throw notFound();
    const { p256dh, auth } = body.keys;
    if (!push.accepts({ endpoint: body.endpoint, p256dh, auth }))
      throw new AppError("validation_failed", "No push can be sent to this endpoint.");
    const owner = {
      personId: session.personId,
      sessionId: session.sessionId === undefined ? null : publicSessionId(session.sessionId),
      brand: brandOfHost(request.hostname, hosts),
    };
    const id = await saveSubscription(db, owner, body, now());
    if (!id) throw notFound();
    return { id };
  });

  route(app, endpoints.removePushSubscription, async ({ params, session: { personId } }) => {
    await removeSubscription(db, { id: params.id, personId });
    return undefined;
  });
}
