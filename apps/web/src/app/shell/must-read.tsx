import type { NewsItem } from "@metatron/contract/news/news";
import { useMarkdownLabels } from "../../features/chat/parts/use-markdown-labels.ts";
import { MustReadDialog } from "../../features/news/must-read-dialog.tsx";

export function MustRead(props: { item: NewsItem; onPostpone: () => void }) {
  const labels = useMarkdownLabels();
  return <MustReadDialog {...props} labels={labels} />;
}
