import { MAX_IMAGE_DATA_URL_CHARS } from "@metatron/contract/chat/constants";
import { endpoints } from "@metatron/contract/endpoints";
import type { FastifyInstance } from "fastify";
import { requestLanguage } from "../../http/request-language.ts";
import { route } from "../../http/route.ts";
import type { Session } from "../../http/session.ts";
import { assistantToEdit, readTests } from "../assistants/index.ts";
import { checkTokensOfToday, reservePlace } from "../turns/index.ts";
import { generateInstructions } from "./generate-instructions.ts";
import { openParts } from "./open-parts.ts";
import { withOwnImages } from "./own-images.ts";
import type { PlaygroundDeps } from "./playground-deps.ts";
import { runPlayground } from "./run-playground.ts";
import { runTests } from "./run-tests.ts";

const BODY_LIMIT = MAX_IMAGE_DATA_URL_CHARS * 2;

/** Everything that is tried before publication: the draft, its test set, generated instructions. */
export function playgroundRoutes(app: FastifyInstance, deps: PlaygroundDeps): void {
  /** These answers are in no stream log, but count towards the person's concurrent answers. */
  async function within(session: Session, work: () => Promise<void>): Promise<void> {
    const { personId } = session;
    const place = await reservePlace(deps, { personId, answerId: crypto.randomUUID() });
    try {
      await checkTokensOfToday(deps, personId);
      await work();
    } finally {
      await place.release();
    }
  }

  route(
    app,
    endpoints.playground,
    async ({ body, session, request, reply }) => {
      const { draft, assistantId } = body;
      const saved = assistantId ? await assistantToEdit(deps, session, assistantId) : undefined;
      const specialty = saved?.specialty ?? null;
      const messages = await withOwnImages(deps, session.personId, body.messages);
      const language = requestLanguage(request);
      await within(session, () =>
        runPlayground(deps, { session, draft, assistantId, specialty, messages, language }, openParts(reply)),
      );
      return reply;
    },
    { bodyLimit: BODY_LIMIT },
  );

  route(app, endpoints.runTests, async ({ params, body, session, request, reply }) => {
    const assistant = await assistantToEdit(deps, session, params.assistant_id);
    const tests = await readTests(deps, { assistantId: assistant.id, testIds: body.testIds });
    const { name, instructions, model, tools } = assistant;
    const draft = body.draft ?? { name, instructions, model, tools: tools && [...tools] };
    const language = requestLanguage(request);
    await within(session, () =>
      runTests(
        deps,
        { session, draft, assistantId: assistant.id, specialty: assistant.specialty, tests, language },
        openParts(reply),
      ),
    );
    return reply;
  });

  route(app, endpoints.generateInstructions, async ({ params, body, session, request, reply }) => {
    const assistant = await assistantToEdit(deps, session, params.assistant_id);
    const language = requestLanguage(request);
    await within(session, () =>
      generateInstructions(deps, { session, language, request: body, assistant }, openParts(reply)),
    );
    return reply;
  });

  route(app, endpoints.draftInstructions, async ({ body, session, request, reply }) => {
    const wish = { session, language: requestLanguage(request), request: body, assistant: undefined };
    await within(session, () => generateInstructions(deps, wish, openParts(reply)));
    return reply;
  });
}
