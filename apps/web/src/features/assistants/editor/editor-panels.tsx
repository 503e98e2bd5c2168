import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Count } from "../../../ui/count.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { TabPanel } from "../../../ui/tabs.tsx";
import { membersQuery } from "../assistant-queries.ts";
import { filesQuery } from "../knowledge/knowledge-queries.ts";
import type { EditorTab } from "./editor-tabs.ts";

/** With `keep`, the panel stays mounted while another tab is shown. */
export function Panel({ value, keep, children }: { value: EditorTab; keep?: true; children: ReactNode }) {
  return (
    <TabPanel
      value={value}
      {...(keep ? { forceMount: true } : {})}
      className="px-5 pt-5! pb-10 data-[state=inactive]:hidden handset:px-8"
    >
      <div className="max-w-column">{children}</div>
    </TabPanel>
  );
}

/** The number of documents or people, beside the tab's label. */
export function TabCount({ tab, id }: { tab: EditorTab; id: string }) {
  const { data: files } = useQuery({ ...filesQuery(id), enabled: tab === "knowledge" });
  const { data: members } = useQuery({ ...membersQuery(id), enabled: tab === "members" });
  const count =
    tab === "knowledge" ? files?.files.length : tab === "members" ? members?.items.length : undefined;
  return count ? <Count value={count} tone="neutral" className="max-handset:hidden" /> : null;
}

export function SaveFirst({ what, onSave }: { what: "knowledge" | "members"; onSave: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t(`assistantEditor.saveFirst.${what}.title`)}
      description={t(`assistantEditor.saveFirst.${what}.text`)}
      action={<Button onClick={onSave}>{t("assistantEditor.save")}</Button>}
    />
  );
}
