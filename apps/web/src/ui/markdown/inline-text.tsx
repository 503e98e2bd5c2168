import { memo, type ReactNode } from "react";
import { CitationChip, PendingChip } from "../citation-chip.tsx";
import { Term } from "../terms/term.tsx";
import { ImageView } from "./image-view.tsx";
import { LinkView } from "./link-view.tsx";
import { isMarked, textParts } from "./mark-terms.ts";
import { useMarkdown } from "./markdown-context.ts";
import { MathText } from "./math-view.tsx";
import { glueCitations } from "./parse/glue-citations.ts";
import type { Inline } from "./parse/inlines.ts";
import { parseInline } from "./parse/parse-inline.ts";

/** One run of text: parsed and rendered again only when its source changes. */
export const InlineText = memo(function InlineText({ text, isOpen }: { text: string; isOpen: boolean }) {
  const { isCited, definitions, activeCitation, shownNumber } = useMarkdown();
  const inlines = parseInline(text, { definitions, isCited, isOpen });
  return (
    <>
      {render(glueCitations(inlines, { active: activeCitation, shownNumber }))}
      {isOpen && <span className="md-caret" aria-hidden="true" />}
    </>
  );
});

function render(inlines: readonly Inline[]): ReactNode[] {
  // biome-ignore lint/suspicious/noArrayIndexKey: a text is always rendered whole, and its parts hold no state of their own.
  return inlines.map((inline, index) => <InlineView key={index} inline={inline} />);
}

function InlineView({ inline }: { inline: Inline }): ReactNode {
  switch (inline.type) {
    case "text":
      return isMarked(inline.text) ? <TextWithTerms text={inline.text} /> : inline.text;
    case "strong":
      return <strong>{render(inline.children)}</strong>;
    case "em":
      return <em>{render(inline.children)}</em>;
    case "strike":
      return <del>{render(inline.children)}</del>;
    case "sub":
      return <sub>{render(inline.children)}</sub>;
    case "sup":
      return <sup>{render(inline.children)}</sup>;
    case "kbd":
      return <kbd>{render(inline.children)}</kbd>;
    case "code":
      return <code>{inline.text}</code>;
    case "math":
      return <MathText tex={inline.tex} isDisplay={inline.isDisplay} />;
    case "link":
      return (
        <LinkView href={inline.href} inlines={inline.children}>
          {render(inline.children)}
        </LinkView>
      );
    case "image":
      return <ImageView href={inline.href} alt={inline.alt} />;
    case "break":
      return <br />;
    case "note":
      return <sup>{inline.label}</sup>;
    case "citation":
      return <Citation number={inline.number} />;
    case "glued":
      return <span className="md-glued">{render(inline.children)}</span>;
    case "cited":
      return <mark className="md-cited">{render(inline.children)}</mark>;
  }
}

function TextWithTerms({ text }: { text: string }) {
  return textParts(text).map(({ text: words, isTerm }, index) =>
    isTerm ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text is always rendered whole, and its parts hold no state of their own.
      <Term key={index} term={words}>
        {words}
      </Term>
    ) : (
      words
    ),
  );
}

function Citation({ number }: { number: number }) {
  const { citations, activeCitation, onCitation, shownNumber } = useMarkdown();
  const citation = citations.get(number);
  if (!citation) return <PendingChip number={shownNumber(number)} />;
  return (
    <CitationChip
      number={shownNumber(number)}
      data-citation={number}
      label={citation.label}
      href={citation.href}
      active={number === activeCitation}
      weak={citation.isWeak ?? false}
      onClick={(event) => {
        // A click with a modifier key opens the source in a new tab, like any link.
        if (!onCitation || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onCitation(number);
      }}
    />
  );
}
