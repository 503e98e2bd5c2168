import type { Assistant } from "@metatron/contract/assistants/assistant";
import { isAdmin } from "@metatron/contract/roles";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useBlocker, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { MessageSquare } from "lucide-react";
import { useEffect, useMemo } from "react";
import { call } from "../../../api/call.ts";
import { reasonOf } from "../../../api/reason-of.ts";
import { track } from "../../../api/track.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { useLocalData } from "../../../local-db/local-data.ts";
import { Page } from "../../../shell/page.tsx";
import { PageLoading } from "../../../shell/page-loading.tsx";
import { usePanelPlace } from "../../../shell/use-layout.ts";
import { usePageTitle } from "../../../shell/use-page-title.ts";
import { Button } from "../../../ui/button.tsx";
import { confirm } from "../../../ui/confirm.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { toast } from "../../../ui/toast.ts";
import { refusalOf, typeOf } from "../../files/check-file.ts";
import { usePerson } from "../../session/use-person.ts";
import { useConfig } from "../../status/config.ts";
import { modelsQuery } from "../../status/models-query.ts";
import { AssistantFailure } from "../assistant-failure.tsx";
import { assistantKeys, assistantQuery } from "../assistant-queries.ts";
import { isMissing } from "../is-missing.ts";
import { useArtifactUploads } from "../knowledge/use-artifact-uploads.ts";
import { AssistantEditor } from "./assistant-editor.tsx";
import type { EditorTab } from "./editor-tabs.ts";
import { type KeptDraft, NEW_ASSISTANT } from "./kept-draft.ts";
import { type Editor, useEditor } from "./use-editor.ts";
import { useKeptDraft } from "./use-kept-draft.ts";

export function NewAssistantPage() {
  const { tab = "data" } = useSearch({ from: "/shell/assistants/new" });
  return <KeptEditor published={null} tab={tab} />;
}

export function AssistantEditorPage() {
  const { t } = useTranslation();
  const { assistantId } = useParams({ from: "/shell/assistants/$assistantId/edit" });
  const { tab = "data" } = useSearch({ from: "/shell/assistants/$assistantId/edit" });
  const { data, error, refetch } = useQuery(assistantQuery(assistantId));
  if (error && (!data || isMissing(error))) {
    const title = t("assistantEditor.failed");
    return <AssistantFailure error={error} title={title} onRetry={() => void refetch()} />;
  }
  if (!data) return <PageLoading />;
  if (!data.can.edit) return <ReadOnly assistant={data} />;
  return <KeptEditor key={assistantId} published={data} tab={tab} />;
}

function ReadOnly({ assistant: { id, name } }: { assistant: Assistant }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Page title={name}>
      <EmptyState
        title={t("assistantEditor.readOnly.title")}
        description={t("assistantEditor.readOnly.text")}
        action={
          <Button onClick={() => void navigate({ to: "/chat", search: { assistant: id } })}>
            <MessageSquare />
            {t("assistants.menu.open")}
          </Button>
        }
        className="flex-1"
      />
    </Page>
  );
}

interface KeptEditorProps {
  published: Assistant | null;
  tab: EditorTab;
}

/** Starts with the draft stored in this browser, if there is one. */
function KeptEditor({ published, tab }: KeptEditorProps) {
  const { t } = useTranslation();
  const { db } = useLocalData();
  const { data: list } = useQuery(modelsQuery);
  const start = useKeptDraft(db, { published, defaultModel: list?.default });
  useEffect(() => {
    if (start?.isFromBefore) toast({ text: t("assistantEditor.draftBack") });
  }, [start, t]);
  if (!start || !list) return <PageLoading />;
  return (
    <OpenEditor
      initial={start.initial}
      published={published}
      tab={tab}
      models={list.models.filter(({ images }) => !images)}
    />
  );
}

