import type { Assistant } from "@metatron/contract/assistants/assistant";
import type { Model } from "@metatron/contract/status/status";
import { useState } from "react";
import { reasonOf } from "../../../api/reason-of.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { confirm } from "../../../ui/confirm.ts";
import { Notice } from "../../../ui/notice.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../../ui/tabs.tsx";
import { toast } from "../../../ui/toast.ts";
import { TryPanel } from "../../playground/try-panel.tsx";
import { RemoveDialog } from "../gallery/remove-dialog.tsx";
import { InstructionsTab } from "../instructions/instructions-tab.tsx";
import { type KnowledgeSurroundings, KnowledgeTab } from "../knowledge/knowledge-tab.tsx";
import { InsightsSection } from "../life/insights-section.tsx";
import { LifePanel } from "../life/life-panel.tsx";
import { MembersTab } from "../members/members-tab.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { DataTab } from "./data-tab.tsx";
import { draftFault, filled, triedDraft } from "./draft.ts";
import { EditorHeader } from "./editor-header.tsx";
import { Panel, SaveFirst, TabCount } from "./editor-panels.tsx";
import { type EditorTab, editorTabs } from "./editor-tabs.ts";
import { LifeNotice } from "./life-notice.tsx";
import { ToolsTab } from "./tools-tab.tsx";
import type { Editor } from "./use-editor.ts";
import { VersionsDialog } from "./versions-dialog.tsx";

interface EditorSurroundings extends KnowledgeSurroundings {
  personEmail: string;
  isAdmin: boolean;
  models: readonly Model[];
}

interface AssistantEditorProps extends EditorSurroundings {
  editor: Editor;
  /** Null for an assistant that was never saved. */
  assistant: Assistant | null;
  tab: EditorTab;
  onTab: (tab: EditorTab) => void;
  /** The screen is wide enough for the playground beside the tabs. */
  isWide: boolean;
  onBack: () => void;
  onCreated: (id: string) => void;
  onOpenChat: (id: string) => void;
  onRemove: (assistant: { id: string; name: string }) => Promise<void>;
  onLeft: () => void;
}

