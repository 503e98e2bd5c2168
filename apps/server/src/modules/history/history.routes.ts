import { endpoints } from "@metatron/contract/endpoints";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../adapters/db/index.ts";
import { route } from "../../http/route.ts";
import type { TemporaryChats } from "../temporary/index.ts";
import { deleteConversation, type OnDeleted } from "./delete-conversation.ts";
import { importConversation } from "./import-conversation.ts";
import { listConversations } from "./list-conversations.ts";
import { listMessages } from "./list-messages.ts";
import { deleteConversations, organiseConversations } from "./organise-conversations.ts";
import { readConversationEnd } from "./read-conversation-end.ts";
import { searchHistory } from "./search-history.ts";
import { changeTag, deleteTag } from "./tags.ts";
import { updateConversation } from "./update-conversation.ts";
import { validateSynced } from "./validate-synced.ts";

/** Fits the longest list of conversations that the contract allows, at about 150 bytes each. */
const SYNC_BODY_LIMIT = 4 * 1024 * 1024;

/** Clients send about two million characters at once, of which each may take four bytes or an escape. */
const IMPORT_BODY_LIMIT = 16 * 1024 * 1024;

export interface HistoryDeps {
  db: Db;
  temporaryChats: Pick<TemporaryChats, "checkMayStore">;
  onDeleted: readonly OnDeleted[];
}

export function historyRoutes(app: FastifyInstance, { db, temporaryChats, onDeleted }: HistoryDeps): void {
  route(app, endpoints.listConversations, ({ query, session }) =>
    listConversations(db, session.personId, query),
  );

  route(app, endpoints.listMessages, ({ query, session }) => listMessages(db, session.personId, query));

  route(app, endpoints.readConversationEnd, ({ params, query, session }) =>
    readConversationEnd(db, session.personId, { conversationId: params.id, limit: query.limit }),
  );

  route(app, endpoints.searchHistory, ({ query, session }) => searchHistory(db, session.personId, query));

  route(app, endpoints.updateConversation, ({ params, body, session }) =>
    updateConversation(db, {
      personId: session.personId,
      conversationId: params.id,
      patch: body,
      now: new Date(),
    }),
  );

  route(app, endpoints.deleteConversation, async ({ params, session }) => {
    await deleteConversation(db, { personId: session.personId, conversationId: params.id }, onDeleted);
    return undefined;
  });

  route(app, endpoints.organiseConversations, ({ body, session }) =>
    organiseConversations(db, { personId: session.personId, changes: body.changes, now: new Date() }),
  );

  route(app, endpoints.deleteConversations, async ({ body, session }) => {
    await deleteConversations(db, { personId: session.personId, ids: body.ids }, onDeleted);
    return undefined;
  });

  route(app, endpoints.changeTag, async ({ body, session }) => {
    await changeTag(db, {
      personId: session.personId,
      tag: body.tag,
      name: body.name,
      color: body.color,
      now: new Date(),
    });
    return undefined;
  });

  route(app, endpoints.deleteTag, async ({ body, session }) => {
    await deleteTag(db, { personId: session.personId, tag: body.tag, now: new Date() });
    return undefined;
  });

  route(
    app,
    endpoints.importConversation,
    ({ params, body, session }) => {
      temporaryChats.checkMayStore(session.roles);
      return importConversation(db, {
        personId: session.personId,
        conversationId: params.id,
        imported: body,
        now: new Date(),
      });
    },
    { bodyLimit: IMPORT_BODY_LIMIT },
  );

  route(app, endpoints.validateSynced, ({ body, session }) => validateSynced(db, session.personId, body), {
    bodyLimit: SYNC_BODY_LIMIT,
  });
}
