import type { Draft } from "@metatron/contract/playground/playground";
import { RotateCcw, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "../../lib/use-translation.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Talk } from "./talk.tsx";
import type { EditedTest } from "./test-dialog.tsx";
import { TestSet } from "./test-set.tsx";
import { usePlayground } from "./use-playground.ts";

interface TryPanelProps {
  /** The current draft, read at each question. */
  draft: () => Draft;
  starters: readonly string[];
  /** Null: never saved. */
  assistantId: string | null;
  onClose?: () => void;
}

/** Tries the current draft: in a conversation or against its test set. */
export function TryPanel({ draft, starters, assistantId, onClose }: TryPanelProps) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<"talk" | "tests">("talk");
  const [edited, setEdited] = useState<EditedTest | null>(null);
  const playground = usePlayground({ assistantId, draft });
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="flex flex-none flex-wrap items-center gap-2 px-5 pt-3 pb-2">
        <h2 className="text-[0.9375rem] font-semibold">{t("assistantTry.title")}</h2>
        <Badge tone="accent">{t("assistantTry.draft")}</Badge>
        <div className="ml-auto flex items-center">
          {kind === "talk" && playground.exchanges.length > 0 && (
            <Button size="sm" variant="ghost" onClick={playground.restart}>
              <RotateCcw />
              {t("assistantTry.restart")}
            </Button>
          )}
          {onClose && (
            <IconButton label={t("assistantTry.close")} onClick={onClose}>
              <X className="size-4.5" />
            </IconButton>
          )}
        </div>
        <Segmented
          label={t("assistantTry.kind")}
          value={kind}
          onValueChange={setKind}
          options={[
            { value: "talk", label: t("assistantTry.talk") },
            { value: "tests", label: t("assistantTry.tests") },
          ]}
          className="basis-full *:flex-1 *:justify-center"
        />
      </div>
      {kind === "talk" ? (
        <Talk
          playground={playground}
          starters={starters}
          onMakeTest={
            assistantId
              ? (question) => {
                  setEdited({ id: crypto.randomUUID(), question, facts: [], mustCall: [], mustNotCall: [] });
                  setKind("tests");
                }
              : null
          }
        />
      ) : (
        <TestSet assistantId={assistantId} draft={draft} edited={edited} onEdited={setEdited} />
      )}
    </div>
  );
}
