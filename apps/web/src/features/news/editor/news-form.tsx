import { languages } from "@metatron/contract/enums";
import type { NewsDraft } from "@metatron/contract/news/news";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import { reasonOf } from "../../../api/reason-of.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { confirm } from "../../../ui/confirm.ts";
import { toast } from "../../../ui/toast.ts";
import { NEWS_KEY } from "../news-query.ts";
import { AudienceFields } from "./audience-fields.tsx";
import { type EditedNews, faultsIn, faultsOf, writeWords } from "./news-draft.ts";
import { NewsPreview } from "./news-preview.tsx";
import { allNewsQuery } from "./news-queries.ts";
import { NewsWordsFields } from "./news-words-fields.tsx";

interface NewsFormProps {
  edited: EditedNews;
  /** Whether a model can propose translations. */
  canTranslate: boolean;
  onGo: (path: string) => void;
  onClose: () => void;
}

/** The form of an item, with a preview beside it. */
export function NewsForm({ edited, canTranslate, onGo, onClose }: NewsFormProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(edited.draft);
  const [language, setLanguage] = useState(edited.draft.language);
  const [hasTried, setTried] = useState(false);
  const faults = hasTried ? faultsOf(draft) : [];
  const change = (changes: Partial<NewsDraft>) => setDraft((before) => ({ ...before, ...changes }));
  const saving = useSaving(edited.id, onClose);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(edited.draft);

  function handleSave(publishOn: string | null) {
    setTried(true);
    const saved = { ...draft, publishOn };
    change({ publishOn });
    if (faultsOf(saved).length === 0) return saving.mutate(saved);
    // A fault in a language that is not shown would leave the button without a visible effect.
    const faulty = [language, ...languages].find((each) => faultsIn(saved, each).length > 0);
    if (faulty) setLanguage(faulty);
  }

  async function handleClose() {
    if (!isChanged || (await mayBeLost(t("newsAdmin.loseAsk"), t("newsAdmin.loseYes")))) onClose();
  }

  return (
    <div className="grid gap-8 desktop:grid-cols-[minmax(0,1fr)_420px]">
      <form className="grid content-start gap-5" onSubmit={(event) => event.preventDefault()}>
        <NewsWordsFields
          draft={draft}
          language={language}
          canTranslate={canTranslate}
          showsFaults={hasTried}
          onLanguage={setLanguage}
          onWords={(each, words) => setDraft((before) => ({ ...before, ...writeWords(before, each, words) }))}
        />
        <AudienceFields draft={draft} onChange={change} hasDayFault={faults.includes("publishOn")} />
        <div className="flex flex-wrap gap-2.5">
          <Button
            variant="primary"
            busy={saving.isPending}
            onClick={() => handleSave(draft.publishOn ?? today())}
          >
            {t("newsAdmin.publish")}
          </Button>
          <Button disabled={saving.isPending} onClick={() => handleSave(null)}>
            {t("newsAdmin.saveDraft")}
          </Button>
          <Button variant="ghost" onClick={() => void handleClose()}>
            {t("newsAdmin.back")}
          </Button>
        </div>
      </form>
      <NewsPreview draft={draft} language={language} onGo={onGo} />
    </div>
  );
}

function useSaving(id: string, onSaved: () => void) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (draft: NewsDraft) => call("saveNews", { params: { id }, body: draft }),
    onSuccess: ({ publishOn }) => {
      toast({ text: t(publishOn === null ? "newsAdmin.draftSaved" : "newsAdmin.saved") });
      void queries.invalidateQueries({ queryKey: allNewsQuery.queryKey });
      void queries.invalidateQueries({ queryKey: NEWS_KEY });
      onSaved();
    },
    onError: (error) => toast({ text: t("newsAdmin.notSaved", { reason: reasonOf(t, error) }) }),
  });
}

const today = () => new Date().toISOString().slice(0, 10);

async function mayBeLost(title: string, yes: string): Promise<boolean> {
  const answer = await confirm({
    title,
    tone: "danger",
    yesVisible: true,
    cancelVisible: true,
    labels: { yes },
  });
  return answer === "yes";
}
