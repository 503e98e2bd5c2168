import { Fragment, memo, type ReactNode } from "react";
import { Term } from "../../ui/terms/term.tsx";
import type { Span } from "./find-passage.ts";
import { tableRows } from "./table-rows.ts";
import { parted, type TextBlock } from "./text-blocks.ts";

interface TextBlockViewProps {
  text: string;
  block: TextBlock;
  marks: readonly Span[];
  others: readonly Span[];
  /** Positions of glossary terms to explain. */
  terms: readonly Span[];
}

export const TextBlockView = memo(function TextBlockView({
  text,
  block,
  marks,
  others,
  terms,
}: TextBlockViewProps) {
  const isCited = marks.some(({ start, end }) => start < block.end && end > block.start);
  const words = (span: Span) => <Words text={text} span={span} marks={marks} others={others} terms={terms} />;
  return (
    <div className="relative pb-[0.8em]">
      {isCited && (
        <span
          aria-hidden="true"
          className="absolute inset-y-0 -left-4 mb-[0.8em] w-[3px] rounded-full bg-mark-edge"
        />
      )}
      {blockView(text, block, words)}
    </div>
  );
});

function blockView(text: string, block: TextBlock, words: (span: Span) => ReactNode): ReactNode {
  switch (block.kind) {
    case "heading": {
      const start = block.start + text.slice(block.start, block.end).search(/[^#\s]/);
      return <h3 className="pt-[0.4em] text-[1.15em] font-semibold">{words({ start, end: block.end })}</h3>;
    }
    case "paragraph":
      return <p className="wrap-anywhere whitespace-pre-wrap">{words(block)}</p>;
    case "table": {
      const [head = [], ...body] = tableRows(text, block);
      return (
        <div className="overflow-x-auto">
          <table className="w-full border-collapse text-[0.88em]">
            <thead>
              <tr>
                {head.map((cell) => (
                  <th key={cell.start} scope="col" className={`${CELL} font-semibold`}>
                    {words(cell)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {body.map((row) => (
                <tr key={row[0]?.start}>
                  {row.map((cell) => (
                    <td key={cell.start} className={CELL}>
                      {words(cell)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    }
  }
}

const CELL = "border border-paper-muted/40 px-2 py-1 text-left align-top";

function Words({ text, span, marks, others, terms }: Omit<TextBlockViewProps, "block"> & { span: Span }) {
  const words = (part: Span) => <Explained text={text} span={part} terms={terms} />;
  return parted(span, marks).flatMap((part) =>
    part.isMarked
      ? [
          <mark key={part.start} tabIndex={-1} data-passage>
            {words(part)}
          </mark>,
        ]
      : parted(part, others).map((rest) =>
          rest.isMarked ? (
            <mark key={rest.start} data-other>
              {words(rest)}
            </mark>
          ) : (
            <Fragment key={rest.start}>{words(rest)}</Fragment>
          ),
        ),
  );
}

function Explained({ text, span, terms }: { text: string; span: Span; terms: readonly Span[] }) {
  return parted(span, terms).map((part) => {
    const words = text.slice(part.start, part.end);
    if (!part.isMarked) return words;
    return (
      <Term key={part.start} term={words}>
        {words}
      </Term>
    );
  });
}
