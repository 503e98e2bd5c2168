import { TriangleAlert } from "lucide-react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { cx } from "../../../ui/cx.ts";
import type { Measure } from "./measure-text.ts";

/** Shows how much of the model's limit the text takes, once that matters. */
export function Meter({ measure, modelName }: { measure: Measure; modelName: string }) {
  const { t, i18n } = useTranslation();
  const format = (value: number) => value.toLocaleString(i18n.language, { useGrouping: "always" });
  switch (measure.state) {
    case "fits":
      return null;
    case "shown":
    case "near": {
      const { used, limit, state } = measure;
      return (
        <p role="status" className={cx(LINE, state === "near" ? "text-warning-text" : "text-text-subtle")}>
          {state === "near" && <TriangleAlert className="size-3.5" />}
          {state === "near"
            ? t("chat.composer.meterNear", { left: format(limit - used) })
            : t("chat.composer.meter", { used: format(used), limit: format(limit) })}
        </p>
      );
    }
    case "over":
      return (
        <p role="alert" className={cx(LINE, "text-danger-text")}>
          <TriangleAlert className="size-3.5" />
          {t("chat.composer.tooLong", { model: modelName, over: format(measure.over) })}
        </p>
      );
  }
}

const LINE = "flex w-full basis-full items-center gap-1.5 px-2 pt-1.5 text-xs tabular-nums handset:px-0";
