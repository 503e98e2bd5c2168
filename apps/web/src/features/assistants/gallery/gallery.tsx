import type { AssistantSummary } from "@metatron/contract/assistants/assistant";
import { type AssistantScope, assistantScopes } from "@metatron/contract/assistants/constants";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus, Search, UserRoundCog } from "lucide-react";
import { type ReactNode, useDeferredValue, useMemo, useState } from "react";
import { track } from "../../../api/track.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import type { ChatsDatabase } from "../../../local-db/chats-database.ts";
import { useLive } from "../../../local-db/use-live.ts";
import { LoadFailure } from "../../../shell/load-failure.tsx";
import { Button } from "../../../ui/button.tsx";
import { Input } from "../../../ui/input.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { Select } from "../../../ui/select.tsx";
import { allAssistantsQuery, assistantKeys } from "../assistant-queries.ts";
import { HandOverDialog } from "../members/hand-over-dialog.tsx";
import { arrangeAssistants, type GalleryOrder, galleryOrders, newest } from "./arrange-assistants.ts";
import { createAssistantActions } from "./assistant-actions.ts";
import { AssistantGrid } from "./assistant-grid.tsx";
import { GalleryEmpty } from "./gallery-empty.tsx";
import { GallerySkeleton } from "./gallery-skeleton.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";
import { WaitingReviews } from "./waiting-reviews.tsx";

interface GalleryProps {
  db: ChatsDatabase;
  personEmail: string;
  isAdmin: boolean;
  scope: AssistantScope;
  onScope: (scope: AssistantScope) => void;
  onOpen: (id: string) => void;
  onEdit: (id: string) => void;
  onQuality: (id: string) => void;
  onCreate: () => void;
  /** Logs a storage error or a duplicate pin. */
  warn: (message: string) => void;
  /** Lets the page place the search and the button beside its title, where there is space. */
  children: (parts: { tools: ReactNode; list: ReactNode }) => ReactNode;
}

export function Gallery({
  db,
  personEmail,
  isAdmin,
  scope,
  onScope,
  onOpen,
  onEdit,
  onQuality,
  onCreate,
  warn,
  children,
}: GalleryProps) {
  const { t, i18n } = useTranslation();
  const queries = useQueryClient();
  const { data: assistants, error, refetch, isPending } = useQuery(allAssistantsQuery);
  const [query, setQuery] = useState("");
  const searched = useDeferredValue(query);
  const [order, setOrder] = useState<GalleryOrder>("recent");
  const [isHandingOver, setHandingOver] = useState(false);
  const [removing, setRemoving] = useState<AssistantSummary | null>(null);
  const rows = useLive(db, (chats) => chats.assistants.toArray(), []);

  const actions = useMemo(() => {
    const lists = { queryKey: assistantKeys.lists };
    const onPinning = () => queries.cancelQueries(lists);
    const onChanged = () => void queries.invalidateQueries(lists);
    return createAssistantActions({ db, t, onPinning, onChanged, onEdit, warn });
  }, [db, t, queries, onEdit, warn]);

  const local = useMemo(() => {
    const known = rows.state === "ready" ? rows.value : [];
    return {
      pinned: new Set(known.filter(({ pinned }) => pinned).map(({ id }) => id)),
      lastUses: new Map(known.flatMap(({ id, lastInteraction: at }) => (at ? [[id, at] as const] : []))),
    };
  }, [rows]);

  const arranged = useMemo(
    () =>
      arrangeAssistants(assistants ?? [], {
        scope,
        query: searched,
        order,
        ...local,
        language: i18n.language,
      }),
    [assistants, scope, searched, order, local, i18n.language],
  );
  const serverUses = useMemo(
    () => new Map(assistants?.map((one) => [one.id, one.lastInteraction])),
    [assistants],
  );
  const handlers = useMemo(
    () => ({
      actions,
      onOpen: ({ id }: AssistantSummary) => {
        track("open_assistant");
        onOpen(id);
      },
      onEdit: ({ id }: AssistantSummary) => onEdit(id),
      onQuality: ({ id }: AssistantSummary) => onQuality(id),
      onRemove: setRemoving,
    }),
    [actions, onOpen, onEdit, onQuality],
  );

  const tools = (
    <>
      <Input
        type="search"
        icon={<Search />}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        placeholder={t("assistants.search")}
        aria-label={t("assistants.search")}
        className="handset:w-60"
      />
      <Button variant="primary" onClick={onCreate} className="flex-none">
        <Plus />
        <span className="max-handset:sr-only">{t("assistants.create")}</span>
      </Button>
    </>
  );

  const total = arranged.pinned.length + arranged.others.length;
  const list = isPending ? (
    <GallerySkeleton />
  ) : error ? (
    <LoadFailure title={t("assistants.failed")} error={error} onRetry={() => void refetch()} />
  ) : (
    <>
      <WaitingReviews />
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Segmented
          label={t("assistants.scope")}
          value={scope}
          onValueChange={onScope}
          options={SCOPES.map((value) => ({ value, label: t(`assistants.scopes.${value}`) }))}
          className="overflow-x-auto [scrollbar-width:none]"
        />
        {isAdmin && (
          <Button variant="ghost" size="sm" onClick={() => setHandingOver(true)} className="ml-auto">
            <UserRoundCog />
            {t("assistantMembers.left.open")}
          </Button>
        )}
        <Select
          variant="quiet"
          aria-label={t("assistants.order")}
          value={order}
          onValueChange={(value) => setOrder(galleryOrders.find((known) => known === value) ?? "recent")}
          options={galleryOrders.map((value) => ({ value, label: t(`assistants.orders.${value}`) }))}
        />
      </div>
      <p role="status" className="sr-only">
        {searched.trim() !== "" && t("assistants.count", { count: total })}
      </p>
      {total === 0 ? (
        <GalleryEmpty scope={scope} query={searched} onCreate={onCreate} onClear={() => setQuery("")} />
      ) : (
        <AssistantGrid
          arranged={arranged}
          pinned={local.pinned}
          lastUseOf={(id) => newest(serverUses.get(id) ?? null, local.lastUses.get(id))}
          personEmail={personEmail}
          othersTitle={t(`assistants.scopes.${scope}`)}
          {...handlers}
        />
      )}
      {isAdmin && <HandOverDialog open={isHandingOver} onOpenChange={setHandingOver} />}
      <RemoveDialog assistant={removing} onClose={() => setRemoving(null)} onRemove={actions.remove} />
    </>
  );
  return children({ tools, list });
}

const SCOPES: readonly AssistantScope[] = ["all", ...assistantScopes.filter((scope) => scope !== "all")];
