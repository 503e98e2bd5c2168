import { type NumberedCitation, pendingNumbers } from "@metatron/turn/number-citations";
import { useMemo } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { useMarkdownLabels } from "../../../shell/use-markdown-labels.ts";
import { Markdown } from "../../../ui/markdown/markdown.tsx";
import { citationLabel, sourceRowId } from "./citation-link.ts";

type ProseProps = {
  text: string;
  isStreaming: boolean;
  citations: readonly NumberedCitation[];
  /** The whole text of the answer, in whose order its sources are numbered. */
  answerText: string;
  answerId: string;
  activeCitation: number | null;
  onCitation: ((n: number) => void) | undefined;
};

/** The text of an answer. */
export function Prose(props: ProseProps) {
  const { text, isStreaming, citations, answerText, answerId, activeCitation, onCitation } = props;
  const { t } = useTranslation();
  const labels = useMarkdownLabels();
  const cited = useMemo(
    () =>
      citations.map((citation) => ({
        number: citation.n,
        shown: citation.number,
        label: citationLabel(t, citation),
        href: `#${sourceRowId(answerId, citation.number)}`,
        isWeak: citation.verified === false,
      })),
    [citations, answerId, t],
  );
  const pending = usePending(isStreaming ? answerText : "");
  return (
    <Markdown
      text={text}
      isStreaming={isStreaming}
      explains
      labels={labels}
      citations={cited}
      pending={pending}
      activeCitation={activeCitation}
      {...(onCitation ? { onCitation } : {})}
    />
  );
}

/** Referentially stable while no new source is cited, or each word would render all blocks again. */
function usePending(text: string): ReadonlyMap<number, number> {
  const numbers = pendingNumbers(text);
  const key = [...numbers.keys()].join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: compared by content.
  return useMemo(() => numbers, [key]);
}
