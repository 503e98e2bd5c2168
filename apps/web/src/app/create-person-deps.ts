import type { ErrorCode } from "@metatron/contract/error-codes";
import type { PersonalDataFound } from "@metatron/contract/personal-data/personal-data";
import { createContextFor } from "../features/chat/ask/context-for.ts";
import { watchQueues } from "../features/chat/ask/send-queued.ts";
import { leaveSharedComputer } from "../features/chat/leave-shared-computer.ts";
import { type Messenger, openMessenger } from "../features/chat/open-messenger.ts";
import { cleanTitle } from "../features/chat/sync/clean-title.ts";
import type { Chat } from "../features/chat/use-chat.ts";
import { createUploads, type Uploads } from "../features/files/uploads.ts";
import type { createKnowledgeSearch } from "../features/knowledge-base/knowledge-search.ts";
import { keepFound } from "../features/personal-data/found-data.ts";
import type { Session } from "../features/session/session.ts";
import { waitAtMost } from "../features/session/wait-at-most.ts";
import { translate } from "../lib/use-translation.ts";
import { personKeyOf } from "../local-db/database-names.ts";
import type { LocalData } from "../local-db/local-data.ts";
import type { MessageRow, OutboxEntry } from "../local-db/rows.ts";
import { toast } from "../ui/toast.ts";

/** Dependencies shared by a person's pages while that person is signed in. */
export interface PersonDeps {
  personKey: string;
  localData: LocalData;
  chat: Chat;
  state: "open" | "closed";
}

/** Opens the person's databases, the sync of their conversations and their uploads; closed at sign-out. */
export function createPersonDeps(personKey: string, session: Session): PersonDeps {
  const uploads = createUploads();
  const onRefused = (entry: OutboxEntry, code: string, found?: PersonalDataFound) => {
    if (found && entry.operation.kind === "send") {
      keepFound(entry.operation.request.answerId, found);
      cleanTitle(messenger.db, entry, found).catch((error) => warn("A title was not cleaned.", error));
    }
    showRefusal(uploads, entry, code);
  };
  // A visible tab shows no notifications, so it does not load their code.
  const onEnded = (answer: MessageRow) => {
    if (document.visibilityState === "hidden")
      void import("../features/settings/notify.ts")
        .then(({ notifyOfAnswer }) => notifyOfAnswer(messenger.db, answer))
        .catch((error) => warn("A notification was not shown.", error));
  };
  const messenger = openMessenger({ personKey, upload: uploads.run, onRefused, onEnded, warn });
  const { db, files, sync, drafts, sendDeps } = messenger;
  const knowledge = openKnowledge(files);
  const contextFor = createContextFor({
    search: knowledge.contextFor,
    onFailed: () => toast({ text: translate("chat.knowledgeFailed") }),
  });
  const stopQueues = watchQueues({ ...sendDeps, db, contextFor, warn });
  const deps: PersonDeps = {
    personKey,
    localData: { db, files, wake: sync.wake, warn },
    chat: { messenger, uploads, contextFor },
    state: "open",
  };
  const stopKeeping = session.keepUnsaved(messenger.saveNow);
  const stopGuarding = session.beforeLogout(leaveSharedComputer(messenger));
  const stopLeavingPush = session.beforeLogout(() => leavePushDevice(db));
  const stopLettingGo = session.beforeForgetting(() => {
    knowledge.close();
    messenger.close();
  });
  const saveOnHide = () => {
    if (document.visibilityState === "hidden") void messenger.saveNow();
  };
  document.addEventListener("visibilitychange", saveOnHide);
  window.addEventListener("pagehide", drafts.rescue);
  window.addEventListener("pageshow", drafts.comeBack);
  const unsubscribe = session.subscribe(() => {
    const { session: now } = session.snapshot();
    if (now.status === "signedIn" && personKeyOf(now.user) === personKey) return;
    stopKeeping();
    stopGuarding();
    stopLeavingPush();
    stopLettingGo();
    unsubscribe();
    document.removeEventListener("visibilitychange", saveOnHide);
    window.removeEventListener("pagehide", drafts.rescue);
    window.removeEventListener("pageshow", drafts.comeBack);
    deps.state = "closed";
    stopQueues();
    knowledge.close();
    messenger.close();
  });
  return deps;
}

/** A sign-out waits for it only briefly. If the person stays after all, the next start subscribes the device again. */
async function leavePushDevice(db: Messenger["db"]): Promise<"go"> {
  const { leavePush } = await import("../features/settings/push-device.ts");
  await waitAtMost([leavePush(db)]);
  return "go";
}

type KnowledgeSearch = ReturnType<typeof createKnowledgeSearch>;

/** The search of the person's own knowledge base; its code is loaded with the first question that uses it. */
function openKnowledge(files: Messenger["files"]): KnowledgeSearch {
  let opened: Promise<KnowledgeSearch> | undefined;
  return {
    async contextFor(category, text) {
      opened ??= import("../features/knowledge-base/knowledge-search.ts").then((module) =>
        module.createKnowledgeSearch(files),
      );
      const search = await opened.catch((error) => {
        // The next question retries the import.
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

/**
 * A refused question shows the reason in place, a refused addition becomes a question, and a tool call that was
 * answered on another device shows that answer; other operations show a toast.
 */
function showRefusal(uploads: Uploads, { conversationId, operation }: OutboxEntry, refusedAs: string) {
  // A refused conversation of the older product stays readable here.
  if (["send", "steer", "import"].includes(operation.kind)) return;
  if (operation.kind === "tool-answer" && refusedAs === "tool_call_answered") return;
  // Only codes of the contract arrive here; the sync turns all others into `internal`.
  const code = refusedAs as ErrorCode;
  const reason = translate(`errors.${code}`);
  if (operation.kind === "upload") {
    uploads.refuse({ ...operation, conversationId }, code);
    toast({ text: translate("files.uploadRefused", { name: operation.name, reason }) });
    return;
  }
  // The next sync removes the conversation here as well.
  const isOfDeleted = operation.kind === "patch" && code === "not_found";
  toast({ text: isOfDeleted ? translate("list.goneElsewhere") : translate("chat.page.refused", { reason }) });
}

function warn(message: string, cause: unknown) {
  // biome-ignore lint/suspicious/noConsole: storage errors and bugs are logged for diagnosis.
  console.warn(message, cause);
}
