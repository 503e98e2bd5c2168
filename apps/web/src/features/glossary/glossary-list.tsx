import { languages } from "@metatron/contract/enums";
import type { GlossaryTerm } from "@metatron/contract/glossary/glossary";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Pencil, Plus, Search, Trash2, Upload } from "lucide-react";
import { useDeferredValue, useMemo, useState } from "react";
import { call } from "../../api/call.ts";
import { reasonOf } from "../../api/reason-of.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { LoadFailure } from "../../shell/load-failure.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { DataTable } from "../../ui/chart/data-table.tsx";
import { confirm } from "../../ui/confirm.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Input } from "../../ui/input.tsx";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.ts";
import { GLOSSARY_KEY, glossaryQuery } from "./glossary-queries.ts";
import { ImportDialog } from "./import-dialog.tsx";
import { matchingTerms } from "./matching-terms.ts";
import { newTerm, TermDialog } from "./term-dialog.tsx";

const TERMS_A_PAGE = 100;

/** The glossary's terms, with search, editing and import from a file. */
export function GlossaryList() {
  const { t, i18n } = useTranslation();
  const { data, error, refetch, isPending } = useQuery(glossaryQuery);
  const [q, setQ] = useState("");
  const [shown, setShown] = useState(TERMS_A_PAGE);
  const [edited, setEdited] = useState<GlossaryTerm | null>(null);
  const [isImporting, setImporting] = useState(false);
  const wanted = useDeferredValue(q.trim());
  const terms = useMemo(
    () => (data ? matchingTerms(data.terms, { q: wanted, language: i18n.language }) : []),
    [data, wanted, i18n.language],
  );
  if (error)
    return <LoadFailure title={t("glossary.loadFailed")} error={error} onRetry={() => void refetch()} />;
  const add = (
    <Button variant="primary" onClick={() => setEdited(newTerm())}>
      <Plus />
      {t("glossary.add")}
    </Button>
  );
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        <div className="w-full handset:w-72">
          <Input
            type="search"
            icon={<Search />}
            value={q}
            onChange={(event) => {
              setQ(event.currentTarget.value);
              setShown(TERMS_A_PAGE);
            }}
            placeholder={t("glossary.search")}
            aria-label={t("glossary.search")}
          />
        </div>
        {add}
        <Button onClick={() => setImporting(true)}>
          <Upload />
          {t("glossary.import")}
        </Button>
      </div>
      {isPending && (
        <SkeletonGroup label={t("glossary.loading")} className="grid gap-3">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </SkeletonGroup>
      )}
      {data?.terms.length === 0 && (
        <EmptyState title={t("glossary.empty")} description={t("glossary.emptyHint")} action={add} />
      )}
      {data && data.terms.length > 0 && (
        <p role="status" className="text-sm text-text-muted">
          {t("glossary.count", { count: terms.length })}
        </p>
      )}
      {terms.length > 0 && <TermsTable terms={terms.slice(0, shown)} onEdit={setEdited} />}
      {terms.length > shown && (
        <Button className="justify-self-start" onClick={() => setShown(shown + TERMS_A_PAGE)}>
          {t("glossary.more")}
        </Button>
      )}
      {edited && <TermDialog term={edited} onClose={() => setEdited(null)} />}
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </div>
  );
}

function TermsTable({ terms, onEdit }: { terms: GlossaryTerm[]; onEdit: (term: GlossaryTerm) => void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const deleting = useMutation({
    mutationFn: (id: string) => call("deleteTerm", { params: { id } }),
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: GLOSSARY_KEY });
      toast({ text: t("glossary.deleted") });
    },
    onError: (error) => toast({ text: t("glossary.notDeleted", { reason: reasonOf(t, error) }) }),
  });

  async function handleDelete({ id, term }: GlossaryTerm) {
    const answer = await confirm({
      title: t("glossary.confirm.title", { term }),
      description: t("glossary.confirm.text"),
      yesVisible: true,
      cancelVisible: true,
      tone: "danger",
      labels: { yes: t("glossary.confirm.yes"), cancel: t("glossary.cancel") },
    });
    if (answer === "yes") deleting.mutate(id);
  }

  return (
    <DataTable
      label={t("glossary.title")}
      rows={terms}
      keyOf={({ id }) => id}
      columns={[
        {
          key: "term",
          head: t("glossary.term"),
          cell: ({ term, synonyms }) => (
            <span className="wrap-anywhere">
              {term}
              <span className="block text-xs font-normal text-text-subtle handset:hidden">
                {synonyms.join(", ")}
              </span>
            </span>
          ),
        },
        {
          key: "synonyms",
          head: t("glossary.synonyms"),
          isWide: true,
          cell: ({ synonyms }) => <span className="wrap-anywhere">{synonyms.join(", ") || "–"}</span>,
        },
        {
          key: "meaning",
          head: t("glossary.meaning"),
          isWide: true,
          cell: ({ meanings }) => (
            <span className="line-clamp-2 max-w-measure">
              {meanings.es || meanings.en || meanings.pt || "–"}
            </span>
          ),
        },
        {
          key: "languages",
          head: t("glossary.languages"),
          isWide: true,
          cell: ({ meanings }) => (
            <span className="flex gap-1">
              {languages.map((language) =>
                meanings[language] ? (
                  <Badge key={language} title={t(`glossary.in.${language}`)}>
                    {language.toUpperCase()}
                  </Badge>
                ) : null,
              )}
            </span>
          ),
        },
        {
          key: "actions",
          head: t("glossary.actions"),
          isHeadHidden: true,
          isFigure: true,
          cell: (term) => (
            <span className="inline-flex">
              <IconButton
                size="sm"
                label={t("glossary.editOf", { term: term.term })}
                onClick={() => onEdit(term)}
              >
                <Pencil />
              </IconButton>
              <IconButton
                size="sm"
                label={t("glossary.deleteOf", { term: term.term })}
                onClick={() => void handleDelete(term)}
              >
                <Trash2 />
              </IconButton>
            </span>
          ),
        },
      ]}
    />
  );
}
