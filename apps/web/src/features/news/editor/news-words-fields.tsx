import { type Language, languages } from "@metatron/contract/enums";
import { MAX_TITLE_CHARS } from "@metatron/contract/limits";
import { MAX_NEWS_CHARS } from "@metatron/contract/news/constants";
import type { NewsDraft } from "@metatron/contract/news/news";
import { useMutation } from "@tanstack/react-query";
import { ImagePlus, Languages } from "lucide-react";
import { useRef } from "react";
import { call } from "../../../api/call.ts";
import { reasonOf } from "../../../api/reason-of.ts";
import { LANGUAGE_NAMES } from "../../../lib/language.ts";
import { pickFiles } from "../../../lib/pick-files.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast } from "../../../ui/toast.ts";
import { pictureLine } from "../news-body.ts";
import { faultsIn, type NewsWords, withLine, wordsIn } from "./news-draft.ts";
import { uploadPicture } from "./news-queries.ts";

interface NewsWordsFieldsProps {
  draft: NewsDraft;
  language: Language;
  canTranslate: boolean;
  /** Whether missing texts are shown as faults. */
  showsFaults: boolean;
  onLanguage: (language: Language) => void;
  onWords: (language: Language, words: NewsWords) => void;
}

/** Title and text of one language, with a switch between the languages. */
export function NewsWordsFields(props: NewsWordsFieldsProps) {
  const { draft, language, showsFaults, onLanguage, onWords } = props;
  const { t } = useTranslation();
  const words = wordsIn(draft, language);
  const faults = showsFaults ? faultsIn(draft, language) : [];
  const write = (changes: Partial<NewsWords>) => onWords(language, { ...words, ...changes });
  const picture = usePicture(words.body, (body) => write({ body }));
  return (
    <>
      <div className="grid justify-items-start gap-2">
        <Segmented
          label={t("newsAdmin.language")}
          value={language}
          onValueChange={onLanguage}
          options={languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
        {language === draft.language ? (
          <p className="text-xs text-text-subtle">{t("newsAdmin.isOriginal")}</p>
        ) : (
          <Translation {...props} words={words} />
        )}
      </div>
      <Field label={t("newsAdmin.title")} error={faults.includes("title") && t("newsAdmin.titleMissing")}>
        <Input
          lang={language}
          value={words.title}
          maxLength={MAX_TITLE_CHARS}
          onChange={(event) => write({ title: event.currentTarget.value })}
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
            lang={language}
            value={words.body}
            maxLength={MAX_NEWS_CHARS}
            minRows={8}
            maxRows={24}
            onChange={(event) => write({ body: event.currentTarget.value })}
          />
        </Field>
        <div>
          <Button size="sm" busy={picture.isUploading} onClick={() => void picture.pick()}>
            <ImagePlus />
            {t("newsAdmin.addPicture")}
          </Button>
        </div>
      </div>
    </>
  );
}

interface TranslationProps extends NewsWordsFieldsProps {
  words: NewsWords;
}

/** What readers of this language see, and a model's proposal where there is a model. */
function Translation({ draft, language, canTranslate, words, onWords }: TranslationProps) {
  const { t } = useTranslation();
  const original = LANGUAGE_NAMES[draft.language];
  const isEmpty = words.title.trim() === "" && words.body.trim() === "";
  const proposing = useMutation({
    mutationFn: (to: Language) => {
      const { title, body, language: from } = draft;
      return call("translateNews", { body: { title, body, from, to } });
    },
    // Another language may be on screen by now.
    onSuccess: (proposed, to) => onWords(to, proposed),
    onError: (error) => toast({ text: t("newsAdmin.notTranslated", { reason: reasonOf(t, error) }) }),
  });
  const isReady = draft.title.trim() !== "" && draft.body.trim() !== "";
  return (
    <>
      <p className="max-w-measure text-xs text-text-subtle">
        {isEmpty ? t("newsAdmin.readsOriginal", { language: original }) : t("newsAdmin.isTranslation")}
      </p>
      {canTranslate && (
        <Button
          size="sm"
          disabled={!isReady}
          busy={proposing.isPending && proposing.variables === language}
          onClick={() => proposing.mutate(language)}
        >
          <Languages />
          {t(isEmpty ? "newsAdmin.translate" : "newsAdmin.translateAgain")}
        </Button>
      )}
    </>
  );
}

/** Uploads a picture and inserts its line at the cursor. */
function usePicture(written: string, onBody: (body: string) => void) {
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
      const at = text.current?.selectionStart ?? written.length;
      const body = text.current?.value ?? written;
      onBody(withLine(body, at, pictureLine(id, t("newsAdmin.pictureWords"))));
    },
  };
}
