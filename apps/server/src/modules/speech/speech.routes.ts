import { Readable } from "node:stream";
import { endpoints } from "@metatron/contract/endpoints";
import type { FastifyInstance, FastifyReply } from "fastify";
import { mayUse } from "../../adapters/models/index.ts";
import { AppError } from "../../http/app-error.ts";
import { readFormFile } from "../../http/read-form-file.ts";
import { requestLanguage } from "../../http/request-language.ts";
import { route } from "../../http/route.ts";
import type { Session } from "../../http/session.ts";
import { parseWith } from "../../http/validate.ts";
import { rethrowModelError } from "../images/index.ts";
import { leftToday, whileSpending } from "../quotas/index.ts";
import { voicesOf } from "./choose-voice.ts";
import { speak } from "./speak.ts";
import type { SpeechDeps } from "./speech-deps.ts";
import { transcribe } from "./transcribe.ts";

const MOST_RECORDED_BYTES = 25 * 1024 * 1024;

export function speechRoutes(app: FastifyInstance, deps: SpeechDeps): void {
  route(
    app,
    endpoints.speak,
    async ({ body, session, request, reply }) => {
      const { personId } = session;
      const language = requestLanguage(request);
      const spoken = await speak(forRoles(deps, session), {
        personId,
        request: body,
        language,
        signal: untilLeft(reply),
      }).catch(rethrowModelError);
      return reply.type(spoken.type).send(Readable.from(spoken.pieces, { objectMode: false }));
    },
    { compress: false },
  );

  route(app, endpoints.listVoices, async ({ session }) => {
    const { speaker, program } = forRoles(deps, session);
    const { personId } = session;
    return {
      provider: speaker ? ("model" as const) : program ? ("program" as const) : ("none" as const),
      voices: voicesOf({ speaker, program }),
      today: await leftToday(deps.db, { personId, kind: "speech", perDay: deps.perDay }),
    };
  });

  route(app, endpoints.transcribe, async ({ session, request, reply }) => {
    const { personId } = session;
    const { bytes, fields } = await readFormFile(request, { mostBytes: MOST_RECORDED_BYTES, mostFields: 5 });
    const { language = requestLanguage(request) } = parseWith(endpoints.transcribe.multipart, fields, "body");
    const perDay = deps.transcriptionsPerDay;
    return whileSpending(deps.db, { personId, kind: "transcriptions", amount: 1, perDay }, () =>
      transcribe(forRoles(deps, session), { personId, bytes, language, signal: untilLeft(reply) }).catch(
        rethrowModelError,
      ),
    );
  });
}

/** Removes the models that these roles may not use. */
function forRoles(deps: SpeechDeps, { roles }: Pick<Session, "roles">): SpeechDeps {
  const { speaker, transcriber } = deps;
  return {
    ...deps,
    speaker: speaker && mayUse(speaker.info, roles) ? speaker : undefined,
    transcriber: transcriber && mayUse(transcriber.info, roles) ? transcriber : undefined,
  };
}

function untilLeft(reply: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  reply.raw.once("close", () => leaving.abort(new AppError("bad_request", "Its listener has left.")));
  return leaving.signal;
}
