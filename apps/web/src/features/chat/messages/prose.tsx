import type { Citation } from "@metatron/contract/citation";

type ProseProps = {
  text: string;
  isStreaming: boolean;
  citations: readonly Citation[];
  answerId: string;
  activeCitation: number | null;
  onCitation: ((n: number) => void) | undefined;
};

export function Prose({ text }: ProseProps) {
  return (
    <div className="space-y-3 text-read">
      {text.split(/\n{2,}/).map((paragraph, index) => (
        <p key={index} className="max-w-measure wrap-anywhere whitespace-pre-wrap">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
