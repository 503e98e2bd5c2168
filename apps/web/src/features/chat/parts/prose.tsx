import type { Citation } from "@metatron/contract/chat/citation";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useMarkdownLabels } from "../../../shell/use-markdown-labels.ts";
import { Markdown } from "../../../ui/markdown/markdown.tsx";
import { citationLabel, sourceRowId } from "./citation-link.ts";

type ProseProps = {
  text: string;
  isStreaming: boolean;
  citations: readonly Citation[];
  answerId: string;
  activeCitation: number | null;
  onCitation: ((n: number) => void) | undefined;
};

/** The text of an answer. */
export function Prose({ text, isStreaming, citations, answerId, activeCitation, onCitation }: ProseProps) {
  const { t } = useTranslation();
  const labels = useMarkdownLabels();
  const cited = useMemo(
    () =>
      citations.map((citation) => ({
        number: citation.n,
        label: citationLabel(t, citation),
        href: `#${sourceRowId(answerId, citation.n)}`,
        isWeak: citation.verified === false,
      })),
    [citations, answerId, t],
  );
  return (
    <Markdown
      text={text}
      isStreaming={isStreaming}
      explains
      labels={labels}
      citations={cited}
      activeCitation={activeCitation}
      {...(onCitation ? { onCitation } : {})}
    />
  );
}