export function AssistantEditor(props: AssistantEditorProps) {
  const { editor, assistant, tab, onTab, isWide, models, onBack, onCreated, onOpenChat, onRemove } = props;
  const { t } = useTranslation();
  const [isSaving, setSaving] = useState(false);
  const [theirs, setTheirs] = useState<Assistant | null>(null);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const [isTryOpen, setTryOpen] = useState(true);
  const [isChecked, setChecked] = useState(false);
  const fault = draftFault(editor.draft);
  const shown = isWide && tab === "try" ? "data" : tab;

  async function handleSave(given?: Parameters<Editor["save"]>[0]) {
    setChecked(true);
    if (fault) {
      onTab(fault === "model_missing" ? "instructions" : "data");
      return toast({ text: t(`assistantEditor.fault.${fault}`) });
    }
    const wasNew = editor.isNew;
    setSaving(true);
    try {
      const result = await editor.save(given);
      if (result.outcome === "conflict") return setTheirs(result.theirs);
      const { id, name, version, publishedVersion: published } = result.assistant;
      setTheirs(null);
      const saved = version > published ? "savedAhead" : "saved";
      toast({
        text: wasNew
          ? t("assistantEditor.created", { name })
          : t(`assistantEditor.${saved}`, { version, published }),
      });
      if (wasNew) onCreated(id);
    } catch (error) {
      toast({ text: t("assistantEditor.notSaved", { reason: reasonOf(t, error) }) });
    } finally {
      setSaving(false);
    }
  }

  async function handleDiscard() {
    const answer = await confirm({
      title: t("assistantEditor.discardAll.title"),
      description: t("assistantEditor.discardAll.text"),
      tone: "danger",
      okVisible: true,
      cancelVisible: true,
      labels: { ok: t("assistantEditor.discardAll.yes") },
    });
    if (answer === "ok") await editor.discard();
  }

  const tryPanel = (
    <TryPanel
      key={editor.id}
      draft={() => triedDraft(editor.current().draft, t("assistantEditor.newTitle"))}
      starters={filled(editor.draft.starters)}
      assistantId={editor.isNew ? null : editor.id}
      {...(isWide ? { onClose: () => setTryOpen(false) } : {})}
    />
  );

  return (
    <div className="flex h-full min-h-0">
      <div className="flex min-w-0 flex-1 flex-col">
        <EditorHeader
          editor={editor}
          isSaving={isSaving}
          mayRemove={assistant?.can.delete ?? false}
          specialty={assistant?.specialty ?? null}
          onBack={onBack}
          onSave={() => void handleSave()}
          onDiscard={() => void handleDiscard()}
          onVersions={() => setHistoryOpen(true)}
          onOpenChat={() => onOpenChat(editor.id)}
          onRemove={() => setRemoving(true)}
          onShowTry={isWide && !isTryOpen ? () => setTryOpen(true) : null}
        />
        <Tabs value={shown} onValueChange={onTab} className="flex min-h-0 flex-1 flex-col">
          <TabList
            label={t("assistantEditor.tabs.list")}
            // Beside the playground the tabs are wider than their column; a clipped tab is not found.
            className="mx-5 mt-2 flex-none flex-wrap handset:mx-8 desktop:mx-8"
          >
            {editorTabs
              .filter((each) => each !== "try" || !isWide)
              .filter((each) => each !== "publish" || !editor.isNew)
              .map((each) => (
                <Tab key={each} value={each}>
                  {t(`assistantEditor.tabs.${each}`)}
                  {!editor.isNew && <TabCount tab={each} id={editor.id} />}
                </Tab>
              ))}
          </TabList>
          <div className="relative min-h-0 flex-1 overflow-y-auto">
            {editor.newerVersion && (
              <Notice
                tone="warning"
                title={t("assistantEditor.newer.title")}
                actions={
                  <Button size="sm" onClick={() => setTheirs(editor.newerVersion)}>
                    {t("assistantEditor.newer.review")}
                  </Button>
                }
              >
                {t("assistantEditor.newer.text", { version: editor.newerVersion.version })}
              </Notice>
            )}
            {assistant && tab !== "publish" && (
              <LifeNotice assistant={assistant} onShow={() => onTab("publish")} />
            )}
            <Panel value="data">
              <DataTab
                key={editor.replaced}
                editor={editor}
                assistantId={assistant?.official ? null : (assistant?.id ?? null)}
                showFaults={isChecked}
                mayNameRoles={!assistant || (assistant.official ? assistant.can.edit : assistant.can.share)}
              />
            </Panel>
            <Panel value="instructions" keep>
              <InstructionsTab key={editor.replaced} editor={editor} models={models} />
            </Panel>
            <Panel value="knowledge">
              {editor.isNew || !assistant ? (
                <SaveFirst what="knowledge" onSave={() => void handleSave()} />
              ) : (
                <KnowledgeTab {...props} assistant={assistant} />
              )}
            </Panel>
            <Panel value="tools">
              <ToolsTab editor={editor} />
            </Panel>
            <Panel value="members">
              {editor.isNew || !assistant ? (
                <SaveFirst what="members" onSave={() => void handleSave()} />
              ) : (
                <MembersTab {...props} assistant={assistant} onPublish={() => onTab("publish")} />
              )}
            </Panel>
            {!editor.isNew && (
              <Panel value="publish">
                <div className="grid gap-6">
                  <LifePanel id={editor.id} isEditor hasUnsaved={editor.changed.length > 0} />
                  <InsightsSection id={editor.id} />
                </div>
              </Panel>
            )}
            {!isWide && (
              // The conversation with the draft is kept while the person returns to the fields.
              <TabPanel value="try" forceMount className="h-full pt-0! data-[state=inactive]:hidden">
                {tryPanel}
              </TabPanel>
            )}
          </div>
        </Tabs>
      </div>
      {isWide && isTryOpen && (
        <aside
          data-region
          tabIndex={-1}
          aria-label={t("assistantEditor.tabs.try")}
          className="flex min-h-0 w-110 flex-none flex-col border-l border-border bg-canvas -outline-offset-2"
        >
          {tryPanel}
        </aside>
      )}
      <ConflictDialog
        editor={editor}
        theirs={theirs}
        isSaving={isSaving}
        onClose={() => setTheirs(null)}
        onSave={(kept) => void handleSave(kept)}
      />
      {assistant && (
        <VersionsDialog
          open={isHistoryOpen}
          onOpenChange={setHistoryOpen}
          assistant={assistant}
          editor={editor}
        />
      )}
      <RemoveDialog
        assistant={isRemoving && assistant ? assistant : null}
        onClose={() => setRemoving(false)}
        onRemove={onRemove}
      />
    </div>
  );
}
