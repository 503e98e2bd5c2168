import { useEffect, useState } from "react";
import { track } from "../../api/track.ts";
import { BRAND_PROFILES } from "../../lib/brand.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { useBrand } from "../../shell/brand.ts";
import { useShell } from "../../shell/shell-state.tsx";
import { useGo } from "../../shell/use-go.ts";
import { Badge } from "../../ui/badge.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { NewsList } from "./news-list.tsx";
import { useUnseenNews } from "./use-unseen-news.ts";

/** The news, over the current page. */
export function NewsDrawer() {
  const { isNewsOpen, setNewsOpen } = useShell();
  const { t } = useTranslation();
  const unseen = useUnseenNews();
  const atOpening = useAtOpening(isNewsOpen, unseen);
  return (
    <Sheet
      open={isNewsOpen}
      onOpenChange={setNewsOpen}
      side="right"
      title={t("news.title")}
      closeLabel={t("shell.close")}
      {...(atOpening > 0
        ? { aside: <Badge tone="accent">{t("shell.unseen", { count: atOpening })}</Badge> }
        : {})}
    >
      <div className="flex min-h-full flex-col px-6 pt-4 pb-8">
        <Contents unseen={atOpening} onClose={() => setNewsOpen(false)} />
      </div>
    </Sheet>
  );
}

/** Mounted only while the drawer is open. */
function Contents({ unseen, onClose }: { unseen: number; onClose: () => void }) {
  const brand = useBrand();
  const go = useGo();
  // biome-ignore lint/correctness/useExhaustiveDependencies: tracked once per opening.
  useEffect(() => {
    track("open_new_features");
    if (unseen > 0) track("open_updates", { unseen });
  }, []);
  return (
    <NewsList
      brandName={BRAND_PROFILES[brand].name}
      onGo={(path) => {
        onClose();
        go(path);
      }}
    />
  );
}

/** Showing the items marks them as seen; the drawer keeps the count that it was opened with. */
function useAtOpening(isOpen: boolean, unseen: number): number {
  const [kept, setKept] = useState({ isOpen: false, unseen: 0 });
  if (kept.isOpen !== isOpen) setKept({ isOpen, unseen: isOpen ? unseen : kept.unseen });
  return kept.isOpen === isOpen ? kept.unseen : unseen;
}
