import { readCommand } from "@metatron/contract/chat/commands";
import type { Language } from "@metatron/contract/enums";
import type { ImageRequest } from "@metatron/contract/images/images";
import { makerFor } from "../../adapters/image-models/index.ts";
import type { StreamWriter } from "../../adapters/streams/index.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import { giveBack, mustHaveRoom, spend } from "../quotas/index.ts";
import { type ImageRow, readImages } from "./images.repo.ts";
import type { ImagesDeps } from "./images-deps.ts";
import { readSource } from "./read-source.ts";
import { storeQuestion } from "./store-question.ts";
import { writePictures } from "./write-pictures.ts";

const DEFAULT_NUMBER = 1;
/**
 * How long a process that shuts down waits for an unreachable database before it leaves its pictures to
 * another process.
 */
const SAVE_AT_END_WITHIN_MS = 4000;

export interface PictureCall {
  session: Session;
  request: ImageRequest;
  language: Language;
}

/** `under way`: this process or another one generates the pictures; `over`: all of them exist. */
export type PictureState =
  | { state: "under way"; streamId: string; done: Promise<unknown> | undefined }
  | { state: "over"; images: readonly ImageRow[] };

type Running = { controller: AbortController; streamId: string; done: Promise<unknown> };

export interface ImageService {
  /** Starts generating the missing pictures. Idempotent. */
  begin(call: PictureCall): Promise<PictureState>;
  /** Pictures that are already generated are kept. */
  cancel(call: Pick<PictureCall, "session" | "request">): void;
  close(): Promise<void>;
}

export function createImageService(deps: ImagesDeps): ImageService {
  const running = new Map<string, Running>();
  const starting = new Map<string, Promise<PictureState>>();
  const leaving = new AbortController();

  /** Holds the answer in its conversation from before it is stored until its writer is done. */
  async function startHeld(call: PictureCall): Promise<PictureState> {
    const { answerId } = call.request;
    if (!answerId) return start(call);
    const release = deps.watch.hold(answerId);
    let made: PictureState | undefined;
    try {
      made = await start(call);
      return made;
    } finally {
      const writing = made?.state === "under way" ? made.done : undefined;
      if (writing) writing.finally(release).catch(() => undefined);
      else release();
    }
  }

  async function start({ session, request, language }: PictureCall): Promise<PictureState> {
    const { personId } = session;
    const { n = DEFAULT_NUMBER, mode = "create" } = request;
    const there = await readImages(deps.db, request.id);
    if (there.some((row) => row.person_id !== personId)) throw notFound();
    const ordinals = Array.from({ length: n }, (_, at) => at).filter(
      (at) => !there.some(({ ordinal }) => ordinal === at),
    );
    if (ordinals.length === 0) return { state: "over", images: there };
    const maker = makerFor(deps.maker, session.roles);
    if (!maker.modes.includes(mode))
      throw new AppError("image_mode_not_supported", "This model can't do that with a picture.");
    const prompt = promptOf(request);
    const source = await readSource(deps, personId, request.sourceFileId);

    // Outside a conversation each attempt has its own stream, so that a cancelled one can be retried.
    const streamId = request.answerId ?? crypto.randomUUID();

    await mustHaveRoom(deps.db, { personId, limit: deps.quotas.stored });
    await spend(deps.db, { personId, kind: "images", amount: ordinals.length, perDay: deps.perDay });
    let writer: StreamWriter | null = null;
    try {
      const stored = await storeQuestion(deps, { session, request, prompt });
      if (stored !== "known") writer = await deps.streams.open({ streamId, ownerId: personId });
    } finally {
      if (!writer) await giveBack(deps.db, { personId, kind: "images", amount: ordinals.length });
    }
    if (!writer) return { state: "under way", streamId, done: undefined };

    const key = keyOf({ session, request });
    const controller = new AbortController();
    writer.onStop(() => controller.abort("stopped"));
    const done = writePictures(
      { ...deps, maker },
      {
        personId,
        request,
        prompt,
        language,
        source,
        ordinals,
        writer,
        streamId,
        signal: controller.signal,
        leaving: leaving.signal,
      },
    ).finally(() => running.delete(key));
    // A caller that awaits `done` gets the error; otherwise the error is in the history.
    done.catch(() => undefined);
    running.set(key, { controller, streamId, done });
    return { state: "under way", streamId, done };
  }

  return {
    async begin(call) {
      const key = keyOf(call);
      // A double click sends the same ids twice at once.
      const first = starting.get(key);
      if (first) return first;
      const under = running.get(key);
      if (under) return { state: "under way", streamId: under.streamId, done: under.done };
      const started = startHeld(call).finally(() => starting.delete(key));
      starting.set(key, started);
      return started;
    },
    cancel(call) {
      running.get(keyOf(call))?.controller.abort("stopped");
    },
    async close() {
      for (const { controller } of running.values()) controller.abort("shutdown");
      const late = setTimeout(() => leaving.abort(), SAVE_AT_END_WITHIN_MS);
      await Promise.allSettled([...running.values()].map(({ done }) => done));
      clearTimeout(late);
    },
  };
}

/** Ids come from clients: another person's call with the same id is a different call. */
const keyOf = ({ session, request }: Pick<PictureCall, "session" | "request">) =>
  `${session.personId} ${request.id}`;

/** In a conversation, the typed prompt may start with the command's name. */
function promptOf({ prompt }: ImageRequest): string {
  const command = readCommand(prompt);
  if (command?.name !== "imagen") return prompt;
  if (command.given === "") throw new AppError("validation_failed", "There is nothing to paint.");
  return command.given;
}
