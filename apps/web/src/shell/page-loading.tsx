import { useTranslation } from "../lib/use-translation.ts";
import { Horizon } from "../ui/horizon.tsx";

/** Shown while a page's code loads, after a short delay so that fast pages do not flash. */
export function PageLoading() {
  const { t } = useTranslation();
  return <Waiting text={t("faults.loading")} />;
}

export function Waiting({ text }: { text: string }) {
  return (
    <div role="status" className="grid h-full min-h-[min(100dvh,20rem)] place-content-center gap-4 p-6">
      <Horizon state="live" className="w-60 max-w-full" />
      <p className="text-center text-sm text-text-muted">{text}</p>
    </div>
  );
}
