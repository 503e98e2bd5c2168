import { languages } from "@metatron/contract/enums";
import type { ManagedNews } from "@metatron/contract/news/news";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Pencil, Trash2 } from "lucide-react";
import { call } from "../../../api/call.ts";
import { reasonOf } from "../../../api/reason-of.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Badge } from "../../../ui/badge.tsx";
import { confirm } from "../../../ui/confirm.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { toast } from "../../../ui/toast.ts";
import { NEWS_KEY } from "../news-query.ts";
import { stateOf } from "./news-draft.ts";
import { allNewsQuery } from "./news-queries.ts";

const TONES = { draft: "neutral", planned: "warning", published: "success" } as const;

export function NewsRow({ item, onEdit }: { item: ManagedNews; onEdit: () => void }) {
  const { t } = useTranslation();
  const state = stateOf(item, new Date());
  const deletion = useDeletion(item);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-border py-3">
      <div className="min-w-0 flex-[1_1_16rem]">
        <button
          type="button"
          onClick={onEdit}
          className="max-w-full truncate text-left font-medium hover:underline"
        >
          {item.title}
        </button>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-text-subtle">
          <Badge tone={TONES[state]}>{t(`newsAdmin.states.${state}`)}</Badge>
          <WhenAndWhom item={item} />
        </p>
      </div>
      {item.mustRead && (
        <p className="text-xs text-text-muted tabular-nums">
          {t("newsAdmin.acknowledgedBy", { n: item.acknowledged, of: item.audience })}
        </p>
      )}
      <div className="flex gap-1">
        <IconButton label={t("newsAdmin.edit", { title: item.title })} onClick={onEdit}>
          <Pencil />
        </IconButton>
        <IconButton label={t("newsAdmin.remove", { title: item.title })} onClick={() => void deletion.ask()}>
          <Trash2 />
        </IconButton>
      </div>
    </li>
  );
}

function WhenAndWhom({ item }: { item: ManagedNews }) {
  const { t, i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium", timeZone: "UTC" });
  const day = item.publishOn ? format.format(new Date(`${item.publishOn}T00:00:00Z`)) : null;
  const audience = [
    ...item.brands.map((brand) => t(`newsAdmin.brands.${brand}`)),
    ...item.roles.map((role) => t(`roles.${role}`)),
  ];
  const written = [item.language, ...languages.filter((each) => each in item.translations)];
  const inLanguages = written.map((language) => language.toUpperCase()).join(" ");
  const whom = audience.length > 0 ? audience.join(", ") : t("newsAdmin.everyone");
  return <span className="min-w-0 truncate">{[day, whom, inLanguages].filter(Boolean).join(" · ")}</span>;
}

function useDeletion({ id, title }: ManagedNews) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const mutation = useMutation({
    mutationFn: () => call("deleteNews", { params: { id } }),
    onSuccess: () => toast({ text: t("newsAdmin.removed", { title }) }),
    onError: (error) => toast({ text: reasonOf(t, error) }),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: allNewsQuery.queryKey });
      void queries.invalidateQueries({ queryKey: NEWS_KEY });
    },
  });
  return {
    async ask() {
      const answer = await confirm({
        title: t("newsAdmin.removeAsk", { title }),
        description: t("newsAdmin.removeText"),
        tone: "danger",
        yesVisible: true,
        cancelVisible: true,
        labels: { yes: t("newsAdmin.removeYes") },
      });
      if (answer === "yes") mutation.mutate();
    },
  };
}
