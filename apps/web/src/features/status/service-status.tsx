import { useQuery } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { useTranslation } from "../../lib/use-translation.ts";

const ASK_AGAIN_MS = 60_000;

/** Whether all services work, for people who visit because something does not; hidden if unknown. */
export function ServiceStatus() {
  const { t } = useTranslation();
  const { data } = useQuery({
    queryKey: ["service-status"],
    queryFn: ({ signal }) => call("status", { signal }),
    refetchInterval: ASK_AGAIN_MS,
    retry: false,
  });
  if (!data) return null;
  const isWhole = data.status === "ok";
  return (
    <p role="status" className="flex items-center gap-2 text-sm text-text-muted">
      <span className={`size-1.5 rounded-full ${isWhole ? "bg-success" : "bg-warning"}`} aria-hidden="true" />
      {t(isWhole ? "status.whole" : "status.degraded")}
    </p>
  );
}
