import { numberCitations } from "@metatron/turn/number-citations";
import { useBlocker, useNavigate, useSearch } from "@tanstack/react-router";
import { MessageSquareDashed, Share, Trash2 } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { reasonOf } from "../../../api/reason-of.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import type { ConversationRow, MessageRow } from "../../../local-db/rows.ts";
import { ComposerDock } from "../../../shell/composer-dock.tsx";
import { PhoneBar } from "../../../shell/phone-bar.tsx";
import { useListPlace } from "../../../shell/use-layout.ts";
import { useOnline } from "../../../shell/use-online.ts";
import { usePageTitle } from "../../../shell/use-page-title.ts";
import { Button } from "../../../ui/button.tsx";
import { confirm } from "../../../ui/confirm.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { toast } from "../../../ui/toast.ts";
import { PersonalDataQuestion } from "../../personal-data/personal-data-question.tsx";
import { useSide } from "../../sources/use-side.ts";
import { Composer } from "../composer/composer.tsx";
import { useFocusOnOpen } from "../composer/use-focus-on-open.ts";
import { ConversationPanel } from "../conversation/conversation-panel.tsx";
import type { ExportFormat } from "../export/export-formats.ts";
import { FormatItems } from "../list/format-items.tsx";
import { MessageList } from "../messages/message-list.tsx";
import { useContextFor } from "../use-chat.ts";
import { takeCarriedText } from "./carried-text.ts";
import { useTemporaryOptions } from "./use-temporary-options.ts";
import { useTemporaryTalk } from "./use-temporary-talk.ts";

/** A conversation that nobody stores. Leaving the page, reloading it or closing the tab ends it. */
export function TemporaryPage() {
  const { assistant = null } = useSearch({ from: "/shell/temporal" });
  return <Talk key={assistant} assistantId={assistant} />;
}

function Talk({ assistantId }: { assistantId: string | null }) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const isOnline = useOnline();
  const isPhone = useListPlace() === "drawer";
  const textRef = useRef<HTMLTextAreaElement>(null);
  const contextFor = useContextFor();
  const [text, setText] = useState(takeCarriedText);
  const { talk, steps, growing, running } = useTemporaryTalk();
  const { options, choices, modelNames, writers, mode } = useTemporaryOptions(assistantId);
  const { side, setSide, openCitation, openDocument } = useSide();
  const hasTalk = steps.length > 0;
  const leave = useAskBeforeLeaving({ isNeeded: hasTalk || text.trim() !== "", onLeave: talk.close });
  usePageTitle(t("temporary.title"));
  useFocusOnOpen(textRef);
  useEffect(() => {
    if (mode !== "off") return;
    toast({ text: t("errors.temporary_off") });
    void navigate({ to: "/chat", replace: true, ignoreBlocker: true });
  }, [mode, navigate, t]);

  const openAnswer = side.kind === "citation" ? side.answerId : null;
  const citations = useMemo(() => {
    const open = steps.find(({ message }) => message.id === openAnswer)?.message;
    return open ? numberCitations(open.text, open.citations) : [];
  }, [steps, openAnswer]);

  async function send(question: string) {
    // Asked after the running answer, whose text it may be about.
    if (running || !isOnline) {
      toast({ text: t(running ? "temporary.wait" : "temporary.offline") });
      return;
    }
    setText("");
    const context = await contextFor(choices.baseKnowledge, question);
    void talk.ask({ text: question, choices, context: context ?? [] });
  }

  async function exportAs(format: ExportFormat) {
    const { saveMessages } = await import("../export/export-conversation.ts");
    const messages = steps.map(({ message }) => growing.of(message.id)?.message ?? message);
    const conversation = conversationOf({ id: talk.id, messages, choices, title: t("temporary.title") });
    const deps = { t, toast, language: i18n.language, now: () => new Date() };
    await saveMessages(deps, { conversation, messages, format });
  }

  const tools = (
    <>
      {hasTalk && (
        <Menu
          align="end"
          trigger={
            <IconButton label={t("temporary.export")}>
              <Share />
            </IconButton>
          }
        >
          <FormatItems onChoose={(format) => void exportAs(format)} />
        </Menu>
      )}
      {isPhone ? (
        <IconButton label={t("temporary.close")} onClick={() => void leave()}>
          <Trash2 />
        </IconButton>
      ) : (
        <Button size="sm" variant="ghost" onClick={() => void leave()}>
          <Trash2 />
          {t("temporary.close")}
        </Button>
      )}
    </>
  );
  return (
    <div className="flex h-full flex-col">
      {isPhone ? (
        <PhoneBar>
          <h1 className="truncate text-[0.9375rem] font-medium">{t("temporary.title")}</h1>
        </PhoneBar>
      ) : (
        <header className="flex h-header flex-none items-center gap-2 pr-4 pl-6">
          <MessageSquareDashed aria-hidden="true" className="size-4.5 flex-none text-text-muted" />
          <h1 className="min-w-0 flex-1 truncate text-[0.9375rem] font-medium">{t("temporary.title")}</h1>
          {tools}
        </header>
      )}
      {hasTalk ? (
        <MessageList
          steps={steps}
          growing={growing}
          modelNames={modelNames}
          writers={writers}
          activeCitation={side.kind === "citation" ? side : null}
          onCitation={({ id }, n) => openCitation(id, n)}
          onOpenFile={({ id }) => openDocument(id)}
          onRetry={({ id }) => void talk.askAgain(id)}
          {...(running ? {} : { onRegenerate: ({ id }: MessageRow) => void talk.askAgain(id) })}
        />
      ) : (
        <Explanation />
      )}
      <ComposerDock note={t("chat.page.disclaimer")}>
        <p
          role="note"
          className="mb-2 flex items-center gap-2 rounded-md border border-dashed border-border-strong px-3 py-2 text-sm text-text-muted"
        >
          <MessageSquareDashed aria-hidden="true" className="size-4 flex-none" />
          <span className="min-w-0 flex-1">{t(hasTalk ? "temporary.noticeShort" : "temporary.notice")}</span>
          {isPhone && <span className="-my-2 flex flex-none items-center">{tools}</span>}
        </p>
        <Composer
          text={text}
          onText={setText}
          textRef={textRef}
          lastQuestion={steps.findLast(({ message }) => message.role === "user")?.message.text ?? null}
          placeholder={t(hasTalk ? "chat.placeholder.next" : "temporary.placeholder")}
          options={options}
          mode="send"
          isRunning={running !== null}
          onSend={send}
          onStop={() =>
            void talk
              .stop()
              .catch((error) =>
                toast({ text: t("chat.composer.stopFailed", { reason: reasonOf(t, error) }) }),
              )
          }
          onFilesRefused={() => toast({ text: t("temporary.noFiles") })}
        />
      </ComposerDock>
      <PersonalDataQuestion
        steps={steps}
        onDecide={({ id }, choice) => void talk.askAgain(id, choice)}
        onDecline={(question) => {
          talk.remove(question.id);
          setText(question.text);
        }}
      />
      <ConversationPanel
        conversationId={talk.id}
        side={side}
        onSide={setSide}
        files={NO_FILES}
        citations={citations}
        onAttach={() => undefined}
      />
    </div>
  );
}

