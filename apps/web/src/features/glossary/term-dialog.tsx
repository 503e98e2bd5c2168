import { type Language, languages } from "@metatron/contract/enums";
import { MAX_GLOSSARY_WORDS, MAX_MEANING_CHARS } from "@metatron/contract/glossary/constants";
import type { GlossaryTerm, TermFields } from "@metatron/contract/glossary/glossary";
import { MAX_NAME_CHARS } from "@metatron/contract/limits";
import { cleanLine } from "@metatron/text/clean-text";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { call } from "../../api/call.ts";
import { codeOf, reasonOf } from "../../api/reason-of.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { toast } from "../../ui/toast.ts";
import { GLOSSARY_KEY } from "./glossary-queries.ts";

export const newTerm = (): GlossaryTerm => ({
  id: crypto.randomUUID(),
  term: "",
  synonyms: [],
  meanings: { es: "", en: "", pt: "" },
});

export function TermDialog({ term: given, onClose }: { term: GlossaryTerm; onClose: () => void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const form = useId();
  const [term, setTerm] = useState(given.term);
  const [synonyms, setSynonyms] = useState(given.synonyms.join("\n"));
  const [meanings, setMeanings] = useState<Record<Language, string>>(given.meanings);
  const [isTried, setTried] = useState(false);
  const fields: TermFields = {
    term: cleanLine(term),
    synonyms: [...new Set(synonyms.split("\n").map(cleanLine).filter(Boolean))],
    meanings: { es: meanings.es.trim(), en: meanings.en.trim(), pt: meanings.pt.trim() },
  };
  const faults = faultsOf(fields);
  const saving = useMutation({
    mutationFn: () => call("saveTerm", { params: { id: given.id }, body: fields }),
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: GLOSSARY_KEY });
      toast({ text: t("glossary.saved") });
      onClose();
    },
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (Object.values(faults).every((fault) => fault === null) && !saving.isPending) saving.mutate();
  }

  const shown = (fault: keyof typeof faults) =>
    isTried && faults[fault] ? { error: t(`glossary.faults.${faults[fault]}`, LIMITS) } : {};
  const isTaken = saving.isError && codeOf(saving.error) === "conflict";
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={given.term === "" ? t("glossary.addTitle") : t("glossary.editTitle", { term: given.term })}
      closeLabel={t("glossary.cancel")}
      focusFirst={`#${CSS.escape(form)} input`}
      footer={
        <>
          <Button onClick={onClose}>{t("glossary.cancel")}</Button>
          <Button type="submit" form={form} variant="primary" busy={saving.isPending}>
            {t("glossary.save")}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={handleSubmit} className="grid gap-4">
        <Field label={t("glossary.term")} hint={t("glossary.termHint")} {...shown("term")}>
          <Input
            value={term}
            maxLength={MAX_NAME_CHARS}
            onChange={(event) => setTerm(event.currentTarget.value)}
          />
        </Field>
        <Field label={t("glossary.synonyms")} hint={t("glossary.synonymsHint")} {...shown("synonyms")}>
          <Textarea
            minRows={2}
            maxRows={6}
            value={synonyms}
            onChange={(event) => setSynonyms(event.currentTarget.value)}
          />
        </Field>
        {languages.map((language) => (
          <Field
            key={language}
            label={t(`glossary.in.${language}`)}
            {...(language === "es" ? { hint: t("glossary.meaningHint"), ...shown("meaning") } : {})}
          >
            <Textarea
              minRows={2}
              maxRows={6}
              lang={language}
              maxLength={MAX_MEANING_CHARS}
              value={meanings[language]}
              onChange={(event) => setMeanings({ ...meanings, [language]: event.currentTarget.value })}
            />
          </Field>
        ))}
        {saving.isError && (
          <Notice tone="danger">
            {isTaken ? t("glossary.taken") : t("glossary.failed", { reason: reasonOf(t, saving.error) })}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}

const LIMITS = { most: MAX_GLOSSARY_WORDS - 1, longest: MAX_NAME_CHARS };

function faultsOf({ term, synonyms, meanings }: TermFields) {
  const saysNothing = synonyms.length === 0 && Object.values(meanings).every((meaning) => meaning === "");
  return {
    term: term === "" ? ("noTerm" as const) : null,
    synonyms:
      synonyms.length > LIMITS.most
        ? ("tooManySynonyms" as const)
        : synonyms.some((word) => word.length > LIMITS.longest)
          ? ("tooLong" as const)
          : null,
    meaning: saysNothing ? ("saysNothing" as const) : null,
  };
}
