import { MAX_TITLE_CHARS } from "@metatron/contract/limits";
import { MAX_NEWS_CHARS } from "@metatron/contract/news/constants";
import type { NewsDraft } from "@metatron/contract/news/news";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ImagePlus } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../api/call.ts";
import { reasonOf } from "../../../api/reason-of.ts";
import { pickFiles } from "../../../lib/pick-files.ts";
import { Button } from "../../../ui/button.tsx";
import { confirm } from "../../../ui/confirm.ts";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast } from "../../../ui/toast.ts";
import { pictureLine } from "../news-body.ts";
import { newsQuery } from "../news-query.ts";
import { AudienceFields } from "./audience-fields.tsx";
import { type EditedNews, faultsOf, withLine } from "./news-draft.ts";
import { NewsPreview } from "./news-preview.tsx";
import { allNewsQuery, uploadPicture } from "./news-queries.ts";

interface NewsFormProps {
  edited: EditedNews;
  onGo: (path: string) => void;
  onClose: () => void;
}

/** The form of an item, with a preview beside it. */
export function NewsForm({ edited, onGo, onClose }: NewsFormProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(edited.draft);
  const [hasTried, setTried] = useState(false);
  const faults = hasTried ? faultsOf(draft) : [];
  const change = (changes: Partial<NewsDraft>) => setDraft((before) => ({ ...before, ...changes }));
  const saving = useSaving(edited.id, onClose);
  const picture = usePicture(draft, change);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(edited.draft);

  function handleSave(publishOn: string | null) {
    setTried(true);
    const saved = { ...draft, publishOn };
    change({ publishOn });
    if (faultsOf(saved).length === 0) saving.mutate(saved);
  }

  async function handleClose() {
    if (!isChanged || (await mayBeLost(t("newsAdmin.loseAsk"), t("newsAdmin.loseYes")))) onClose();
  }

  return (
    <div className="grid gap-8 desktop:grid-cols-[minmax(0,1fr)_420px]">
      <form className="grid content-start gap-5" onSubmit={(event) => event.preventDefault()}>
        <Field label={t("newsAdmin.title")} error={faults.includes("title") && t("newsAdmin.titleMissing")}>
          <Input
            value={draft.title}
            maxLength={MAX_TITLE_CHARS}
            onChange={(event) => change({ title: event.currentTarget.value })}
          />
        </Field>
        <div className="grid gap-2">
          <Field
            label={t("newsAdmin.body")}
            hint={t("newsAdmin.bodyHint")}
            error={faults.includes("body") && t("newsAdmin.bodyMissing")}
          >
            <Textarea
              ref={picture.text}
              value={draft.body}
              maxLength={MAX_NEWS_CHARS}
              minRows={8}
              maxRows={24}
              onChange={(event) => change({ body: event.currentTarget.value })}
            />
          </Field>
          <div>
            <Button size="sm" busy={picture.isUploading} onClick={() => void picture.pick()}>
              <ImagePlus />
              {t("newsAdmin.addPicture")}
            </Button>
          </div>
        </div>
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
      <NewsPreview draft={draft} onGo={onGo} />
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
      void queries.invalidateQueries({ queryKey: newsQuery.queryKey });
      onSaved();
    },
    onError: (error) => toast({ text: t("newsAdmin.notSaved", { reason: reasonOf(t, error) }) }),
  });
}

/** Uploads a picture and inserts its line at the cursor. */
function usePicture(draft: NewsDraft, change: (changes: Partial<NewsDraft>) => void) {
  const { t } = useTranslation();
  const text = useRef<HTMLTextAreaElement>(null);
  const upload = useMutation({
    mutationFn: uploadPicture,
    onError: (error) => toast({ text: t("newsAdmin.pictureFailed", { reason: reasonOf(t, error) }) }),
  });
  return {
    text,
    isUploading: upload.isPending,
    async pick() {
      const [file] = await pickFiles("image/png,image/jpeg,image/webp,image/gif", { multiple: false });
      if (!file) return;
      const id = await upload.mutateAsync(file).catch(() => undefined);
      if (!id) return;
      const at = text.current?.selectionStart ?? draft.body.length;
      const body = text.current?.value ?? draft.body;
      change({ body: withLine(body, at, pictureLine(id, t("newsAdmin.pictureWords"))) });
    },
  };
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