/** What is kept and what is not, before the first question. */
function Explanation() {
  const { t } = useTranslation();
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-5 handset:px-8">
      <div className="mx-auto flex min-h-full max-w-column flex-col justify-center py-6">
        <h2 className="text-2xl font-light tracking-display text-balance">{t("temporary.heading")}</h2>
        <ul className="mt-4 grid max-w-measure list-disc gap-2 pl-5 text-text-muted marker:text-text-subtle">
          <li>{t("temporary.about.gone")}</li>
          <li>{t("temporary.about.kept")}</li>
          <li>{t("temporary.about.without")}</li>
        </ul>
      </div>
    </div>
  );
}

const NO_FILES = { files: [], attached: [], error: null, isLoading: false, retry: () => undefined };

/** Leaving ends the conversation, so the person is asked where something would be lost. */
function useAskBeforeLeaving({ isNeeded, onLeave }: { isNeeded: boolean; onLeave: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  // The unmounted page must not keep the conversation; a second effect of strict mode must not end it.
  const latest = useRef(onLeave);
  latest.current = onLeave;
  useBlocker({
    disabled: !isNeeded,
    enableBeforeUnload: () => isNeeded,
    shouldBlockFn: async ({ current, next }) => {
      const isSigningOut = next.pathname === "/" || next.pathname.startsWith("/login");
      if (next.pathname === current.pathname && next.routeId === current.routeId) return false;
      if (!isSigningOut && !(await isLeaving())) return true;
      latest.current();
      return false;
    },
  });

  async function isLeaving(): Promise<boolean> {
    const answer = await confirm({
      title: t("temporary.leave.title"),
      description: t("temporary.leave.text"),
      yesVisible: true,
      cancelVisible: true,
      tone: "danger",
      labels: { yes: t("temporary.leave.yes"), cancel: t("temporary.leave.stay") },
    });
    return answer === "yes";
  }

  return async () => {
    if (isNeeded && !(await isLeaving())) return;
    onLeave();
    await navigate({ to: "/chat", ignoreBlocker: true });
  };
}

/** For an export, which is made from a conversation's row. */
function conversationOf(made: {
  id: string;
  title: string;
  messages: readonly MessageRow[];
  choices: { chat: ConversationRow["chat"]; assistantId: string | null; model: string | undefined };
}): ConversationRow {
  const { id, title, messages, choices } = made;
  const at = messages[0]?.createAt ?? new Date().toISOString();
  return {
    id,
    unique: id,
    title,
    emoji: null,
    chat: choices.chat,
    assistantId: choices.assistantId,
    model: choices.model ?? "",
    baseKnowledge: null,
    favorite: false,
    projectId: null,
    pinned: false,
    createAt: at,
    updatedAt: at,
    digest: "",
    isOnServer: false,
    hasMessages: true,
    serverUpdatedAt: null,
    tailCursor: null,
    deletedAt: null,
  };
}
