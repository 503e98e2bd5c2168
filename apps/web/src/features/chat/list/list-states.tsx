import { useTranslation } from "../../../lib/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton.tsx";

export function EmptyList() {
  const { t } = useTranslation();
  return <p className="px-4.5 pt-3.5 text-xs text-text-subtle">{t("list.empty")}</p>;
}

interface NothingHereProps {
  kind: "filtered" | "list" | "archive";
  onClear: () => void;
}

/** Where there are conversations, but none of them is shown. */
export function NothingHere({ kind, onClear }: NothingHereProps) {
  const { t } = useTranslation();
  return (
    <div className="grid justify-items-start gap-2 px-4.5 pt-3.5">
      <p role="status" className="text-xs text-text-subtle">
        {t(`list.nothing.${kind}`)}
      </p>
      {kind === "filtered" && (
        <Button size="sm" onClick={onClear}>
          {t("list.filter.clear")}
        </Button>
      )}
    </div>
  );
}

export function LoadingList() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t("list.loading")} labelHidden className="px-4.5 pt-11">
      {WIDTHS.map((width) => (
        <div key={width} className="flex h-row items-center gap-2.5">
          <Skeleton className="size-[18px]" />
          <Skeleton className={width} />
        </div>
      ))}
    </SkeletonGroup>
  );
}

const WIDTHS = ["w-36", "w-44", "w-28", "w-40", "w-32"];

export function FailedList({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="p-3">
      <Notice
        tone="danger"
        variant="box"
        title={t("list.failed")}
        actions={
          <Button size="sm" onClick={onRetry}>
            {t("list.retry")}
          </Button>
        }
      >
        {t("list.failedText")}
      </Notice>
    </div>
  );
}
