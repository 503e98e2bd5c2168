import { useTranslation } from "../../../lib/use-translation.ts";
import { useOnline } from "../../../shell/use-online.ts";

/** Above the last messages of a conversation whose earlier ones are not on this device yet. */
export function EarlierMessages() {
  const { t } = useTranslation();
  const isOnline = useOnline();
  return (
    <p className="pb-6 text-center text-sm text-text-muted" role="status">
      {t(`chat.page.earlier.${isOnline ? "coming" : "offline"}`)}
    </p>
  );
}
