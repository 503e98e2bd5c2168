import type { GalleryImage } from "@metatron/contract/images/images";
import { cutText } from "@metatron/text/cut-text";
import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from "react";
import { call } from "../../api/call.ts";
import { downloadFile } from "../../api/download-file.ts";
import { reasonOf } from "../../api/reason-of.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { confirm } from "../../ui/confirm.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Input } from "../../ui/input.tsx";
import { MoreButton } from "../../ui/more-button.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.ts";
import { AvatarDialog } from "./avatar-dialog.tsx";
import { DescribePanel } from "./describe-panel.tsx";
import type { ImageActions } from "./image-card.tsx";
import { ImageGrid } from "./image-grid.tsx";
import { imageKeys, imageMakerQuery, imagesQuery } from "./image-queries.ts";
import { ImageViewer } from "./image-viewer.tsx";
import { PromptBar, type StartingImage } from "./prompt-bar.tsx";
import { useGeneration } from "./use-generation.ts";

export type GalleryMode = "create" | "describe";

interface GalleryProps {
  mode: GalleryMode;
  onMode: (mode: GalleryMode) => void;
  onAssistantChanged: (assistantId: string) => void;
  /** Lets the page place the tools beside its title and the composer at the bottom. */
  children: (parts: { count: string; tools: ReactNode; list: ReactNode; foot: ReactNode }) => ReactNode;
}

export function Gallery({ mode, onMode, onAssistantChanged, children }: GalleryProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [search, setSearch] = useState("");
  const q = useDeferredValue(search.trim());
  const [prompt, setPrompt] = useState("");
  const [start, setStart] = useState<StartingImage | null>(null);
  const [opened, setOpened] = useState<GalleryImage | null>(null);
  const [described, setDescribed] = useState<GalleryImage | null>(null);
  const [forAvatar, setForAvatar] = useState<GalleryImage | null>(null);
  const textRef = useRef<HTMLTextAreaElement>(null);
  const { data: maker } = useQuery(imageMakerQuery);
  const found = useInfiniteQuery(imagesQuery(q));
  const generation = useGeneration();
  const images = found.data?.pages.flatMap(({ items }) => items) ?? [];
  const total = found.data?.pages[0]?.total ?? 0;

  const actions = useMemo((): ImageActions => {
    const begin = (chosen: StartingImage["mode"]) => (image: GalleryImage) => {
      setStart({ image, mode: chosen });
      setPrompt(chosen === "vary" ? image.prompt : "");
      requestAnimationFrame(() => textRef.current?.focus());
    };
    return {
      onOpen: setOpened,
      onDownload: ({ fileId, prompt }) =>
        void downloadFile(fileId, `${cutText(prompt, 60)}.png`).catch((error: unknown) =>
          toast({ text: t("images.notDownloaded", { reason: reasonOf(t, error) }) }),
        ),
      onDescribe(image) {
        setDescribed(image);
        onMode("describe");
      },
      onAvatar: setForAvatar,
      onRemove: (image) => void remove(image),
      ...(maker?.modes.includes("vary") ? { onVary: begin("vary") } : {}),
      ...(maker?.modes.includes("edit") ? { onEdit: begin("edit") } : {}),
    };

    async function remove({ fileId }: GalleryImage) {
      const answer = await confirm({
        title: t("images.removeAsk"),
        description: t("images.removeText"),
        tone: "danger",
        okVisible: true,
        cancelVisible: true,
        labels: { ok: t("images.remove") },
      });
      if (answer !== "ok") return;
      try {
        await call("deleteImage", { params: { fileId } });
        toast({ text: t("images.removed") });
      } catch (error) {
        toast({ text: t("images.notRemoved", { reason: reasonOf(t, error) }) });
      }
      await queries.invalidateQueries({ queryKey: imageKeys.lists });
    }
  }, [t, queries, maker, onMode]);

  const tools = (
    <>
      {mode === "create" && (
        <div className="min-w-0 max-handset:basis-full!">
          <Input
            type="search"
            icon={<Search />}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
            placeholder={t("images.search")}
            aria-label={t("images.search")}
            className="handset:w-56"
          />
        </div>
      )}
      <Segmented
        label={t("images.mode")}
        value={mode}
        onValueChange={(next) => {
          setDescribed(null);
          onMode(next);
        }}
        options={[
          { value: "create", label: t("images.modes.create") },
          { value: "describe", label: t("images.modes.describe") },
        ]}
        className="max-handset:order-first max-handset:w-full handset:-order-1"
      />
    </>
  );

  const isEmpty = images.length === 0 && generation.state.step === "idle";
  const list =
    mode === "describe" ? (
      <DescribePanel image={described} />
    ) : (
      <>
        {found.isPending && generation.state.step === "idle" ? (
          <Loading />
        ) : found.error && images.length === 0 ? (
          <ErrorState
            title={t("images.failed")}
            description={reasonOf(t, found.error)}
            action={<Button onClick={() => void found.refetch()}>{t("faults.retry")}</Button>}
            className="flex-1"
          />
        ) : isEmpty ? (
          <Empty q={q} onClear={() => setSearch("")} onIdea={() => setPrompt(t("images.empty.idea"))} />
        ) : (
          <ImageGrid images={images} generation={generation} actions={actions} />
        )}
        <MoreButton query={found} className="mx-auto mt-6">
          {t("images.more")}
        </MoreButton>
        <ImageViewer image={opened} onClose={() => setOpened(null)} actions={actions} />
        <AvatarDialog image={forAvatar} onClose={() => setForAvatar(null)} onChanged={onAssistantChanged} />
      </>
    );

  const foot = mode === "create" && (
    <>
      <PromptBar
        text={prompt}
        onText={setPrompt}
        maker={maker}
        start={start}
        onClearStart={() => setStart(null)}
        isMaking={generation.state.step === "making"}
        onMake={(request) => {
          generation.start(request);
          setPrompt("");
          setStart(null);
        }}
        onStop={generation.cancel}
        textRef={textRef}
      />
      <p className="pt-2 text-center text-xs text-text-subtle">
        {maker?.demo && t("images.demoNote")}
        {maker?.today && ` ${t("images.left", { count: maker.today.left })}`}
      </p>
    </>
  );
  const count = mode === "create" && total > 0 ? t("images.count", { count: total }) : "";
  return children({ count, tools, list, foot });
}

function Empty({ q, onClear, onIdea }: { q: string; onClear: () => void; onIdea: () => void }) {
  const { t } = useTranslation();
  if (q !== "") {
    return (
      <EmptyState
        title={t("images.nothingFound.title")}
        description={t("images.nothingFound.text")}
        action={<Button onClick={onClear}>{t("images.nothingFound.clear")}</Button>}
        className="flex-1"
      />
    );
  }
  return (
    <EmptyState
      title={t("images.empty.title")}
      description={t("images.empty.text")}
      action={
        <Button onClick={onIdea} className="h-auto! min-h-control py-2 whitespace-normal!">
          {t("images.empty.idea")}
        </Button>
      }
      className="flex-1"
    />
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t("images.loading")}>
      <div className="flex flex-wrap gap-3">
        {SHAPES.map((width) => (
          <Skeleton key={width} className={`h-60 flex-auto rounded-lg ${width}`} />
        ))}
      </div>
    </SkeletonGroup>
  );
}

const SHAPES = ["w-90", "w-40", "w-60", "w-44", "w-72"];
