import type { PersonalDataFound } from "@metatron/contract/personal-data";
import { call } from "../../api/call.ts";
import { track } from "../../api/track.ts";
import { currentConnection, subscribeToConnection } from "../../lib/connection.ts";
import { openFilesDatabase } from "../../local-db/files-database.ts";
import type { MessageRow, OutboxEntry } from "../../local-db/rows.ts";
import { inTime } from "../../local-db/write-behind.ts";
import type { SendDeps } from "./ask/send-deps.ts";
import { type FollowDeps, followAnswer } from "./follow/follow-answer.ts";
import { createLiveAnswers, onNextFrame } from "./follow/live-answers.ts";
import { createStopper } from "./follow/stop-answer.ts";
import { untilOnline } from "./follow/until-online.ts";
import { openChat } from "./sync/open-chat.ts";
import type { SyncDeps } from "./sync/sync-deps.ts";

interface Options {
  personKey: string;
  upload: SyncDeps["upload"];
  /** Something that the person did could not be done, for good. */
  onRefused: (entry: OutboxEntry, code: string, found?: PersonalDataFound) => void;
  onEnded: (answer: MessageRow) => void;
  warn: (message: string, cause: unknown) => void;
}

export type Messenger = ReturnType<typeof openMessenger>;

/** The conversations of one person in this tab: kept in step with the server, their answers read as they are written. */
export function openMessenger({ personKey, upload, onRefused, onEnded, warn }: Options) {
  const closing = new AbortController();
  const files = openFilesDatabase(personKey);
  const live = createLiveAnswers({ nextFrame: onNextFrame });
  const reading = new Map<string, Promise<void>>();
  const stopper = createStopper({ call, track });
  const chat = openChat({
    ...{ personKey, upload, onRefused, warn },
    takeStream: ({ answerId }, stream) => read(answerId, stream),
  });
  const { db, locks, drafts, answers, sync } = chat;
  const network = { connection: currentConnection, subscribe: subscribeToConnection, later: inTime };
  const now = () => new Date();
  const followDeps: FollowDeps = {
    ...{ db, locks, call, live, track, now, warn, onEnded },
    writer: answers,
    untilOnline: (failedTries, signal) => untilOnline(network, failedTries, signal),
  };
  const sendDeps: SendDeps = { db, drafts, wake: sync.wake, track, now, newId: () => crypto.randomUUID() };

  function read(answerId: string, stream?: Response) {
    void stopper.begun(answerId);
    if (reading.has(answerId)) return void stream?.body?.cancel();
    const { signal } = closing;
    const done = followAnswer(followDeps, { answerId, signal, ...(stream ? { stream } : {}) })
      .then(() => (signal.aborted ? undefined : sync.refresh()))
      .catch((error) => {
        if (!signal.aborted) warn("An answer could not be kept.", error);
      })
      .finally(() => reading.delete(answerId));
    reading.set(answerId, done);
  }

  return {
    ...chat,
    warn,
    /** The person's own knowledge base. */
    files,
    live,
    sendDeps,
    /** Goes on reading an answer that is being written, unless this tab already does. */
    follow: (answerId: string) => read(answerId),
    stop: stopper.stop,
    close() {
      closing.abort();
      chat.close();
      files.close();
    },
  };
}
