import type { BaseLogger } from "pino";
import { createAskPersonTool, type Tool, type ToolBox, type ToolsWanted } from "../turns/index.ts";
import { createCalculateTool } from "./calculate/calculate-tool.ts";
import { chooseTools, withOwnNames } from "./choose-tools.ts";
import { toolNamesFor } from "./default-tools.ts";
import { createDescribeImageTool, type DescribeImageDeps } from "./describe-image/describe-image-tool.ts";
import { toolInstructions } from "./instructions.ts";
import { createListDocumentsTool } from "./list-documents/list-documents.ts";
import { createMakeImageTool, type MakeImageDeps } from "./make-image/make-image-tool.ts";
import { createOpenCaseTool, type OpenCaseDeps } from "./open-case/open-case-tool.ts";
import { createQueryTableTool, type QueryTableDeps } from "./query-table/query-table-tool.ts";
import { createReadDocumentTool } from "./read-document/read-document.ts";
import { createRememberFactTool, type RememberFactDeps } from "./remember-fact/remember-fact-tool.ts";
import { createSearchDocumentsTool } from "./search-documents/search-documents.ts";
import { createSearchHistoryTool } from "./search-history/search-history.ts";
import { createSearchWebTool } from "./search-web/search-web.ts";
import type { ToolsDeps } from "./tools-deps.ts";

/** Tools of other systems. A source applies the author's choice itself, because only it knows its ids. */
export type ToolSource = Pick<ToolBox, "toolsFor" | "all">;

export type ToolBoxDeps = ToolsDeps &
  QueryTableDeps &
  MakeImageDeps &
  DescribeImageDeps &
  OpenCaseDeps &
  RememberFactDeps & { log: BaseLogger; now(): Date };

type Turn = Pick<ToolsWanted, "assistant" | "specialty" | "online" | "hasFiles">;
/** Undefined if the tool's service is not configured. */
type MakeTool = (deps: ToolsDeps, turn: Turn) => Tool | undefined;

/** The product's own tools that differ by turn, in the order in which models are offered them. */
const OWN_TOOLS: readonly MakeTool[] = [
  createSearchDocumentsTool,
  createReadDocumentTool,
  createListDocumentsTool,
  createSearchHistoryTool,
  ({ webSearch }, turn) => webSearch && createSearchWebTool({ webSearch }, turn),
  createAskPersonTool,
];

/** Where no turn is meant: every tool that is configured. */
const ANY_TURN: Turn = { assistant: null, specialty: null, online: true };

/** Chooses the tools of each turn from the product's own ones and those of other systems. */
export function createToolBox(deps: ToolBoxDeps, extra: readonly ToolSource[] = []): ToolBox {
  // Created once: `query_table` limits how many of its processes run at the same time.
  const sameForAll = [
    createCalculateTool(deps),
    createQueryTableTool(deps),
    createMakeImageTool(deps),
    createDescribeImageTool(deps),
    createOpenCaseTool(deps),
    createRememberFactTool(deps),
  ];
  const ownTools = (turn: Turn) => [...OWN_TOOLS.flatMap((make) => make(deps, turn) ?? []), ...sameForAll];

  /** A source that fails leaves the turn without its tools: the question can still be answered. */
  async function fromSources(read: (source: ToolSource) => Promise<readonly Tool[]>): Promise<Tool[]> {
    const lists: (readonly Tool[])[] = [];
    // Sequential, because the embedded database has a single connection.
    for (const source of extra) {
      try {
        lists.push(await read(source));
      } catch (error) {
        deps.log.warn({ err: error }, "a source of tools failed");
      }
    }
    return lists.flat();
  }

  return {
    async toolsFor(wanted) {
      const names = toolNamesFor(wanted);
      const own = ownTools(wanted).filter(({ name }) => names.includes(name));
      const others = extra.length > 0 ? await fromSources((source) => source.toolsFor(wanted)) : [];
      return chooseTools({ own, extra: others, question: wanted.question });
    },
    async all(roles) {
      const own = ownTools(ANY_TURN);
      const others = await fromSources(async (source) => (await source.all?.(roles)) ?? []);
      return [...own, ...withOwnNames(own, others)];
    },
    instructionsFor: toolInstructions,
  };
}
