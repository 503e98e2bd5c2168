import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslation } from "../../../lib/use-translation.ts";
import type { PathStep } from "../../../local-db/active-path.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import type { MessageHandlers } from "./message-handlers.ts";

/** ‹ 2/3 ›, where there is more than one version. */
export function VersionSwitch({
  step: { message, versions },
  onChoose,
}: {
  step: PathStep;
  onChoose: MessageHandlers["onChooseVersion"];
}) {
  const { t } = useTranslation();
  if (versions.length < 2 || !onChoose) return null;
  const at = versions.indexOf(message.id);
  const previous = versions[at - 1];
  const next = versions[at + 1];
  const place = { n: at + 1, count: versions.length };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
    <div role="group" aria-label={t("messages.versions.group")} className="flex items-center">
      <IconButton
        size="sm"
        label={t("messages.versions.previous")}
        // Not `disabled`: the button would lose the focus at the first version.
        aria-disabled={!previous}
        className="aria-disabled:text-text-disabled"
        onClick={() => previous && onChoose(message, previous)}
      >
        <ChevronLeft />
      </IconButton>
      <span className="text-xs text-text-subtle tabular-nums">
        <span aria-hidden="true">
          {place.n}/{place.count}
        </span>
        <span className="sr-only">{t("messages.versions.place", place)}</span>
      </span>
      <IconButton
        size="sm"
        label={t("messages.versions.next")}
        aria-disabled={!next}
        className="aria-disabled:text-text-disabled"
        onClick={() => next && onChoose(message, next)}
      >
        <ChevronRight />
      </IconButton>
    </div>
  );
}
