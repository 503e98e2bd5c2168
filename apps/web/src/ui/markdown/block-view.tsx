import { memo } from "react";
import { CodeBlock } from "./code-block.tsx";
import { DiagramView } from "./diagram-view.tsx";
import { languageId } from "./highlight/languages.ts";
import { InlineText } from "./inline-text.tsx";
import { MathBlock } from "./math-view.tsx";
import type { Block, ListItem } from "./parse/blocks.ts";
import { TableView } from "./table-view.tsx";
import { Heading, Note, Paragraph, TaskMark } from "./text-blocks.tsx";

interface BlockViewProps {
  block: Block;
  /** The streamed text continues inside this block. */
  isOpen: boolean;
}

export const BlockView = memo(function BlockView({ block, isOpen }: BlockViewProps) {
  switch (block.type) {
    case "paragraph":
      return <Paragraph text={block.text} isOpen={isOpen} />;
    case "heading":
      return <Heading level={block.level} text={block.text} isOpen={isOpen} />;
    case "rule":
      return <hr />;
    case "quote":
      return <blockquote dir="auto">{renderBlocks(block.blocks, isOpen)}</blockquote>;
    case "list":
      return <ListView list={block} isOpen={isOpen} />;
    case "code":
      return <CodeView block={block} isOpen={isOpen && !block.isClosed} />;
    case "math":
      return <MathBlock tex={block.tex} isClosed={block.isClosed} />;
    case "note":
      return <Note label={block.label} text={block.text} isOpen={isOpen} />;
    case "table":
      return <TableView table={block} isOpen={isOpen} />;
  }
});

function CodeView({ block, isOpen }: { block: Extract<Block, { type: "code" }>; isOpen: boolean }) {
  const { language, text } = block;
  if (languageId(language) === "mermaid" && !isOpen) return <DiagramView text={text} />;
  return <CodeBlock language={language} text={text} isOpen={isOpen} />;
}

function renderBlocks(blocks: readonly Block[], isOpen: boolean) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only ever added at the end.
    <BlockView key={index} block={block} isOpen={isOpen && index === blocks.length - 1} />
  ));
}

function ListView({ list, isOpen }: { list: Extract<Block, { type: "list" }>; isOpen: boolean }) {
  const items = list.items.map((item, index) => (
    <ItemView
      // biome-ignore lint/suspicious/noArrayIndexKey: items are only ever added at the end.
      key={index}
      item={item}
      isLoose={list.isLoose}
      isOpen={isOpen && index === list.items.length - 1}
    />
  ));
  if (list.start === null) return <ul>{items}</ul>;
  return <ol start={list.start}>{items}</ol>;
}

interface ItemViewProps {
  item: ListItem;
  isLoose: boolean;
  isOpen: boolean;
}

const ItemView = memo(
  function ItemView({ item, isLoose, isOpen }: ItemViewProps) {
    const [first, ...rest] = item.blocks;
    const isTight = !isLoose && first?.type === "paragraph";
    return (
      <li dir="auto" data-task={item.task ?? undefined}>
        {item.task && <TaskMark task={item.task} />}
        {isTight && <InlineText text={first.text} isOpen={isOpen && rest.length === 0} />}
        {renderBlocks(isTight ? rest : item.blocks, isOpen)}
      </li>
    );
  },
  // A growing list is parsed again on every change; items with equal source need no new render.
  (before, now) =>
    before.item.source === now.item.source && before.isLoose === now.isLoose && before.isOpen === now.isOpen,
);
