import type { NewsItem } from "@metatron/contract/news/news";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { call } from "../../api/call.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { toast } from "../../ui/toast.ts";
import { NewsText, OriginalLanguage } from "./news-article.tsx";
import { partsOfNews } from "./news-body.ts";
import { NEWS_KEY, useNewsQuery } from "./news-query.ts";

interface MustReadProps {
  item: NewsItem;
  /** The person desists, or the acknowledgement can't be saved: the notice is shown again at the next visit. */
  onPostpone: () => void;
}

/** Neither Esc nor a press outside closes it: it is acknowledged, or put off to the next visit by name. */
export function MustReadDialog({ item, onPostpone }: MustReadProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const query = useNewsQuery();
  const [isOpen, setOpen] = useState(true);
  const parts = useMemo(() => partsOfNews(item.body), [item.body]);
  const acknowledgement = useMutation({
    mutationFn: () => call("acknowledgeNews", { params: { id: item.id } }),
    onSuccess: () => {
      setOpen(false);
      queries.setQueryData(
        query.queryKey,
        (news) =>
          news && {
            ...news,
            items: news.items.map((each) => (each.id === item.id ? acknowledged(each) : each)),
          },
      );
      // The other languages have the notice too; the current one is up to date.
      void queries.invalidateQueries({ queryKey: NEWS_KEY, refetchType: "none" });
    },
    onError: () => {
      toast({ text: t("news.notKept") });
      onPostpone();
    },
  });
  return (
    <Dialog
      open={isOpen}
      onOpenChange={() => undefined}
      dismissable={false}
      size="lg"
      title={item.title}
      description={t("news.mustRead")}
      // Focuses the text, not the button: a key pressed for something else would acknowledge the notice.
      focusFirst="[data-must-read]"
      footer={
        <>
          <Button
            variant="ghost"
            disabled={acknowledgement.isPending}
            onClick={() => {
              toast({ text: t("news.desistHint") });
              onPostpone();
            }}
          >
            {t("news.desist")}
          </Button>
          <Button variant="primary" busy={acknowledgement.isPending} onClick={() => acknowledgement.mutate()}>
            {t("news.acknowledge")}
          </Button>
        </>
      }
    >
      <div data-must-read tabIndex={-1} lang={item.language} className="grid gap-3 outline-none">
        <OriginalLanguage language={item.language} />
        {/* No link leads away before the notice is acknowledged. */}
        <NewsText parts={parts.filter(({ kind }) => kind !== "action")} onGo={() => undefined} />
      </div>
    </Dialog>
  );
}

const acknowledged = (item: NewsItem): NewsItem => ({ ...item, acknowledged: true });