interface OpenEditorProps extends KeptEditorProps {
  initial: KeptDraft;
  models: Parameters<typeof AssistantEditor>[0]["models"];
}

function OpenEditor({ initial, published, tab, models }: OpenEditorProps) {
  const { t } = useTranslation();
  const { db } = useLocalData();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { userEmail, roles } = usePerson();
  const { uploads: limits, features } = useConfig();
  const uploads = useArtifactUploads();
  const isWide = usePanelPlace() === "beside";
  const place = published?.id ?? NEW_ASSISTANT;
  const editor = useEditor({ db, place, initial, published, warn });
  useAskBeforeLeaving(editor);
  usePageTitle(editor.draft.name.trim() || t("assistantEditor.newTitle"));
  const uploadRules = useMemo(
    () => ({ maxBytes: limits.maxBytes, refusalOf: (file: File) => refusalOf(file, limits), typeOf }),
    [limits],
  );

  async function handleRemove({ id, name }: { id: string; name: string }) {
    try {
      await editor.discard();
      await call("deleteAssistant", { query: { assistant_id: id } });
      track("delete_assistant");
      toast({ text: t("assistants.done.removed", { name }) });
      handleGone();
    } catch (error) {
      toast({ text: t("assistants.done.notDone", { reason: reasonOf(t, error) }) });
    }
  }

  function handleGone() {
    void queries.invalidateQueries({ queryKey: assistantKeys.lists });
    void navigate({ to: "/assistants", ignoreBlocker: true });
  }

  return (
    <AssistantEditor
      editor={editor}
      assistant={published}
      personEmail={userEmail}
      isAdmin={isAdmin(roles)}
      models={models}
      connections={features}
      uploads={uploads}
      uploadRules={uploadRules}
      isWide={isWide}
      tab={tab}
      onTab={(next) =>
        void (published
          ? navigate({
              to: "/assistants/$assistantId/edit",
              params: { assistantId: published.id },
              search: { tab: next },
              replace: true,
            })
          : navigate({ to: "/assistants/new", search: { tab: next }, replace: true }))
      }
      onBack={() => void navigate({ to: "/assistants" })}
      onCreated={(assistantId) =>
        void navigate({
          to: "/assistants/$assistantId/edit",
          params: { assistantId },
          search: { tab },
          replace: true,
          ignoreBlocker: true,
        })
      }
      onOpenChat={(assistant) => void navigate({ to: "/chat", search: { assistant } })}
      onRemove={handleRemove}
      onLeft={handleGone}
    />
  );
}

/** Covers in-app navigation and closing the tab; the stored draft is kept in both cases. */
function useAskBeforeLeaving(editor: Editor) {
  const { t } = useTranslation();
  const isChanged = editor.changed.length > 0;
  useBlocker({
    disabled: !isChanged,
    enableBeforeUnload: () => isChanged,
    shouldBlockFn: async ({ current, next }) => {
      const isSigningOut = next.pathname === "/" || next.pathname.startsWith("/login");
      if (next.pathname === current.pathname || isSigningOut) return false;
      const answer = await confirm({
        title: t("assistantEditor.leave.title"),
        subtitle: t("assistantEditor.leave.changed", {
          fields: editor.changed.map((field) => t(`assistantEditor.fields.${field}`)).join(", "),
        }),
        description: t("assistantEditor.leave.text"),
        yesVisible: true,
        desistVisible: true,
        cancelVisible: true,
        labels: {
          yes: t("assistantEditor.leave.keep"),
          desist: t("assistantEditor.leave.discard"),
          cancel: t("assistantEditor.leave.stay"),
        },
      });
      if (answer === "yes") await editor.saveKept();
      else if (answer === "desist") await editor.discard();
      return answer !== "yes" && answer !== "desist";
    },
  });
}

function warn(message: string, cause: unknown) {
  // biome-ignore lint/suspicious/noConsole: a storage error is logged for diagnosis.
  console.warn(message, cause);
}
