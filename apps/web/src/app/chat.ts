import type { ErrorCode } from "@metatron/contract/error-codes";
import type { PersonalDataFound } from "@metatron/contract/personal-data/personal-data";
import i18next from "i18next";
import type { AskPorts } from "../features/chat/ask/ask.ts";
import { createContextFor } from "../features/chat/ask/context-for.ts";
import { watchQueues } from "../features/chat/ask/send-queued.ts";
import { type Messenger, openMessenger } from "../features/chat/open-messenger.ts";
import { createUploads, type Uploads } from "../features/files/uploads.ts";
import type { createKnowledgeSearch } from "../features/knowledge-base/knowledge-search.ts";
import { keepFound } from "../features/personal-data/found-data.ts";
import type { Session } from "../features/session/session.ts";
import { useSession } from "../features/session/use-session.ts";
import { personKeyOf } from "../local-db/database-names.ts";
import type { MessageRow, OutboxEntry } from "../local-db/rows.ts";
import { toast } from "../ui/toast.ts";
import { leaveSharedComputer } from "../features/chat/leave-shared-computer.ts";
import { usePerson } from "../features/session/use-person.ts";

interface OpenChat {
  personKey: string;
  messenger: Messenger;
  uploads: Uploads;
  contextFor: AskPorts["contextFor"];
  state: "open" | "closed";
}

let current: OpenChat | undefined;

/** The conversations of whoever is signed in: opened on first use, closed when that person leaves. */
export function useChat(): Messenger {
  return useOpenChat().messenger;
}

/** Their files that are on the way. */
export function useUploads(): Uploads {
  return useOpenChat().uploads;
}

/** Finds what goes with a question from their own knowledge base. */
export function useContextFor(): AskPorts["contextFor"] {
  return useOpenChat().contextFor;
}

function useOpenChat(): OpenChat {
  const personKey = personKeyOf(usePerson());
  const { session, state } = useSession();
  // While the shell gives way to the login page, what has just been closed is still drawn.
  if (current?.personKey === personKey && (current.state === "open" || state.status !== "signedIn"))
    return current;
  return open(personKey, session);
}

function open(personKey: string, session: Session): OpenChat {
  const uploads = createUploads();
  const onRefused = (entry: OutboxEntry, code: string, found?: PersonalDataFound) => {
    if (found && entry.operation.kind === "send") keepFound(entry.operation.request.answerId, found);
    tellRefused(uploads, entry, code);
  };
  // The code of notices is not worth loading for a tab that is looked at.
  const onEnded = (answer: MessageRow) => {
    if (document.visibilityState === "hidden")
      void import("../features/settings/notify.ts").then(({ notify }) => notify(messenger, answer));
  };
  const messenger = openMessenger({ personKey, upload: uploads.run, onRefused, onEnded, warn });
  const knowledge = openKnowledge(messenger.files);
  const contextFor = createContextFor({
    search: knowledge.contextFor,
    onFailed: () => toast({ text: i18next.t("chat.knowledgeFailed") }),
  });
  const stopQueues = watchQueues({ ...messenger.sendDeps, db: messenger.db, contextFor, warn });
  const opened: OpenChat = { personKey, messenger, uploads, contextFor, state: "open" };
  current = opened;
  const stopKeeping = session.keepUnsaved(messenger.saveNow);
  const stopGuarding = session.beforeLogout(leaveSharedComputer(messenger));
  const stopLettingGo = session.beforeForgetting(() => {
    knowledge.close();
    messenger.close();
  });
  const saveOnHide = () => {
    if (document.visibilityState === "hidden") void messenger.saveNow();
  };
  document.addEventListener("visibilitychange", saveOnHide);
  window.addEventListener("pagehide", messenger.drafts.rescue);
  window.addEventListener("pageshow", messenger.drafts.comeBack);
  const unsubscribe = session.subscribe(() => {
    const { session: now } = session.snapshot();
    if (now.status === "signedIn" && personKeyOf(now.user) === personKey) return;
    stopKeeping();
    stopGuarding();
    stopLettingGo();
    unsubscribe();
    document.removeEventListener("visibilitychange", saveOnHide);
    window.removeEventListener("pagehide", messenger.drafts.rescue);
    window.removeEventListener("pageshow", messenger.drafts.comeBack);
    opened.state = "closed";
    stopQueues();
    knowledge.close();
    messenger.close();
  });
  return opened;
}

type KnowledgeSearch = ReturnType<typeof createKnowledgeSearch>;

/** The search of the person's own knowledge base, whose code comes with the first question that uses it. */
function openKnowledge(files: Messenger["files"]): KnowledgeSearch {
  let opened: Promise<KnowledgeSearch> | undefined;
  return {
    async contextFor(category, text) {
      opened ??= import("../features/knowledge-base/knowledge-search.ts").then((module) =>
        module.createKnowledgeSearch(files),
      );
      const search = await opened.catch((error) => {
        // The next question tries to load it again.
        opened = undefined;
        throw error;
      });
      return await search.contextFor(category, text);
    },
    close() {
      void opened?.then(({ close }) => close()).catch(() => undefined);
    },
  };
}

/** A question that was refused says so in its own place, and a refused addition becomes a question; other things have no place. */
function tellRefused(uploads: Uploads, { conversationId, operation }: OutboxEntry, refusedAs: string) {
  if (operation.kind === "send" || operation.kind === "steer") return;
  // Only codes of the contract come here; the sync turns all others into `internal`.
  const code = refusedAs as ErrorCode;
  const reason = i18next.t(`errors.${code}`);
  if (operation.kind === "upload") {
    uploads.refuse({ ...operation, conversationId }, code);
    toast({ text: i18next.t("files.uploadRefused", { name: operation.name, reason }) });
    return;
  }
  toast({ text: i18next.t("chat.page.refused", { reason }) });
}

function warn(message: string, cause: unknown) {
  // biome-ignore lint/suspicious/noConsole: a fault of the browser's storage or of ours, for whoever looks for it.
  console.warn(message, cause);
}
