import type { GalleryImage } from "@metatron/contract/images/images";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Horizon } from "../../ui/horizon.tsx";
import { type ImageActions, ImageCard } from "./image-card.tsx";
import type { Generator } from "./use-generation.ts";

interface ImageGridProps {
  images: readonly GalleryImage[];
  generation: Generator;
  actions: ImageActions;
}

const ROW_PX = 240;

/** Justified rows of pictures in their own aspect ratios; pending ones are first. */
export function ImageGrid({ images, generation, actions }: ImageGridProps) {
  const { t } = useTranslation();
  return (
    <ul aria-label={t("images.list")} className="flex flex-wrap gap-3 after:flex-[999_0_0]">
      {generation.state.step !== "idle" && (
        <li className="min-h-60 flex-[1_0_240px]">
          <MakingCard generation={generation} />
        </li>
      )}
      {images.map((image) => {
        const ratio = Math.min(2, Math.max(0.6, image.width / image.height));
        return (
          <li
            key={image.fileId}
            className="max-w-full"
            style={{ flex: `${ratio} 1 ${Math.round(ratio * ROW_PX)}px`, aspectRatio: ratio }}
          >
            <ImageCard image={image} actions={actions} />
          </li>
        );
      })}
    </ul>
  );
}

function MakingCard({ generation: { state, retry, cancel, dismiss } }: { generation: Generator }) {
  const { t } = useTranslation();
  if (state.step === "idle") return null;
  return (
    <div
      role="status"
      className="grid h-full place-content-center justify-items-center gap-3 rounded-lg border border-border bg-surface-sunken p-5 text-center"
    >
      {state.step === "making" ? (
        <>
          <Horizon state="live" className="w-32" />
          <p className="text-sm text-text-muted">
            {t("images.making", { n: Math.min(state.of, state.made + 1), of: state.of })}
          </p>
          <Button size="sm" variant="ghost" onClick={cancel}>
            {t("images.prompt.stop")}
          </Button>
        </>
      ) : (
        <>
          <Horizon state="bad" className="w-32" />
          <p className="text-sm font-semibold text-danger-text">{t("images.notMade")}</p>
          <p className="max-w-60 text-sm text-text-muted">{state.reason}</p>
          <div className="flex gap-2">
            <Button size="sm" onClick={retry}>
              {t("images.retry")}
            </Button>
            <Button size="sm" variant="ghost" onClick={dismiss}>
              {t("images.dismiss")}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
