import type { PersonalDataFound } from "@metatron/contract/personal-data/personal-data";
import { call, callForEvents } from "../../api/call.ts";
import { serverReach } from "../../api/server-reach.ts";
import { track } from "../../api/track.ts";
import { currentConnection, subscribeToConnection } from "../../lib/connection.ts";
import { earlyConversation, takeEarlyEnd } from "../../lib/early-end.ts";
import { isLight } from "../../lib/light-mode.ts";
import { createAnswerWriter } from "../../local-db/answer-writer.ts";
import { openChatsDatabase } from "../../local-db/chats-database.ts";
import { openFilesDatabase } from "../../local-db/files-database.ts";
import type { MessageRow, OutboxEntry } from "../../local-db/rows.ts";
import { hasUnsentWork } from "../../local-db/unsent-work.ts";
import { inTime } from "../../local-db/write-behind.ts";
import type { SendDeps } from "./ask/ask.ts";
import type { FollowDeps } from "./follow/follow-answer.ts";
import { createLiveAnswers, onNextFrame } from "./follow/live-answers.ts";
import { createStopper } from "./follow/stop-answer.ts";
import { untilOnline } from "./follow/until-online.ts";
import { createChatSync } from "./sync/chat-sync.ts";
import { keepDrafts } from "./sync/keep-drafts.ts";
import { browserLocks } from "./sync/locks.ts";
import { createDraftRescue } from "./sync/rescue-drafts.ts";
import type { Surroundings, SyncDeps } from "./sync/sync-deps.ts";

/** A new conversation has no answer: the code is loaded while the first question is typed. */
const loadFollow = () => import("./follow/follow-answer.ts");

interface Options {
  personKey: string;
  upload: SyncDeps["upload"];
  /** Called when the server refused a local change for good. */
  onRefused: (entry: OutboxEntry, code: string, found?: PersonalDataFound) => void;
  onEnded: (answer: MessageRow) => void;
  warn: (message: string, cause: unknown) => void;
}

export type Messenger = ReturnType<typeof openMessenger>;

/**
 * The conversations of one person in this tab: synchronized with the server, with running answers followed.
 */
export function openMessenger({ personKey, upload, onRefused, onEnded, warn }: Options) {
  const closing = new AbortController();
  const db = openChatsDatabase(personKey);
  const files = openFilesDatabase(personKey);
  const locks = browserLocks();
  const rescue = createDraftRescue({ storage: localStorage, personKey, pageId: crypto.randomUUID() });
  const drafts = keepDrafts({ db, rescue, warn });
  const answers = createAnswerWriter({ db, warn });
  const live = createLiveAnswers({ nextFrame: onNextFrame });
  const reading = new Map<string, Promise<void>>();
  const stopper = createStopper({ call, track });
  const clock = { now: () => Date.now(), after: inTime };
  const surroundings = page();
  const sync = createChatSync({
    db,
    personKey,
    call,
    callForEvents,
    clock,
    surroundings,
    locks,
    early: earlyOf(personKey),
    upload,
    follow,
    onRefused,
    warn,
  });
  const network = { connection: currentConnection, subscribe: subscribeToConnection, later: inTime };
  const now = () => new Date();
  const followDeps: FollowDeps = {
    db,
    locks,
    call,
    live,
    track,
    now,
    warn,
    onEnded,
    writer: answers,
    untilOnline: (failedTries, signal) => untilOnline(network, failedTries, signal),
  };
  const sendDeps: SendDeps = { db, drafts, wake: sync.wake, track, now, newId: () => crypto.randomUUID() };
  const stopSync = sync.start();

  /** Reads a running answer, unless this tab already does. */
  function follow(answerId: string, stream?: Response) {
    void stopper.begun(answerId);
    if (reading.has(answerId)) return void stream?.body?.cancel();
    const { signal } = closing;
    const done = loadFollow()
      .then(({ followAnswer }) =>
        followAnswer(followDeps, { answerId, signal, ...(stream ? { stream } : {}) }),
      )
      .then(() => (signal.aborted ? undefined : sync.answerEnded()))
      .catch((error) => {
        // An unread stream would hold its connection; the sync fetches the answer when it has ended.
        if (stream && !stream.bodyUsed) void stream.body?.cancel();
        if (!signal.aborted) warn("An answer could not be kept.", error);
      })
      .finally(() => reading.delete(answerId));
    reading.set(answerId, done);
  }

  /** Called before the page is left: for the provider, for the login page, or closed. */
  async function saveNow() {
    await Promise.all([drafts.saveNow(), answers.saveNow()]);
  }

  return {
    db,
    locks,
    drafts,
    answers,
    sync,
    saveNow,
    warn,
    live,
    sendDeps,
    /** The person's own knowledge base. */
    files,
    follow: (answerId: string) => follow(answerId),
    /** Loads the code that reads answers ahead of its use. Fails silently: `follow` loads it again. */
    prepareToFollow: () => void loadFollow().catch(() => undefined),
    stop: stopper.stop,
    async hasUnsentWork() {
      await saveNow();
      return await hasUnsentWork(db);
    },
    close() {
      closing.abort();
      drafts.close();
      stopSync();
      db.close();
      files.close();
    },
  };
}

function earlyOf(personKey: string): SyncDeps["early"] {
  const id = earlyConversation(personKey);
  return id === undefined ? undefined : { id, take: () => takeEarlyEnd(personKey, id) };
}

function page(): Surroundings {
  return {
    isOnline: () => currentConnection().state === "online",
    isVisible: () => document.visibilityState === "visible",
    isLight,
    subscribe(listener) {
      const unsubscribe = subscribeToConnection(listener);
      // Unsent work leaves as soon as the server answers again, not at the next interval.
      const forget = serverReach.subscribe(listener);
      document.addEventListener("visibilitychange", listener);
      return () => {
        unsubscribe();
        forget();
        document.removeEventListener("visibilitychange", listener);
      };
    },
  };
}
