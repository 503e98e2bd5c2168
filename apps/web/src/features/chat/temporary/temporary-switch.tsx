import { MessageSquareDashed } from "lucide-react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Switch } from "../../../ui/switch.tsx";

/** Under the composer of a new conversation: starts a temporary one instead. */
export function TemporarySwitch({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is the control.
    <label className="inline-flex min-h-control items-center gap-2.5 text-sm text-text-muted">
      <MessageSquareDashed aria-hidden="true" className="size-4" />
      {t("chat.temporary")}
      <Switch checked={isOn} onCheckedChange={onChange} />
    </label>
  );
}
