import { exportFormats } from "@metatron/contract/quality/constants";
import type { AssistantQuality } from "@metatron/contract/quality/quality";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Download, Play, Square } from "lucide-react";
import { useId } from "react";
import { call } from "../../api/call.ts";
import { reasonOf } from "../../api/reason-of.ts";
import { saveResponse } from "../../api/save-response.ts";
import { currentLanguage } from "../../lib/language.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { MenuItem } from "../../ui/menu-items.tsx";
import { Progress } from "../../ui/progress.tsx";
import { Switch } from "../../ui/switch.tsx";
import { toast } from "../../ui/toast.ts";
import { QUALITY_KEY } from "./quality-queries.ts";

/** Starts and stops a run, shows its progress and whether runs are scheduled. */
export function RunBar({ quality }: { quality: AssistantQuality }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const nightlyId = useId();
  const { assistantId, running, questions, isNightly } = quality;
  const params = { assistant_id: assistantId };
  const refresh = () => queries.invalidateQueries({ queryKey: QUALITY_KEY });
  const settings = {
    onSuccess: refresh,
    onError: (error: Error) => toast({ text: t("quality.failed", { reason: reasonOf(t, error) }) }),
  };
  const starting = useMutation({ mutationFn: () => call("startQualityRun", { params }), ...settings });
  const stopping = useMutation({
    mutationFn: (runId: string) => call("stopQualityRun", { params: { ...params, run_id: runId } }),
    ...settings,
  });
  const nightly = useMutation({
    mutationFn: (value: boolean) => call("setQuality", { params, body: { isNightly: value } }),
    ...settings,
  });

  async function handleExport(format: (typeof exportFormats)[number]) {
    try {
      const query = { format, language: currentLanguage() };
      await saveResponse(await call("exportQuality", { params, query }), `metatron-quality.${format}`);
    } catch (error) {
      toast({ text: t("quality.failed", { reason: reasonOf(t, error) }) });
    }
  }

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {running ? (
          <Button busy={stopping.isPending} onClick={() => stopping.mutate(running.id)}>
            <Square />
            {t("quality.stop")}
          </Button>
        ) : (
          <Button
            variant="primary"
            busy={starting.isPending}
            disabled={questions === 0}
            onClick={() => starting.mutate()}
          >
            <Play />
            {t("quality.run")}
          </Button>
        )}
        <span className="inline-flex items-center gap-2 text-sm">
          <Switch
            id={nightlyId}
            checked={nightly.isPending ? nightly.variables : isNightly}
            onCheckedChange={(value) => nightly.mutate(value)}
          />
          <label htmlFor={nightlyId}>{t("quality.nightly")}</label>
        </span>
        <Menu
          align="end"
          trigger={
            <Button className="ml-auto" disabled={quality.runs.length === 0}>
              <Download />
              {t("quality.export")}
            </Button>
          }
        >
          {exportFormats.map((format) => (
            <MenuItem key={format} onSelect={() => void handleExport(format)}>
              {t(`quality.formats.${format}`)}
            </MenuItem>
          ))}
        </Menu>
      </div>
      {running && (
        <div role="status" className="grid gap-1.5 text-sm text-text-muted">
          {running.state === "waiting"
            ? t("quality.waiting")
            : t("quality.progress", { done: running.done, total: running.total })}
          <Progress
            label={t("quality.run")}
            {...(running.state === "waiting"
              ? {}
              : { value: (running.done / Math.max(1, running.total)) * 100 })}
          />
        </div>
      )}
      {questions === 0 && <p className="text-sm text-text-muted">{t("quality.noQuestionsHint")}</p>}
    </div>
  );
}
