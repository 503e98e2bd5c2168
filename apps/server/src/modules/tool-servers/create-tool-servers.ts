import { isMeantFor } from "@metatron/contract/roles";
import type { Tool, ToolsWanted } from "../turns/index.ts";
import { isNamed, mayUse, type ToolUser } from "./may-use.ts";
import { mostRelevant } from "./most-relevant.ts";
import { type SeenLists, toTool } from "./server-tool.ts";
import { readServerRows, readToolRows, type ServerRow, stateOf, type ToolRow } from "./tool-servers.repo.ts";
import type { ToolServersDeps } from "./tool-servers-deps.ts";

/** Delay until another node's change is visible; a call checks its tool again. */
const KEPT_FOR_MS = 15_000;
/** More descriptions would fill the prompt; the ones nearest to the question are offered. */
const MOST_OFFERED = 24;
const MOST_SEEN_LISTS = 500;

export interface ToolServers {
  /** The tools of registered servers for the model of a turn. */
  toolsFor(wanted: ToolsWanted): Promise<Tool[]>;
  /** Every tool that some turn may be offered, or some turn of a person with these roles. */
  all(roles?: readonly string[]): Promise<Tool[]>;
  /** Invalidates the cache after a change on this node. */
  forget(): void;
  close(): Promise<void>;
}

interface Offered {
  server: ServerRow;
  tool: ToolRow;
}

export function createToolServers(deps: ToolServersDeps): ToolServers {
  const seen: SeenLists = new Map();
  let kept: { offered: Promise<Offered[]>; until: number } | undefined;

  function current(): Promise<Offered[]> {
    if (!kept || kept.until < Date.now()) {
      const offered = readOffered(deps);
      kept = { offered, until: Date.now() + KEPT_FOR_MS };
      offered.catch(() => {
        kept = undefined;
      });
    }
    return kept.offered;
  }

  return {
    async toolsFor({ roles, chosen, specialty, assistant, question }) {
      const user: ToolUser = { roles, assistant };
      const usable = (await current()).filter(({ tool }) => mayUse(tool, user));
      const offered = usable.filter(({ tool }) => {
        if (chosen) return chosen.includes(tool.offered_as);
        return isNamed(tool, user) || (specialty === null && tool.place === "everywhere");
      });
      if (seen.size > MOST_SEEN_LISTS) seen.clear();
      return mostRelevant(offered, { question, most: MOST_OFFERED, textOf }).map(({ server, tool }) =>
        toTool(deps, { server, tool, seen, assistant }),
      );
    },
    async all(roles) {
      return (await current())
        .filter(({ tool }) => roles === undefined || isMeantFor(tool.roles, roles))
        .map(({ server, tool }) => toTool(deps, { server, tool, seen, assistant: null }));
    },
    forget() {
      kept = undefined;
      seen.clear();
    },
    close: () => deps.mcp.close(),
  };
}

/** Accepted, switched on and unchanged; without a registered server this is one small query. */
async function readOffered({ db }: Pick<ToolServersDeps, "db">): Promise<Offered[]> {
  const servers = (await readServerRows(db)).filter(({ is_enabled }) => is_enabled);
  if (servers.length === 0) return [];
  const tools = (await readToolRows(db)).filter((tool) => tool.is_on && stateOf(tool) === "accepted");
  return tools.flatMap((tool) => {
    const server = servers.find(({ id }) => id === tool.server_id);
    return server ? [{ server, tool }] : [];
  });
}

const textOf = ({ tool }: Offered) =>
  `${tool.name} ${tool.accepted?.title ?? ""} ${tool.accepted?.description ?? ""}`;
