import type { Prompt, PromptList } from "@metatron/contract/prompts/prompt";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { Plus, Search } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "../../lib/use-translation.ts";
import { useBrand } from "../../shell/brand.ts";
import { LoadFailure } from "../../shell/load-failure.tsx";
import { Page } from "../../shell/page.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Input } from "../../ui/input.tsx";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";
import { usePerson } from "../session/use-person.ts";
import { FeatureDialog } from "./feature-dialog.tsx";
import { isFeaturedFor, matchPrompts, type Reader } from "./match-prompts.ts";
import { PromptDialog } from "./prompt-dialog.tsx";
import { draftOf, newDraft, type PromptDraft } from "./prompt-draft.ts";
import { requestPrompt } from "./prompt-request.ts";
import { PromptRow } from "./prompt-row.tsx";
import { usePrompts } from "./prompts-query.ts";
import { VersionsDialog } from "./versions-dialog.tsx";

type Layer =
  | { kind: "edit"; prompt: Prompt | null; draft: PromptDraft }
  | { kind: "versions"; prompt: Prompt }
  | { kind: "feature"; prompt: Prompt };

/** The library: featured prompts, the person's own, their teams' and the company's. */
export function PromptsPage() {
  const { t } = useTranslation();
  const prompts = usePrompts();
  const [search, setSearch] = useState("");
  const [layer, setLayer] = useState<Layer | null>(null);
  const { roles } = usePerson();
  const reader: Reader = { roles, brand: useBrand() };
  const navigate = useNavigate();
  const { to } = useSearch({ from: "/shell/prompts" });
  const found = matchPrompts(prompts.data?.items ?? [], search, reader);
  const close = () => setLayer(null);
  const edit = (prompt: Prompt | null, draft: PromptDraft) => setLayer({ kind: "edit", prompt, draft });
  const addButton = (
    <Button variant="primary" disabled={!prompts.data} onClick={() => edit(null, newDraft())}>
      <Plus />
      {t("prompts.add")}
    </Button>
  );
  const use = (prompt: Prompt) => {
    requestPrompt(prompt);
    if (to) void navigate({ to: "/chat/$conversationId", params: { conversationId: to } });
    else void navigate({ to: "/chat" });
  };
  return (
    <Page title={t("shell.prompts")} width="column" tools={addButton}>
      <p className="max-w-measure text-text-muted">{t("prompts.lede")}</p>
      {prompts.isPending && <Loading />}
      {prompts.isError && (
        <LoadFailure
          title={t("prompts.listFailed")}
          error={prompts.error}
          onRetry={() => void prompts.refetch()}
        />
      )}
      {prompts.data && (
        <>
          <div className="mt-4 max-w-column">
            <Input
              type="search"
              icon={<Search className="size-4" />}
              aria-label={t("prompts.search")}
              placeholder={t("prompts.search")}
              value={search}
              onChange={(event) => setSearch(event.currentTarget.value)}
            />
          </div>
          {found.length === 0 && (
            <EmptyState
              title={t(search.trim() ? "prompts.noneFound" : "prompts.empty")}
              description={t(search.trim() ? "prompts.noneFoundText" : "prompts.emptyText")}
              className="flex-1"
            />
          )}
          {sectionsOf(found, reader).map(({ name, items }) => (
            <section key={name} aria-labelledby={`prompts-${name}`} className="mt-7 max-w-column">
              <h2 id={`prompts-${name}`} className="text-sm font-medium text-text-muted">
                {t(`prompts.sections.${name}`)}
              </h2>
              <ul className="mt-2 border-t border-border">
                {items.map((prompt) => (
                  <PromptRow
                    key={prompt.id}
                    prompt={prompt}
                    mayFeature={prompts.data.mayPublish && prompt.scope !== "own"}
                    onUse={() => use(prompt)}
                    onEdit={() => edit(prompt, draftOf(prompt))}
                    onDuplicate={() =>
                      edit(null, { ...newDraft(), title: t("prompts.copyOf", prompt), text: prompt.text })
                    }
                    onVersions={() => setLayer({ kind: "versions", prompt })}
                    onFeature={() => setLayer({ kind: "feature", prompt })}
                  />
                ))}
              </ul>
            </section>
          ))}
          <Layers layer={layer} list={prompts.data} onClose={close} />
        </>
      )}
    </Page>
  );
}

function Layers({ layer, list, onClose }: { layer: Layer | null; list: PromptList; onClose: () => void }) {
  switch (layer?.kind) {
    case "edit":
      return <PromptDialog prompt={layer.prompt} draft={layer.draft} list={list} onClose={onClose} />;
    case "versions":
      return <VersionsDialog prompt={layer.prompt} onClose={onClose} />;
    case "feature":
      return <FeatureDialog prompt={layer.prompt} onClose={onClose} />;
    case undefined:
      return null;
  }
}

/** Each prompt once: a featured one is not repeated in its own section. */
function sectionsOf(prompts: readonly Prompt[], reader: Reader) {
  const featured = prompts.filter((prompt) => isFeaturedFor(prompt, reader));
  const rest = prompts.filter((prompt) => !featured.includes(prompt));
  return [
    { name: "featured" as const, items: featured },
    { name: "own" as const, items: rest.filter(({ scope }) => scope === "own") },
    { name: "team" as const, items: rest.filter(({ scope }) => scope === "team") },
    { name: "company" as const, items: rest.filter(({ scope }) => scope === "company") },
  ].filter(({ items }) => items.length > 0);
}

function Loading() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t("prompts.loading")} className="mt-6 grid max-w-column gap-6">
      {["w-2/3", "w-1/2", "w-3/5"].map((width) => (
        <div key={width} className="grid gap-2">
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="h-3 w-48" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
