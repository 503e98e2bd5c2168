import { toast } from "../../ui/toast.ts";
import { askToContinue } from "./ask-to-continue.ts";
import { visitInHiddenFrame } from "./hidden-frame.ts";
import { LAST_ACTIVE_KEY } from "./idle-watch.ts";
import { createLeaving } from "./leaving.ts";
import { createOidc } from "./oidc.ts";
import { acrossTabs } from "./one-at-a-time.ts";
import { openStorage } from "./open-storage.ts";
import { openPopup, visitInPopup } from "./popup-window.ts";
import { createSession, type Session } from "./session.ts";
import { type PublishedConfig, sessionConfigOf } from "./session-config.ts";
import { createSessionMemory } from "./session-memory.ts";
import { createSessionStore } from "./session-store.ts";
import type { SessionUser } from "./session-user.ts";
import { joinTabs } from "./tabs.ts";
import { createTokenCache } from "./token-cache.ts";
import type { Translate } from "./translate.ts";

interface Options {
  config: PublishedConfig;
  language: () => string;
  navigate: (path: string) => void;
  t: Translate;
  track: (name: "login_app" | "logout_app") => void | Promise<void>;
}

/** The session of this browser tab; created once, before the router. */
export function createBrowserSession({ config: published, language, navigate, t, track }: Options): Session {
  const config = sessionConfigOf(published);
  const { origin } = location;
  const local = openStorage(() => localStorage);
  const session = openStorage(() => sessionStorage);
  const goTo = (url: string) => location.assign(url);
  const currentPath = () => location.pathname + location.search + location.hash;
  const browserFetch: typeof fetch = (input, init) => fetch(input, init);

  const memory = createSessionMemory(local, session);
  const made = createSession({
    config,
    origin,
    local,
    session,
    navigate,
    goTo,
    track,
    joinTabs,
    openPopup,
    currentPath,
    warn,
    fetch: browserFetch,
    store: createSessionStore(),
    leaving: createLeaving(),
    memory,
    cache: createTokenCache({ ...config, storage: local, now: Date.now }),
    oidc: createOidc(config, {
      origin,
      storage: local,
      goTo,
      language,
      visitInPopup,
      visitInHiddenFrame,
      fetch: browserFetch,
    }),
    oneAtATime: acrossTabs("metatron.renewal"),
    clock: {
      now: Date.now,
      steady: () => performance.now(),
      after: (ms, task) => {
        const timeout = setTimeout(task, ms);
        return () => clearTimeout(timeout);
      },
    },
    askToContinue: (signal) => askToContinue(t, { signal, isSharedComputer: memory.isSharedComputer() }),
    deleteLocalData,
    sayUnreachable: () => void toast({ text: t("session.refreshFailed.unreachable") }),
  });
  watchPageEvents(made);
  return made;
}

async function deleteLocalData(user: SessionUser) {
  const [{ deleteLocalDatabases }, { personKeyOf }] = await Promise.all([
    import("../../local-db/delete-databases.ts"),
    import("../../local-db/database-names.ts"),
  ]);
  await deleteLocalDatabases(personKeyOf(user));
}

/** Timers stop while a computer sleeps or a page is frozen, so the session is checked on these events. */
function watchPageEvents(session: Session) {
  const wake = () => session.wake({ fromPageCache: false });
  addEventListener("online", wake);
  addEventListener("focus", wake);
  addEventListener("pageshow", ({ persisted }) => session.wake({ fromPageCache: persisted }));
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") wake();
  });
  for (const type of ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"])
    addEventListener(type, session.noteActivity, { capture: true, passive: true });
  addEventListener("storage", ({ key }) => {
    if (key === LAST_ACTIVE_KEY) session.noteOtherTab();
  });
}

function warn(message: string, cause?: unknown) {
  // biome-ignore lint/suspicious/noConsole: the specification requires these few warnings.
  console.warn(message, cause ?? "");
}
