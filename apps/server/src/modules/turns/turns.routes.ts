import type { ChatRequest } from "@metatron/contract/chat/chat";
import { MAX_IMAGE_DATA_URL_CHARS } from "@metatron/contract/chat/constants";
import { endpoints } from "@metatron/contract/endpoints";
import { type ChatType, chatTypes } from "@metatron/contract/enums";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { PushSender } from "../../adapters/push/index.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import { requestLanguage } from "../../http/request-language.ts";
import { route } from "../../http/route.ts";
import type { Session } from "../../http/session.ts";
import { officialForChat } from "../assistants/index.ts";
import { readMessage } from "../history/index.ts";
import { forgetAnswerPushes } from "../push/index.ts";
import { isUnassigned } from "./choose-model.ts";
import { type FollowDeps, followAnswer } from "./follow-answer.ts";
import { lastEventIdOf } from "./last-event-id.ts";
import { mayCompare } from "./may-compare.ts";
import { steerTurn } from "./steer-turn.ts";
import type { TurnDeps } from "./turn-deps.ts";
import type { TurnService } from "./turn-service.ts";

/** Pictures can be inline in the request, so these calls have a larger body limit. */
const CHAT_BODY_LIMIT = MAX_IMAGE_DATA_URL_CHARS * 2;

export interface TurnsRoutesDeps extends TurnDeps {
  turns: TurnService;
  /** Undefined if no keys are configured: there are no pushes then. */
  push: PushSender | undefined;
}

export function turnsRoutes(app: FastifyInstance, deps: TurnsRoutesDeps): void {
  const { turns } = deps;
  const followDeps: FollowDeps = deps.push ? { ...deps, onEndSent: withdrawPushes } : deps;
  turns.takeOverLost();
  app.addHook("preClose", () => turns.close());

  function withdrawPushes(answerId: string) {
    forgetAnswerPushes(deps.db, answerId).catch((error: unknown) =>
      deps.log.warn({ err: error, answerId }, "pushes of a read answer could not be withdrawn"),
    );
  }

  async function answer(
    type: ChatType,
    input: { body: ChatRequest; session: Session; request: FastifyRequest; reply: FastifyReply },
  ) {
    const { body, session, request, reply } = input;
    await turns.ask({ session, chat: type, request: body, language: requestLanguage(request) });
    const { personId } = session;
    return followAnswer(followDeps, {
      reply,
      personId,
      answerId: body.answerId,
      afterId: 0,
      whenOver: "replay",
    });
  }

  const options = { bodyLimit: CHAT_BODY_LIMIT };
  route(app, endpoints.chatRhPlus, (input) => answer("rh-plus", input), options);
  route(app, endpoints.chatLibre, (input) => answer("chat-libre", input), options);
  route(app, endpoints.chatAssistant, (input) => answer("ai-builder", input), options);

  route(
    app,
    endpoints.chatTemporary,
    async ({ body, session, request, reply }) => {
      if (deps.temporaryChats.modeFor(session.roles) === "off")
        throw new AppError("temporary_off", "People with this role have no temporary conversations.");
      await turns.askTemporary({ session, request: body, language: requestLanguage(request) });
      const { personId } = session;
      return followAnswer(followDeps, {
        reply,
        personId,
        answerId: body.answerId,
        afterId: 0,
        whenOver: "no content",
      });
    },
    options,
  );

  route(app, endpoints.resumeStream, ({ params, session, request, reply }) =>
    followAnswer(followDeps, {
      reply,
      personId: session.personId,
      answerId: params.answerId,
      afterId: lastEventIdOf(request),
      whenOver: "no content",
    }),
  );

  route(app, endpoints.stopAnswer, async ({ params, session: { personId } }) => {
    const { answerId } = params;
    const wasRunning = await deps.streams.requestStop({ streamId: answerId, ownerId: personId });
    if (!wasRunning && !(await readMessage(deps.db, { personId, messageId: answerId }))) throw notFound();
    return undefined;
  });

  route(app, endpoints.steerTurn, async ({ params, session, body }) => {
    await steerTurn(deps, { session, answerId: params.answerId, request: body });
    return undefined;
  });

  route(app, endpoints.answerToolCall, async ({ params, session: { personId }, body }) => {
    await turns.answerToolCall({ personId, answerId: params.answerId, body });
    return undefined;
  });

  route(app, endpoints.listModels, async ({ session: { roles } }) => {
    const [models, preferred, rhPlus] = await Promise.all([
      deps.models.modelsFor(roles),
      deps.models.defaultFor(roles),
      officialForChat(deps, { roles }, "rh-plus"),
    ]);
    const temporary = deps.temporaryChats.modeFor(roles);
    return {
      default: preferred.id,
      temporary,
      comparisons: mayCompare(deps, { models, temporary }),
      ...((await isUnassigned(deps.models, models)) ? { unassigned: true } : {}),
      chats: chatTypes.filter((type) => type !== "rh-plus" || rhPlus !== undefined),
      models: models.map((info) => ({
        id: info.id,
        label: info.label,
        provider: info.provider,
        tokenLimit: info.tokenLimit,
        charLimit: info.charLimit,
        vision: info.vision,
        images: info.images,
        tools: info.tools ?? false,
        demo: info.demo,
        online: info.online || deps.webSearch !== undefined,
      })),
    };
  });
}
