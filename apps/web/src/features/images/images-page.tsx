import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslation } from "../../lib/use-translation.ts";
import { ComposerDock } from "../../shell/composer-dock.tsx";
import { Page } from "../../shell/page.tsx";
import { Gallery } from "./gallery.tsx";

/** The person's pictures with the composer, or the describer; the URL holds which. */
export function ImagesPage() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { mode = "create" } = useSearch({ from: "/shell/images" });
  return (
    <Gallery
      mode={mode}
      onMode={(next) =>
        void navigate({ to: "/images", search: next === "create" ? {} : { mode: next }, replace: true })
      }
      onAssistantChanged={(assistantId) => {
        void queries.invalidateQueries({ queryKey: ["assistants"] });
        void queries.invalidateQueries({ queryKey: ["assistant", assistantId] });
      }}
    >
      {({ count, tools, list, foot }) => (
        <Page title={t("shell.images")} tools={tools}>
          {count && <p className="-mt-3 mb-4 text-sm text-text-subtle max-handset:mt-0">{count}</p>}
          {list}
          <div className="h-8 flex-none" />
          {foot && (
            <div
              data-tour="images-prompt"
              className="sticky bottom-0 z-1 -mx-5 mt-auto -mb-10 handset:-mx-8 [&>*]:bg-surface"
            >
              <ComposerDock>{foot}</ComposerDock>
            </div>
          )}
        </Page>
      )}
    </Gallery>
  );
}
