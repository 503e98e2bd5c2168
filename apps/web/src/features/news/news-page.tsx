import { useEffect } from "react";
import { track } from "../../api/track.ts";
import { BRAND_PROFILES } from "../../lib/brand.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { useBrand } from "../../shell/brand.ts";
import { Page } from "../../shell/page.tsx";
import { useGo } from "../../shell/use-go.ts";
import { NewsList } from "./news-list.tsx";

/** The content of the drawer as a page, for links. */
export function NewsPage() {
  const { t } = useTranslation();
  const brand = useBrand();
  const go = useGo();
  useEffect(() => track("open_new_features"), []);
  return (
    <Page title={t("news.title")} width="column">
      <NewsList brandName={BRAND_PROFILES[brand].name} onGo={go} level={2} />
    </Page>
  );
}
