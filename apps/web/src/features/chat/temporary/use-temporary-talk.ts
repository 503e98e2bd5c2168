import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { call } from "../../../api/call.ts";
import { currentConnection, subscribeToConnection } from "../../../lib/connection.ts";
import { inTime } from "../../../local-db/write-behind.ts";
import { keepFound } from "../../personal-data/found-data.ts";
import { createLiveAnswers, growingAnswers, onNextFrame } from "../follow/live-answers.ts";
import { untilOnline } from "../follow/until-online.ts";
import { useRunning } from "../follow/use-growing.ts";
import { createTemporaryTalk } from "./temporary-talk.ts";

const network = { connection: currentConnection, subscribe: subscribeToConnection, later: inTime };

/** The conversation of this page; closed with the page. */
export function useTemporaryTalk() {
  const [live] = useState(() => createLiveAnswers({ nextFrame: onNextFrame }));
  const [talk] = useState(() =>
    createTemporaryTalk({
      call,
      live,
      untilOnline: (failedTries, signal) => untilOnline(network, failedTries, signal),
      keepFound,
      newId: () => crypto.randomUUID(),
      now: () => new Date(),
    }),
  );
  const steps = useSyncExternalStore(talk.subscribe, talk.snapshot);
  const growing = useMemo(
    () => growingAnswers({ conversationId: talk.id, steps, live, drafts: [] }),
    [talk, steps, live],
  );
  const running = useRunning(steps, growing);
  useEffect(() => {
    const stop = () => void talk.stop().catch(() => undefined);
    window.addEventListener("pagehide", stop);
    return () => window.removeEventListener("pagehide", stop);
  }, [talk]);
  return { talk, steps, growing, running };
}
