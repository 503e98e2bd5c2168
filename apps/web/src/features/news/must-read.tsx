import type { NewsItem } from "@metatron/contract/news/news";
import { useMarkdownLabels } from "../../shell/use-markdown-labels.ts";
import { MustReadDialog } from "./must-read-dialog.tsx";

export function MustRead(props: { item: NewsItem; onPostpone: () => void }) {
  const labels = useMarkdownLabels();
  return <MustReadDialog {...props} labels={labels} />;
}
